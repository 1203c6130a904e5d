import type { TierKey } from '#domain/catalogue/tour.ts'
import { type PriceOnDay, priceNote } from '#domain/prices/price-on-day.ts'
import { groupDigits, struckPrice } from '#values/money.ts'

/**
 * An amount in rupees. The page's bytes always hold rupees; `value` lets the edge show another currency.
 * The sign is an element of its own, because narrow cards write "INR." instead.
 */
export function Rupees({ amount }: { amount: number }) {
  return (
    <data value={amount}>
      <i>₹</i>
      {groupDigits(amount)}
    </data>
  )
}

type PriceProps = { price: PriceOnDay; tier?: TierKey | undefined; struck?: number }

/**
 * A tier's price, the price it was, and what it counts for: an ended price says so beside itself. `struck` defaults to
 * the card's rule.
 */
export function Price({ price, tier = 'standard', struck }: PriceProps) {
  const { current } = price.window[tier]
  const was = struck ?? struckPrice(current)
  return (
    <p className="price" data-price={price.kind}>
      <b>
        <Rupees amount={current} />
      </b>
      <s>
        <span className="vh">was </span>
        <Rupees amount={was} />
      </s>
      <small>per person</small>
      <small data-note>{priceNote(price)}</small>
      {price.kind !== 'last' && (
        <small>
          you save <Rupees amount={was - current} />
        </small>
      )}
    </p>
  )
}

/** What stands in a price's place when a tour has none. */
export function PriceOnRequest() {
  return (
    <p className="price price--open" data-price="request">
      <b>Price on request</b>
      <small>we call back with a price</small>
    </p>
  )
}

/** A tour's price in a line of text, with what it counts for. */
export function PriceLine({ price }: { price: PriceOnDay | undefined }) {
  if (!price) return <span>Price on request</span>
  return (
    <span data-price={price.kind}>
      <Rupees amount={price.window.standard.current} /> per person, {priceNote(price)}
    </span>
  )
}
