/** What a report counts, from the first day on: enquiries that are neither held nor spam. */
export type Report = {
  /** India's days, each with its count; days without enquiries too. */
  days: [day: string, enquiries: number][]
  tours: Outcome[]
  /** The pages on which people asked. */
  pages: [page: string, enquiries: number][]
  /** In ms; undefined where nobody has answered. */
  firstAnswer: { median: number; ninety: number; answered: number; waiting: number } | undefined
  won: number
  lost: [reason: string, cases: number][]
}

export type Outcome = { tour: string; enquiries: number; won: number; lost: number }

const DAY = 24 * 60 * 60_000

/** The ISO days from one to another, both of them. */
export function daysFromTo(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(Date.parse(from) + at * DAY).toISOString().slice(0, 10),
  )
}

/** The value that a share of a sorted list does not exceed (nearest rank): 0.5 is the median. */
export function percentile(sorted: number[], share: number): number | undefined {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]
}
