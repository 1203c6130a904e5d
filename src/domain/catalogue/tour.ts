import type { Fact } from '#domain/facts/fact.ts'
import type { PriceOnDay } from '#domain/prices/price-on-day.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'
import type { Answers } from './answers.ts'
import type { Practical } from './practical.ts'
import type { SceneName } from './scenes.ts'
import type { Stay } from './stays.ts'

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
export type Day = {
  /** Begins with the day's towns: "Ubud → Kintamani: rice, springs and a volcano". */
  title: string
  activities: string[]
  overnight?: string
  /** Absent: a hotel of the tier's class. */
  stay?: Stay
  /** The most stars that a house at that place has, where it is fewer than five. */
  hotelsUpTo?: 3 | 4
  meals: Meal[]
}

/** The hotels of one place by class; of a class without one the quote names it. */
export type HotelsAt = { place: string } & Partial<Record<TierKey, string>>

/** A question that is asked of one tour alone. */
export type OwnQuestion = { question: string; answer: string }

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
  | 'driver'
  | 'guide'
  | 'insurance'

export type TierKey = 'standard' | 'deluxe' | 'superDeluxe'

/** Page title, description and keywords, for search engines. */
export type Head = { title: string; description: string; keywords: string[] }

/** What a card shows of a tour on a day. */
export type TourInCard = {
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

/** What a planner is told of a tour. */
export type TourInBrief = Pick<Tour, 'id' | 'path' | 'title' | 'place' | 'duration' | 'windows'>

/** A tour that is not sold: where its page leads instead, if the staff named a tour. */
export type Withdrawn = { instead?: { path: string; title: string } }

/** A tour's whole page. */
export type Tour = Omit<TourInCard, 'price'> & {
  place: string
  countries: string[]
  /** The headline under the title: "Gates and green steps". */
  line: string
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
  practical: Practical
  /** What the tour answers for itself, of what a buyer asks before paying (answers-of-tour.ts). */
  answers: Answers
  /** The hotels by place, or similar ones. */
  hotels?: HotelsAt[]
  /** Behind the questions that every tour answers. */
  questions?: OwnQuestion[]
  /** Its own words, by which a search finds it. */
  words: string
  /** What may change: visas, permits, closures. */
  facts: Fact[]
  /** What the tiers say instead of "All transfers". */
  transfers?: string
  /** In any order; none: the price is on request. */
  windows: PriceWindow[]
}
