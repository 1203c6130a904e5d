import { forStaff } from '#data/stores/for-staff.ts'
import { HOUR, LISTED } from '#domain/cases/count-report.ts'
import { CASES_A_PAGE, type Grouping, MOST_CASES } from '#domain/cases/report.ts'
import { type CaseInList, LISTED_COLUMNS } from './case-rows.ts'
import { LEADS, momentsOf } from './read-report.ts'

/** The figures of an outcome, and the leads that each counts, as in count-report.ts. */
const WHAT = {
  enquiries: 'true',
  inHour: `stage <> 'before' AND took <= ${HOUR}`,
  unanswered: `stage <> 'before' AND took IS NULL`,
  offered: 'isOffered',
  won: `stage = 'won'`,
  lost: `stage = 'lost'`,
} as const
export type CountedWhat = keyof typeof WHAT

export function isCountedWhat(text: string): text is CountedWhat {
  return Object.hasOwn(WHAT, text)
}

const inIndia = (format: string) => `strftime('${format}', openedAt / 1000 + 19800, 'unixepoch')`
const BY: Record<CountedBy, string> = {
  source: `channel || ' ' || source`,
  tour: 'tour',
  person: 'owner',
  month: inIndia('%Y-%m'),
  day: inIndia('%Y-%m-%d'),
  page: 'page',
  all: `''`,
}

/** The grouping of a figure: that of an outcome, the day, the page, or all. */
export type CountedBy = Grouping | 'day' | 'page' | 'all'

export function isCountedBy(text: string): text is CountedBy {
  return Object.hasOwn(BY, text)
}

/** A figure of a report. `of`: its line; undefined: the line of all others. `reason`: why cases were lost; empty: all reasons. */
export type CountedFigure = { by: CountedBy; of: string | undefined; what: CountedWhat; reason: string }

/** `page`: from 1. */
type Asked = CountedFigure & { from: string; to: string; page: number }

/** `count`: everything that the figure counts, including erased cases, which cannot be listed. */
export type Counted = { rows: CaseInList[]; count: number }

/** The cases of one figure of a report, the newest first. */
export async function listCounted(database: D1Database, asked: Asked): Promise<Counted> {
  const { by, of, what, reason, page } = asked
  const counted = `(SELECT * FROM leads LIMIT ${MOST_CASES})`
  const listed = `SELECT ${BY[by]} FROM ${counted} GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${LISTED}`
  const isOf = of === undefined ? `${BY[by]} NOT IN (${listed})` : `${BY[by]} = ?3`
  const which = `${counted} WHERE ${isOf} AND (?4 = '' OR reason = ?4) AND ${WHAT[what]}`
  // In the order of the leads: another ORDER BY would read all of them for one page.
  const rows = `${LEADS} SELECT ${LISTED_COLUMNS}
    FROM (SELECT at FROM ${which} LIMIT ${CASES_A_PAGE} OFFSET ${(page - 1) * CASES_A_PAGE}) n
    JOIN cases c ON c.rowid = n.at JOIN enquiries e ON e.id = c.enquiry_id
    WHERE c.erased_at IS NULL ORDER BY c.opened_at DESC`
  const values = [...momentsOf(asked), of ?? '', reason]
  const questions = [rows, `${LEADS} SELECT count(*) AS count FROM ${which}`]
  const [found, all] = await forStaff(() =>
    database.batch(questions.map((sql) => database.prepare(sql).bind(...values))),
  )
  const count = (all?.results[0] as { count: number } | undefined)?.count ?? 0
  return { rows: (found?.results ?? []) as CaseInList[], count }
}
