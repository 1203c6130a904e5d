import { forStaff } from '#data/stores/for-staff.ts'
import type { Stage } from '#domain/cases/stages.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'
import { followVerdict } from './follow-verdict.ts'

/** What becomes of a held enquiry: it is let through and the staff are mailed, or it is spam. */
export type Verdict = 'new' | 'spam'
export type JudgedCase = { stage: Stage; isGiven: boolean }
export type Judgement = { caseId: string; verdict: Verdict; actor: string; now: number }

/**
 * Judges a held enquiry, once: a second verdict changes nothing. Let through, its mail is due with the next run of the
 * cron.
 * @returns where the case stands now, and whether this verdict was given, now or before; undefined: there is no such case
 */
export async function judgeHeld(
  database: D1Database,
  { caseId, verdict, actor, now }: Judgement,
): Promise<JudgedCase | undefined> {
  const id = (await enquiryId(caseId, { kind: 'held', verdict })).slice(0, 32)
  const isHeld = `EXISTS (SELECT 1 FROM cases WHERE id = ?1 AND stage = 'held' AND erased_at IS NULL)`
  const event = database
    .prepare(
      `INSERT INTO case_events (id, case_id, at, actor, kind, was, became) SELECT ?2, ?1, ?3, ?4, 'stage', 'held', ?5
        WHERE ${isHeld} ON CONFLICT (id) DO NOTHING`,
    )
    .bind(caseId, id, now, actor, verdict)
  const change = database
    .prepare(
      `UPDATE cases SET stage = ?3, version = version + 1, touched_at = ?2, closed_at = CASE ?3 WHEN 'spam' THEN ?2 END
        WHERE id = ?1 AND stage = 'held' AND erased_at IS NULL`,
    )
    .bind(caseId, now, verdict)
  const stands = database
    .prepare(
      `SELECT stage, EXISTS (SELECT 1 FROM case_events WHERE id = ?2) AS given FROM cases
        WHERE id = ?1 AND erased_at IS NULL`,
    )
    .bind(caseId, id)
  const batch = [event, change, followVerdict(database, [caseId], now), stands]
  const row = (await forStaff(() => database.batch<{ stage: Stage; given: number }>(batch)))[3]?.results[0]
  return row && { stage: row.stage, isGiven: row.given === 1 }
}
