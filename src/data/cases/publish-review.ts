import type { Author } from '#data/catalogue/changes.ts'
import { addReview, removeReviews } from '#data/catalogue/edit-reviews.ts'
import type { guestReviews } from '#data/enquiries/cases-schema.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { dayInIndia } from '#values/dates.ts'
import { mayAnswer } from './may-answer.ts'

/**
 * A guest's review that may be published. `tour`: its id; empty: none. `liveId`: the id under which a colleague began
 * to publish it. `isWon`: 1 while the case is won, finished and not excepted, as publishing requires.
 */
export type WaitingReview = Pick<typeof guestReviews.$inferSelect, 'caseId' | 'sentAt' | 'text' | 'month' | 'name'> &
  Pick<typeof guestReviews.$inferSelect, 'liveId'> & { mark: number; tour: string; isWon: 0 | 1 }

const MOST = 100

const WAITING = `SELECT r.case_id AS caseId, r.sent_at AS sentAt, r.mark, r.text, r.month, r.name, r.live_id AS liveId, c.tour,
    ${mayAnswer('c', '?1')} AS isWon
  FROM guest_reviews r JOIN cases c ON c.id = r.case_id WHERE r.may_show = 1 AND c.erased_at IS NULL`

/** The newest reviews that may be published and are not on the site. `onSite`: the ids of published reviews. */
export async function listWaiting(database: D1Database, onSite: string[]): Promise<WaitingReview[]> {
  const query = `${WAITING} AND r.live_id NOT IN (SELECT value FROM json_each(?2)) ORDER BY r.sent_at DESC LIMIT ${MOST}`
  const statement = database.prepare(query).bind(dayInIndia(new Date()), JSON.stringify(onSite))
  return (await forStaff(() => statement.all<WaitingReview>())).results
}

/** A case's review, if it may be published. */
export async function findWaiting(database: D1Database, caseId: string): Promise<WaitingReview | undefined> {
  const statement = database.prepare(`${WAITING} AND r.case_id = ?2`).bind(dayInIndia(new Date()), caseId)
  return (await forStaff(() => statement.first<WaitingReview>())) ?? undefined
}

/** The proof of a guest's review. Only the enquiries' database knows the case, as long as it keeps it. */
const PROOF = 'Won case'

/** `wasLive`: the id that the list had shown. `title`: its title on the site. */
type Publishing = { caseId: string; wasLive: string; title: string; author: Author }

/**
 * Publishes a guest's review unchanged. It is claimed first, so that two presses publish it once. It is removed again
 * where the guest withdraws it meanwhile, or its case is no longer won.
 * @returns false: it is already published, was withdrawn, or its case is no longer won
 */
export async function publishReview(
  { database, catalogue }: { database: D1Database; catalogue: D1Database },
  publishing: Publishing,
): Promise<boolean> {
  const { caseId, wasLive, title, author } = publishing
  const today = dayInIndia(new Date(author.at))
  const claim = database.prepare(CLAIM).bind(caseId, wasLive, author.id, today)
  const read = database.prepare(CLAIMED).bind(today, caseId, author.id)
  const results = await forStaff(() => database.batch<WaitingReview>([claim, read]))
  const review = results[1]?.results[0]
  if (!review) return false
  const { text, name, mark, sentAt } = review
  const date = dayInIndia(new Date(sentAt))
  await addReview(catalogue, author, { title, text, name, date, mark, proof: PROOF })
  const still = (await forStaff(() => read.all())).results.length > 0
  if (!still) await removeReviews(catalogue, [author.id])
  return still
}

const CLAIM = `UPDATE guest_reviews SET live_id = ?3
  WHERE case_id = ?1 AND may_show = 1 AND withdrawn_at IS NULL AND live_id IN (?2, ?3)
    AND EXISTS (SELECT 1 FROM cases c WHERE c.id = guest_reviews.case_id AND ${mayAnswer('c', '?4')})`
const CLAIMED = `${WAITING} AND r.case_id = ?2 AND r.live_id = ?3 AND ${mayAnswer('c', '?1')}`
