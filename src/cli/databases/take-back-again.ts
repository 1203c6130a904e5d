import { withdrawReview } from '#data/cases/guest-reviews.ts'
import type { ErasureStores } from '#data/enquiries/erasure.ts'
import { listErased } from '#data/enquiries/spill.ts'
import { reviewMark } from '#domain/enquiries/reference.ts'
import { goneSince } from './gone-since.ts'

/**
 * Withdraws in a restored database the reviews that guests withdrew after the backup, by the list outside the database.
 * Returns how many were withdrawn.
 */
export async function takeBackAgain(stores: ErasureStores, now: number): Promise<number> {
  const list = await listErased(stores.spill, 'review taken back')
  let count = 0
  for await (const rows of goneSince(stores.database, ROWS, { list, markOf: reviewMark }))
    for (const { reference } of rows) count += Number(await withdrawReview(stores, reference, now))
  return count
}

const ROWS = `SELECT e.reference AS place, e.reference, r.sent_at AS at FROM guest_reviews r JOIN cases c ON c.id = r.case_id
  JOIN enquiries e ON e.id = c.enquiry_id
  WHERE r.mark IS NOT NULL AND e.erased_at IS NULL AND e.reference > ?1 ORDER BY e.reference LIMIT ?2`
