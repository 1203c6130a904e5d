import { forStaff } from '#data/stores/for-staff.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'
import { dayInIndia } from '#values/dates.ts'
import { mayAnswer } from './may-answer.ts'

type Asking = { caseId: string; channel: 'whatsapp' | 'mail'; key: string; actor: string; now: number }

/** Won, finished, without a review and without an exception. */
const MAY_BE_ASKED = `id = ?1 AND travel_till <> '' AND ${mayAnswer('cases', '?2')} AND NOT EXISTS (SELECT 1 FROM guest_reviews WHERE case_id = cases.id)`

/**
 * Notes a request for a review; a repeated form is one request. Another request extends the link.
 * @returns the history line; undefined: no review can be requested
 */
export async function askReview(
  database: D1Database,
  { caseId, channel, key, actor, now }: Asking,
): Promise<string | undefined> {
  const id = (await enquiryId(key, { caseId, channel, asks: 'review' })).slice(0, 32)
  const asked = [caseId, dayInIndia(new Date(now)), id, now]
  const batch = [
    database.prepare(NOTE_ASKED).bind(...asked, actor, channel === 'mail' ? 'by mail' : 'by WhatsApp'),
    database.prepare(CHANGE).bind(...asked),
    database.prepare('SELECT id FROM case_events WHERE id = ?1').bind(id),
  ]
  const results = await forStaff(() => database.batch<{ id: string }>(batch))
  return results.at(-1)?.results[0]?.id
}

const NOTE_ASKED = `INSERT INTO case_events (id, case_id, at, actor, kind, text)
  SELECT ?3, id, ?4, ?5, 'asked-review', ?6 FROM cases WHERE ${MAY_BE_ASKED} ON CONFLICT (id) DO NOTHING`
const CHANGE = `UPDATE cases SET review_asked_at = ?4, version = version + 1, touched_at = ?4
  WHERE ${MAY_BE_ASKED} AND EXISTS (SELECT 1 FROM case_events WHERE id = ?3 AND at = ?4)`
