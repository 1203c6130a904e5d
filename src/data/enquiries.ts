import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { Enquiry } from '#domain/enquiry.ts'
import { enquiryId, referenceOf } from '#domain/reference.ts'
import { enquiries } from './enquiries-schema.ts'

/**
 * Stores an enquiry and gives its reference. Safe to repeat: the same key with the same content is one row with one
 * reference, and the row is read back before anybody is told.
 * @param key made where the form was opened; without one, the day: a reload of a form post makes no second enquiry
 */
export async function saveEnquiry(
  database: D1Database,
  enquiry: Enquiry,
  { key, now }: { key: string; now: Date },
): Promise<string> {
  const db = drizzle(database)
  const id = await enquiryId(key, enquiry)
  const { dialable = null, tier = null, priceSeen = null, ...said } = enquiry
  const row = { ...said, id, reference: referenceOf(id), createdAt: now.getTime(), dialable, tier, priceSeen }
  const [, stored] = await db.batch([
    db.insert(enquiries).values(row).onConflictDoNothing(),
    db.select({ reference: enquiries.reference }).from(enquiries).where(eq(enquiries.id, id)),
  ])
  const [kept] = stored
  if (!kept) throw new Error('the enquiry was not found after it was written')
  return kept.reference
}
