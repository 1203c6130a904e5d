import { THEMES, type Theme } from '#domain/catalogue/themes.ts'
import { tierName } from '#domain/catalogue/tiers.ts'
import type { Itinerary } from '#domain/search/itinerary.ts'
import type { Part } from '#domain/search/part.ts'
import { calledBy } from '#domain/search/part-name.ts'
import { tripPath } from '#domain/trips/trip-answer.ts'
import type { TripChoice } from '#domain/trips/trip-choice.ts'
import { searchPath } from './search-path.ts'

/** A line of the search box's list. unsold: the place that is asked for and not sold; the line leads to one near it. */
export type Suggested = {
  href: string
  title: string
  note: string
  price?: string
  picture?: string
  unsold?: string
}

/** What a search says of the journey, and how an amount in rupees is written. */
type Shown = { trip: TripChoice | undefined; amount: (rupees: number) => string }

const PRICE_OF = { standard: 'three_star', deluxe: 'four_star', superDeluxe: 'five_star' } as const

/** A package with its price and its picture; it opens for the trip that was searched for, as its card does. */
export function suggestedTour(tour: Itinerary, { trip, amount }: Shown): Suggested {
  const { direct, title, location, duration, prices, price_is, small_img } = tour
  const tier = trip?.tier ?? 'standard'
  const price = prices[PRICE_OF[tier]]
  const whose = tier === 'standard' ? '' : `, ${tierName(tier)}`
  return {
    href: trip ? tripPath(direct, trip) : direct,
    title,
    note: `${location}, ${duration}`,
    price: price
      ? `${amount(price)} per person${whose}${price_is === 'last' ? ', last price' : ''}`
      : 'Price on request',
    picture: small_img,
  }
}

/** The nearest places to one that is asked for and not sold. */
export function notSold(part: Part, nearest: Record<string, string[]>): Suggested[] {
  const { places = [], word, isNot, isIdle } = part
  const near = places.length === 1 && !word && !isNot && isIdle !== 'origin' ? nearest[places[0] ?? ''] : undefined
  const [name = '', ...others] = near ?? []
  const unsold = calledBy(part, name)
  return others.map((name) => ({
    href: searchPath({ text: name }),
    title: name in THEMES ? `${THEMES[name as Theme]} holidays` : name,
    note: `We have no package to ${unsold}. This is near it.`,
    unsold,
  }))
}

/** What is read out of a list: how many lines it has, or that a place is not sold. */
export function said(found: Suggested[]): string {
  const count = `${found.length} ${found.length === 1 ? 'suggestion' : 'suggestions'}`
  const unsold = found[0]?.unsold
  return unsold ? `We have no package to ${unsold}. ${count}` : count
}
