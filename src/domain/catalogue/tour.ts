import type { Fact } from '#domain/facts/fact.ts'
import type { PriceOnDay } from '#domain/prices/price-on-day.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'
import type { Answers } from './answers.ts'
import type { Practical } from './practical.ts'
import type { SceneName } from './scenes.ts'
import type { Stay } from './stays.ts'

/**
 * The regions of tours. All money in this file is whole rupees per person, dates are ISO text (YYYY-MM-DD), durations
 * are the spec's text ("7N/8D").
 */

export type Region = 'domestic' | 'international'

/** A place on the map, latitude and longitude in degrees, in the order of the tour. */
export type Stop = { name: string; at: [latitude: number, longitude: number] }

/** A meal in the price: breakfast, lunch, dinner. */
export type Meal = 'B' | 'L' | 'D'

/** One day of the itinerary. `overnight`: the town, night train or flight; absent on the last day. */
export type Day = {
  /** Begins with the day's towns: "Ubud → Kintamani: rice, springs and a volcano". */
  title: string
  activities: string[]
  overnight?: string
  /** Absent: a hotel of the tier's class. */
  stay?: Stay
  /** The highest hotel class of that place, where it is below five stars. */
  hotelsUpTo?: 3 | 4
  meals: Meal[]
}

/** The hotels of one place by class. The quote names the hotel of a missing class. */
export type HotelsAt = { place: string } & Partial<Record<TierKey, string>>

/** A question of one tour only. */
export type OwnQuestion = { question: string; answer: string }

/** The shared inclusions; other inclusions are free lines. */
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

/** Title, description and keywords for search engines. */
export type Head = { title: string; description: string; keywords: string[] }

/** The data of a tour's card on one day. */
export type TourInCard = {
  id: string
  path: string
  title: string
  location: string
  duration: string
  region: Region
  scene: SceneName
  /** Absent: on request. */
  price?: PriceOnDay
}

/** The data of a tour for staff. */
export type TourInBrief = Pick<Tour, 'id' | 'path' | 'title' | 'place' | 'duration' | 'windows'>

/** A withdrawn tour. `instead`: the tour that the staff named as its replacement. */
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
  /** The tour's own answers (answers-of-tour.ts). */
  answers: Answers
  /** The hotels by place; guests stay in these or similar ones. */
  hotels?: HotelsAt[]
  /** They follow the questions of every tour. */
  questions?: OwnQuestion[]
  /** Its words for search. */
  words: string
  /** Facts that may change: visas, permits, closures. */
  facts: Fact[]
  /** Replaces "All transfers" in the tiers. */
  transfers?: string
  /** In any order; empty: on request. */
  windows: PriceWindow[]
}
