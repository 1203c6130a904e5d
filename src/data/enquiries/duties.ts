import { and, gt, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { duties, enquiries } from './schema.ts'

type Duty = typeof duties.$inferSelect.name

const MINUTE = 60_000
/** No attempt is planned further ahead: the longest wait is a day and a fifth (domain/enquiries/backoff.ts). */
const FURTHEST = 30 * 60 * MINUTE

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
  // A moment to come was noted by a clock that had jumped.
  const setWhere = sql`${duties.doneAt} <= ${now - every} OR ${duties.doneAt} > ${now + MINUTE}`
  const claimed = await drizzle(database)
    .insert(duties)
    .values({ name, doneAt: now })
    .onConflictDoUpdate({ target: duties.name, set: { doneAt: now }, setWhere })
    .returning({ name: duties.name })
  return claimed.length === 1
}

/** Makes due what a clock that had jumped ahead has put off: no wait is as long. */
export async function forgetJump(database: D1Database, now: number): Promise<void> {
  await drizzle(database)
    .update(enquiries)
    .set({ nextAt: now })
    .where(and(sql`state = 'due' AND erased_at IS NULL`, gt(enquiries.nextAt, now + FURTHEST)))
}
