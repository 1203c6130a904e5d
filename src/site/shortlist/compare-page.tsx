import { brand } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { LinkedStyles } from '#delivery/html/later-styles.tsx'
import type { Tour } from '#domain/catalogue/tour.ts'
import { priceOnDay } from '#domain/prices/price-on-day.ts'
import { type ComparedTour, MOST_COMPARED } from '#domain/shortlist/compared.ts'
import { type ComparedRow, comparisonOf, type Line } from '#domain/shortlist/comparison.ts'
import { enquirePath, pathTo, toursPath } from '#domain/site/paths.ts'
import type { ChoiceRead } from '#domain/trips/read-choice.ts'
import { answerInWords, answerTrip, enquireTripPath, tripPath } from '#domain/trips/trip-answer.ts'
import { choiceQuery, type TripChoice } from '#domain/trips/trip-choice.ts'
import { tripInWords } from '#domain/trips/trip-words.ts'
import { Icon } from '#ui/elements/icon.tsx'
import { SceneImage } from '#ui/elements/scene-image.tsx'
import { Rupees } from '#ui/prices/price.tsx'
import { ShortTripFields } from '#ui/trips/trip-form.tsx'

/** `trip`: one for all columns, from the address. */
type CompareProps = { tours: ComparedTour[]; trip: ChoiceRead; today: string }

/** Tours side by side: the differences first, the common rows folded away. */
export function ComparePage({ tours, ...asked }: CompareProps) {
  return (
    <main id="main" className="wrap compare">
      <LinkedStyles of="compare" />
      <h1>{tours.length > 1 ? 'Side by side' : 'Compare packages'}</h1>
      {tours.length > 0 ? <Comparison tours={tours} {...asked} /> : <NothingToCompare />}
    </main>
  )
}

function NothingToCompare() {
  return (
    <>
      <p className="lead">Keep packages with the heart on their cards, then choose up to three of them here.</p>
      <Ways count={0} />
    </>
  )
}

