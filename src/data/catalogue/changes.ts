import { and, asc, desc, eq, notInArray, or } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { forStaff } from '#data/stores/for-staff.ts'
import { GATHER_LEADERS } from './leaders.ts'
import { changeRows, changes } from './schema.ts'

/** Who changes something of the catalogue, and when (ms since 1970). The id comes from the form: sent twice, it is one change. */
export type Author = { id: string; at: number; actor: string; note: string }
/** One change as the list of changes shows it. */
export type Change = typeof changes.$inferSelect

/** A condition that must still hold: SQL with one parameter, and its value as the form had shown it. */
export type Shown = { holds: string; value: unknown }

/**
 * Makes a change and notes it, in one transaction and once, however often its form comes; only while what the form had
 * shown is still so. The statements of `change` run behind WAS_NOTED: where the reply of the transaction was lost and it
 * is sent again, they do nothing, so that what a colleague has changed in between stays.
 * @returns false: a colleague has changed it since, and nothing was done
 */
export async function makeChange(
  database: D1Database,
  { id, at, actor, note }: Author,
  { shown, change, undoes = null }: { shown?: Shown; change: D1PreparedStatement[]; undoes?: string | null },
): Promise<boolean> {
  const noted = database
    .prepare(
      `INSERT INTO changes (id, at, actor, note, undoes) SELECT ?1, -?2, ?3, ?4, ?6 WHERE ${shown?.holds ?? '?5 IS NULL'}
       ON CONFLICT DO NOTHING`,
    )
    .bind(id, at, actor, note, shown?.value ?? null, undoes)
  const end = database.prepare(END).bind(id, at)
  const known = database.prepare('SELECT 1 FROM changes WHERE id = ?1 OR undoes = ?2').bind(id, undoes)
  const results = await forStaff(() => database.batch([noted, ...change, end, database.prepare(GATHER_LEADERS), known]))
  return (results.at(-1)?.results.length ?? 0) > 0
}

/**
 * Whether a change is noted by the transaction that runs: its id and its `at` are the first two values of the statement.
 * Within the transaction the time is below zero; its end turns it.
 */
export const WAS_NOTED = 'EXISTS (SELECT 1 FROM changes WHERE id = ?1 AND at = -?2)'
const END = 'UPDATE changes SET at = ?2 WHERE id = ?1 AND at = -?2'

/**
 * Why a version was published, as SQL. Its change says so: a person's name can be taken out of a change, and never out
 * of a version. A version that came from the files has no change, and says it itself.
 */
export const NOTE_OF_VERSION = 'coalesce((SELECT note FROM changes WHERE id = form), note)'

/** The rows of the change that is being made, by their entity; its id is the first value of the statement. */
export function rowsOfChange(entity: string): string {
  return `(SELECT key, was, became FROM change_rows WHERE change = ?1 AND entity = '${entity}')`
}

/** Newest first. */
export function listChanges(database: D1Database, limit: number): Promise<Change[]> {
  return forStaff(async () => drizzle(database).select().from(changes).orderBy(desc(changes.at)).limit(limit))
}

/** One change with what undid it; undefined: there is no such change. */
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

/** What a change has changed that is no price. */
export type OtherChange = Omit<typeof changeRows.$inferSelect, 'change'>

export function listOtherChanges(database: D1Database, id: string): Promise<OtherChange[]> {
  const { entity, key, was, became } = changeRows
  const which = and(eq(changeRows.change, id), notInArray(entity, ['price', 'windows']))
  return forStaff(async () =>
    drizzle(database).select({ entity, key, was, became }).from(changeRows).where(which).orderBy(asc(entity), asc(key)),
  )
}
