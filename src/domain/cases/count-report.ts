import type { Channel } from '#domain/enquiries/source.ts'
import { dayInIndia, daysFromTo } from '#values/dates.ts'
import { type Grouping, MOST_CASES, type Outcome, percentile, type Report } from './report.ts'
import type { Stage } from './stages.ts'

/** The data of one lead: a case with the cases joined into it. */
export type CountedCase = {
  /** When the enquiry came, in ms since 1970. */
  openedAt: number
  stage: Stage
  reason: string
  /** Empty: no owner. */
  owner: string
  /** From the first enquiry to the first answer or offer, in ms; null: not answered. */
  took: number | null
  tour: string
  page: string
  /** Whether the guest has an offer or has booked: 0 or 1. */
  isOffered: number
  /** The agreed sum of a won case, in whole rupees; null: not noted. */
  sum: number | null
  channel: Channel
  /** By name (sourceName); empty: not known. */
  source: string
}

/**
 * Counts the cases of some days of India's calendar, from one ISO day to another, both included.
 * @param found the newest first, without held ones and spam; one more than MOST_CASES means that older ones exist
 */
export function countReport(found: CountedCase[], { from, to }: { from: string; to: string }): Report {
  const cases = found.slice(0, MOST_CASES)
  const perDay = Map.groupBy(cases, ({ openedAt }) => dayInIndia(new Date(openedAt)))
  return {
    days: daysFromTo(from, to).map((day) => [day, perDay.get(day)?.length ?? 0]),
    pages: pagesOf(cases),
    outcomes: countOutcomes(cases),
    all: outcomeOf('', cases),
    ...answeredIn(cases.filter(isToAnswer)),
    lost: reasonsOf(cases),
    isCut: found.length > MOST_CASES,
  }
}

function pagesOf(cases: CountedCase[]): Report['pages'] {
  const pages = grouped(cases, ({ page }) => page)
  const listed = pages.slice(0, LISTED).map(([page, theirs]): Report['pages'][number] => [page, theirs.length])
  const others = pages.slice(LISTED).flatMap(([, theirs]) => theirs).length
  return others > 0 ? [...listed, [undefined, others]] : listed
}

function answeredIn(answers: CountedCase[]): Pick<Report, 'firstAnswer' | 'unanswered'> {
  const took = answers
    .flatMap((answer) => (answer.took === null ? [] : [answer.took]))
    .sort((one, other) => one - other)
  const [median, ninety] = [percentile(took, 0.5), percentile(took, 0.9)]
  const firstAnswer = median === undefined || ninety === undefined ? undefined : { median, ninety }
  return { firstAnswer, unanswered: answers.length - took.length }
}

/** An answer within this time, in ms, counts as within the hour. */
export const HOUR = 60 * 60_000
/** A forged post may name any page and tour. So the list is limited, and one line sums up the rest. */
export const LISTED = 100

/** The value of a case for each grouping. */
const OF: Record<Grouping, (each: CountedCase) => string> = {
  source: ({ channel, source }) => `${channel} ${source}`,
  tour: ({ tour }) => tour,
  person: ({ owner }) => owner,
  month: ({ openedAt }) => dayInIndia(new Date(openedAt)).slice(0, 7),
}

/** The outcomes by group: the largest group first, months from the newest on. */
function countOutcomes(cases: CountedCase[]): Record<Grouping, Outcome[]> {
  const by = (grouping: Grouping) => listed(grouped(cases, OF[grouping]))
  const month = by('month').sort((one, other) => ((one.of ?? '') > (other.of ?? '') ? -1 : 1))
  return { source: by('source'), tour: by('tour'), person: by('person'), month }
}

function listed(groups: [of: string, cases: CountedCase[]][]): Outcome[] {
  const lines = groups.slice(0, LISTED).map(([of, theirs]) => outcomeOf(of, theirs))
  const others = groups.slice(LISTED).flatMap(([, theirs]) => theirs)
  return others.length > 0 ? [...lines, outcomeOf(undefined, others)] : lines
}

/** The outcome of one group. */
function outcomeOf(of: string | undefined, cases: CountedCase[]): Outcome {
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
function reasonsOf(cases: CountedCase[]): Outcome['reasons'] {
  const lost = cases.filter(({ stage }) => stage === 'lost')
  return grouped(lost, ({ reason }) => reason).map(([reason, theirs]) => [reason, theirs.length])
}

/** Enquiries from before the desk were answered by mail. */
function isToAnswer({ stage }: CountedCase): boolean {
  return stage !== 'before'
}

/** Groups cases by one value: the largest group first, then by name. */
function grouped(cases: CountedCase[], of: (each: CountedCase) => string): [name: string, cases: CountedCase[]][] {
  return [...Map.groupBy(cases, of)].sort(
    ([one, { length: n }], [other, { length: m }]) => m - n || (one < other ? -1 : 1),
  )
}
