import { scenePath } from './paths.ts'
import type { Prices } from './tour.ts'

/** A tour as the itineraries API gives it (site behaviour, section 3). Prices in rupees per person, null on request. */
export type Itinerary = {
  _id: string
  title: string
  duration: string
  location: string
  prices: Record<'three_star' | 'four_star' | 'five_star', number | null>
  cut_prices: Record<'three_star' | 'four_star' | 'five_star', number | null>
  /** The days between which the prices were published to hold, ISO; null without prices. */
  validity: { from: string; till: string } | null
  small_img: string
  direct: string
}

type Row = {
  id: string
  title: string
  location: string
  duration: string
  path: string
  scene: string
  prices: Prices | null | undefined
}

export function toItinerary({ id, path, scene, prices, ...shown }: Row): Itinerary {
  return {
    _id: id,
    ...shown,
    prices: byStars(prices, 'current'),
    cut_prices: byStars(prices, 'cut'),
    validity: prices ? { from: prices.from, till: prices.till } : null,
    small_img: scenePath(scene),
    direct: path,
  }
}

function byStars(prices: Row['prices'], kind: 'current' | 'cut'): Itinerary['prices'] {
  return {
    three_star: prices?.standard[kind] ?? null,
    four_star: prices?.deluxe[kind] ?? null,
    five_star: prices?.superDeluxe[kind] ?? null,
  }
}
