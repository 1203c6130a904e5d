import { getTableColumns } from 'drizzle-orm'
import { cases } from '#data/enquiries/cases-schema.ts'
import { TEXT_CHANGED } from '#data/enquiries/word-index.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { type Case, type CaseFields, isAnswer } from '#domain/cases/case.ts'
import {
  CASE_FIELDS,
  type CaseEdit,
  type CasePart,
  caseFieldsOf,
  eventsOf,
  isPlannedSince,
  layOver,
  mergeEdit,
  type NewEvent,
} from '#domain/cases/case-edit.ts'
import { isClosed } from '#domain/cases/stages.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'
import { CASE_COLUMNS, EVENT_COLUMNS, type EventRow } from './case-rows.ts'
import { followVerdict } from './follow-verdict.ts'

/** An edit of a case. `key`: from the form, so that a repeated form is one edit. */
export type Saving = { caseId: string; key: string; edit: CaseEdit; actor: string; now: number }

/**
 * `event`: the id of the first history line. `typed`: the edit merged with the present case. `theirs`: a colleague's
 * changes to the conflicting parts. overtaken: the same form was saved before (ms since 1970), and its values have changed since.
 */
type SavedCase =
  | { outcome: 'saved'; event: string }
  | { outcome: 'overtaken'; at: number }
  | { outcome: 'unchanged' | 'gone' | 'busy' }
  | { outcome: 'conflict'; row: Case; typed: CaseFields; conflicts: CasePart[]; theirs: EventRow[] }

/** How often an edit is merged again while colleagues change the case. */
const TRIES = 10
/** The longest pause before the second try, in ms; it doubles up to MOST. A random part of it separates colleagues. */
const PAUSE = 40
const MOST = 640

/**
 * Saves an edit with its history lines in one transaction, or nothing. It is saved only over the version that it was
 * merged with. A repeated form with the same content is one edit.
 */
export async function saveCase(database: D1Database, saving: Saving): Promise<SavedCase> {
  const mark = (await enquiryId(saving.key, { caseId: saving.caseId, edit: saving.edit })).slice(0, 32)
  return forStaff(() => saveMarked(database, saving, mark))
}

async function saveMarked(database: D1Database, saving: Saving, mark: string): Promise<SavedCase> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const saved = await saveOver(database, saving, mark)
    if (saved) return saved
    const longest = Math.min(PAUSE * 2 ** (attempt - 1), MOST)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * longest))
  }
  return { outcome: 'busy' }
}

/** Merges the edit with the present case; undefined: a colleague saved first. */
async function saveOver(database: D1Database, saving: Saving, mark: string): Promise<SavedCase | undefined> {
  const { row, event } = await readNow(database, saving.caseId, mark)
  if (!row) return { outcome: 'gone' }
  const { fields, conflicts } = mergeEdit(row, saving.edit)
  if (event) {
    const isOtherwise = eventsOf(row, fields, { deed: 'note', note: '' }).length > 0
    const isEarlier = event.at !== saving.now && isOtherwise
    return isEarlier ? { outcome: 'overtaken', at: event.at } : { outcome: 'saved', event: event.id }
  }
  if (conflicts.length > 0) {
    const typed = caseFieldsOf(layOver(row, saving.edit))
    return {
      outcome: 'conflict',
      row,
      typed,
      conflicts,
      theirs: await readTheirs(database, row, { conflicts, base: saving.edit.base }),
    }
  }
  const events = named(eventsOf(row, fields, saving.edit), mark)
  if (events.length === 0) return { outcome: 'unchanged' }
  const written = await write(database, { saving, row, fields, events })
  return written ? { outcome: 'saved', event: written } : undefined
}

const READ = `SELECT ${CASE_COLUMNS} FROM cases c WHERE c.id = ?1 AND c.erased_at IS NULL`
const KNOWN = `SELECT id, at FROM case_events WHERE id >= ?1 AND id < ?1 || '~' ORDER BY id LIMIT 1`

async function readNow(database: D1Database, id: string, mark: string) {
  const [rows, events] = await database.batch([database.prepare(READ).bind(id), database.prepare(KNOWN).bind(mark)])
  const [row] = (rows?.results ?? []) as Case[]
  const [event] = (events?.results ?? []) as { id: string; at: number }[]
  return { row, event }
}

type Named = NewEvent & { id: string }

/** An edit adds at most one event of each kind. */
function named(events: NewEvent[], mark: string): Named[] {
  return events.map((event, at) => ({ ...event, id: `${mark}-${at}` }))
}

/** Both statements have the same condition; the event shows whether they ran. */
const ADD = `INSERT INTO case_events (id, case_id, at, actor, kind, was, became, text)
  SELECT value ->> 'id', ?1, ?3, ?4, value ->> 'kind', value ->> 'was', value ->> 'became', value ->> 'text'
  FROM json_each(?5) WHERE EXISTS (SELECT 1 FROM cases WHERE id = ?1 AND version = ?2 AND erased_at IS NULL)
  ON CONFLICT (id) DO NOTHING`
const SET = CASE_FIELDS.map((name) => `${getTableColumns(cases)[name].name} = ?4 ->> '${name}'`).join(', ')
const CHANGE = `UPDATE cases SET version = version + 1, touched_at = ?3, ${SET},
    offered_at = CASE WHEN ?4 ->> 'stage' IN ('offered', 'won') THEN coalesce(offered_at, ?3) ELSE offered_at END,
    first_reply_at = CASE WHEN ?5 THEN coalesce(first_reply_at, ?3) ELSE first_reply_at END,
    closed_at = CASE WHEN ?6 THEN coalesce(closed_at, ?3) END
  WHERE id = ?1 AND version = ?2 AND erased_at IS NULL`

type Writing = { saving: Saving; row: Case; fields: CaseFields; events: Named[] }

/** @returns the first event's id; undefined: a colleague saved first */
async function write(database: D1Database, { saving, row, fields, events }: Writing): Promise<string | undefined> {
  const { caseId, actor, now, edit } = saving
  const first = events[0]?.id ?? ''
  const marks = [Number(isAnswer(edit.deed)), Number(isClosed(fields.stage))]
  const results = await database.batch<{ id: string }>([
    database.prepare(ADD).bind(caseId, row.version, now, actor, JSON.stringify(events)),
    database.prepare(CHANGE).bind(caseId, row.version, now, JSON.stringify(fields), ...marks),
    followVerdict(database, [caseId], now),
    database.prepare(TEXT_CHANGED).bind(caseId),
    database.prepare(KNOWN).bind(first),
  ])
  return results.at(-1)?.results[0]?.id
}

type Differing = { conflicts: CasePart[]; base: CaseFields }

/** The last change of each part, of the stage if a colleague closed the case, and of a next step planned meanwhile. */
async function readTheirs(database: D1Database, row: Case, { conflicts, base }: Differing): Promise<EventRow[]> {
  const also: CasePart[] = isClosed(row.stage) ? ['stage'] : isPlannedSince(row, base) ? ['follow-up'] : []
  const parts = [...new Set([...conflicts, ...also])]
  const statement = database.prepare(THEIRS).bind(row.id, JSON.stringify(parts))
  const { results } = await statement.all<EventRow>()
  return parts.flatMap((part) => results.find(({ kind }) => kind === part) ?? [])
}

const THEIRS = `SELECT ${EVENT_COLUMNS} FROM case_events WHERE case_id = ?1 AND kind IN (SELECT value FROM json_each(?2))
  ORDER BY at DESC, id LIMIT 50`
