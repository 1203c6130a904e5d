import { forStaff } from '#data/stores/for-staff.ts'
import type { Stage } from '#domain/cases/stages.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'
import { followVerdict } from './follow-verdict.ts'

/** `verdict`: "new" releases and mails the enquiry. */
type Judgement = { caseId: string; verdict: 'new' | 'spam'; actor: string; now: number }

/**
 * Judges a held enquiry; a second verdict changes nothing. A released enquiry is mailed by the next run of the cron.
 * @returns the stage of the case, and whether this verdict was given, now or before, and still holds; undefined: no such case
 */
export async function judgeHeld(
  database: D1Database,
  { caseId, verdict, actor, now }: Judgement,
): Promise<{ stage: Stage; isGiven: boolean } | undefined> {
  const id = (await enquiryId(caseId, { kind: 'held', verdict })).slice(0, 32)
  const batch = [
    database.prepare(NOTE_JUDGED).bind(caseId, id, now, actor, verdict),
    database.prepare(JUDGE).bind(caseId, now, verdict),
    followVerdict(database, [caseId], now),
    database.prepare(STANDS).bind(caseId, id, verdict),
  ]
  const results = await forStaff(() => database.batch<{ stage: Stage; given: number }>(batch))
  const row = results.at(-1)?.results[0]
  return row && { stage: row.stage, isGiven: row.given === 1 }
}

const IS_HELD = `id = ?1 AND stage = 'held' AND erased_at IS NULL`
const NOTE_JUDGED = `INSERT INTO case_events (id, case_id, at, actor, kind, was, became)
  SELECT ?2, id, ?3, ?4, 'stage', 'held', ?5 FROM cases WHERE ${IS_HELD} ON CONFLICT (id) DO NOTHING`
const JUDGE = `UPDATE cases SET stage = ?3, version = version + 1, touched_at = ?2,
  closed_at = CASE ?3 WHEN 'spam' THEN ?2 END WHERE ${IS_HELD}`
const STANDS = `SELECT stage, stage = ?3 AND EXISTS (SELECT 1 FROM case_events WHERE id = ?2) AS given FROM cases
  WHERE id = ?1 AND erased_at IS NULL`
