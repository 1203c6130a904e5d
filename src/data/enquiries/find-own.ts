import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { tombstoneMark } from '#domain/enquiries/reference.ts'
import { type Erasing, type ErasureStores, erase } from './erasure.ts'
import { type EnquiryRow, enquiries, tombstones } from './schema.ts'

/** An enquiry for its sender. `answeredAt`: the first answer of an expert, in ms since 1970; null: none. */
export type OwnRow = EnquiryRow & { answeredAt: number | null }

/** The enquiry of a reference; undefined: erased, or not yet in its database. */
export async function findOwn(database: D1Database, reference: string): Promise<OwnRow | undefined> {
  const ofReference = and(eq(enquiries.reference, reference), sql`enquiries.erased_at IS NULL`)
  const columns = { ...getTableColumns(enquiries), answeredAt: ANSWERED_AT }
  return drizzle(database).select(columns).from(enquiries).where(ofReference).limit(1).get()
}

/** The first answer in the enquiry's case or its main case; in the main case it counts if it came after the enquiry. */
const ANSWERED_AT = sql<number | null>`(SELECT coalesce(c.first_reply_at,
    CASE WHEN h.first_reply_at >= enquiries.created_at THEN h.first_reply_at END)
  FROM cases c LEFT JOIN cases h ON h.id = c.joined_into WHERE c.enquiry_id = enquiries.id)`

/** Why an enquiry was erased; undefined: it was not. */
export async function whyErased(database: D1Database, reference: string): Promise<Erasing['why'] | undefined> {
  const isOf = eq(tombstones.mark, await tombstoneMark(reference))
  return (await drizzle(database).select({ why: tombstones.why }).from(tombstones).where(isOf).get())?.why
}

/** Erases an enquiry at its sender's wish, wherever it is, and before it is anywhere. */
export async function withdraw(stores: ErasureStores, reference: string, now: number): Promise<void> {
  await erase(stores, [{ reference }], { why: 'withdrawn', now })
}
