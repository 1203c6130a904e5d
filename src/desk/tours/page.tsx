import type { TourInWork } from '#data/authoring/working-tours.ts'
import { deskMap, tourPath } from '#desk/frame/desk-map.ts'
import { FindForm } from '#desk/frame/find-form.tsx'
import { Way } from '#desk/frame/way.tsx'
import { AGENCY, AGENCY_TITLE } from '#domain/authoring/agency-answers.ts'
import { type ListedTour, MISSING, STATES, type Wanted } from '#domain/authoring/list-tours.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableDate, readableMoment } from '#values/dates.ts'

export type ToursRow = TourInWork & ListedTour

type ToursProps = {
  shown: ToursRow[]
  all: ToursRow[]
  wanted: Wanted
}

const MOST = 100

/** Every tour with its state and gaps, and links for new tours. */
export function ToursPage({ shown, all, wanted }: ToursProps) {
  return (
    <div className="stack">
      <h1>Tours</h1>
      <div className="row">
        <Way to={deskMap.newTour.path} look="go" words="New tour" />
        <Way to={deskMap.toursIn.path} look="" words="Export, import" />
        <Way to={deskMap.places.path} look="" words="Places" />
        <Way to={deskMap.countries.path} look="" words="Countries" />
        <Way to={tourPath(AGENCY)} look="" words={AGENCY_TITLE} />
      </div>
      <FindForm
        {...{ action: deskMap.tours.path, text: wanted.q, maxLength: 100 }}
        {...{ label: 'Tour, place or state', placeholder: 'Bali, Leh, Kerala' }}
      />
      <Choices all={all} wanted={wanted} />
      {shown.length === 0 && <p className="say">No tour is like that.</p>}
      <ul className="windows">
        {shown.slice(0, MOST).map((tour) => (
          <TourLine tour={tour} key={tour.id} />
        ))}
      </ul>
      {shown.length > MOST && <p>And {shown.length - MOST} more: find them by a word.</p>}
    </div>
  )
}

function Choices({ all, wanted }: Pick<ToursProps, 'all' | 'wanted'>) {
  const states = Object.entries(STATES).map(([state, name]) => ({
    ...{ name, address: `state=${state}`, isChosen: wanted.state === state },
    count: all.filter((tour) => tour.state === state).length,
  }))
  const lacking = Object.entries(MISSING).map(([missing, name]) => ({
    ...{ name: `Missing: ${name.toLowerCase()}`, address: `missing=${missing}`, isChosen: wanted.missing === missing },
    count: all.filter((tour) => tour.missing.some(([each]) => each === missing)).length,
  }))
  return (
    <ul className="picks" aria-label="Show some of them">
      <li>
        <a className="chip" href={deskMap.tours.path} aria-current={isAll(wanted) ? 'page' : undefined}>
          All {all.length}
        </a>
      </li>
      {[...states, ...lacking]
        .filter(({ count }) => count > 0)
        .map(({ name, address, isChosen, count }) => (
          <li key={address}>
            <a className="chip" href={`${deskMap.tours.path}?${address}`} aria-current={isChosen ? 'page' : undefined}>
              {name} {count}
            </a>
          </li>
        ))}
    </ul>
  )
}

function isAll({ q, state, missing }: Wanted): boolean {
  return q === '' && state === '' && missing === ''
}

function TourLine({ tour }: { tour: ToursRow }) {
  const { id, document, missing } = tour
  return (
    <li data-tour={id}>
      <span>
        <b dir="auto">{document.title}</b>
        <span className="hint">
          {document.duration} · {id}
        </span>
        {tour.state !== 'live' && <StateTag tour={tour} />}
        <span className="hint">
          {missing.length > 0 ? `Missing: ${missing.map(([, says]) => says).join(', ')}` : 'Nothing missing'}
        </span>
      </span>
      <Way to={tourPath(id)} words="Open" about={` ${document.title}`} />
    </li>
  )
}

/** "Live, changes wait: Asha, 30 Nov, 10:20". */
export function StateTag({ tour }: { tour: Pick<ToursRow, 'state' | 'withdrawn' | 'actor' | 'at'> }) {
  const { state, withdrawn, actor, at } = tour
  if (withdrawn)
    return (
      <span className="tag tag--late">
        Not sold since {readableDate(withdrawn.since)}: {withdrawn.reason}
      </span>
    )
  if (state === 'live') return <span className="tag">{STATES.live}</span>
  return (
    <span className="tag tag--waiting">
      {STATES[state]}: {shortName(actor)}, {readableMoment(at)}
    </span>
  )
}
