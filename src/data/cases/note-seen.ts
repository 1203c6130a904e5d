import { forStaff } from '#data/stores/for-staff.ts'

/**
 * Marks a visitor's additions to a case and its joined cases as read, up to a moment (ms since 1970). Later additions
 * stay unread.
 * @returns false: no such case
 */
export async function noteSeen(database: D1Database, caseId: string, till: number): Promise<boolean> {
  const seen = database.prepare(
    'UPDATE cases SET added_at = NULL WHERE (id = ?1 OR joined_into = ?1) AND added_at <= ?2 AND erased_at IS NULL',
  )
  const known = database.prepare('SELECT 1 FROM cases WHERE id = ?1 AND erased_at IS NULL').bind(caseId)
  const results = await forStaff(() => database.batch([seen.bind(caseId, till), known]))
  return results.at(-1)?.results.length === 1
}
