import { forStaff } from '#data/stores/for-staff.ts'
import { HOUR } from '#domain/cases/count-outcomes.ts'
import type { Grouping } from '#domain/cases/report.ts'
import { type CaseInList, LISTED_COLUMNS } from './case-rows.ts'
import { momentsOf } from './read-report.ts'

/** How many cases behind a figure are listed, the newest. */
const MOST = 100

/** Each figure of an outcome, and which of its cases it counts: as count-outcomes.ts counts them. */
const WHAT = {
  enquiries: 'true',
  inHour: `stage <> 'before' AND first_reply_at - opened_at <= ${HOUR}`,
  unanswered: `stage <> 'before' AND first_reply_at IS NULL AND joined_into IS NULL`,
  offered: 'offered_at IS NOT NULL',
  won: `stage = 'won'`,
  lost: `stage = 'lost'`,
} as const
export type CountedWhat = keyof typeof WHAT

export function isCountedWhat(text: string): text is CountedWhat {
  return Object.hasOwn(WHAT, text)
}

const BY: Record<Grouping, string> = {
  source: `channel || ' ' || source`,
  tour: 'tour',
  person: 'owner',
  month: `strftime('%Y-%m', opened_at / 1000 + 19800, 'unixepoch')`,
}

/** `of`: the line of the table, as an Outcome names it. */
type Asked = { from: string; to: string; by: Grouping; of: string; what: CountedWhat }

/** `count`: all that the figure counts, erased ones too, which cannot be listed. */
export type Counted = { rows: CaseInList[]; count: number }

/** The cases behind one figure of a report, the newest first. */
export async function listCounted(database: D1Database, { from, to, by, of, what }: Asked): Promise<Counted> {
  const which = `opened_at >= ?1 AND opened_at < ?2 AND stage NOT IN ('held', 'spam') AND ${BY[by]} = ?3 AND ${WHAT[what]}`
  // The first condition is answered from cases_reported alone; a row of the table is read for each that is shown.
  const rows = `SELECT ${LISTED_COLUMNS} FROM (SELECT rowid AS at FROM cases WHERE ${which}
      ORDER BY opened_at DESC LIMIT ${MOST}) n JOIN cases c ON c.rowid = n.at JOIN enquiries e ON e.id = c.enquiry_id
    WHERE c.erased_at IS NULL ORDER BY c.opened_at DESC`
  const asked = [rows, `SELECT count(*) AS count FROM cases WHERE ${which}`]
  const values = [...momentsOf({ from, to }), of]
  const [listed, counted] = await forStaff(() =>
    database.batch(asked.map((sql) => database.prepare(sql).bind(...values))),
  )
  const count = (counted?.results[0] as { count: number } | undefined)?.count ?? 0
  return { rows: (listed?.results ?? []) as CaseInList[], count }
}
