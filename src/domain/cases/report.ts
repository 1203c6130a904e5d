import type { Channel } from '#domain/enquiries/source.ts'

/** So many cases are counted, the newest: what a report reads has an end. */
export const MOST = 20_000

/** Of one channel and one source, by its name; undefined: all that have no line of their own. */
export type FromSource = Omit<Outcome, 'tour'> & { channel: Channel | undefined; source: string | undefined }

/**
 * What a report counts: the enquiries that came within some days and are neither held nor spam, erased ones too. Each of
 * them counts, also where a person has sent several.
 */
export type Report = {
  /** India's days, each with its count; days without enquiries too. */
  days: [day: string, enquiries: number][]
  tours: Outcome[]
  /** The pages on which people asked; empty: not known, as of what was erased; undefined: all that have no line of their own. */
  pages: [page: string | undefined, enquiries: number][]
  sources: FromSource[]
  /**
   * By the clock, nights and holidays too, from the enquiry to the first call or message that was noted; in ms. Undefined
   * where nobody has answered.
   */
  firstAnswer: { median: number; ninety: number } | undefined
  /** Nobody has answered them, open or closed. What stands under another case is answered there, and counts in neither. */
  unanswered: number
  /** By who has the case now; empty: nobody. */
  people: Person[]
  won: number
  lost: [reason: string, cases: number][]
  /** Besides those that are counted, older ones of the same days: a report has an end. */
  isCut: boolean
}

/** `tour`: its id; empty: none was named; undefined: all that have no line of their own. */
export type Outcome = { tour: string | undefined; enquiries: number; won: number; lost: number }

/** A colleague by e-mail. `unanswered`: nobody has answered these yet. */
export type Person = { owner: string; enquiries: number; unanswered: number; won: number; lost: number }

/** The value that a share of a sorted list does not exceed (nearest rank): 0.5 is the median. */
export function percentile(sorted: number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}
