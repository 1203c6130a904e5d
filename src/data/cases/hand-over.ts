import { INDEXED } from '#data/enquiries/conditions.ts'
import { TEXTS_CHANGED } from '#data/enquiries/word-index.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { COUNTED } from '#domain/cases/inbox-sections.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'

/** How many cases one statement hands over, and how many one press. */
const AT_ONCE = 500
const ROUNDS = 20

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
 * Gives every open case of one colleague to another, with a line in each history. `to` may be empty: then the cases have
 * no owner. A repeated form changes nothing. Returns the mark of the history lines.
 */
export async function handOver(database: D1Database, { from, to, key, actor, now }: HandOver): Promise<string> {
  const mark = (await enquiryId(key, { from, to })).slice(0, 32)
  for (let round = 0; round < ROUNDS; round++) {
    const statements = [
      database.prepare(ADD).bind(from, mark, now, actor, to),
      database.prepare(MOVE).bind(mark, now, to, from),
      database.prepare(TEXTS_CHANGED).bind(mark, now),
    ]
    const [added] = await forStaff(() => database.batch(statements))
    if ((added?.meta.changes ?? 0) < AT_ONCE) break
  }
  return mark
}

/** The former owner of cases that were handed over, and how many they are, up to COUNTED. */
export type HandedOver = { from: string; moved: number }

/** undefined: there is no such hand-over. */
export async function readHandOver(database: D1Database, mark: string): Promise<HandedOver | undefined> {
  const counted = database.prepare(COUNT).bind(mark)
  const { results } = await forStaff(() => counted.all<HandedOver>())
  return results.length === 1 ? results[0] : undefined
}

const ADD = `INSERT INTO case_events (id, case_id, at, actor, kind, was, became)
  SELECT ?2 || '-' || id, id, ?3, ?4, 'owner', ?1, ?5 FROM cases WHERE ${INDEXED.owned} AND owner = ?1 LIMIT ${AT_ONCE}
  ON CONFLICT (id) DO NOTHING`
const MOVE = `UPDATE cases SET owner = ?3, version = version + 1, touched_at = ?2
  WHERE owner = ?4 AND id IN (SELECT case_id FROM case_events WHERE id >= ?1 AND id < ?1 || '~' AND at = ?2)`
/** The bulk form gives cases of several owners to one colleague under such a mark; that is no hand-over. */
const COUNT = `SELECT was AS "from", count(*) AS moved FROM (SELECT was FROM case_events
  WHERE id >= ?1 || '-' AND id < ?1 || '.' AND kind = 'owner' LIMIT ${COUNTED}) GROUP BY was LIMIT 2`
