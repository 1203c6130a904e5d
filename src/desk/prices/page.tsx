import type { Change } from '#data/catalogue/changes.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { ListLine, Way } from '#desk/frame/way.tsx'
import type { PricedTour } from '#domain/prices/plan-sheet.ts'
import { priceOnDay } from '#domain/prices/price-on-day.ts'
import { gapsBetween } from '#domain/prices/price-window.ts'
import { daysAfter, readableDate } from '#values/dates.ts'
import { rupees } from '#values/money.ts'
import { ChangeList } from './changes-page.tsx'

/** Every tour with its price today, and the ways to change many. */
export function PricesPage({ tours, changes, today }: { tours: PricedTour[]; changes: Change[]; today: string }) {
  return (
    <div className="stack">
      <h1>Prices</h1>
      <div className="row">
        <Way to={deskMap.season.path} look="go" words="A season for all tours" />
        <Way to={deskMap.sheet.path} look="" words="CSV out and in" />
      </div>
      <ul className="windows">
        {tours.map((tour) => (
          <ListLine key={tour.id} name={tour.title} more={<Standing tour={tour} today={today} />}>
            <Way to={`${deskMap.prices.path}/${tour.id}`} words="Change" about={` ${tour.title}`} />
          </ListLine>
        ))}
      </ul>
      {changes.length > 0 && (
        <section className="box">
          <h2>Latest changes</h2>
          <ChangeList changes={changes} />
          <a href={deskMap.changes.path}>All changes</a>
        </section>
      )}
    </div>
  )
}

/** A tour's price today, and its days without a price in the next half-year. */
function Standing({ tour, today }: { tour: PricedTour; today: string }) {
  const price = priceOnDay(tour.windows, today)
  if (!price) return <span className="hint">On request: it has no window</span>
  const { kind, window } = price
  if (kind === 'last') return <span className="tag tag--late">Ended {readableDate(window.till)}</span>
  const [gap] = gapsBetween(tour.windows, { from: today, till: daysAfter(today, 182) })
  return (
    <>
      <span className="num">
        {rupees(window.standard.current)} {kind === 'present' ? 'to' : 'until'} {readableDate(window.till)}
      </span>
      {gap && <span className="tag tag--late">No price from {readableDate(gap.from)}</span>}
    </>
  )
}
