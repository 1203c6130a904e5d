import type { Choice } from '#domain/filters/choice.ts'
import type { Connector } from './vocabulary.ts'

/** An order of results: the lowest price, or the most or fewest nights first. */
export type Order = 'cheap' | 'long' | 'short'

/** Some words of a search and their meaning; without any meaning they are unknown. */
export type Part = {
  /** The visitor's spelling. */
  text: string
  /** The corrected spelling: "Manali" for "mnali". */
  guess?: string
  /** It does not filter: "tour", "please", or the place of departure, because our prices begin with the plan. */
  isIdle?: undefined | 'offer' | 'filler' | 'wish' | 'origin' | 'unsold' | Connector
  /** One of these places (slugs). */
  places?: string[]
  /** A word of a tour with this beginning. */
  word?: string
  /** The word is only the beginning of a tour's word. */
  isBegun?: boolean
  /** The word is also the full name of a place. */
  isName?: boolean
  choice?: Partial<Choice>
  order?: Order
  /** It was understood, but no tour matches it together with the rest. */
  isGivenUp?: boolean
  /** The ignored condition of a part that is given up. */
  lost?: Partial<Choice>
  /** The lowest price per person, in rupees. */
  least?: number
  /** How many travel; a number of children is separate. */
  people?: number
  /** The number is the whole party: "family of 4". */
  isParty?: boolean
  children?: number
  /** The age of each child, in whole years. */
  ages?: number[]
  /** The nights between two dates; lengths like it come first. */
  about?: number
  /** The year of travel. */
  year?: number
  /** The typed amounts in rupees, where they are for so many people together. */
  forAll?: { least: number | undefined; budget: number | undefined; people: number }
  /** A number or a date that cannot be read. */
  isUnread?: boolean
  /** A year for which we plan no trips yet. */
  isFar?: boolean
  /** Its nights and its days do not fit together; the nights count. */
  isUneven?: boolean
  /** It does not filter, but orders: packages that go through the place of departure, or those in India, come first. */
  isFirst?: boolean
  /** It is excluded. */
  isNot?: boolean
  /** It is a question about the results; it is answered and does not filter. */
  isAsked?: boolean
  /** Its length is widened by a night. */
  isWidened?: boolean
  /** Its amount is for tours on request, which are asked for with it. */
  isQuoted?: boolean
  /** Parts with the same number are alternatives. */
  either?: number
}

/** Whether the visitor does not want to fly: "by train", "no flight". */
export function isOverland({ isIdle, isNot, word = '' }: Part): boolean {
  return isIdle === 'overland' || Boolean(isNot && /^flights?$/.test(word))
}

/** Whether the search can use a part. */
export function isKnown(part: Part): boolean {
  const { places, word, choice, isIdle, least, order } = part
  return Boolean(places || word || choice || isIdle || least || order) || isCount(part)
}

/** Whether a part is about the travellers or the dates, which narrow no results. */
export function isCount({ people, children, ages, about, year }: Part): boolean {
  return Boolean(people || children || ages || about || year)
}
