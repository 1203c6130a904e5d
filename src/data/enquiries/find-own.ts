import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { type ErasureStores, erase } from './erasure.ts'
import { type EnquiryRow, enquiries } from './schema.ts'

/** The enquiry of a reference; undefined: it was erased, or is not in its database yet. */
export async function findOwn(database: D1Database, reference: string): Promise<EnquiryRow | undefined> {
  return drizzle(database).select().from(enquiries).where(ofReference(reference)).limit(1).get()
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
