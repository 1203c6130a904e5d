import { withdrawReview } from '#data/cases/guest-reviews.ts'
import type { ErasureStores } from '#data/enquiries/erasure.ts'
import { listErased } from '#data/enquiries/spill.ts'
import { reviewMark } from '#domain/enquiries/reference.ts'

/** How many rows are looked at in one query. */
const PAGE = 500

/**
 * Takes back in a database that was filled from a backup what guests have taken back since the backup was made, by the list
 * that is kept outside of it. Returns how many reviews were taken back.
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
