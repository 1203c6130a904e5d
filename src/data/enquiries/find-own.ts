import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { textChanged } from '#data/cases/word-index.ts'
import { type ErasureStores, erase } from './erasure.ts'
import { type EnquiryRow, enquiries } from './schema.ts'

/** For how long after it was sent a line can be added, in ms. */
export const ADDING = 60 * 60_000
/** How many letters all that is added may have. */
const MOST_ADDED = 2000

/** The enquiry of a reference; undefined: it was erased, or is not in its database yet. */
export async function findOwn(database: D1Database, reference: string): Promise<EnquiryRow | undefined> {
  return drizzle(database).select().from(enquiries).where(ofReference(reference)).limit(1).get()
}

/**
 * Adds a line to an enquiry within the hour, and tells the staff once more with the next run of the cron; one that is
 * held stays so. The same line twice is one. Returns whether it is there now.
 */
export async function addLine(
  database: D1Database,
  reference: string,
  { line, now }: { line: string; now: number },
): Promise<boolean> {
  const db = drizzle(database)
  const untold = { mailedAt: null, mailedTo: '', messageId: null, hookedAt: null, lease: null, lastError: null }
  const due = { dueAt: now, nextAt: now, attempts: 0, state: sql`CASE WHEN state = 'held' THEN 'held' ELSE 'due' END` }
  const isNew = sql`instr(${enquiries.added}, ${line}) = 0 AND length(${enquiries.added}) + ${line.length} < ${MOST_ADDED}`
  const [, [row]] = await db.batch([
    db
      .update(enquiries)
      .set({ ...untold, ...due, added: sql`trim(${enquiries.added} || char(10) || ${line}, char(10))` })
      .where(and(ofReference(reference), sql`${enquiries.createdAt} > ${now - ADDING}`, isNew)),
    db.select({ added: enquiries.added }).from(enquiries).where(ofReference(reference)).limit(1),
    textChanged(
      db,
      sql`SELECT c.id FROM cases c JOIN enquiries ON enquiries.id = c.enquiry_id
      WHERE ${ofReference(reference)}`,
    ),
  ])
  return row?.added.includes(line) ?? false
}

/**
 * Erases an enquiry at its sender's wish, wherever it is, and before it is anywhere. Returns false where it was withdrawn
 * or erased before.
 */
export async function withdraw(stores: ErasureStores, reference: string, now: number): Promise<boolean> {
  return (await erase(stores, [{ reference }], { why: 'withdrawn', now })) > 0
}

function ofReference(reference: string) {
  return and(eq(enquiries.reference, reference), sql`enquiries.erased_at IS NULL`)
}
