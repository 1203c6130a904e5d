import { getTableColumns, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { removeReviews } from '#data/catalogue/edit-reviews.ts'
import { toursOrNone } from '#data/catalogue/tours-in-brief.ts'
import { logFault, within, withRetries } from '#data/stores/faults.ts'
import { LEASE } from '#domain/enquiries/backoff.ts'
import { tombstoneMark } from '#domain/enquiries/reference.ts'
import { erasedBefore } from '#domain/enquiries/retention.ts'
import { type EnquiryRow, enquiries, type tombstones } from './schema.ts'
import { type Erasure, forgetSpilled, noteErased } from './spill.ts'
import { forgetWords } from './word-index.ts'

type Column = keyof EnquiryRow

/** The columns that stay after erasing, for statistics and delivery. Every other column is personal data. */
const NOT_PERSONAL: readonly Column[] = [
  ...(['createdAt', 'kind', 'tour', 'tier', 'priceSeen', 'totalSeen', 'channel'] as const),
  ...(['state', 'heldReason', 'dueAt', 'attempts', 'nextAt', 'lease', 'lastError'] as const),
  ...(['mailedAt', 'mailedTo', 'hookedAt', 'toldAt', 'digestedAt', 'spamAt', 'digestRank', 'erasedAt'] as const),
]

/** The columns with personal data: every column that is not listed above. */
export const PERSONAL_COLUMNS = (Object.keys(getTableColumns(enquiries)) as Column[]).filter(
  (column) => !NOT_PERSONAL.includes(column),
)

/** All stores of enquiries and their copies; the catalogue knows the ids of tours. */
export type ErasureStores = { database: D1Database; catalogue: D1Database; spill: KVNamespace }

/** The enquiry to erase. Without an id, every copy with this reference is meant, now or later. */
export type Erased = { reference: string; id?: string }

/** withdrawn: by its sender. erased: by the staff, for the person. retention: it reached its age limit. */
export type Erasing = { why: typeof tombstones.$inferSelect.why; now: number }

/**
 * Erases enquiries from every store, with the notes in their cases. All erasing uses this function. Bare rows stay for
 * statistics, and a tombstone blocks late copies. `tellEnds` informs all receivers of the enquiry. Safe to repeat.
 * Returns how many were erased now.
 * @throws errors of the database; then nothing was erased, or all of it
 */
export async function erase(stores: ErasureStores, which: Erased[], { why, now }: Erasing): Promise<number> {
  if (which.length === 0) return 0
  const { database, spill } = stores
  const [targets, tours] = await Promise.all([withMarks(which), knownTours(stores.catalogue)])
  if (why !== 'retention') await takeReviewsOff(stores, targets)
  const lease = crypto.randomUUID()
  const bound = (query: string, ...values: unknown[]) => database.prepare(query).bind(targets, ...values)
  const statements = [
    bound(BURY, now, why, lease, now + LEASE),
    bound(AGAIN),
    bound(UNNAME),
    bound(UNREVIEW),
    ...forgetWords(THEIR_CASES).map((query) => bound(query)),
    bound(SILENCE),
    bound(SPLIT, now),
    bound(EMPTY_CASES, now, tours),
    bound(EMPTY, now, tours),
    bound(BURIED, lease),
  ]
  const results = await withRetries(() => database.batch(statements))
  const buried = (results.at(-1)?.results ?? []) as (Erasure & { isNew: number })[]
  // Enquiries erased for their age are older than any copy in the spill and any backup.
  if (why !== 'retention') {
    const references = which.map(({ reference }) => reference)
    const gone = [forgetSpilled(spill, references), ...buried.map((each) => noteErased(spill, each))]
    await within(SPILL_PATIENCE, Promise.all(gone)).catch((error) => logFault('erase-spill', error))
  }
  return buried.filter(({ isNew }) => isNew).length
}

/** How long the spill may take, in ms: the tombstone blocks its copies, and `tellEnds` notes the erasure again. */
const SPILL_PATIENCE = 1000

/**
 * Reviews are removed first, so that they do not stay if the rest fails; after that they cannot be published. Erasing
 * for age keeps them, because the guest has published them.
 */
async function takeReviewsOff({ database, catalogue }: ErasureStores, targets: string): Promise<void> {
  const { results } = await withRetries(() => database.prepare(CLOSE).bind(targets).all<{ id: string }>())
  const ids = results.flatMap(({ id }) => id || [])
  if (ids.length > 0) await removeReviews(catalogue, ids)
}

async function withMarks(which: Erased[]): Promise<string> {
  const marked = which.map(async (each) => ({ ...each, mark: await tombstoneMark(each.reference) }))
  return JSON.stringify(await Promise.all(marked))
}

/** How long the catalogue may take to list its tours, in ms. */
const CATALOGUE_PATIENCE = 1000

/** A forged post may name any tour. If the catalogue is silent, no tour is known, and none is kept. */
async function knownTours(catalogue: D1Database): Promise<string> {
  const tours = await toursOrNone(catalogue, 'erase-tours', CATALOGUE_PATIENCE)
  return JSON.stringify([...tours.keys()])
}

/** ?1: the enquiries to erase, as JSON. */
const THEIRS = `erased_at IS NULL AND (id IN (SELECT value ->> 'id' FROM json_each(?1))
  OR reference IN (SELECT value ->> 'reference' FROM json_each(?1) WHERE value ->> 'id' IS NULL))`
const THEIR_CASES = `(SELECT id FROM cases WHERE enquiry_id IN (SELECT id FROM enquiries WHERE ${THEIRS}))`

/**
 * One tombstone for each enquiry. If the enquiry is not in the database, the staff may have been told, so they are told
 * of its end. A mail in progress arrives first, because the other one waits for the end of the lease.
 */
const BURY = `INSERT INTO tombstones (mark, erased_at, why, enquiry_id, reference, for_mail, for_hook, state, next_at, lease)
  SELECT t.value ->> 'mark', max(coalesce(e.created_at, 0), CAST(unixepoch('subsec') * 1000 AS INTEGER)), ?3,
    coalesce(e.id, t.value ->> 'id', ''), t.value ->> 'reference',
    ?3 = 'withdrawn' AND (e.id IS NULL OR e.told_at IS NOT NULL), e.told_at IS NOT NULL, 'due',
    CASE WHEN e.lease IS NULL THEN ?2 ELSE max(?2, min(e.next_at, ?5)) END, ?4
  FROM json_each(?1) t LEFT JOIN enquiries e ON e.erased_at IS NULL
    AND (e.id = t.value ->> 'id' OR (t.value ->> 'id' IS NULL AND e.reference = t.value ->> 'reference'))
  WHERE true
  ON CONFLICT (mark) DO UPDATE SET erased_at = excluded.erased_at, why = excluded.why, enquiry_id = excluded.enquiry_id,
    reference = excluded.reference, for_mail = max(for_mail, excluded.for_mail), for_hook = max(for_hook, excluded.for_hook),
    state = 'due', attempts = 0, next_at = excluded.next_at, lease = excluded.lease, last_error = NULL, mailed_to = ''
  WHERE EXISTS (SELECT 1 FROM enquiries WHERE id = excluded.enquiry_id AND erased_at IS NULL)`

const BURIED = `SELECT mark, erased_at AS erasedAt, lease = ?2 AS isNew FROM tombstones
  WHERE mark IN (SELECT value ->> 'mark' FROM json_each(?1))`

/** A copy that the database does not have yet, of an enquiry that was already erased. */
const AGAIN = `UPDATE tombstones SET erased_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE mark IN (SELECT value ->> 'mark' FROM json_each(?1)) AND erased_at < CAST(unixepoch('subsec') * 1000 AS INTEGER)`

/** Closes and reads in one step. Publishing claims a review first, and a closed one cannot be claimed. */
const CLOSE = `UPDATE guest_reviews SET may_show = 0 WHERE case_id IN ${THEIR_CASES} RETURNING live_id AS id`
const UNREVIEW = `DELETE FROM guest_reviews WHERE case_id IN ${THEIR_CASES}`

const UNNAME = `DELETE FROM case_words WHERE case_id IN ${THEIR_CASES}`

/** Empties an event's text. Changes of stage and owner keep our own words, for statistics. */
export const WORDLESS = `text = '', was = CASE WHEN kind IN ('stage', 'owner') THEN was ELSE '' END,
    became = CASE WHEN kind IN ('stage', 'owner', 'joined', 'split') THEN became ELSE '' END`

const SILENCE = `UPDATE case_events SET ${WORDLESS} WHERE case_id IN ${THEIR_CASES}`

/** A case joined into an erased one is separate again; it still waits for an answer. */
const SPLIT = `UPDATE cases SET joined_into = NULL, version = version + 1, touched_at = ?2
  WHERE joined_into IN ${THEIR_CASES} AND id NOT IN ${THEIR_CASES}`

/** ?3: the ids of the catalogue's tours, as JSON. */
const KNOWN_TOUR = "CASE WHEN tour IN (SELECT value FROM json_each(?3)) THEN tour ELSE '' END"

/** Raises the version, so that a save in progress fails. */
const EMPTY_CASES = `UPDATE cases SET lost_note = '', follow_up_on = '', follow_up_line = '', version = version + 1,
    erased_at = ?2, page = '', source = '', travel_from = '', travel_till = '', travellers = NULL, missing = '',
    looked_by = '', looked_at = NULL,
    tour = ${KNOWN_TOUR} WHERE id IN ${THEIR_CASES}`

const EMPTY = `UPDATE enquiries SET ${nothingSaid()}, erased_at = ?2,
    tour = ${KNOWN_TOUR} WHERE ${THEIRS}`

/** Id and reference are hashes of the content, so a guess of the content could be verified with them. */
function nothingSaid(): string {
  const columns = getTableColumns(enquiries)
  const anew: Partial<Record<Column, string>> = { id: 'lower(hex(randomblob(32)))', reference: "'erased'" }
  return PERSONAL_COLUMNS.map((key) => {
    const { name, notNull } = columns[key]
    return `${name} = ${anew[key] ?? (notNull ? "''" : 'NULL')}`
  }).join(', ')
}

/** How many enquiries one round of the retention erases. */
const AT_ONCE = 500

/**
 * Erases enquiries older than some months by our clock and by the database's, so that a jumped clock erases nothing.
 * Enquiries that the staff do not know yet stay. A number of months that is not a whole one from 1 to 120 erases
 * nothing and is logged. Returns how many were erased, and whether there are more.
 */
export async function eraseOld(
  stores: ErasureStores,
  now: number,
  months: number,
): Promise<{ erased: number; more: boolean }> {
  const before = erasedBefore(now, months)
  if (before === undefined) {
    logFault('retention', new RangeError())
    return { erased: 0, more: false }
  }
  const isOld = sql`erased_at IS NULL AND created_at < ${before} AND state <> 'due'
    AND created_at < unixepoch('now', ${`-${months} months`}) * 1000`
  const { id, reference } = enquiries
  const old = await drizzle(stores.database).select({ id, reference }).from(enquiries).where(isOld).limit(AT_ONCE)
  await forgetTombstones(stores.database, before)
  return { erased: await erase(stores, old, { why: 'retention', now }), more: old.length === AT_ONCE }
}

/** A copy this old would itself be erased for its age, so its tombstone is not needed. */
async function forgetTombstones(database: D1Database, before: number): Promise<void> {
  await database.prepare("DELETE FROM tombstones WHERE erased_at < ? AND state <> 'due'").bind(before).run()
}
