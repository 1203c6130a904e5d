import { retention } from '#brand.ts'
import { removeReviews } from '#data/catalogue/edit-reviews.ts'
import type { ErasureStores } from '#data/enquiries/erasure.ts'
import { noteErased } from '#data/enquiries/spill.ts'
import { ASKED_FOR, type AskedGuest, type GuestReview } from '#domain/cases/guest-review.ts'
import { reviewMark } from '#domain/enquiries/reference.ts'
import { monthsAfter } from '#domain/enquiries/retention.ts'
import { DAY, dayInIndia } from '#values/dates.ts'
import { mayAnswer } from './may-answer.ts'

type Row = Pick<AskedGuest, 'guest' | 'travelFrom' | 'travelTill'> &
  Record<'askedAt' | 'createdAt' | 'mayAnswer', number> &
  Record<'sentAt' | 'mark' | 'mayShow', number | null> &
  Record<'text' | 'month' | 'name', string | null>

const ASKED = `SELECT e.name AS guest, e.created_at AS createdAt, c.travel_from AS travelFrom, c.travel_till AS travelTill,
    c.review_asked_at AS askedAt, ${mayAnswer('c', '?2')} AS mayAnswer,
    r.sent_at AS sentAt, r.mark, r.text, r.month, r.name, r.may_show AS mayShow
  FROM enquiries e JOIN cases c ON c.enquiry_id = e.id LEFT JOIN guest_reviews r ON r.case_id = c.id
  WHERE e.reference = ?1 AND e.erased_at IS NULL AND c.review_asked_at IS NOT NULL`

/** The guest behind a reference; undefined: there is none, or the person was erased. */
export async function findAsked(database: D1Database, reference: string): Promise<AskedGuest | undefined> {
  const row = await database.prepare(ASKED).bind(reference, dayInIndia(new Date())).first<Row>()
  if (!row) return undefined
  const { guest, travelFrom, travelTill, askedAt, createdAt, mayAnswer, ...sent } = row
  const ends = { until: askedAt + ASKED_FOR * DAY, endsAt: monthsAfter(createdAt, retention.months) }
  return { guest, travelFrom, travelTill, ...ends, review: reviewIn(sent), mayAnswer: mayAnswer === 1 }
}

function reviewIn({ sentAt, mark, text, month, name, mayShow }: Partial<Row>): AskedGuest['review'] {
  if (typeof sentAt !== 'number') return undefined
  return { mark: mark ?? null, text: text ?? '', month: month ?? '', name: name ?? '', mayShow: mayShow === 1 }
}

/** The case of a reference, while it accepts a review. */
const OPEN = `SELECT c.id FROM enquiries e JOIN cases c ON c.enquiry_id = e.id
  WHERE e.reference = ?1 AND e.erased_at IS NULL AND c.review_asked_at > ?2 AND ${mayAnswer('c', '?4')}`

/**
 * Stores a guest's review; a second one changes nothing. It marks the case as having news.
 * @returns whether this review is stored now
 */
export async function saveReview(
  database: D1Database,
  { reference, review, now }: { reference: string; review: GuestReview; now: number },
): Promise<boolean> {
  const { mark, text, month, name, mayShow } = review
  const bound = (query: string, ...values: unknown[]) =>
    database.prepare(query).bind(reference, now - ASKED_FOR * DAY, now, dayInIndia(new Date(now)), ...values)
  const results = await database.batch([
    bound(
      `INSERT INTO guest_reviews (case_id, sent_at, mark, text, month, name, may_show)
        SELECT id, ?3, ?5, ?6, ?7, ?8, ?9 FROM (${OPEN}) WHERE true ON CONFLICT (case_id) DO NOTHING`,
      ...[mark, text, month, name, Number(mayShow)],
    ),
    bound(`INSERT INTO case_events (id, case_id, at, actor, kind, became)
      SELECT 'review-' || id, id, ?3, '', 'review', 'came' FROM (${OPEN}) WHERE true ON CONFLICT (id) DO NOTHING`),
    bound(`UPDATE cases SET added_at = ?3, touched_at = ?3 WHERE id IN (SELECT case_id FROM guest_reviews
      WHERE case_id IN (${OPEN}) AND sent_at = ?3)`),
    bound(
      `SELECT 1 FROM guest_reviews WHERE case_id IN (${OPEN}) AND ?3 > 0
        AND mark = ?5 AND text = ?6 AND month = ?7 AND name = ?8 AND may_show = ?9`,
      ...[mark, text, month, name, Number(mayShow)],
    ),
  ])
  return results.at(-1)?.results.length === 1
}

/**
 * Withdraws a guest's review, published or not. The first step prevents publishing, the second removes it from the
 * site, so that a failure leaves nothing there. The link accepts no other review, and a restore withdraws it again.
 * Safe to repeat.
 * @returns false: there is no review
 */
export async function withdrawReview({ database, catalogue, spill }: ErasureStores, reference: string, now: number) {
  const { results } = await database.prepare(CLOSE).bind(reference).all<{ caseId: string; liveId: string }>()
  const [closed] = results
  if (!closed) return false
  if (closed.liveId) await removeReviews(catalogue, [closed.liveId])
  await database.batch([EMPTY, GONE].map((query) => database.prepare(query).bind(closed.caseId, now)))
  await noteErased(spill, { mark: await reviewMark(reference), erasedAt: now }, 'review taken back')
  return true
}

/** Closes and reads in one step. Publishing claims a review first, and a closed one cannot be claimed. */
const CLOSE = `UPDATE guest_reviews SET may_show = 0 WHERE case_id IN (SELECT c.id FROM enquiries e
    JOIN cases c ON c.enquiry_id = e.id WHERE e.reference = ?1 AND e.erased_at IS NULL)
  RETURNING case_id AS caseId, live_id AS liveId`
const EMPTY = `UPDATE guest_reviews SET mark = NULL, text = '', name = '', live_id = '',
    withdrawn_at = coalesce(withdrawn_at, ?2) WHERE case_id = ?1`
const GONE = `INSERT INTO case_events (id, case_id, at, actor, kind, was, became)
  SELECT 'review-' || case_id || '-gone', case_id, ?2, '', 'review', 'came', 'withdrawn' FROM guest_reviews
  WHERE case_id = ?1 ON CONFLICT (id) DO NOTHING`
