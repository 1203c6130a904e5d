import * as z from 'zod'
import type { Fact } from '#domain/fact.ts'
import type { Practical } from '#domain/practical.ts'
import { type PriceWindow, PriceWindows } from '#domain/price-window.ts'
import type { SceneName } from '#domain/scenes.ts'
import type { Day, InclusionKey, Region, Stop, Tour } from '#domain/tour.ts'
import { COUNTRIES } from './countries.ts'
import { type FactId, fact } from './facts.ts'
import { practicalFaults } from './practical-faults.ts'
import {
  BEFORE_YOU_GO,
  CANCELLATION,
  CONFIRMATION,
  EXCLUSIONS,
  EXCLUSIONS_ALWAYS,
  INCLUSIONS,
  PRACTICAL,
  WHY_CHOOSE_US,
} from './terms.ts'

/** What an author writes about a tour. Everything that all tours share is filled in by `defineTour`. */
export type TourSource = {
  /** Never changes: it stands in links. Odd spellings are kept. */
  id: string
  region: Region
  /** Country slugs, the first one leading. */
  countries: string[]
  /** Where the tour's card leads: the one canonical path. */
  path: string
  /** Other spellings that answer too. */
  alsoAt: string[]
  /** "7N/8D" */
  duration: string
  /** The region or country as a person says it: "Rajasthan". */
  place: string
  /**
   * The place as an Indian family names it, 40 characters at most: "Gujarat: Bhuj, Mandvi and the White Rann".
   * Title or location names every country (abroad) or state (India) that the tour sleeps in.
   */
  title: string
  /** The headline under the title, 60 characters at most: "Salt to the horizon". */
  line?: string
  /** Within India: the states as the title or the location names them. */
  states?: string[]
  /** Where the tour goes, two to four towns: "Jaipur, Jodhpur, Udaipur". */
  location: string
  scene: SceneName
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
  practical?: Omit<Practical, 'rooms' | 'children' | 'papers'> & Partial<Practical>
  /** Ids of what may change: permits, closures, levies. The visas of its countries are added. */
  facts?: FactId[]
  /** What the tiers and the inclusions say instead of "All transfers". */
  transfers?: string
  /** Prices by the first day of travel, in any number, without overlaps; absent: on request. */
  windows?: PriceWindow[]
  /** Position in a carousel of the home page, from 1. */
  ranks?: { home?: number; budget?: number; visaFree?: number }
}

/** A tour as the seed stores it. */
export type CatalogueTour = Tour & { alsoAt: string[]; ranks: NonNullable<TourSource['ranks']> }

const line = z.string().trim().min(3).max(240)

const Source = z.object({
  id: z.string().regex(/^\w+$/),
  countries: z.array(z.string().regex(/^[a-z-]+$/)).min(1),
  path: z.string().regex(/^\/[\w/-]+$/),
  alsoAt: z.array(z.string().regex(/^\/[\w/-]+$/)).min(1),
  duration: z.string().regex(/^\d+N\/\d+D$/),
  title: z.string().min(8).max(40),
  location: z.string().min(3).max(80),
  head: z.object({
    description: z.string().min(70).max(160),
    keywords: z.array(z.string().min(2)).min(4).max(12),
  }),
  description: z.string().min(120).max(600),
  days: z.array(
    z.object({ title: line, activities: z.array(line).min(3).max(5), meals: z.array(z.enum(['B', 'L', 'D'])) }),
  ),
  stops: z
    .array(
      z.object({ name: z.string().min(2), at: z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]) }),
    )
    .min(2),
  windows: z.optional(PriceWindows),
})

/**
 * Completes and checks one authored tour.
 * @throws an Error that names the tour and every fault, so that `npm run content` stops before a wrong page is published.
 */
export function defineTour(source: TourSource): CatalogueTour {
  const faults = [...shapeFaults(source), ...dayFaults(source), ...mapFaults(source), ...practicalFaults(source)]
  if (faults.length > 0) throw new Error(`Tour ${source.id}: ${faults.join('; ')}`)
  const {
    includes,
    inclusions = [],
    nightsBefore: _,
    ranks = {},
    windows = [],
    practical,
    states: __,
    ...shown
  } = source
  return {
    ...shown,
    windows,
    ranks,
    head: { ...source.head, title: headTitle(source) },
    inclusions: [...includes.map((key) => inclusionOf(key, source)), ...inclusions.map((text) => ({ text }))],
    exclusions: exclusionsOf(source),
    beforeYouGo: [...(source.beforeYouGo ?? []), ...BEFORE_YOU_GO[source.region]],
    confirmation: CONFIRMATION[source.region],
    cancellation: CANCELLATION,
    whyChooseUs: WHY_CHOOSE_US,
    facts: factsOf(source),
    ...(practical && { practical: { ...PRACTICAL[source.region], ...practical } }),
  }
}

function inclusionOf(key: InclusionKey, { transfers }: TourSource): Tour['inclusions'][number] {
  return { key, text: key === 'transfers' && transfers ? transfers : INCLUSIONS[key] }
}

/** What the borders of a tour abroad ask, then what the tour names itself. Two countries may share a rule. */
function factsOf({ countries, facts = [] }: TourSource): Fact[] {
  const visited = COUNTRIES.filter(({ slug }) => countries.includes(slug))
  const asked = visited.flatMap(({ visa, guide }) => [...(visa ? [visa] : []), ...guide.entry])
  return [...new Map([...asked, ...facts.map(fact)].map((each) => [each.id, each])).values()]
}

/** "Rajasthan, fort by fort · 7N/8D | Patang" */
function headTitle(source: TourSource): string {
  return `${source.title} · ${source.duration}`
}

function exclusionsOf(source: TourSource): string[] {
  const missing = (['flights', 'visa', 'insurance'] as const).filter((key) => !source.includes.includes(key))
  const lines = missing.filter((key) => !(key === 'visa' && source.region === 'domestic')).map((key) => EXCLUSIONS[key])
  return [...lines, ...EXCLUSIONS_ALWAYS[source.region], ...(source.exclusions ?? [])]
}

function shapeFaults(source: TourSource): string[] {
  const parsed = Source.safeParse(source)
  return parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
}

/** "7N/8D" needs eight days and seven nights; every day but the last says where the night is spent. */
function dayFaults({ duration, days, nightsBefore = 0 }: TourSource): string[] {
  const [nights, dayCount] = duration.match(/\d+/g)?.map(Number) ?? []
  const slept = days.filter((day) => day.overnight).length + nightsBefore
  const faults: string[] = []
  if (days.length !== dayCount) faults.push(`${days.length} days written, ${duration} says ${dayCount}`)
  if (slept !== nights) faults.push(`${slept} nights written, ${duration} says ${nights}`)
  if (days.slice(0, -1).some((day) => !day.overnight)) faults.push('a night before the last day has no place')
  return faults
}

/** A night is spent at a stop, on the way, or in the air: "Overnight train", "In the air". */
function mapFaults({ days, stops }: TourSource): string[] {
  const names = new Set([
    ...stops.map((stop) => stop.name),
    'In the air',
    'Overnight train',
    'Overnight ferry',
    'On board the cruise',
  ])
  return days.flatMap((day) =>
    day.overnight && !names.has(day.overnight) ? [`${day.overnight} is not among the stops`] : [],
  )
}
