import type { Fact, VisaFact } from '#domain/facts/fact.ts'
import type { SceneName } from './scenes.ts'

/** A country with its own page at /country/{slug}. */
export type Country = {
  slug: string
  /** As people say it: "UAE", "Sri Lanka". */
  name: string
  /** Two to four words, the country card's title line. */
  tagline: string
  scene: SceneName
  /** Position in the "Explore Countries" carousel, from 1. Absent: not in it. */
  exploreRank?: number
  /** The country page's meta description, 110 to 158 characters. */
  headDescription: string
  /** One or two sentences under the country page's heading. */
  intro: string
  /** Absent for India, where its own citizens travel. */
  visa?: VisaFact
  guide: CountryGuide
}

/** What a family asks about a country, in the order in which the page answers. */
export const GUIDE_TOPICS = ['months', 'flight', 'time', 'money', 'plug', 'language', 'food', 'safety'] as const
export type GuideTopic = (typeof GUIDE_TOPICS)[number]
export type Guide = Record<GuideTopic, Fact>

/** `entry`: what the border asks beside the visa. Each answer carries its source and its day. */
export type CountryGuide = { entry: Fact[]; answers: Guide }

/** What a country's card shows. */
export type CountryCard = Pick<Country, 'slug' | 'name' | 'tagline' | 'scene'>
