import { TEXTS_CHANGED } from '#data/enquiries/word-index.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { AT_ONCE } from '#domain/cases/inbox-sections.ts'
import type { LostReason } from '#domain/cases/stages.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'
import { followVerdict } from './follow-verdict.ts'

/** A ticked case with the version that the list had shown. */
export type Chosen = { id: string; version: number }
/** The change for all of them: a new owner ("": none), lost, or spam. */
export type Bulk =
  | { kind: 'owner'; became: string }
  | { kind: 'stage'; became: 'lost' | 'spam'; reason: LostReason | '' }
export type Changing = { chosen: Chosen[]; bulk: Bulk; key: string; actor: string; now: number }
export type NamedCase = { id: string; name: string; reference: string }
/** `became`: the new owner or stage. null: a colleague has changed the case, it was closed, or it had that value. */
export type ChosenCase = NamedCase & { kind: Bulk['kind'] | null; became: string | null }

/**
 * Changes several cases, each with a line of history. A repeated form is one change. A case that has changed since the
 * list was shown stays unchanged. `chosen`: at most AT_ONCE. Returns the mark of its history lines.
 */
export async function changeMany(database: D1Database, changing: Changing): Promise<string> {
  const { chosen, bulk, key, actor, now } = changing
  const mark = (await enquiryId(key, { chosen, bulk })).slice(0, 32)
  const { kind, became } = bulk
  const reason = kind === 'stage' ? bulk.reason : ''
  const rows = JSON.stringify(chosen)
  const statements = [
    database.prepare(ADD).bind(rows, mark, now, actor, kind, became, reason),
    database.prepare(CHANGE).bind(mark, now, kind, became, reason),
    followVerdict(
      database,
      chosen.map(({ id }) => id),
      now,
    ),
    database.prepare(TEXTS_CHANGED).bind(mark, now),
  ]
  await forStaff(() => database.batch(statements))
  return mark
}

/** The outcome for each chosen case (ids), by the mark of the change. */
export async function listChosen(database: D1Database, ids: string[], mark: string): Promise<ChosenCase[]> {
  const named = database.prepare(NAMED).bind(JSON.stringify(ids.slice(0, AT_ONCE)), mark)
  return (await forStaff(() => named.all<ChosenCase>())).results
}

/** A held case can only become spam. */
const ADD = `INSERT INTO case_events (id, case_id, at, actor, kind, was, became, text)
  SELECT ?2 || '-' || c.id, c.id, ?3, ?4, ?5, CASE ?5 WHEN 'owner' THEN c.owner ELSE c.stage END, ?6, ?7
  FROM json_each(?1) j JOIN cases c ON c.id = j.value ->> 'id' AND c.version = j.value ->> 'version'
  WHERE c.erased_at IS NULL AND c.closed_at IS NULL AND (c.stage <> 'held' OR ?6 = 'spam')
    AND (?5 <> 'owner' OR c.owner <> ?6)
  ON CONFLICT (id) DO NOTHING`
const CHANGE = `UPDATE cases SET version = version + 1, touched_at = ?2,
    owner = CASE ?3 WHEN 'owner' THEN ?4 ELSE owner END,
    stage = CASE ?3 WHEN 'owner' THEN stage ELSE ?4 END,
    lost_reason = CASE ?3 WHEN 'owner' THEN lost_reason ELSE ?5 END,
    follow_up_on = CASE ?3 WHEN 'owner' THEN follow_up_on ELSE '' END,
    follow_up_line = CASE ?3 WHEN 'owner' THEN follow_up_line ELSE '' END,
    closed_at = CASE ?3 WHEN 'owner' THEN closed_at ELSE ?2 END
  WHERE id IN (SELECT case_id FROM case_events WHERE id >= ?1 AND id < ?1 || '~' AND at = ?2)`
const NAMED = `SELECT c.id, e.name, e.reference, v.kind, v.became
  FROM json_each(?1) j JOIN cases c ON c.id = j.value JOIN enquiries e ON e.id = c.enquiry_id
  LEFT JOIN case_events v ON v.id = ?2 || '-' || c.id
    AND v.became = CASE v.kind WHEN 'owner' THEN c.owner ELSE c.stage END
  WHERE c.erased_at IS NULL`
