import { identityOf, newRow, saveRows } from '#data/enquiries/enquiry-rows.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { identityWords } from '#domain/cases/case-words.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import { enquiryId, tombstoneMark } from '#domain/enquiries/reference.ts'
import { CHANNELS, isTalk } from '#domain/enquiries/source.ts'
import { type CaseInList, LISTED_COLUMNS } from './case-rows.ts'
import { openCases } from './open-cases.ts'
import { SHARED_BY } from './read-case.ts'

/** A lead noted by staff. `key`: from the form, for a repeated form. `owner`: the colleague who owns it. */
export type Lead = { enquiry: Enquiry; key: string; actor: string; owner: string; now: number }

/** `rows`: the newest cases with its number or address. `isShared`: too many have it. `isSaved`: by this form. */
export type KnownCases = { rows: CaseInList[]; isShared: boolean; isSaved: boolean }

const SHOWN = 3

/** The known cases of a person before a lead is saved, including new enquiries. */
export async function findKnown(
  database: D1Database,
  { enquiry, key }: Pick<Lead, 'enquiry' | 'key'>,
): Promise<KnownCases> {
  const id = await identityOf(key, enquiry)
  const words = identityWords({ ...enquiry, dialable: enquiry.dialable ?? null })
  const [having, saved] = await forStaff(async () => {
    await openCases(database)
    const bound = [JSON.stringify(words), id, SHARED_BY * words.length]
    return database.batch([database.prepare(HAVING).bind(...bound), database.prepare(SAVED).bind(id)])
  })
  const cases = (having?.results ?? []) as Having[]
  const isShared = new Set(cases.map((each) => each.id)).size >= SHARED_BY
  return { rows: isShared ? [] : await listHeads(database, cases), isShared, isSaved: (saved?.results.length ?? 0) > 0 }
}

/** A case with one of the identity words. `head`: its main case, or itself. */
type Having = { id: string; head: string; openedAt: number }
const HAVING = `SELECT c.id, coalesce(c.joined_into, c.id) AS head, c.opened_at AS openedAt
  FROM case_words w CROSS JOIN cases c ON c.id = w.case_id
  WHERE w.word IN (SELECT value FROM json_each(?1)) AND c.enquiry_id <> ?2 LIMIT ?3`
const SAVED = 'SELECT 1 FROM enquiries WHERE id = ?1 AND erased_at IS NULL'

/** The newest cases; joined cases are shown as their main case. */
async function listHeads(database: D1Database, cases: Having[]): Promise<CaseInList[]> {
  const newest = cases.toSorted((one, other) => other.openedAt - one.openedAt).map(({ head }) => head)
  const heads = [...new Set(newest)].slice(0, SHOWN)
  if (heads.length === 0) return []
  const statement = database.prepare(LISTED).bind(JSON.stringify(heads))
  return (await forStaff(() => statement.all<CaseInList>())).results
}

const LISTED = `SELECT ${LISTED_COLUMNS} FROM json_each(?1) j CROSS JOIN cases c ON c.id = j.value
  JOIN enquiries e ON e.id = c.enquiry_id WHERE c.erased_at IS NULL ORDER BY j.key`

/**
 * Saves a lead as an enquiry with its case; safe to repeat at any point. It is not mailed.
 * @returns the case or its main case; undefined: the person was erased since the form was opened
 */
export async function saveLead(database: D1Database, lead: Lead): Promise<string | undefined> {
  const { enquiry, key, actor, owner, now } = lead
  const row = await newRow(enquiry, { key, now })
  const ofForm = (await enquiryId(key, { kind: 'noted' })).slice(0, 16)
  const event = ofForm + (await enquiryId(key, { kind: 'noted', id: row.id })).slice(0, 16)
  const erased = database.prepare(ERASED).bind(await tombstoneMark(row.reference), ofForm)
  const bound = (sql: string, ...values: unknown[]) => database.prepare(sql).bind(row.id, ...values)
  const batch = [
    bound(NOTE, event, now, actor, CHANNELS[enquiry.channel]),
    bound(GIVE, owner, Number(isTalk(enquiry.channel))),
    bound(READ_AGAIN),
    bound(CASE),
  ]
  const results = await forStaff(async () => {
    if (await erased.first()) return []
    await saveRows(database, [row])
    await openCases(database)
    return database.batch<{ id: string }>(batch)
  })
  return results.at(-1)?.results[0]?.id
}

/** Whether the person of this form was noted and then erased, with these words (?1) or others (?2). */
const ERASED = `SELECT 1 FROM tombstones WHERE mark = ?1
  UNION ALL SELECT 1 FROM case_events v CROSS JOIN cases c ON c.id = v.case_id
  WHERE v.id >= ?2 AND v.id < ?2 || 'g' AND c.erased_at IS NOT NULL LIMIT 1`

/** ?1: the enquiry, ?2: the history line about its author. */
const NOTE = `INSERT INTO case_events (id, case_id, at, actor, kind, text) SELECT ?2, id, ?3, ?4, 'noted', ?5 FROM cases
  WHERE enquiry_id = ?1 AND erased_at IS NULL ON CONFLICT (id) DO NOTHING`
/** Applies only while the case is unchanged. ?3: whether the channel is a conversation, which counts as an answer. */
const GIVE = `UPDATE cases SET owner = ?2, first_reply_at = CASE WHEN ?3 THEN opened_at END
  WHERE enquiry_id = ?1 AND version = 1 AND owner = '' AND first_reply_at IS NULL`
/** A search may have read its words between the two steps. */
const READ_AGAIN = `UPDATE case_finding SET changes = changes + 1
  WHERE case_id = (SELECT id FROM cases WHERE enquiry_id = ?1) AND read_at = changes`
const CASE = 'SELECT coalesce(joined_into, id) AS id FROM cases WHERE enquiry_id = ?1 AND erased_at IS NULL'
