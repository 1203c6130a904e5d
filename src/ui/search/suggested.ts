import { THEMES, type Theme } from '#domain/catalogue/themes.ts'
import { tierName } from '#domain/catalogue/tiers.ts'
import type { Itinerary } from '#domain/search/itinerary.ts'
import type { Part } from '#domain/search/part.ts'
import { calledBy } from '#domain/search/part-name.ts'
import { tripPath } from '#domain/trips/trip-answer.ts'
import type { TripChoice } from '#domain/trips/trip-choice.ts'
import { searchPath } from './search-path.ts'

/** A line in the search box's list. unsold: the searched place that is not sold; the line links to one nearby. */
export type Suggested = {
  href: string
  title: string
  note: string
  price?: string
  picture?: string
  unsold?: string
}

/** The searched trip, and the format of an amount in rupees. */
type Shown = { trip: TripChoice | undefined; amount: (rupees: number) => string }

const PRICE_OF = { standard: 'three_star', deluxe: 'four_star', superDeluxe: 'five_star' } as const

/** A package with price and picture; it opens with the searched trip, like its card. */
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

export function notSold(part: Part, nearest: Record<string, string[]>): Suggested[] {
  const { places = [], word, isNot, isIdle } = part
  const near =
    places.length === 1 && (!word || word === places[0]) && !isNot && isIdle !== 'origin'
      ? nearest[places[0] ?? '']
      : undefined
  const [name = '', ...others] = near ?? []
  const unsold = calledBy(part, name)
  return others.map((name) => ({
    href: searchPath({ text: name }),
    title: name in THEMES ? `${THEMES[name as Theme]} holidays` : name,
    note: `We have no package to ${unsold}. This is near it.`,
    unsold,
  }))
}

/** The announcement of a list: its number of lines, or that a place is not sold. */
export function said(found: Suggested[]): string {
  const count = `${found.length} ${found.length === 1 ? 'suggestion' : 'suggestions'}`
  const unsold = found[0]?.unsold
  return unsold ? `We have no package to ${unsold}. ${count}` : count
}
