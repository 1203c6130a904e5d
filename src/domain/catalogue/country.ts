import type { Fact, VisaFact } from '#domain/facts/fact.ts'
import type { SceneName } from './scenes.ts'

/** A country with its own page at /country/{slug}. */
export type Country = {
  slug: string
  /** The everyday name: "UAE", "Sri Lanka". */
  name: string
  /** Two to four words, the country card's title line. */
  tagline: string
  scene: SceneName
  /** Its position in the "Explore Countries" carousel, from 1; absent: it is not in it. */
  exploreRank?: number
  /** The country page's meta description, 110 to 158 characters. */
  headDescription: string
  /** One or two sentences under the country page's heading. */
  intro: string
  /** Absent for India: its citizens need none. */
  visa?: VisaFact
  guide: CountryGuide
}

/** The topics of a country guide, in the order of the page. */
export const GUIDE_TOPICS = ['months', 'flight', 'time', 'money', 'plug', 'language', 'food', 'safety'] as const
export type GuideTopic = (typeof GUIDE_TOPICS)[number]
export type Guide = Record<GuideTopic, Fact>

/** `entry`: entry rules besides the visa. Each answer has its source and its day of reading. */
export type CountryGuide = { entry: Fact[]; answers: Guide }

export type CountryCard = Pick<Country, 'slug' | 'name' | 'tagline' | 'scene'>
