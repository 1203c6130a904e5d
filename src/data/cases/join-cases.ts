import { forStaff } from '#data/stores/for-staff.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'

/** `head`: under which case the other one is to stand, or stands. */
export type Joining = { head: string; other: string; key: string; actor: string; now: number }

/** The same line once, however often the form comes. */
const EVENT = `INSERT INTO case_events (id, case_id, at, actor, kind, became)
  SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE EXISTS (SELECT 1 FROM cases WHERE id = ?6 AND erased_at IS NULL AND joined_into`

/**
 * Says that two cases are of one person: the other one stands under the head from now on, with those that stood under
 * it. Nothing is moved and no enquiry is changed, so that it can be taken back.
 * @returns false where they are one case, or one of them is not there, or stands under another
 */
export async function joinCases(database: D1Database, joining: Joining): Promise<boolean> {
  const { head, other, now } = joining
  if (head === other) return false
  const add = `${EVENT} IS NULL) AND ${HEAD_STANDS.replace('?1', '?2')} ON CONFLICT (id) DO NOTHING`
  const point = database
    .prepare(
      `UPDATE cases SET joined_into = ?1, version = version + 1, touched_at = ?3
        WHERE (id = ?2 OR joined_into = ?2) AND id <> ?1 AND joined_into IS NOT ?1 AND erased_at IS NULL
          AND ${HEAD_STANDS} AND ${IS_NEW}`,
    )
    .bind(head, other, now)
  const answer = database.prepare(ANSWER).bind(head)
  return writeOnce(database, { joining, kind: 'joined', add, point, answer })
}

const HEAD_STANDS = `EXISTS (SELECT 1 FROM cases h WHERE h.id = ?1 AND h.joined_into IS NULL AND h.erased_at IS NULL)`

/** Takes one case out again: it is a case by itself again. What came under the head together with it stays there until it is split, too. */
export async function splitCase(database: D1Database, joining: Joining): Promise<boolean> {
  const { head, other, now } = joining
  const add = `${EVENT} = ?2) ON CONFLICT (id) DO NOTHING`
  const point = database
    .prepare(
      `UPDATE cases SET joined_into = NULL, version = version + 1, touched_at = ?3
        WHERE id = ?2 AND joined_into = ?1 AND erased_at IS NULL AND ${IS_NEW}`,
    )
    .bind(head, other, now)
  const answer = database.prepare(UNANSWER).bind(head, other)
  return writeOnce(database, { joining, kind: 'split', add, point, answer })
}

/** Holds where the statement before it in the batch wrote: an old form that is sent again changes nothing. */
const IS_NEW = 'changes() > 0'

/** Answers that the cases under the head got after the head came. */
const UNDER = `SELECT o.first_reply_at AS at FROM cases o
  WHERE o.joined_into = ?1 AND o.erased_at IS NULL AND o.first_reply_at >= cases.opened_at`
/** Who spoke with a colleague after the head came has an answer to it, too; until the two are split again. */
const ANSWER = `UPDATE cases SET first_reply_at = (SELECT min(at) FROM (${UNDER}))
  WHERE id = ?1 AND first_reply_at IS NULL AND ${IS_NEW}`
const UNANSWER = `UPDATE cases SET first_reply_at = (SELECT min(at) FROM (${UNDER} UNION ALL
    SELECT e.at FROM case_events e WHERE e.case_id = ?1 AND e.kind IN ('call', 'whatsapp', 'mail')))
  WHERE id = ?1 AND ${IS_NEW} AND EXISTS
    (SELECT 1 FROM cases o WHERE o.id = ?2 AND o.first_reply_at = cases.first_reply_at)`

type Writing = {
  joining: Joining
  kind: 'joined' | 'split'
  add: string
  point: D1PreparedStatement
  answer: D1PreparedStatement
}

async function writeOnce(database: D1Database, { joining, kind, add, point, answer }: Writing): Promise<boolean> {
  const { head, other, key, actor, now } = joining
  const id = (await enquiryId(key, { kind, head, other })).slice(0, 32)
  const event = database.prepare(add).bind(id, head, now, actor, kind, other)
  const known = database.prepare('SELECT 1 FROM case_events WHERE id = ?1').bind(id)
  const results = await forStaff(() => database.batch([event, point, answer, known]))
  return (results.at(-1)?.results.length ?? 0) > 0
}
