import { forStaff } from '#data/stores/for-staff.ts'
import { daysFromTo, type Outcome, percentile, type Report } from '#domain/cases/report.ts'
import { openCases } from './open-cases.ts'

/** How far ahead of UTC India's clocks are, in ms. */
const AHEAD = 5.5 * 60 * 60_000
/** Pages and tours are made up by whoever posts: the list of them ends, and the rest stands in one line. */
const LISTED = 100
/** So many cases are counted, the newest: what a report reads has an end. */
export const MOST = 20_000

/** Cases of enquiries that came within the days; held ones and spam are nobody's wish. Along cases_by_opening. */
const COUNTED = `FROM (SELECT * FROM cases WHERE opened_at >= ?1 AND opened_at < ?2 AND stage NOT IN ('held', 'spam')
  ORDER BY opened_at DESC LIMIT ${MOST}) c`
const WITH_ENQUIRY = `${COUNTED} JOIN enquiries e ON e.id = c.enquiry_id`

const DAYS = `SELECT date((c.opened_at + ${AHEAD}) / 1000, 'unixepoch') AS day, count(*) AS n ${COUNTED} GROUP BY day`
const TOURS = `SELECT e.tour, count(*) AS enquiries, sum(c.stage = 'won') AS won, sum(c.stage = 'lost') AS lost
  ${WITH_ENQUIRY} GROUP BY e.tour ORDER BY enquiries DESC, e.tour LIMIT ${LISTED}`
const PAGES = `SELECT e.page, count(*) AS n ${WITH_ENQUIRY} GROUP BY e.page ORDER BY n DESC, e.page LIMIT ${LISTED}`
/** One that stands under another is answered there. */
const ANSWERS = `SELECT c.first_reply_at - c.opened_at AS took ${COUNTED}
  WHERE c.stage <> 'before' AND (c.joined_into IS NULL OR c.first_reply_at IS NOT NULL)`
const ENDS = `SELECT c.stage, c.lost_reason AS reason, count(*) AS n ${COUNTED} WHERE c.stage IN ('won', 'lost')
  GROUP BY c.stage, c.lost_reason ORDER BY n DESC, c.lost_reason`

type Read = [
  days: { day: string; n: number }[],
  tours: Outcome[],
  pages: { page: string; n: number }[],
  answers: { took: number | null }[],
  ends: { stage: 'won' | 'lost'; reason: string; n: number }[],
]

/** Reads what happened from one day in India to another, both counted. */
export async function readReport(database: D1Database, { from, to }: { from: string; to: string }): Promise<Report> {
  const [start, end] = [Date.parse(`${from}T00:00:00+05:30`), Date.parse(`${to}T00:00:00+05:30`) + 24 * 60 * 60_000]
  const statements = [DAYS, TOURS, PAGES, ANSWERS, ENDS].map((sql) => database.prepare(sql).bind(start, end))
  const results = await forStaff(async () => {
    await openCases(database)
    return database.batch(statements)
  })
  const [days, tours, pages, answers, ends] = results.map(({ results }) => results) as Read
  const perDay = new Map(days.map(({ day, n }) => [day, n]))
  const all = {
    enquiries: sumOf(days.map(({ n }) => n)),
    won: sumOf(ends.filter(({ stage }) => stage === 'won').map(({ n }) => n)),
    lost: sumOf(ends.filter(({ stage }) => stage === 'lost').map(({ n }) => n)),
  }
  return {
    days: daysFromTo(from, to).map((day) => [day, perDay.get(day) ?? 0]),
    tours: withOthers(tours, all),
    pages: withOtherPages(pages, all.enquiries),
    ...answeredIn(answers),
    won: all.won,
    lost: ends.filter(({ stage }) => stage === 'lost').map(({ reason, n }) => [reason, n]),
    isCut: all.enquiries >= MOST,
  }
}

/** The tours and, where the list ends before them, all others in one line. */
function withOthers(tours: Outcome[], all: Omit<Outcome, 'tour'>): Outcome[] {
  const rest = (count: (outcome: Omit<Outcome, 'tour'>) => number) => count(all) - sumOf(tours.map(count))
  const others = {
    tour: undefined,
    enquiries: rest(({ enquiries }) => enquiries),
    won: rest(({ won }) => won),
    lost: rest(({ lost }) => lost),
  }
  return others.enquiries > 0 ? [...tours, others] : tours
}

function withOtherPages(pages: { page: string; n: number }[], enquiries: number): Report['pages'] {
  const listed = pages.map(({ page, n }): Report['pages'][number] => [page, n])
  const others = enquiries - sumOf(pages.map(({ n }) => n))
  return others > 0 ? [...listed, [undefined, others]] : listed
}

function sumOf(counts: number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function answeredIn(answers: { took: number | null }[]): Pick<Report, 'firstAnswer' | 'unanswered'> {
  const took = answers
    .flatMap((answer) => (answer.took === null ? [] : [answer.took]))
    .sort((one, other) => one - other)
  const [median, ninety] = [percentile(took, 0.5), percentile(took, 0.9)]
  const firstAnswer = median === undefined || ninety === undefined ? undefined : { median, ninety }
  return { firstAnswer, unanswered: answers.length - took.length }
}
