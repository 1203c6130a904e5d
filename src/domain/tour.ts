import type { PriceOnDay } from './price-on-day.ts'
import type { PriceWindow } from './price-window.ts'
import type { SceneName } from './scenes.ts'

/**
 * What a tour is: the shapes that the catalogue stores and the pages show.
 * Money is whole rupees per person, dates are ISO text (YYYY-MM-DD), durations are the spec's text ("7N/8D").
 */

export type Region = 'domestic' | 'international'

/** A place on the map: latitude and longitude in degrees, in the order in which the tour reaches it. */
export type Stop = { name: string; at: [latitude: number, longitude: number] }

/** A meal that the price includes: breakfast, lunch, dinner. */
export type Meal = 'B' | 'L' | 'D'

/** One day of the itinerary. `overnight` is the town (or the night train, the flight) and absent on the way home. */
export type Day = { title: string; activities: string[]; overnight?: string; meals: Meal[] }

/** The inclusions that tours share; anything else is a free line. */
export type InclusionKey =
  | 'flights'
  | 'visa'
  | 'hotel'
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'transfers'
  | 'sightseeing'
  | 'guide'
  | 'insurance'

export type TierKey = 'standard' | 'deluxe' | 'superDeluxe'

/** Page title, description and keywords, for search engines. */
export type Head = { title: string; description: string; keywords: string[] }

/** What a card shows of a tour on a day. */
export type TourCard = {
  id: string
  path: string
  title: string
  location: string
  duration: string
  region: Region
  scene: SceneName
  /** Absent: the price is on request. */
  price?: PriceOnDay
}

/** A tour's whole page. */
export type Tour = Omit<TourCard, 'price'> & {
  place: string
  countries: string[]
  description: string
  head: Head
  days: Day[]
  stops: Stop[]
  inclusions: { key?: InclusionKey; text: string }[]
  exclusions: string[]
  beforeYouGo: string[]
  confirmation: string[]
  cancellation: string[]
  whyChooseUs: string[]
  /** In any order; none: the price is on request. */
  windows: PriceWindow[]
}
