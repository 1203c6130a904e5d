import { forStaff } from '#data/stores/for-staff.ts'
import { EVENT_COLUMNS, type EventRow } from './case-rows.ts'

const NEWEST = `SELECT ${EVENT_COLUMNS} FROM case_events
  WHERE case_id IN (SELECT ?1 UNION SELECT id FROM cases WHERE joined_into = ?1) AND kind IN ('whatsapp', 'mail')
  ORDER BY at DESC, id DESC LIMIT 1`

/** `seen`: the id of the newest message that the reader's page had shown. */
type Reading = { caseId: string; seen: string; reader: string }

/** The message that a colleague has written to this person since the reader opened the page. */
export async function newerMessage(
  database: D1Database,
  { caseId, seen, reader }: Reading,
): Promise<EventRow | undefined> {
  const newest = await forStaff(() => database.prepare(NEWEST).bind(caseId).first<EventRow>())
  return newest && newest.id !== seen && newest.actor !== reader ? newest : undefined
}
