import { forStaff } from '#data/stores/for-staff.ts'
import { MARK_NAMES, type Mark } from '#domain/cases/marks.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'

type Marking = { caseId: string; mark: Mark; isSet: boolean; key: string; actor: string; now: number }

/**
 * Sets or removes a mark of a case, with a history line; a repeated form is one change.
 * @returns false: no such case
 */
export async function markCase(
  database: D1Database,
  { caseId, mark, isSet, key, actor, now }: Marking,
): Promise<boolean> {
  const id = (await enquiryId(key, { caseId, mark, isSet })).slice(0, 32)
  const [was, became] = isSet ? ['', MARK_NAMES[mark]] : [MARK_NAMES[mark], '']
  const note = database.prepare(noteOf(mark)).bind(caseId, id, now, actor, was, became, Number(isSet))
  const change = database.prepare(changeOf(mark)).bind(caseId, Number(isSet), now, id)
  const known = database.prepare(IS_CASE).bind(caseId)
  const results = await forStaff(() => database.batch([note, change, known]))
  return results.at(-1)?.results.length === 1
}

const IS_CASE = 'SELECT 1 FROM cases WHERE id = ?1 AND erased_at IS NULL'

function noteOf(mark: Mark): string {
  return `INSERT INTO case_events (id, case_id, at, actor, kind, was, became) SELECT ?2, id, ?3, ?4, 'mark', ?5, ?6
    FROM cases WHERE id = ?1 AND ${mark} <> ?7 AND erased_at IS NULL ON CONFLICT DO NOTHING`
}

function changeOf(mark: Mark): string {
  return `UPDATE cases SET ${mark} = ?2, version = version + 1, touched_at = ?3
    WHERE id = ?1 AND EXISTS (SELECT 1 FROM case_events WHERE id = ?4 AND at = ?3)`
}
