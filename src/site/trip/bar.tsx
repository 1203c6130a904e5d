import type { Region, Tour } from '#domain/catalogue/tour.ts'
import { type PriceOnDay, priceNote, priceOnDay } from '#domain/prices/price-on-day.ts'
import type { ChoiceRead } from '#domain/trips/read-choice.ts'
import { taxesOnTop } from '#domain/trips/tax-rules.ts'
import { answerTrip } from '#domain/trips/trip-answer.ts'
import { shortTotalName } from '#domain/trips/trip-words.ts'
import { Rupees } from '#ui/prices/price.tsx'
import { rupees } from '#values/money.ts'

type BarProps = { tour: Tour; asked: ChoiceRead; today: string }

/** Stays visible after scrolling, and links to the prices or to the sum of a computed trip. */
export function TripBar({ tour, asked: { choice }, today }: BarProps) {
  const answer = choice && answerTrip(tour, choice, today)
  if (!answer) return <CheckoutPrices price={priceOnDay(tour.windows, today)} region={tour.region} />
  return (
    <div className="checkout" data-bar="">
      <span>
        {shortTotalName(answer.price, answer.choice)}
        <b>{rupees(answer.price.total)}</b>
      </span>
      <a className="btn" href="#sum">
        Checkout Prices
      </a>
    </div>
  )
}

function CheckoutPrices({ price, region }: { price: PriceOnDay | undefined; region: Region }) {
  return (
    <div className="checkout" data-bar="">
      {price ? (
        <span data-price={price.kind}>
          {price.kind === 'last' ? priceNote(price) : 'from, per person'}
          <b>
            <Rupees amount={price.window.standard.current} />
          </b>{' '}
          {taxesOnTop(region)}
        </span>
      ) : (
        <span>
          three tiers<b>On request</b>
        </span>
      )}
      <a className="btn" href="#prices">
        Checkout Prices
      </a>
    </div>
  )
}
