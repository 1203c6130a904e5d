import { retryWithin } from '#data/stores/faults.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'
import { openCases } from './open-cases.ts'

/** For how long after sending an enquiry the visitor can add lines, in ms. */
export const ADDING = 60 * 60_000
/** The most that can be added to one enquiry: letters in all, and lines. */
const MOST = { letters: 2000, lines: 20 }
/** How long the database may take, in ms. */
const PATIENCE = 2000

/** A visitor's line. `key`: from the form, so that a repeated form is one line; without it every line is new. */
type NewLine = { reference: string; key: string; line: string; now: number }

/** unknown: no such enquiry; late: the hour has passed; full: the limit is reached. */
export type Added = 'added' | 'unknown' | 'late' | 'full'

/**
 * Adds a line to an enquiry and to the history of its case, in one transaction. It marks the case as having news for
 * the staff, at any stage. The next run of the cron mails them again; a held enquiry stays held.
 * @throws errors of the database, or a Silence: the outcome is unknown, and the same line may be sent again
 */
export function addLine(database: D1Database, added: NewLine): Promise<Added> {
  return retryWithin(PATIENCE, () => addOnce(database, added))
}

async function addOnce(database: D1Database, added: NewLine): Promise<Added> {
  const first = await write(database, added)
  if (first !== 'without case') return first
  if ((await openCases(database)) === 0) await openCases(database, 'all')
  const second = await write(database, added)
  return second === 'without case' ? 'unknown' : second
}

/** The enquiry for the line: ?1 the reference, ?2 sent after this moment, ?3 letters and ?4 lines still fit. */
const OPEN = `e.reference = ?1 AND e.erased_at IS NULL AND e.created_at > ?2 AND length(e.added) < ?3
  AND (SELECT count(*) FROM case_events WHERE case_id = c.id AND kind = 'added') < ?4`
/** The first statement marks the line as new for the next statements; the last removes the mark. */
const MARK = `INSERT INTO case_events (id, case_id, at, actor, kind, was, text)
  SELECT ?5, c.id, ?6, '', 'added', 'new', ?7 FROM enquiries e JOIN cases c ON c.enquiry_id = e.id WHERE ${OPEN}
  ON CONFLICT (id) DO NOTHING`
const IS_NEW = `SELECT c.enquiry_id FROM case_events v JOIN cases c ON c.id = v.case_id WHERE v.id = ?1 AND v.was = 'new'`
const APPEND = `UPDATE enquiries SET added = trim(added || char(10) || ?2, char(10)), due_at = ?3, next_at = ?3,
    attempts = 0, mailed_to = '', message_id = NULL, hooked_at = NULL, lease = NULL, last_error = NULL,
    state = CASE state WHEN 'held' THEN 'held' ELSE 'due' END
  WHERE id IN (${IS_NEW})`
const SHOW = `UPDATE cases SET added_at = ?2, touched_at = ?2 WHERE enquiry_id IN (${IS_NEW})`
/** The case's search words are read again. */
const FIND = `UPDATE case_finding SET changes = changes + 1
  WHERE case_id IN (SELECT case_id FROM case_events WHERE id = ?1 AND was = 'new')`
const UNMARK = `UPDATE case_events SET was = '' WHERE id = ?1`
const OUTCOME = `SELECT c.id AS caseId, e.created_at > ?2 AS inTime,
    EXISTS (SELECT 1 FROM case_events WHERE id = ?3) AS isThere
  FROM enquiries e LEFT JOIN cases c ON c.enquiry_id = e.id WHERE e.reference = ?1 AND e.erased_at IS NULL`

async function write(database: D1Database, added: NewLine): Promise<Added | 'without case'> {
  const { reference, key, line, now } = added
  const id = (await enquiryId(key, { reference, line })).slice(0, 32)
  const since = now - ADDING
  const bound = (query: string, ...values: unknown[]) => database.prepare(query).bind(...values)
  const results = await database.batch<{ caseId: string | null; inTime: number; isThere: number }>([
    bound(MARK, reference, since, MOST.letters - line.length, MOST.lines, id, now, line),
    bound(APPEND, id, line, now),
    bound(SHOW, id, now),
    bound(FIND, id),
    bound(UNMARK, id),
    bound(OUTCOME, reference, since, id),
  ])
  const found = results.at(-1)?.results[0]
  if (!found) return 'unknown'
  if (found.isThere) return 'added'
  if (!found.inTime) return 'late'
  return found.caseId ? 'full' : 'without case'
}
