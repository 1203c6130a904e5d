import type { SceneName } from './scenes.ts'

/** What the holder of an Indian passport needs to enter a country for a holiday. */
export type Visa = {
  /**
   * none: Indian citizens need no visa at all. visa-free: a short stay is allowed without one, on conditions.
   * on-arrival: paid for at the airport. eta: an electronic permission, granted before travel. required: all others.
   */
  kind: 'none' | 'visa-free' | 'on-arrival' | 'eta' | 'required'
  /** The conditions, in a sentence or two for the traveller. */
  note: string
  /** ISO date on which the kind was last checked. */
  checkedOn: string
  /** ISO date of the last day on which the rule is known to hold. Absent: no end is announced. */
  expiresOn?: string
  /** The authority that publishes the rule, and the place to check it again. */
  source: string
}

/** A country that has a page of its own at /country/{slug}. */
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
  visa: Visa
}

/** Whether a holiday needs no visa on that day. An expired exemption counts as none: better to ask than to promise. */
export function needsNoVisa(visa: Visa, today: string): boolean {
  const exempt = visa.kind === 'none' || visa.kind === 'visa-free'
  return exempt && (visa.expiresOn === undefined || today <= visa.expiresOn)
}

/** What a country's card shows. */
export type CountryCard = Pick<Country, 'slug' | 'name' | 'tagline' | 'scene'>
