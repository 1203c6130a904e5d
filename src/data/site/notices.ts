import { type Author, type ChangeStep, makeChange, WAS_NOTED } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { MOST_NOTICES, type SiteNotice } from '#domain/site/site-notice.ts'

/** A notice in the desk's list: when it was set and perhaps ended early (ms since 1970), and by whom. */
export type ListedNotice = SiteNotice & { setAt: number; endedAt: number | null; actor: string | null }

/** The newest first: every running or planned notice on a day (ISO), and the last past ones. */
export async function listNotices(database: D1Database, day: string): Promise<ListedNotice[]> {
  const statement = database.prepare(LISTED).bind(day)
  return (await forStaff(() => statement.all<ListedNotice>())).results
}

const LISTED = `SELECT notices.id, text, first_day AS firstDay, last_day AS lastDay, closes, set_at AS setAt,
    ended_at AS endedAt, actor
  FROM notices LEFT JOIN changes ON changes.id = notices.id
  ORDER BY (ended_at IS NULL AND last_day >= ?1) DESC, set_at DESC LIMIT 30`

/** A row of notices for the list of changes. */
const TOLD = `json_object('text', text, 'firstDay', first_day, 'lastDay', last_day, 'closes', closes)`

/**
 * Adds a notice while fewer than MOST_NOTICES are running or planned on a day (ISO).
 * @returns false: the limit is reached
 */
export function setNotice(
  database: D1Database,
  author: Author,
  { today, text, firstDay, lastDay, closes }: Omit<SiteNotice, 'id'> & { today: string },
): Promise<boolean> {
  const change: ChangeStep[] = [[SET, text, firstDay, lastDay, closes], NOTE_SET]
  const open = 'SELECT count(*) FROM notices WHERE ended_at IS NULL AND last_day >= ?5'
  return makeChange(database, author, { shown: { holds: `(${open}) < ${MOST_NOTICES}`, value: today }, change })
}

const SET = `INSERT INTO notices (id, text, first_day, last_day, closes, set_at)
  SELECT ?1, ?3, ?4, ?5, ?6, ?2 WHERE ${WAS_NOTED} ON CONFLICT DO NOTHING`
const NOTE_SET = `INSERT INTO change_rows (change, entity, key, became) SELECT ?1, 'notice', id, ${TOLD} FROM notices
  WHERE id = ?1 AND ${WAS_NOTED} ON CONFLICT DO NOTHING`

/**
 * Ends a running or planned notice.
 * @returns false: it has already ended
 */
export function endNotice(database: D1Database, author: Author, notice: string): Promise<boolean> {
  const change = [NOTE_END, END].map((statement): ChangeStep => [statement, notice])
  const holds = 'EXISTS (SELECT 1 FROM notices WHERE id = ?5 AND ended_at IS NULL)'
  return makeChange(database, author, { shown: { holds, value: notice }, change })
}

const NOTE_END = `INSERT INTO change_rows (change, entity, key, was) SELECT ?1, 'notice', id, ${TOLD} FROM notices
  WHERE id = ?3 AND ${WAS_NOTED} ON CONFLICT DO NOTHING`
const END = `UPDATE notices SET ended_at = ?2 WHERE id = ?3 AND ${WAS_NOTED}`
