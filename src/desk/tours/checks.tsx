import { sectionPath, tourPath } from '#desk/frame/desk-map.ts'
import { fieldAt } from '#domain/authoring/mistakes-at-fields.ts'
import { SECTION_FORMS } from '#domain/authoring/section-form.ts'
import { sectionOf } from '#domain/authoring/sections.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import type { TourSlip } from '#domain/authoring/tour-slips.ts'
import { NOT_YET } from '#domain/authoring/tour-warnings.ts'
import { allFields, fieldsOf } from '#domain/authoring/typed-section.ts'

/** The most messages of one kind; the others follow when these are corrected. */
const SHOWN = 30

type ChecksProps = { document: TourDocument; slips: TourSlip[] }

/** The slips and warnings of a tour, each with a link to its field. */
export function Checks({ document, slips }: ChecksProps) {
  const isStopped = slips.some(({ weight }) => weight === 'stops')
  return (
    <section className="box stack" id="checks">
      <h2>Checks</h2>
      {!isStopped && <p className="say say--ok">Nothing stops it from going live.</p>}
      <CheckLists document={document} slips={slips} />
    </section>
  )
}

/** The same without a summary, for one section. */
export function CheckLists({ document, slips }: ChecksProps) {
  const stops = slips.filter(({ weight }) => weight === 'stops')
  const warns = slips.filter(({ weight }) => weight === 'warns')
  return (
    <>
      {stops.length > 0 && <CheckList title="Stops it" slips={stops} document={document} />}
      {warns.length > 0 && <CheckList title="To look at" slips={warns} document={document} />}
    </>
  )
}

function CheckList({ title, slips, document }: { title: string; slips: TourSlip[]; document: TourDocument }) {
  return (
    <>
      <h3>
        {title} <span className="dim num">{slips.length}</span>
      </h3>
      <ul className="log">
        {slips.slice(0, SHOWN).map((slip) => (
          <li key={`${slip.section} ${slip.place} ${slip.says}`}>
            <Where slip={slip} document={document} />
            <span dir="auto">: {slip.says}</span>
          </li>
        ))}
      </ul>
      {slips.length > SHOWN && <p>And {slips.length - SHOWN} more.</p>}
    </>
  )
}

function Where({ slip, document }: { slip: TourSlip; document: TourDocument }) {
  const address = addressOf(slip, document)
  const where = whereOf(slip, document)
  return address ? <a href={address}>{where}</a> : <b>{where}</b>
}

function fieldOfSlip({ section, place }: TourSlip, document: TourDocument) {
  if (section === 'prices') return undefined
  const fields = allFields(SECTION_FORMS[section], fieldsOf(section, sectionOf(document, section)))
  const name = fieldAt(
    place,
    fields.map((field) => field.name),
  )
  return fields.find((field) => field.name === name)
}

/** Undefined: there is no page yet. */
function addressOf(slip: TourSlip, document: TourDocument): string | undefined {
  if (slip.section === 'prices') return slip.place === NOT_YET ? undefined : tourPath(document.id, 'tourPrices')
  const field = fieldOfSlip(slip, document)
  return `${sectionPath(document.id, slip.section)}${field ? `#${field.name}` : ''}`
}

/** "Days: day 3, title". */
function whereOf(slip: TourSlip, document: TourDocument): string {
  if (slip.section === 'prices') return ['Prices', slip.place].filter(Boolean).join(' ')
  return [SECTION_FORMS[slip.section].title, fieldOfSlip(slip, document)?.label].filter(Boolean).join(': ')
}
