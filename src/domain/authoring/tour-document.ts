import type { Answers } from '#domain/catalogue/answers.ts'
import type { Practical } from '#domain/catalogue/practical.ts'
import type { SceneName } from '#domain/catalogue/scenes.ts'
import type { Themes } from '#domain/catalogue/themes.ts'
import type { Day, HotelsAt, InclusionKey, OwnQuestion, Region, Stop } from '#domain/catalogue/tour.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'

/**
 * What is written about a tour. Prices, withdrawal and order are in other tables. Everything that all
 * tours share is filled in by `completeTour`.
 */
export type TourDocument = {
  /** Never changes: it stands in links. Odd spellings are kept. */
  id: string
  region: Region
  /** Country slugs, the first one leading. */
  countries: string[]
  /** Where the tour's card leads: the one canonical path. */
  path: string
  /** Other spellings that answer too. */
  alsoAt: string[]
  /** "7N/8D": counted from the days (countDuration). */
  duration: string
  /** The region or country as a person says it: "Rajasthan". */
  place: string
  /**
   * The place as an Indian family names it, 40 characters at most: "Gujarat: Bhuj, Mandvi and the White Rann".
   * Title or location names every country (abroad) or state (India) that the tour sleeps in.
   */
  title: string
  /** The headline under the title, 60 characters at most: "Salt to the horizon". */
  line: string
  /** Within India: the states as the title or the location names them. */
  states?: string[]
  /** Where the tour goes, two to four towns: "Jaipur, Jodhpur, Udaipur". */
  location: string
  scene: SceneName
  /** What the tour is good for, each with a line that names something of the plan. */
  themes: Themes
  head: { description: string; keywords: string[] }
  /** The overview: two to four sentences. */
  description: string
  days: Day[]
  stops: Stop[]
  /** Inclusions with a shared wording. */
  includes: InclusionKey[]
  /** Inclusions of this tour alone. */
  inclusions?: string[]
  exclusions?: string[]
  /** Lines of this tour alone, before the shared ones. */
  beforeYouGo?: string[]
  /** Nights spent in the air before day 1, for tours whose flights are included. */
  nightsBefore?: number
  practical: Omit<Practical, 'rooms' | 'children' | 'papers'> & Partial<Practical>
  /** What this tour answers otherwise than its plan and the agency do. */
  answers?: Answers
  hotels?: HotelsAt[]
  questions?: OwnQuestion[]
  /** Ids of tours, the nearest first; those that are left are found by similarTours. */
  similarTo?: string[]
  /** Ids of what may change: permits, closures, levies. The visas of its countries are added. */
  facts?: string[]
  /** What the tiers and the inclusions say instead of "All transfers". */
  transfers?: string
}

/** A tour as a file of src/content holds it: its first prices and its place in the carousels as well. */
export type TourSource = TourDocument & {
  /** Prices by the first day of travel, in any number, without overlaps; absent: on request. */
  windows?: PriceWindow[]
  /** Position in a carousel of the home page, from 1. */
  ranks?: { home?: number; budget?: number; visaFree?: number }
}

/** The document of a file: what the desk can change. */
export function documentOf({ windows: _, ranks: __, ...document }: TourSource): TourDocument {
  return document
}

/** "5N/6D": a night a day that has a place to sleep, and those in the air before. */
export function countDuration({ days, nightsBefore = 0 }: Pick<TourDocument, 'days' | 'nightsBefore'>): string {
  return `${days.filter(({ overnight }) => overnight).length + nightsBefore}N/${days.length}D`
}

/** A tour of which nothing is written yet. */
export function emptyTour(id: string, title: string): TourDocument {
  return {
    id,
    region: 'international',
    countries: [],
    path: `/tour/${id}`,
    alsoAt: [`/${id}`],
    duration: '0N/0D',
    place: '',
    title,
    line: '',
    location: '',
    scene: 'jaipur-hero',
    themes: {},
    head: { description: '', keywords: [] },
    description: '',
    days: [],
    stops: [],
    includes: ['hotel', 'transfers', 'sightseeing'],
    practical: {
      seasons: [],
      pace: 'moderate',
      longestRoadDay: 0,
      vehicle: { kind: 'private', what: 'Private car with driver' },
    },
  }
}
