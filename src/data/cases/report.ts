import { within, withRetries } from '#data/faults.ts'
import { daysFromTo, type Outcome, percentile, type Report } from '#domain/cases/report.ts'
import { PATIENCE } from './inbox.ts'
import { openCases } from './open-cases.ts'

/** How far ahead of UTC India's clocks are, in ms. */
const AHEAD = 5.5 * 60 * 60_000
/** Pages and tours are made up by whoever posts: the list of them ends. */
const LISTED = 100
/** Of more answers than this the newest count. */
const ANSWERS = 20_000

/** Cases of enquiries that came within the days; held ones and spam are nobody's wish. */
const WITHIN = `WHERE c.opened_at >= ?1 AND c.opened_at < ?2 AND c.stage NOT IN ('held', 'spam')`
const COUNTED = `FROM cases c ${WITHIN}`
const COUNTED_WITH_WISH = `FROM cases c JOIN enquiries e ON e.id = c.enquiry_id ${WITHIN}`

/** Reads what happened from one day in India to another, both counted. */
export async function readReport(database: D1Database, { from, to }: { from: string; to: string }): Promise<Report> {
  const [start, end] = [Date.parse(`${from}T00:00:00+05:30`), Date.parse(`${to}T00:00:00+05:30`) + 24 * 60 * 60_000]
  const statements = [DAYS, TOURS, PAGES, ANSWERED, ENDS].map((sql) => database.prepare(sql).bind(start, end))
  const results = await within(PATIENCE, readOpened(database, statements))
  const [days, tours, pages, answers, ends] = results.map(({ results }) => results)
  const perDay = new Map((days as { day: string; n: number }[]).map(({ day, n }) => [day, n]))
  const lost = (ends as { stage: string; reason: string; n: number }[]).filter(({ stage }) => stage === 'lost')
  const won = (ends as { stage: string; n: number }[]).find(({ stage }) => stage === 'won')
  return {
    days: daysFromTo(from, to).map((day) => [day, perDay.get(day) ?? 0]),
    tours: tours as Outcome[],
    pages: (pages as { page: string; n: number }[]).map(({ page, n }) => [page, n]),
    firstAnswer: answeredIn(answers as { took: number | null }[]),
    won: won?.n ?? 0,
    lost: lost.map(({ reason, n }) => [reason, n]),
  }
}

async function readOpened(database: D1Database, statements: D1PreparedStatement[]) {
  await openCases(database)
  return withRetries(() => database.batch(statements))
}

const DAYS = `SELECT date((c.opened_at + ${AHEAD}) / 1000, 'unixepoch') AS day, count(*) AS n ${COUNTED} GROUP BY day`
const TOURS = `SELECT e.tour, count(*) AS enquiries, sum(c.stage = 'won') AS won, sum(c.stage = 'lost') AS lost
  ${COUNTED_WITH_WISH} GROUP BY e.tour ORDER BY enquiries DESC, e.tour LIMIT ${LISTED}`
const PAGES = `SELECT e.page, count(*) AS n ${COUNTED_WITH_WISH} AND e.erased_at IS NULL GROUP BY e.page ORDER BY n DESC, e.page LIMIT ${LISTED}`
const ANSWERED = `SELECT c.first_reply_at - c.opened_at AS took ${COUNTED} ORDER BY c.opened_at DESC LIMIT ${ANSWERS}`
const ENDS = `SELECT c.stage, c.lost_reason AS reason, count(*) AS n ${COUNTED} AND c.stage IN ('won', 'lost')
  GROUP BY c.stage, c.lost_reason ORDER BY n DESC`

function answeredIn(answers: { took: number | null }[]): Report['firstAnswer'] {
  const took = answers
    .flatMap((answer) => (answer.took === null ? [] : [answer.took]))
    .sort((one, other) => one - other)
  const [median, ninety] = [percentile(took, 0.5), percentile(took, 0.9)]
  if (median === undefined || ninety === undefined) return undefined
  return { median, ninety, answered: took.length, waiting: answers.length - took.length }
}
