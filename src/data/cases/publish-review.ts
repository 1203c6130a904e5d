import type { Author } from '#data/catalogue/changes.ts'
import { addReview, removeReviews } from '#data/catalogue/edit-reviews.ts'
import type { guestReviews } from '#data/enquiries/cases-schema.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { dayInIndia } from '#values/dates.ts'
import { mayAnswer } from './may-answer.ts'

/**
 * A guest's review that may be shown. `tour`: its id; empty: none is named. `liveId`: the id under which a colleague began to
 * put it on the site. `isWon`: 1 while its case is won, over and not excepted: only then it may go to the site.
 */
export type WaitingReview = Pick<typeof guestReviews.$inferSelect, 'caseId' | 'sentAt' | 'text' | 'month' | 'name'> &
  Pick<typeof guestReviews.$inferSelect, 'liveId'> & { mark: number; tour: string; isWon: 0 | 1 }

const MOST = 100

const WAITING = `SELECT r.case_id AS caseId, r.sent_at AS sentAt, r.mark, r.text, r.month, r.name, r.live_id AS liveId, c.tour,
    ${mayAnswer('c', '?1')} AS isWon
  FROM guest_reviews r JOIN cases c ON c.id = r.case_id WHERE r.may_show = 1 AND c.erased_at IS NULL`

/** The newest reviews of guests that may be shown and are not on the site; `onSite`: the ids of those that are. */
export async function listWaiting(database: D1Database, onSite: string[]): Promise<WaitingReview[]> {
  const query = `${WAITING} AND r.live_id NOT IN (SELECT value FROM json_each(?2)) ORDER BY r.sent_at DESC LIMIT ${MOST}`
  const statement = database.prepare(query).bind(dayInIndia(new Date()), JSON.stringify(onSite))
  return (await forStaff(() => statement.all<WaitingReview>())).results
}

/** The review of a case, if it may be shown. */
export async function findWaiting(database: D1Database, caseId: string): Promise<WaitingReview | undefined> {
  const statement = database.prepare(`${WAITING} AND r.case_id = ?2`).bind(dayInIndia(new Date()), caseId)
  return (await forStaff(() => statement.first<WaitingReview>())) ?? undefined
}

/** The proof of a guest's review. Only the enquiries' database knows its case, as long as it keeps the case. */
const PROOF = 'Won case'

/** `wasLive`: the id that the list has shown; `title`: what it is called on the site. */
type Publishing = { caseId: string; wasLive: string; title: string; author: Author }

/**
 * Puts a guest's review on the site, as it was written. It is claimed first, so that two who press at once put it there
 * once. Where the guest takes it back meanwhile, or its case is not won any more, it is taken off again.
 * @returns false: it is on the site already, was taken back, or its case is not won any more
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
