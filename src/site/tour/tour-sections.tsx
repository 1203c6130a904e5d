import { durationInWords } from '#domain/catalogue/duration.ts'
import { isRoundTrip } from '#domain/catalogue/round-trip.ts'
import type { Day, Meal, Tour, TourInCard } from '#domain/catalogue/tour.ts'
import { MOST_COMPARED } from '#domain/shortlist/compared.ts'
import { toursPath } from '#domain/site/paths.ts'
import { RouteMap } from '#ui/catalogue/route-map.tsx'
import { Icon } from '#ui/elements/icon.tsx'
import type { IconName } from '#ui/elements/icons.ts'
import { MapFrame } from '#ui/elements/map-frame.tsx'
import { type MarkName, mark, marks } from '#ui/elements/mark.ts'
import { PriceLine } from '#ui/prices/price.tsx'

/** The sections of a tour's page, in order. */

export function Overview({ tour: { description } }: { tour: Tour }) {
  return (
    <section className="overview">
      <h2>Overview</h2>
      <p>{description}</p>
    </section>
  )
}

export function DayByDay({ days }: { days: Day[] }) {
  return (
    <section className="below">
      <h2>Day by day</h2>
      <ol className="days" data-days>
        {days.map((day, at) => (
          <li key={day.title}>
            <span className={`dia d${(at % 5) + 1}`} aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <h3>
                <small>Day {at + 1}</small>
                {day.title}
              </h3>
              <ul>
                {day.activities.map((activity) => (
                  <li key={activity}>{activity}</li>
                ))}
              </ul>
              <DayFacts day={day} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const MEALS: Record<Meal, string> = { B: 'Breakfast', L: 'Lunch', D: 'Dinner' }

/** The place for the night and the included meals. */
function DayFacts({ day: { overnight, meals } }: { day: Day }) {
  return (
    <p className="meta">
      {overnight && <span className={mark('bed')}>{overnight}</span>}
      {meals.length > 0 && <span className={mark('meal')}>{meals.map((meal) => MEALS[meal]).join(', ')}</span>}
    </p>
  )
}

export function InclusionsAndExclusions({ tour }: { tour: Tour }) {
  return (
    <section className="inout below">
      <div>
        <h2>Inclusions</h2>
        <MarkedList icon="check" lines={tour.inclusions.map(({ text }) => text)} />
      </div>
      <div>
        <h2>Exclusions</h2>
        <MarkedList icon="cross" lines={tour.exclusions} />
      </div>
    </section>
  )
}

function MarkedList({ icon, lines }: { icon: MarkName; lines: string[] }) {
  return (
    <ul className={marks(icon)}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** The map, and below it the drawn route, which is there at once and stays if the map fails. */
export function MapBlock({ tour: { stops, days } }: { tour: Tour }) {
  return (
    <section className="below">
      <h2>Map</h2>
      <figure className="map">
        <RouteMap stops={stops} isRound={isRoundTrip(days, stops)} />
        <MapFrame points={stops.map((stop) => stop.at)} />
        <figcaption>
          <Icon name="route" />
          {stops.map((stop) => stop.name).join(', ')}
        </figcaption>
      </figure>
    </section>
  )
}

export function Policies({ tour }: { tour: Tour }) {
  return (
    <section className="below">
      <h2>Terms of this tour</h2>
      <Panel title="Know Before You Go" lines={tour.beforeYouGo} />
      <Panel title="Confirmation Policy" lines={tour.confirmation} />
      <Panel title="Cancellation Policy" lines={tour.cancellation} />
    </section>
  )
}

/** Closed at first; each opens separately. */
function Panel({ title, lines }: { title: string; lines: string[] }) {
  return (
    <details className="panel">
      <summary>
        {title}
        <Icon name="down" />
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

const WHY_ICONS: IconName[] = ['tailor', 'car', 'head', 'shield']

export function WhyChooseUs({ points }: { points: string[] }) {
  return (
    <section className="why below">
      <h2>Why choose us</h2>
      <ul>
        {points.map((point, at) => (
          <li key={point}>
            <Icon name={WHY_ICONS[at] ?? 'check'} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Tours to similar destinations. */
export function SimilarTours({ id, cards }: { id: string; cards: TourInCard[] }) {
  if (cards.length === 0) return null
  return (
    <section className="wrap similar below" data-similar>
      <h2>Similar tours</h2>
      <ul>
        {cards.map((card) => (
          <li key={card.id}>
            <h3>
              <a href={card.path}>{card.title}</a>
            </h3>
            {durationInWords(card.duration)}, <PriceLine price={card.price} region={card.region} />
          </li>
        ))}
      </ul>
      <a
        className="btn btn--line btn--small"
        href={toursPath('compare', [id, ...cards.map((card) => card.id)].slice(0, MOST_COMPARED))}
      >
        {cards.length === 1 ? 'Compare it with this tour' : 'Compare this tour with the first two'}
      </a>
    </section>
  )
}
