/** The most cases that a report reads, the newest first. */
export const MOST_CASES = 20_000

/** How many cases of a figure are listed on one page. */
export const CASES_A_PAGE = 100

/** The dimensions of outcomes: source, tour, colleague, month. */
export const GROUPINGS = ['source', 'tour', 'person', 'month'] as const
export type Grouping = (typeof GROUPINGS)[number]

/**
 * A report on the enquiries of some days, including erased ones. Held enquiries and spam do not count. Joined cases
 * count as one, on the day of the main case.
 */
export type Report = {
  /** Every day in India with its count, days without enquiries too. */
  days: [day: string, enquiries: number][]
  /** The pages of enquiries. Empty: unknown or erased. Undefined: the sum of all unlisted pages. */
  pages: [page: string | undefined, enquiries: number][]
  outcomes: Record<Grouping, Outcome[]>
  all: Outcome
  /**
   * The time from an enquiry to the first noted call or message, in ms, nights and holidays included. A call that staff
   * noted counts as answered at once. A case without a noted answer counts as answered when it became offered or won.
   * Undefined: no case is answered.
   */
  firstAnswer: { median: number; ninety: number } | undefined
  /** Cases without an answer, open or closed. */
  unanswered: number
  lost: [reason: string, cases: number][]
  /** Whether older enquiries of these days exceed the report's limit. */
  isCut: boolean
}

/** The outcome of some enquiries until now. */
export type Outcome = {
  /**
   * The group: a channel and a source with a space between, a tour's id, a colleague's e-mail, or a month as "2026-11".
   * Empty: not named. Undefined: the sum of all groups that are not listed.
   */
  of: string | undefined
  enquiries: number
  /** Answered within the hour, nights included. */
  inHour: number
  unanswered: number
  /** Offered or won. */
  offered: number
  won: number
  /** The agreed sums of the won cases, in whole rupees, where noted. */
  rupees: number
  lost: number
  reasons: [reason: string, cases: number][]
}

/** A share of fewer enquiries means nothing. */
const ENOUGH = 10

/** The won enquiries per hundred; undefined: too few to say. */
export function wonOfHundred({ won, enquiries }: Outcome): number | undefined {
  return enquiries < ENOUGH ? undefined : Math.round((100 * won) / enquiries)
}

/** The nearest-rank percentile of a sorted list: 0.5 is the median. */
export function percentile(sorted: number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}
