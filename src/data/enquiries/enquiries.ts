import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { Enquiry, TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import type { HeldReason } from '#domain/enquiries/marks.ts'
import { enquiryId, referenceOf } from '#domain/enquiries/reference.ts'
import { type EnquiryRow, enquiries } from './schema.ts'

/** What a row starts with; the outbox's columns have their defaults. */
export type NewRow = typeof enquiries.$inferInsert

/**
 * The row that an enquiry becomes. The same key with the same content is the same row, whoever makes it and when.
 * @param key made where the form was opened; without one, the day: a reload of a form post makes no second enquiry
 * @param held why it is not mailed at once; absent for nearly all
 */
export async function newRow(
  enquiry: Enquiry,
  { key, now, held }: { key: string; now: number; held?: HeldReason | undefined },
): Promise<NewRow> {
  const id = await enquiryId(key, enquiry)
  const { dialable = null, tier = null, priceSeen = null, ...said } = enquiry
  const outbox = { state: held ? 'held' : 'due', heldReason: held ?? null, dueAt: now, nextAt: now } as const
  return { ...said, id, reference: referenceOf(id), createdAt: now, dialable, tier, priceSeen, ...outbox }
}

/** Stores a row unless it is there already, and reads back what is there: one transaction, one round trip. */
export async function saveRow(database: D1Database, row: NewRow): Promise<void> {
  const db = drizzle(database)
  const [, stored] = await db.batch([
    db.insert(enquiries).values(row).onConflictDoNothing({ target: enquiries.id }),
    db.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.id, row.id)),
  ])
  if (stored.length !== 1) throw new Error('the enquiry was not found after it was written')
}

/** A row as the rules know it. */
export function takenEnquiry(row: EnquiryRow | NewRow): TakenEnquiry {
  const { id, reference, createdAt, kind, name, email, phone, isd, message, flexible, passengers } = row
  const { travelDate, accommodations, place, page, tour, dialable, tier, priceSeen, heldReason } = row
  const said = { kind, name, email, phone, isd, message, flexible, passengers, travelDate, accommodations }
  return {
    ...said,
    ...{ id, reference, createdAt, place, page, tour },
    ...(dialable != null && { dialable }),
    ...(tier != null && { tier }),
    ...(priceSeen != null && { priceSeen }),
    ...(heldReason != null && { heldReason }),
  }
}
