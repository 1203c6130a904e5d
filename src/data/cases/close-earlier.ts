import { forStaff } from '#data/stores/for-staff.ts'
import { openCases } from './open-cases.ts'

/** The most cases that one statement closes. */
const AT_ONCE = 500

type Closing = { before: number; actor: string; now: number }

/**
 * Closes untouched cases of enquiries from before a moment (ms since 1970). They were answered by mail. Each can be
 * opened again. Returns how many.
 */
export async function closeEarlier(database: D1Database, { before, actor, now }: Closing): Promise<number> {
  await openCases(database, 'all')
  let closed = 0
  for (;;) {
    const mark = crypto.randomUUID()
    const [added] = await forStaff(() =>
      database.batch([database.prepare(ADD).bind(before, mark, now, actor), database.prepare(CLOSE).bind(mark, now)]),
    )
    const count = added?.meta.changes ?? 0
    closed += count
    if (count < AT_ONCE) return closed
  }
}

/** A history line for each case; the second statement closes the cases with a line of this round. */
const ADD = `INSERT INTO case_events (id, case_id, at, actor, kind, was, became)
  SELECT ?2 || '-' || id, id, ?3, ?4, 'stage', 'new', 'before' FROM cases
  WHERE stage = 'new' AND version = 1 AND opened_at < ?1 AND first_reply_at IS NULL AND follow_up_on = ''
    AND joined_into IS NULL AND erased_at IS NULL ORDER BY opened_at LIMIT ${AT_ONCE}`
const CLOSE = `UPDATE cases SET stage = 'before', closed_at = ?2, version = version + 1
  WHERE id IN (SELECT case_id FROM case_events WHERE id >= ?1 AND id < ?1 || '~')`
