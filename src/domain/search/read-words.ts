import type { Part } from './part.ts'
import type { Meaning } from './vocabulary.ts'

/** A word of a search, as it was typed and as it is compared. */
export type Token = {
  text: string
  key: string
  /** It is compared with no name. */
  isLate?: boolean
}
/** Some words of a search as parts, and how unsure that is. */
export type ReadWords = { parts: Part[]; cost: number }

/** What each stage costs: a later one has its say only where the sum of the earlier ones is worse. */
export const COST = {
  name: 0,
  word: 1,
  beginning: 2,
  alias: 3,
  aliasBeginning: 4,
  ear: 5,
  slip: 6,
  /** A bound behind a length: before an amount it is the amount's. */
  bound: 0.05,
  late: 15,
  unread: 20,
  unknown: 30,
  part: 0.1,
}

/** The reading that costs less, the first of two equal ones. */
export function cheaper(one: ReadWords | undefined, other: ReadWords | undefined): ReadWords | undefined {
  return one && (!other || one.cost <= other.cost) ? one : other
}

/** Words as the part that they mean. */
export function partOf(text: string, { place, choice, order, isIdle }: Meaning): Part {
  return {
    text,
    ...(place && { places: [place] }),
    ...(choice && { choice }),
    ...(order && { order }),
    ...(isIdle && { isIdle }),
  }
}
