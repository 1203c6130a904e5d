import type { Channel } from '#domain/enquiries/source.ts'
import { dayInIndia, daysFromTo } from '#values/dates.ts'
import { countOutcomes, grouped, isToAnswer, LISTED, outcomeOf, reasonsOf } from './count-outcomes.ts'
import { MOST_CASES, percentile, type Report } from './report.ts'
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
