import { dayInIndia } from '#values/dates.ts'
import type { CountedCase } from './count-report.ts'
import type { Grouping, Outcome } from './report.ts'

/** An answer within so long is one within the hour, in ms. */
export const HOUR = 60 * 60_000
/** A post by hand may name any page and tour: the list of them ends, and the rest stands in one line. */
export const LISTED = 100

/** What each case says of the thing that it is grouped by. */
const OF: Record<Grouping, (each: CountedCase) => string> = {
  source: ({ channel, source }) => `${channel} ${source}`,
  tour: ({ tour }) => tour,
  person: ({ owner }) => owner,
  month: ({ openedAt }) => dayInIndia(new Date(openedAt)).slice(0, 7),
}

/** What became of the cases: those with the most enquiries first, months from the newest on. */
export function countOutcomes(cases: CountedCase[]): Record<Grouping, Outcome[]> {
  const by = (grouping: Grouping) => listed(grouped(cases, OF[grouping]))
  const month = by('month').sort((one, other) => ((one.of ?? '') > (other.of ?? '') ? -1 : 1))
  return { source: by('source'), tour: by('tour'), person: by('person'), month }
}

function listed(groups: [of: string, cases: CountedCase[]][]): Outcome[] {
  const lines = groups.slice(0, LISTED).map(([of, theirs]) => outcomeOf(of, theirs))
  const others = groups.slice(LISTED).flatMap(([, theirs]) => theirs)
  return others.length > 0 ? [...lines, outcomeOf(undefined, others)] : lines
}

/** What became of some cases, in one line. */
export function outcomeOf(of: string | undefined, cases: CountedCase[]): Outcome {
  const count = (fits: (each: CountedCase) => boolean) => cases.filter(fits).length
  const won = cases.filter(({ stage }) => stage === 'won')
  return {
    of,
    enquiries: cases.length,
    inHour: count((each) => isToAnswer(each) && each.took !== null && each.took <= HOUR),
    unanswered: count((each) => isToAnswer(each) && each.took === null),
    offered: count(({ isOffered }) => isOffered === 1),
    won: won.length,
    rupees: won.reduce((sum, each) => sum + (each.sum ?? 0), 0),
    lost: count(({ stage }) => stage === 'lost'),
    reasons: reasonsOf(cases),
  }
}

/** Why cases were lost, the most frequent reason first. */
export function reasonsOf(cases: CountedCase[]): Outcome['reasons'] {
  const lost = cases.filter(({ stage }) => stage === 'lost')
  return grouped(lost, ({ reason }) => reason).map(([reason, theirs]) => [reason, theirs.length])
}

/** Enquiries from before the desk were answered by mail. */
export function isToAnswer({ stage }: CountedCase): boolean {
  return stage !== 'before'
}

/** The cases by what each says of one thing: the thing with the most cases first, then by its name. */
export function grouped(
  cases: CountedCase[],
  of: (each: CountedCase) => string,
): [name: string, cases: CountedCase[]][] {
  return [...Map.groupBy(cases, of)].sort(
    ([one, { length: n }], [other, { length: m }]) => m - n || (one < other ? -1 : 1),
  )
}
