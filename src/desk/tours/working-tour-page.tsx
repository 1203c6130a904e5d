import { brand } from '#brand.ts'
import { deskMap, sectionPath, tourPath } from '#desk/frame/desk-map.ts'
import { Slips } from '#desk/frame/form-field.tsx'
import { PostForm } from '#desk/frame/post-form.tsx'
import { Back, Submit, Way } from '#desk/frame/way.tsx'
import { AGENCY, aboutForm, sectionsOf } from '#domain/authoring/agency-answers.ts'
import { SECTION_FORMS, type SectionName } from '#domain/authoring/section-form.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import type { TourSlip } from '#domain/authoring/tour-slips.ts'
import { Checks } from './checks.tsx'
import { waitingInWords } from './live-page.tsx'
import { StateTag, type ToursRow } from './page.tsx'
import { WithdrawForm, type Withdrawing } from './withdraw-form.tsx'

type TourProps = {
  /** `live`: the live document; absent: never live. */
  tour: ToursRow & { document: TourDocument; isDraft: boolean; live?: TourDocument }
  slips: TourSlip[]
  withdrawing: Withdrawing
  changes: number
  /** Why the prices were not confirmed. */
  refused?: string | undefined
}

/** One tour: its state, slips, forms, and links to the published pages. */
export function WorkingTourPage({ tour, slips, withdrawing, changes, refused }: TourProps) {
  const { id, document } = tour
  // A tour that was never live has no prices and no visitors.
  const isSold = tour.state !== 'new' && id !== AGENCY
  return (
    <div className="stack">
      <Back to={deskMap.tours.path} words="Tours" />
      <h1 dir="auto">{document.title}</h1>
      <p className="state">
        <StateTag tour={tour} /> {id !== AGENCY && <span className="num">{document.duration}</span>}{' '}
        {isSold && tour.live && <Way to={brand.origin + tour.live.path} words="Open it on the site" />}
      </p>
      <div className="row">
        <Way to={tourPath(id, 'tourLive')} look="go" words={waitingWords(tour, changes)} />
        {isSold && <Way to={tourPath(id, 'tourPrices')} look="" words="Prices" />}
        <Way to={tourPath(id, 'tourHistory')} look="" words="History" />
      </div>
      <div className="halves">
        <section className="box">
          <h2>What is written</h2>
          <ul className="windows">
            {sectionsOf(id).map((name) => (
              <SectionLine key={name} id={id} name={name} slips={slips} />
            ))}
          </ul>
        </section>
        <div className="stack">
          <Checks document={document} slips={slips} />
          {refused && <Slips slips={[refused]} lead="Nothing was changed." />}
          {isPricedForOthers(tour) && <HoldForm tour={tour} />}
        </div>
      </div>
      {id !== AGENCY && (
        <div className="row">
          <Way to={`${deskMap.newTour.path}?of=${id}`} look="" words="Copy this tour" />
          <Way to={`${deskMap.toursFile.path}?tour=${id}`} look="" words="Download it (JSON)" />
        </div>
      )}
      {isSold && <WithdrawForm {...withdrawing} />}
    </div>
  )
}

function isPricedForOthers({ windows, pricedFor, live }: TourProps['tour']): boolean {
  return windows.length > 0 && pricedFor !== undefined && live !== undefined && pricedFor !== live.duration
}

/** A colleague can confirm prices that were given for other nights. */
function HoldForm({ tour: { id, pricedFor, live } }: Pick<TourProps, 'tour'>) {
  return (
    <PostForm className="box stack" to={tourPath(id)} hidden={{ shown: pricedFor }}>
      <p>
        The prices were given for {pricedFor}; visitors see {live?.duration}.
      </p>
      <Submit name="does" value={`hold ${live?.duration}`} words={`They hold for ${live?.duration}`} />
    </PostForm>
  )
}

function waitingWords({ state, isDraft }: TourProps['tour'], changes: number): string {
  if (state === 'new') return 'See it and put it live'
  return isDraft ? `See and put live: ${waitingInWords(changes)}` : 'See it as visitors do'
}

function SectionLine({ id, name, slips }: { id: string; name: SectionName; slips: TourSlip[] }) {
  const { title } = SECTION_FORMS[name]
  const count = (weight: TourSlip['weight']) =>
    slips.filter((slip) => slip.section === name && slip.weight === weight).length
  const [stops, warns] = [count('stops'), count('warns')]
  return (
    <li>
      <span>
        <b>{title}</b>
        <span className="hint">{aboutForm(id, name)}</span>
        {stops > 0 && <span className="tag tag--late">{stops} to mend</span>}
        {warns > 0 && <span className="tag tag--waiting">{warns} to look at</span>}
      </span>
      <Way to={sectionPath(id, name)} words="Change" about={` ${title}`} />
    </li>
  )
}
