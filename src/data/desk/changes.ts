import { desc, eq, or } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { changes } from '#data/catalogue/schema.ts'

/** Who changes something of the catalogue, and when (ms since 1970). The id comes from the form: sent twice, it is one change. */
export type Author = { id: string; at: number; actor: string; note: string }
/** One change as the list of changes shows it. */
export type Change = typeof changes.$inferSelect

/** Notes a change: the first statement of its batch. The others look whether it was noted at this moment. */
export function noteChange(database: D1Database, { id, at, actor, note }: Author): D1PreparedStatement {
  return database
    .prepare('INSERT INTO changes (id, at, actor, note) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING')
    .bind(id, at, actor, note)
}

/** Newest first. */
export function listChanges(database: D1Database, limit: number): Promise<Change[]> {
  return drizzle(database).select().from(changes).orderBy(desc(changes.at)).limit(limit)
}

/** One change with what undid it; undefined: there is no such change. */
export async function readChange(
  database: D1Database,
  id: string,
): Promise<{ change: Change; undone?: Change } | undefined> {
  const rows = await drizzle(database)
    .select()
    .from(changes)
    .where(or(eq(changes.id, id), eq(changes.undoes, id)))
  const change = rows.find((row) => row.id === id)
  const undone = rows.find((row) => row.undoes === id)
  return change && { change, ...(undone && { undone }) }
}
