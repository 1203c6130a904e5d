import { forStaff } from '#data/stores/for-staff.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'
import type { Pressed } from './mark-case.ts'

/** `head`: the main case. */
type Joining = { head: string; other: string; key: string; actor: string; now: number }

/**
 * Joins two cases of one person: the other case and the cases joined into it now belong to the main case. No row is
 * moved, so it can be undone.
 * @returns undefined: it is the same case, or one of them does not exist or is joined elsewhere
 */
export async function joinCases(database: D1Database, joining: Joining): Promise<Pressed | undefined> {
  return joining.head === joining.other ? undefined : writeOnce(database, joining, { kind: 'joined', ...JOINED })
}

/** Splits a case from its main case. Cases that came with it stay until they are split too. */
export async function splitCase(database: D1Database, joining: Joining): Promise<Pressed | undefined> {
  return writeOnce(database, joining, { kind: 'split', ...SPLIT })
}

/** Holds where the preceding statement wrote a row: a repeated form changes nothing. */
const IS_NEW = 'changes() > 0'

/** Answers in joined cases after the main case arrived. */
const UNDER = `SELECT o.first_reply_at AS at FROM cases o
  WHERE o.joined_into = ?1 AND o.erased_at IS NULL AND o.first_reply_at >= cases.opened_at`
const HEAD_STANDS = `EXISTS (SELECT 1 FROM cases h WHERE h.id = ?1 AND h.joined_into IS NULL AND h.erased_at IS NULL)`
const EVENT = `INSERT INTO case_events (id, case_id, at, actor, kind, became)
  SELECT ?3, ?1, ?4, ?5, ?6, ?2 WHERE EXISTS (SELECT 1 FROM cases WHERE id = ?2 AND erased_at IS NULL AND joined_into`

/**
 * ?1: the main case, ?2: the other case. `add`: the history line. `point`: the case. `answer`: the main case's answer.
 * `holds`: the two cases stand as the form has set them.
 */
type Way = { add: string; point: string; answer: string; holds: string }

/**
 * An answer to a joined case after the main case arrived also answers the main case, until both are split. In `answer`,
 * `id <> ?2` always holds; it is there because every bound value must be used.
 */
const JOINED: Way = {
  add: `${EVENT} IS NULL) AND ${HEAD_STANDS} ON CONFLICT (id) DO NOTHING`,
  point: `UPDATE cases SET joined_into = ?1, version = version + 1, touched_at = ?3
    WHERE (id = ?2 OR joined_into = ?2) AND id <> ?1 AND joined_into IS NOT ?1 AND erased_at IS NULL
      AND ${HEAD_STANDS} AND ${IS_NEW}`,
  answer: `UPDATE cases SET first_reply_at = (SELECT min(at) FROM (${UNDER}))
    WHERE id = ?1 AND id <> ?2 AND first_reply_at IS NULL AND ${IS_NEW}`,
  holds: 'c.joined_into IS ?1',
}
const SPLIT: Way = {
  add: `${EVENT} = ?1) ON CONFLICT (id) DO NOTHING`,
  point: `UPDATE cases SET joined_into = NULL, version = version + 1, touched_at = ?3
    WHERE id = ?2 AND joined_into = ?1 AND erased_at IS NULL AND ${IS_NEW}`,
  answer: `UPDATE cases SET first_reply_at = (SELECT min(at) FROM (${UNDER} UNION ALL
      SELECT e.at FROM case_events e WHERE e.case_id = ?1 AND e.kind IN ('call', 'whatsapp', 'mail')))
    WHERE id = ?1 AND ${IS_NEW} AND EXISTS
      (SELECT 1 FROM cases o WHERE o.id = ?2 AND o.first_reply_at = cases.first_reply_at)`,
  holds: 'c.joined_into IS NOT ?1',
}

/** The history line ?3, and whether the cases stand otherwise by now. */
function knownBy(holds: string): string {
  return `SELECT (SELECT e.at FROM cases c WHERE c.id = ?2 AND NOT (${holds})) AS takenBack
    FROM case_events e WHERE e.id = ?3`
}

async function writeOnce(
  database: D1Database,
  { head, other, key, actor, now }: Joining,
  { kind, add, point, answer, holds }: Way & { kind: 'joined' | 'split' },
): Promise<Pressed | undefined> {
  const id = (await enquiryId(key, { kind, head, other })).slice(0, 32)
  const batch = [
    database.prepare(add).bind(head, other, id, now, actor, kind),
    database.prepare(point).bind(head, other, now),
    database.prepare(answer).bind(head, other),
    database.prepare(knownBy(holds)).bind(head, other, id),
  ]
  const results = await forStaff(() => database.batch<Pressed>(batch))
  return results.at(-1)?.results[0]
}
