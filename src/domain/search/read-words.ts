import type { Part } from './part.ts'
import type { Meaning } from './vocabulary.ts'

/** A word of a search, as typed and in its compared form. */
export type Token = {
  text: string
  key: string
  /** The visitor may still be typing it. */
  isLast?: boolean
  /** Names are not compared with it. */
  isLate?: boolean
}
/** Some words of a search as parts, with the cost of their uncertainty. */
export type ReadWords = { parts: Part[]; cost: number }

/** The cost of each stage of reading. A later stage wins only where the earlier ones cost more. */
export const COST = {
  name: 0,
  word: 1,
  beginning: 2,
  alias: 3,
  aliasBeginning: 4,
  ear: 5,
  slip: 6,
  /** A bound after a length belongs to an amount that follows. */
  bound: 0.05,
  late: 15,
  unread: 20,
  unknown: 30,
  part: 0.1,
}

/** The reading with the lower cost; the first of two equal ones. */
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
