import { removeReviews } from '#data/catalogue/edit-reviews.ts'
import { ASKED_FOR, type GuestReview } from '#domain/cases/guest-review.ts'

const DAY = 24 * 60 * 60_000

/** What a guest's link leads to. `review`: what they sent; it has no mark any more where it was withdrawn. */
export type AskedGuest = {
  caseId: string
  guest: string
  travelFrom: string
  travelTill: string
  /** Until when a review can be sent, in ms since 1970. */
  until: number
  review: (Omit<GuestReview, 'mark'> & { mark: number | null; liveId: string }) | undefined
}

type Row = Omit<AskedGuest, 'until' | 'review'> & { askedAt: number; sentAt: number | null; mayShow: number } & Omit<
    NonNullable<AskedGuest['review']>,
    'mayShow'
  >

const ASKED = `SELECT c.id AS caseId, e.name AS guest, c.travel_from AS travelFrom, c.travel_till AS travelTill,
    c.review_asked_at AS askedAt, r.sent_at AS sentAt, r.mark, r.text, r.month, r.name, r.may_show AS mayShow,
    r.live_id AS liveId
  FROM enquiries e JOIN cases c ON c.enquiry_id = e.id LEFT JOIN guest_reviews r ON r.case_id = c.id
  WHERE e.reference = ?1 AND e.erased_at IS NULL AND c.review_asked_at IS NOT NULL`

/** Whom a reference asks for a review; undefined: nobody, or the person was erased. */
export async function findAsked(database: D1Database, reference: string): Promise<AskedGuest | undefined> {
  const row = await database.prepare(ASKED).bind(reference).first<Row>()
  if (!row) return undefined
  const { caseId, guest, travelFrom, travelTill, askedAt, sentAt, mark, text, month, name, mayShow, liveId } = row
  const review = sentAt === null ? undefined : { mark, text, month, name, mayShow: mayShow === 1, liveId }
  return { caseId, guest, travelFrom, travelTill, until: askedAt + ASKED_FOR * DAY, review }
}

/** The case that a reference asks, while it may still answer. */
const OPEN = `SELECT c.id FROM enquiries e JOIN cases c ON c.enquiry_id = e.id
  WHERE e.reference = ?1 AND e.erased_at IS NULL AND c.review_asked_at > ?2`

/**
 * Stores a guest's review, once: a second one changes nothing. The case has something new for the staff.
 * @returns whether there is a review now
 */
export async function saveReview(
  database: D1Database,
  { reference, review, now }: { reference: string; review: GuestReview; now: number },
): Promise<boolean> {
  const { mark, text, month, name, mayShow } = review
  const bound = (query: string, ...values: unknown[]) =>
    database.prepare(query).bind(reference, now - ASKED_FOR * DAY, now, ...values)
  const results = await database.batch([
    bound(
      `INSERT INTO guest_reviews (case_id, sent_at, mark, text, month, name, may_show)
        SELECT id, ?3, ?4, ?5, ?6, ?7, ?8 FROM (${OPEN}) WHERE true ON CONFLICT (case_id) DO NOTHING`,
      ...[mark, text, month, name, Number(mayShow)],
    ),
    bound(`INSERT INTO case_events (id, case_id, at, actor, kind, became)
      SELECT 'review-' || id, id, ?3, '', 'review', 'came' FROM (${OPEN}) WHERE true ON CONFLICT (id) DO NOTHING`),
    bound(`UPDATE cases SET added_at = ?3, touched_at = ?3 WHERE id IN (SELECT case_id FROM guest_reviews
      WHERE case_id IN (${OPEN}) AND sent_at = ?3)`),
    bound(`SELECT 1 FROM guest_reviews WHERE case_id IN (${OPEN}) AND ?3 > 0`),
  ])
  return (results.at(-1)?.results.length ?? 0) > 0
}

/** Where reviews are: those that wait in the one, those on the site in the other. */
export type ReviewStores = { database: D1Database; catalogue: D1Database }

/**
 * Takes a guest's review back, wherever it is: off the site first, so that nothing stays there where the rest fails. The
 * link cannot send another one. Safe to repeat.
 * @returns false: there is none
 */
export async function withdrawReview({ database, catalogue }: ReviewStores, reference: string, now: number) {
  const asked = await findAsked(database, reference)
  if (!asked?.review) return false
  if (asked.review.liveId) await removeReviews(catalogue, [asked.review.liveId])
  const empty = database
    .prepare(
      `UPDATE guest_reviews SET mark = NULL, text = '', name = '', may_show = 0, live_id = '',
        withdrawn_at = coalesce(withdrawn_at, ?2) WHERE case_id = ?1`,
    )
    .bind(asked.caseId, now)
  const event = database
    .prepare(
      `INSERT INTO case_events (id, case_id, at, actor, kind, was, became)
        SELECT 'review-' || case_id || '-gone', case_id, ?2, '', 'review', 'came', 'withdrawn' FROM guest_reviews
        WHERE case_id = ?1 ON CONFLICT (id) DO NOTHING`,
    )
    .bind(asked.caseId, now)
  await database.batch([empty, event])
  return true
}
