/** So many cases are counted, the newest: what a report reads has an end. */
export const MOST_CASES = 20_000

/** How many cases of a figure are listed on one page. */
export const CASES_A_PAGE = 100

/** The dimensions of outcomes: source, tour, colleague, month. */
export const GROUPINGS = ['source', 'tour', 'person', 'month'] as const
export type Grouping = (typeof GROUPINGS)[number]

/**
 * What a report counts: the enquiries that came within some days and are neither held nor spam, erased ones too. Those
 * that a colleague has joined count as one, on the day of the one that the others stand under.
 */
export type Report = {
  /** India's days, each with its count; days without enquiries too. */
  days: [day: string, enquiries: number][]
  /** The pages from which enquiries came; empty: not known, as of erased ones; undefined: the sum of all that are not listed. */
  pages: [page: string | undefined, enquiries: number][]
  outcomes: Record<Grouping, Outcome[]>
  all: Outcome
  /**
   * By the clock, nights and holidays too, from the enquiry to the first call or message that was noted; in ms. A call that
   * a colleague took was answered at once. A case without a noted answer was answered when it was set to offered or won.
   * Undefined where nobody has answered.
   */
  firstAnswer: { median: number; ninety: number } | undefined
  /** Nobody has answered them, open or closed. */
  unanswered: number
  lost: [reason: string, cases: number][]
  /** Whether older enquiries of the same days are not counted: a report has a limit. */
  isCut: boolean
}

/** What became of some enquiries until now, whenever it was. */
export type Outcome = {
  /**
   * Which they are: a channel with a source behind a space, a tour by its id, a colleague by e-mail, a month as "2026-11".
   * Empty: none is named; undefined: the sum of all that are not listed.
   */
  of: string | undefined
  enquiries: number
  /** A colleague answered within the hour, by the clock. */
  inHour: number
  unanswered: number
  /** They were given an offer, or have booked. */
  offered: number
  won: number
  /** The agreed sums of the won cases, in whole rupees, as far as they are noted. */
  rupees: number
  lost: number
  reasons: [reason: string, cases: number][]
}

/** Of fewer enquiries a share says nothing. */
const ENOUGH = 10

/** How many of a hundred enquiries were won; undefined: they are too few to say so. */
export function wonOfHundred({ won, enquiries }: Outcome): number | undefined {
  return enquiries < ENOUGH ? undefined : Math.round((100 * won) / enquiries)
}

/** The value that a share of a sorted list does not exceed (nearest rank): 0.5 is the median. */
export function percentile(sorted: number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}
