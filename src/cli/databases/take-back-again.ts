import { withdrawReview } from '#data/cases/guest-reviews.ts'
import type { ErasureStores } from '#data/enquiries/erasure.ts'
import { listErased } from '#data/enquiries/spill.ts'
import { reviewMark } from '#domain/enquiries/reference.ts'

/** How many rows one query reads. */
const PAGE = 500

/**
 * Withdraws in a restored database the reviews that guests withdrew after the backup, by the list outside the database.
 * Returns how many were withdrawn.
 */
export async function takeBackAgain(stores: ErasureStores, now: number): Promise<number> {
  const list = await listErased(stores.spill, 'review taken back')
  const takenBackAt = new Map(list.map(({ mark, erasedAt }) => [mark, erasedAt]))
  let count = 0
  for (let last = ''; ; ) {
    const { results } = await stores.database.prepare(ROWS).bind(last, PAGE).all<Row>()
    for (const reference of await takenBack(results, takenBackAt))
      count += Number(await withdrawReview(stores, reference, now))
    if (results.length < PAGE) return count
    last = results.at(-1)?.reference ?? ''
  }
}

async function takenBack(rows: Row[], takenBackAt: Map<string, number>): Promise<string[]> {
  const marked = await Promise.all(rows.map(async (row) => ({ ...row, mark: await reviewMark(row.reference) })))
  const gone = marked.filter(({ mark, sentAt }) => (takenBackAt.get(mark) ?? Number.NEGATIVE_INFINITY) >= sentAt)
  return gone.map(({ reference }) => reference)
}

type Row = { reference: string; sentAt: number }

const ROWS = `SELECT e.reference, r.sent_at AS sentAt FROM guest_reviews r JOIN cases c ON c.id = r.case_id
  JOIN enquiries e ON e.id = c.enquiry_id
  WHERE r.mark IS NOT NULL AND e.erased_at IS NULL AND e.reference > ?1 ORDER BY e.reference LIMIT ?2`
