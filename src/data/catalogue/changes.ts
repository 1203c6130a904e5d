import { and, asc, desc, eq, notInArray, or } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { forStaff } from '#data/stores/for-staff.ts'
import { GATHER_LEADERS } from './leaders.ts'
import { changeRows, changes } from './schema.ts'

/** The author and time (ms since 1970) of a change. `id`: from the form, so that a repeated form is one change. */
export type Author = { id: string; at: number; actor: string; note: string }
export type Change = typeof changes.$inferSelect

/** A condition on the present state: SQL with one parameter, and its value as the form had shown it. */
export type Shown = { holds: string; value: unknown }

/** SQL, or SQL with its values from ?3 on. ?1 and ?2 are the change's id and time. */
export type ChangeStep = string | [statement: string, ...values: (string | number | null)[]]

/**
 * Makes a change and notes it, in one transaction and once for each form, if the shown state still holds. The
 * statements of `change` run after WAS_NOTED. If the transaction is repeated after a lost reply, they do nothing, so
 * that a colleague's later change stays.
 * @returns false: a colleague has changed it, and nothing was done
 */
export async function makeChange(
  database: D1Database,
  { id, at, actor, note }: Author,
  { shown, change, undoes = null }: { shown?: Shown; change: ChangeStep[]; undoes?: string | null },
): Promise<boolean> {
  const noted = database
    .prepare(
      `INSERT INTO changes (id, at, actor, note, undoes) SELECT ?1, -?2, ?3, ?4, ?6 WHERE ${shown?.holds ?? '?5 IS NULL'}
       ON CONFLICT DO NOTHING`,
    )
    .bind(id, at, actor, note, shown?.value ?? null, undoes)
  const steps = [...change, END].map((step) => {
    const [statement, ...values] = [step].flat() as [string, ...unknown[]]
    return database.prepare(statement).bind(id, at, ...values)
  })
  const known = database.prepare('SELECT 1 FROM changes WHERE id = ?1 OR undoes = ?2').bind(id, undoes)
  const results = await forStaff(() => database.batch([noted, ...steps, database.prepare(GATHER_LEADERS), known]))
  return (results.at(-1)?.results.length ?? 0) > 0
}

/**
 * SQL for whether the running transaction noted the change: its id and `at` are the first two values. Within the
 * transaction the time is negative; its last statement makes it positive.
 */
export const WAS_NOTED = 'EXISTS (SELECT 1 FROM changes WHERE id = ?1 AND at = -?2)'
const END = 'UPDATE changes SET at = ?2 WHERE id = ?1 AND at = -?2'

/**
 * SQL for the reason of a version. It comes from its change, so that a name that is erased there is gone here. A version
 * from the files has no change, and holds its own note.
 */
export const NOTE_OF_VERSION = 'coalesce((SELECT note FROM changes WHERE id = form), note)'

/** The rows of the running change for an entity; its id is the first value of the statement. */
export function rowsOfChange(entity: string): string {
  return `(SELECT key, was, became FROM change_rows WHERE change = ?1 AND entity = '${entity}')`
}

export function listChanges(database: D1Database, limit: number): Promise<Change[]> {
  return forStaff(async () => drizzle(database).select().from(changes).orderBy(desc(changes.at)).limit(limit))
}

/** A change with the change that undid it; undefined: no such change. */
export async function readChange(
  database: D1Database,
  id: string,
): Promise<{ change: Change; undone?: Change } | undefined> {
  const which = or(eq(changes.id, id), eq(changes.undoes, id))
  const rows = await forStaff(async () => drizzle(database).select().from(changes).where(which))
  const change = rows.find((row) => row.id === id)
  const undone = rows.find((row) => row.undoes === id)
  return change && { change, ...(undone && { undone }) }
}

/**
 * A change that was made before; undefined: it is made now. `since`: a later change says otherwise of one of its values,
 * by its undo or by a colleague. It looks at the first 50 values and the newest 50 changes.
 */
export async function findEarlier(
  database: D1Database,
  { id, at }: Author,
): Promise<{ at: number; since?: 'undone' | 'changed' } | undefined> {
  const query = database.prepare(EARLIER).bind(id, at)
  const row = await forStaff(() => query.first<{ at: number; undone: number; changed: number }>())
  if (!row) return undefined
  return { at: row.at, ...(row.changed && { since: row.undone ? 'undone' : 'changed' }) }
}

/** A value of a change is as it was saved while the newest later change of it says the same. */
const EARLIER = `SELECT c.at, EXISTS (SELECT 1 FROM changes AS u WHERE u.undoes = c.id
      AND NOT EXISTS (SELECT 1 FROM changes WHERE undoes = u.id)) AS undone,
    EXISTS (SELECT 1 FROM (SELECT mine.became AS saved, later.became AS now, max(l.place)
        FROM (SELECT entity, key, became FROM change_rows WHERE change = ?1 LIMIT 50) AS mine,
          (SELECT id, rowid AS place FROM changes WHERE (at, rowid) > (SELECT at, rowid FROM changes WHERE id = ?1)
            ORDER BY at DESC LIMIT 50) AS l,
          change_rows AS later ON later.change = l.id AND later.entity = mine.entity AND later.key = mine.key
        GROUP BY mine.entity, mine.key) WHERE now IS NOT saved) AS changed
  FROM changes AS c WHERE c.id = ?1 AND c.at <> ?2`

/** A changed value that is not a price. */
export type OtherChange = Omit<typeof changeRows.$inferSelect, 'change'>

export function listOtherChanges(database: D1Database, id: string): Promise<OtherChange[]> {
  const { entity, key, was, became } = changeRows
  const which = and(eq(changeRows.change, id), notInArray(entity, ['price', 'windows']))
  return forStaff(async () =>
    drizzle(database).select({ entity, key, was, became }).from(changeRows).where(which).orderBy(asc(entity), asc(key)),
  )
}
