import type { SceneName } from '#domain/catalogue/scenes.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { isOffered, type PriceOnDay } from '#domain/prices/price-on-day.ts'
import type { PriceWindow, TierPrice } from '#domain/prices/price-window.ts'
import { scenePath } from '#domain/site/paths.ts'

/** A tour in the itineraries API (site behaviour, section 3). Prices in rupees per person, null on request. */
export type Itinerary = {
  _id: string
  title: string
  duration: string
  location: string
  prices: Record<'three_star' | 'four_star' | 'five_star', number | null>
  cut_prices: Record<'three_star' | 'four_star' | 'five_star', number | null>
  /** The saving of each price against its struck one; also null where the prices have ended. */
  save: Record<'three_star' | 'four_star' | 'five_star', number | null>
  /** Whether the prices are today's, the next or the last ones; null without prices. */
  price_is: PriceOnDay['kind'] | null
  /** Prices exclude taxes (GST; abroad also TCS). */
  valueAddedTaxIncluded: false
  /** The ISO days between which the prices hold; null without prices. */
  validity: { from: string; till: string } | null
  small_img: string
  direct: string
}

export type ItineraryRow = {
  id: string
  title: string
  location: string
  duration: string
  path: string
  scene: SceneName
  windows: unknown
}

export function toItinerary(row: ItineraryRow, price: PriceOnDay | undefined): Itinerary {
  const { id, path, scene, title, location, duration } = row
  const window = price?.window
  return {
    _id: id,
    title,
    duration,
    location,
    prices: byStars(window, 'current'),
    cut_prices: byStars(window, 'cut'),
    save: byStars(price && isOffered(price) ? window : undefined, 'save'),
    price_is: price?.kind ?? null,
    valueAddedTaxIncluded: false,
    validity: window ? { from: window.from, till: window.till } : null,
    small_img: scenePath(scene),
    direct: path,
  }
}

function byStars(window: PriceWindow | undefined, kind: 'current' | 'cut' | 'save'): Itinerary['prices'] {
  const of = (tier: TierKey) => (window ? amount(window[tier], kind) : null)
  return { three_star: of('standard'), four_star: of('deluxe'), five_star: of('superDeluxe') }
}

function amount({ current, cut }: TierPrice, kind: 'current' | 'cut' | 'save'): number {
  return { current, cut, save: cut - current }[kind]
}
