import type { Region, TierKey } from '#domain/catalogue/tour.ts'
import { type PriceOnDay, priceNote } from '#domain/prices/price-on-day.ts'
import { taxesOnTop } from '#domain/trips/tax-rules.ts'
import type { TripChoice } from '#domain/trips/trip-choice.ts'
import { counted } from '#values/counted.ts'
import { groupDigits, struckPrice } from '#values/money.ts'

/**
 * An amount in rupees. The page's bytes always have rupees; delivery converts by `value`. The sign is a separate
 * element, because narrow cards write "INR." instead.
 */
export function Rupees({ amount }: { amount: number }) {
  return (
    <data value={amount}>
      <i>₹</i>
      {groupDigits(amount)}
    </data>
  )
}

type Party = Pick<TripChoice, 'adults' | 'children'>

type PriceProps = {
  price: PriceOnDay
  region: Region
  tier?: TierKey | undefined
  struck?: number
  /** The link to the sum with taxes, and its party. */
  allIn?: { path: string; party: Party }
}

/**
 * A tier's price with its taxes on top and its note: an ended price says so. `struck`: by default the card's rule. It
 * is decorative, so that screen readers skip it and no saving is claimed.
 */
export function Price({ price, region, tier = 'standard', struck, allIn }: PriceProps) {
  const { current } = price.window[tier]
  return (
    <p className="price" data-price={price.kind}>
      <Rupees amount={current} />
      <s aria-hidden="true">
        <Rupees amount={struck ?? struckPrice(current)} />
      </s>
      <small>{taxesOnTop(region)}, per person</small>
      <small data-note>{priceNote(price)}</small>
      {allIn && (
        <a className="all-in" data-all-in href={allIn.path} rel="nofollow">
          With taxes, for {adultsInWords(allIn.party)}
        </a>
      )}
    </p>
  )
}

/** "two", "4 adults"; beside children "2 adults", because the sum is without them. */
function adultsInWords({ adults, children }: Party): string {
  const alone: Record<number, string> = { 1: 'one', 2: 'two' }
  return (children === 0 && alone[adults]) || counted(adults, 'adult')
}

export function PriceOnRequest() {
  return (
    <p className="price price--open" data-price="request">
      <b>Price on request</b>
      <small>we call back with a price</small>
    </p>
  )
}

export function PriceLine({ price, region }: { price: PriceOnDay | undefined; region: Region }) {
  if (!price) return <span>Price on request</span>
  return (
    <span data-price={price.kind}>
      <Rupees amount={price.window.standard.current} /> {taxesOnTop(region)}, per person, {priceNote(price)}
    </span>
  )
}
