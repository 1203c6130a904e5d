import type { Choice } from '#domain/filters/choice.ts'
import type { Connector } from './vocabulary.ts'

/** An order of what is found: the lowest price, the most or the fewest nights first. */
export type Order = 'cheap' | 'long' | 'short'

/** Some words of a search, and what they were understood as; with none of these they are not known. */
export type Part = {
  /** As the visitor typed it. */
  text: string
  /** What it was guessed to be: "Manali" for "mnali". */
  guess?: string
  /** It asks for nothing: "tour", "please"; or says where the visitor sets out from: our prices begin with the plan. */
  isIdle?: undefined | 'offer' | 'filler' | 'wish' | 'origin' | 'unsold' | Connector
  /** One of these places, by slug, … */
  places?: string[]
  /** … or a word of a tour that begins so. */
  word?: string
  /** The word is no whole one of a tour. */
  isBegun?: boolean
  /** The word is the whole name of a place as well. */
  isName?: boolean
  choice?: Partial<Choice>
  order?: Order
  /** It was understood, and nothing has it beside the rest. */
  isGivenUp?: boolean
  /** The least that a person may pay, in rupees. */
  least?: number
  /** How many travel, children of a number of their own apart. */
  people?: number
  /** They are all who travel: "family of 4". */
  isParty?: boolean
  children?: number
  /** The amounts as they were typed, in rupees, where they are for so many people together. */
  forAll?: { least: number | undefined; budget: number | undefined; people: number }
  /** A number or a date that could not be read. */
  isUnread?: boolean
  /** What it names is left out. */
  isNot?: boolean
  /** It is a question about what is found: it is answered, and narrows nothing. */
  isAsked?: boolean
  /** Its amount is for tours without a price: it is asked for with it. */
  isQuoted?: boolean
  /** One of the parts with the same number is enough. */
  either?: number
}

/** Whether a part says anything that the search can use. */
export function isKnown({ places, word, choice, isIdle, least, people, children, order }: Part): boolean {
  return Boolean(places || word || choice || isIdle || least || people || children || order)
}
