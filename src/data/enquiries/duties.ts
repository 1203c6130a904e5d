import { and, eq, lte } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { duties } from './schema.ts'

type Duty = typeof duties.$inferSelect.name

/** Notes that a duty was done at a moment, in milliseconds since 1970. */
export async function noteDuty(database: D1Database, name: Duty, doneAt: number): Promise<void> {
  await drizzle(database)
    .insert(duties)
    .values({ name, doneAt })
    .onConflictDoUpdate({ target: duties.name, set: { doneAt } })
}

/** Claims a duty that is done once every `every` milliseconds; true for one caller only. */
export async function claimDuty(
  database: D1Database,
  name: Duty,
  { now, every }: { now: number; every: number },
): Promise<boolean> {
  const db = drizzle(database)
  const [, claimed] = await db.batch([
    db.insert(duties).values({ name, doneAt: 0 }).onConflictDoNothing(),
    db
      .update(duties)
      .set({ doneAt: now })
      .where(and(eq(duties.name, name), lte(duties.doneAt, now - every)))
      .returning({ name: duties.name }),
  ])
  return claimed.length === 1
}
