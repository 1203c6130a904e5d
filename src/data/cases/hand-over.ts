import { INDEXED } from '#data/enquiries/conditions.ts'
import { TEXTS_CHANGED } from '#data/enquiries/word-index.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { COUNTED } from '#domain/cases/inbox-sections.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'

/** How many cases one press hands over. */
const MOST = 10_000

/** `open`: the number of a colleague's open cases, up to COUNTED. */
export type Load = { owner: string; open: number }

/** The owners of open cases, including former colleagues. */
export async function listLoads(database: D1Database): Promise<Load[]> {
  const { results } = await forStaff(() => database.prepare(LOADS).all<Load>())
  return results
}

/** Steps from one owner to the next along the index, so that it reads only what it counts. */
const LOADS = `WITH RECURSIVE owners(owner) AS (
    SELECT min(owner) FROM cases WHERE ${INDEXED.owned}
    UNION ALL SELECT (SELECT min(owner) FROM cases WHERE ${INDEXED.owned} AND owner > owners.owner)
    FROM owners WHERE owner IS NOT NULL LIMIT 100)
  SELECT o.owner, (SELECT count(*) FROM (SELECT 1 FROM cases WHERE ${INDEXED.owned} AND owner = o.owner LIMIT ${COUNTED})) AS open
  FROM owners o WHERE o.owner IS NOT NULL`

/** `key`: from the form; a repeated form is one change. */
type HandOver = { from: string; to: string; key: string; actor: string; now: number }

/**
 * Gives every open case of one colleague to another, in one transaction, with a line in each history. `to` may be empty:
 * then the cases have no owner. A repeated form changes nothing, also where further cases were given since. Returns the
 * mark of the history lines.
 */
export async function handOver(database: D1Database, { from, to, key, actor, now }: HandOver): Promise<string> {
  const mark = (await enquiryId(key, { from, to })).slice(0, 32)
  const statements = [
    database.prepare(ADD).bind(from, mark, now, actor, to),
    database.prepare(MOVE).bind(mark, now, to, from),
    database.prepare(TEXTS_CHANGED).bind(mark, now),
  ]
  await forStaff(() => database.batch(statements))
  return mark
}

/** Cases that were handed over: both owners, when (ms since 1970), how many, and how many another one has by now. */
export type HandedOver = { from: string; to: string; at: number; moved: number; gone: number }

/** undefined: there is no such hand-over. */
export async function readHandOver(database: D1Database, mark: string): Promise<HandedOver | undefined> {
  const counted = database.prepare(COUNT).bind(mark)
  const { results } = await forStaff(() => counted.all<HandedOver>())
  return results.length === 1 ? results[0] : undefined
}

/** SQL: the lines of a hand-over. `mark`: the parameter that holds its mark. */
const linesOf = (mark: '?1' | '?2') => `id >= ${mark} || '-' AND id < ${mark} || '.' AND kind = 'owner'`
const ADD = `INSERT INTO case_events (id, case_id, at, actor, kind, was, became)
  SELECT ?2 || '-' || id, id, ?3, ?4, 'owner', ?1, ?5 FROM cases WHERE ${INDEXED.owned} AND owner = ?1
    AND NOT EXISTS (SELECT 1 FROM case_events WHERE ${linesOf('?2')}) LIMIT ${MOST}`
const MOVE = `UPDATE cases SET owner = ?3, version = version + 1, touched_at = ?2
  WHERE owner = ?4 AND id IN (SELECT case_id FROM case_events WHERE id >= ?1 AND id < ?1 || '~' AND at = ?2)`
/** The bulk form gives cases of several owners to one colleague under such a mark; that is no hand-over. */
const COUNT = `SELECT was AS "from", became AS "to", at, count(*) AS moved, sum(isGone) AS gone FROM (
  SELECT was, became, at, (SELECT owner FROM cases WHERE id = case_id) <> became AS isGone FROM case_events
    WHERE ${linesOf('?1')} LIMIT ${COUNTED}) GROUP BY was LIMIT 2`
