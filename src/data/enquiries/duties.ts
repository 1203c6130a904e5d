import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { LONGEST_WAITS } from '#domain/enquiries/backoff.ts'
import { duties } from './schema.ts'

type Duty = typeof duties.$inferSelect.name

const MINUTE = 60_000
/** How many of the longest waiting rows one run checks. */
const LOOKED_AT = 20

/** Notes when a duty was done, in ms since 1970. */
export async function noteDuty(database: D1Database, name: Duty, doneAt: number): Promise<void> {
  await drizzle(database)
    .insert(duties)
    .values({ name, doneAt })
    .onConflictDoUpdate({ target: duties.name, set: { doneAt } })
}

/** Claims a duty that is due every `every` milliseconds; true for one caller only. */
export async function claimDuty(
  database: D1Database,
  name: Duty,
  { now, every }: { now: number; every: number },
): Promise<boolean> {
  // A future time was written by a clock that had jumped.
  const setWhere = sql`${duties.doneAt} <= ${now - every} OR ${duties.doneAt} > ${now + MINUTE}`
  const claimed = await drizzle(database)
    .insert(duties)
    .values({ name, doneAt: now })
    .onConflictDoUpdate({ target: duties.name, set: { doneAt: now }, setWhere })
    .returning({ name: duties.name })
  return claimed.length === 1
}

/**
 * Makes rows due again that a jumped clock has delayed, that is, by more than the longest wait for their attempts. Only
 * the longest waiting rows are checked, so that a large backlog stays cheap.
 */
export async function forgetJump(database: D1Database, now: number): Promise<void> {
  await database.prepare(FORGET).bind(now, MINUTE, JSON.stringify(LONGEST_WAITS)).run()
}

const FORGET = `UPDATE enquiries SET next_at = ?1 WHERE id IN (SELECT id FROM (
    SELECT id, attempts, next_at FROM enquiries WHERE state = 'due' AND erased_at IS NULL AND next_at > ?1 + ?2
      ORDER BY next_at DESC LIMIT ${LOOKED_AT})
  WHERE next_at > ?1 + ?2 + json_extract(?3, '$[' || attempts || ']'))`
