import { scenePath } from './paths.ts'
import type { PriceOnDay } from './price-on-day.ts'
import type { PriceWindow } from './price-window.ts'
import type { SceneName } from './scenes.ts'

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
  const { id, path, scene, windows: _, ...shown } = row
  const window = price?.window
  return {
    _id: id,
    ...shown,
    prices: byStars(window, 'current'),
    cut_prices: byStars(window, 'cut'),
    validity: window ? { from: window.from, till: window.till } : null,
    small_img: scenePath(scene),
    direct: path,
  }
}

function byStars(window: PriceWindow | undefined, kind: 'current' | 'cut'): Itinerary['prices'] {
  return {
    three_star: window?.standard[kind] ?? null,
    four_star: window?.deluxe[kind] ?? null,
    five_star: window?.superDeluxe[kind] ?? null,
  }
}
