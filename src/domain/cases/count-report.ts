import type { Channel } from '#domain/enquiries/source.ts'
import { dayInIndia, daysFromTo } from '#values/dates.ts'
import { type Grouping, MOST_CASES, type Outcome, percentile, type Report } from './report.ts'
import type { Stage } from './stages.ts'

/** What a report knows of one lead: a case with those that stand under it. */
export type CountedCase = {
  /** When the enquiry came, in ms since 1970. */
  openedAt: number
  stage: Stage
  /** Why it was lost; empty: it was not. */
  reason: string
  /** Empty: nobody. */
  owner: string
  /** From the first enquiry to the first answer or offer, in ms; null: nobody has answered. */
  took: number | null
  tour: string
  page: string
  /** Whether a colleague said that the guest has an offer, or that it is won: 0 or 1. */
  isOffered: number
  /** The agreed sum of the won ones, in whole rupees; null: not noted. */
  sum: number | null
  channel: Channel
  /** By name (sourceName); empty: not known. */
  source: string
}

/**
 * Counts the cases of some days, from one ISO day in India to another, both of them.
 * @param found the newest first, without held ones and spam; one more than MOST_CASES says that there are older ones
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

/** What became of some cases, in one line. */
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

/** The cases by what each says of one thing: the thing with the most cases first, then by its name. */
function grouped(cases: CountedCase[], of: (each: CountedCase) => string): [name: string, cases: CountedCase[]][] {
  return [...Map.groupBy(cases, of)].sort(
    ([one, { length: n }], [other, { length: m }]) => m - n || (one < other ? -1 : 1),
  )
}
