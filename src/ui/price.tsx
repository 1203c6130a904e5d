import { readableMonth } from '#domain/dates.ts'
import { grouped, struckPrice } from '#domain/money.ts'

/**
 * An amount in rupees. The page's bytes always hold rupees; `value` lets the edge show another currency.
 * The sign is an element of its own, because narrow cards write "INR." instead.
 */
export function Rupees({ amount }: { amount: number }) {
  return (
    <data value={amount}>
      <i>₹</i>
      {grouped(amount)}
    </data>
  )
}

type PriceProps = { current: number; struck?: number; till?: string | undefined }

/**
 * Current price, the price it was, and what it counts for. `struck` defaults to the card's rule; `till` is the last day
 * of the price, ISO, where nothing else beside it says so.
 */
export function Price({ current, struck = struckPrice(current), till }: PriceProps) {
  return (
    <p className="price">
      <b>
        <Rupees amount={current} />
      </b>
      <s>
        <span className="vh">was </span>
        <Rupees amount={struck} />
      </s>
      <small>{till ? `per person, to ${readableMonth(till)}` : 'per person'}</small>
    </p>
  )
}

/** What stands in a price's place when a tour has none. */
export function PriceOnRequest() {
  return (
    <p className="price price--open">
      <b>Price on request</b>
      <small>we call back with a price</small>
    </p>
  )
}