function Comparison({ tours, trip, today }: CompareProps) {
  const { differs, same } = comparisonOf(tours, today, trip.choice)
  return (
    <>
      <p className="lead">
        {tours.length > 1 ? 'What differs comes first.' : 'One package so far.'} The all-in price is with taxes, for{' '}
        {trip.choice ? tripInWords(trip.choice) : 'two adults in one room'}.
      </p>
      <SameTrip {...{ tours, trip, today }} />
      <Ways count={tours.length} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be scrolled with keys */}
      <section className="compare__scroll" aria-label="Comparison, scrolls sideways" tabIndex={0}>
        <Table tours={tours} rows={differs} trip={trip} today={today} />
      </section>
      {same.length > 0 && (
        <details className="compare__same">
          <summary>
            {same.length} {same.length === 1 ? 'row is' : 'rows are'} the same
            <Icon name="down" />
          </summary>
          <dl>
            {same.map(({ name, cells: [cell = []] }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Lines cell={cell} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}

/** The trip of all columns. */
function SameTrip({ tours, trip: { typed, mistakes }, today }: CompareProps) {
  return (
    <form className="ask" action={pathTo('compare')} aria-label="Who travels, and when">
      {tours.map(({ id }) => (
        <input key={id} type="hidden" name="t" value={id} />
      ))}
      <ShortTripFields {...{ typed, mistakes, today }} />
      <button className="btn btn--small wide" type="submit">
        Show the prices
      </button>
    </form>
  )
}

/** Its rows are laid out as grids, which removes their table semantics; roles restore it. */
type TableProps = { tours: ComparedTour[]; rows: ComparedRow[]; trip: ChoiceRead; today: string }

function Table({ tours, rows, trip, today }: TableProps) {
  const { choice } = trip
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table whose parts are grids is none to a screen reader
    <table role="table" data-count={tours.length}>
      <caption className="vh">Packages side by side</caption>
      <thead>
        <tr>
          <td />
          {tours.map((tour) => (
            <ColumnHead key={tour.id} tour={tour} trip={trip} others={tours.filter(({ id }) => id !== tour.id)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={tours[at]?.id} data-gone={tours[at]?.isSold === false || undefined}>
                <Lines cell={cell} />
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Next step</th>
          {tours.map((tour) => (
            <td key={tour.id} data-gone={!tour.isSold || undefined}>
              {tour.isSold && <AskLink tour={tour} choice={choice} today={today} />}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

type AskProps = { tour: ComparedTour; choice: TripChoice | undefined; today: string }

/** Its dialog has the place, the price and the sum of the column. */
function AskLink({ tour, choice, today }: AskProps) {
  const { id, title, scene, place, windows } = tour
  const answer = choice && answerTrip(tour, choice, today)
  return (
    <a
      className="btn btn--small"
      href={choice ? enquireTripPath(id, choice) : enquirePath(id, 'standard')}
      data-about={title}
      data-scene={scene}
      data-place={place}
      data-price={priceOnDay(windows, today)?.window[choice?.tier ?? 'standard'].current}
      data-words={answer && answerInWords(answer)}
      data-total={answer?.price.total}
    >
      Ask<span className="vh"> about {title}</span>
    </a>
  )
}

type HeadProps = { tour: ComparedTour; trip: ChoiceRead; others: Tour[] }

function ColumnHead({ tour: { scene, path, title, isSold }, trip, others }: HeadProps) {
  const { choice } = trip
  return (
    <th scope="col" data-gone={!isSold || undefined}>
      <SceneImage name={scene} />
      <a href={choice ? tripPath(path, choice) : path}>{title}</a>
      {!isSold && <p>Not sold any more</p>}
      <a className="compare__off" href={comparedPath(others, trip)}>
        Remove<span className="vh"> {title}</span>
      </a>
    </th>
  )
}

function Lines({ cell }: { cell: Line[] }) {
  if (cell.length === 0) return '–'
  return cell.map(({ rupees, text }) => (
    <p key={text}>
      {rupees !== undefined && (
        <b>
          <Rupees amount={rupees} />
        </b>
      )}{' '}
      {text}
    </p>
  ))
}

/** Links for finding further packages to compare. */
function Ways({ count }: { count: number }) {
  if (count === MOST_COMPARED) return null
  return (
    <p className="ways">
      <a className="btn btn--line btn--small" href={pathTo('shortlist')}>
        <Icon name="heart" />
        {count > 0 ? 'Add from your shortlist' : 'Your shortlist'}
      </a>
      <a className="btn btn--line btn--small" href={pathTo('searchResults')}>
        Every package
      </a>
    </p>
  )
}

export function sideBySide(tours: Pick<Tour, 'id'>[]): string {
  const ids = tours.map(({ id }) => id)
  return toursPath('compare', ids)
}

/** The address of a comparison with its trip, or with typed values that have mistakes. */
export function comparedPath(tours: Tour[], { choice, typed }: Pick<ChoiceRead, 'choice' | 'typed'>): string {
  const path = sideBySide(tours)
  const trip = choice ? choiceQuery(choice) : String(new URLSearchParams(typed))
  return tours.length > 0 && trip ? `${path}&${trip}` : path
}

export function compareHead(tours: Tour[]): PageHead {
  const titles = tours.map(({ title }) => title)
  const address = sideBySide(tours)
  return {
    title: 'Compare packages',
    description:
      'Up to three holiday packages side by side: prices with taxes, nights, months, pace, hotels, meals, vehicle and visa, with what differs first.',
    keywords: ['compare holiday packages'],
    path: pathTo('compare'),
    scene: tours[0]?.scene ?? brand.scene,
    style: 'text',
    unlisted: true,
    ...(tours.length > 0 && {
      chat: `Hello ${brand.fullName}, I am choosing between ${titles.join(' and ')}: ${brand.origin}${address}`,
    }),
  }
}
