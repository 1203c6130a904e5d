import { forStaff } from '#data/stores/for-staff.ts'
import { MARK_NAMES, type Mark } from '#domain/cases/marks.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'

/** A press on a case. `takenBack`: when the same form did it before (ms since 1970), where that holds no longer. */
export type Pressed = { takenBack: number | null }

type Marking = { caseId: string; mark: Mark; isSet: boolean; key: string; actor: string; now: number }

/**
 * Sets or removes a mark of a case, with a history line; a repeated form is one change.
 * @returns undefined: no such case
 */
export async function markCase(
  database: D1Database,
  { caseId, mark, isSet, key, actor, now }: Marking,
): Promise<Pressed | undefined> {
  const id = (await enquiryId(key, { caseId, mark, isSet })).slice(0, 32)
  const [was, became] = isSet ? ['', MARK_NAMES[mark]] : [MARK_NAMES[mark], '']
  const note = database.prepare(noteOf(mark)).bind(caseId, id, now, actor, was, became, Number(isSet))
  const change = database.prepare(changeOf(mark)).bind(caseId, Number(isSet), now, id)
  const known = database.prepare(knownOf(mark)).bind(caseId, Number(isSet), id)
  const results = await forStaff(() => database.batch<Pressed>([note, change, known]))
  return results.at(-1)?.results[0]
}

function knownOf(mark: Mark): string {
  return `SELECT (SELECT at FROM case_events WHERE id = ?3 AND ${mark} <> ?2) AS takenBack
    FROM cases WHERE id = ?1 AND erased_at IS NULL`
}

function noteOf(mark: Mark): string {
  return `INSERT INTO case_events (id, case_id, at, actor, kind, was, became) SELECT ?2, id, ?3, ?4, 'mark', ?5, ?6
    FROM cases WHERE id = ?1 AND ${mark} <> ?7 AND erased_at IS NULL ON CONFLICT DO NOTHING`
}

function changeOf(mark: Mark): string {
  return `UPDATE cases SET ${mark} = ?2, version = version + 1, touched_at = ?3
    WHERE id = ?1 AND EXISTS (SELECT 1 FROM case_events WHERE id = ?4 AND at = ?3)`
}
