import { type ErasureStores, erase } from '#data/enquiries/erasure.ts'
import { listErased } from '#data/enquiries/spill.ts'
import { tombstoneMark } from '#domain/enquiries/reference.ts'
import { goneSince } from './gone-since.ts'

/**
 * Erases from a restored database the enquiries that were erased after the backup, by the list outside the database. It
 * also blocks enquiries that came and were erased in between. Returns how many were erased.
 */
export async function eraseAgain(stores: ErasureStores, now: number): Promise<number> {
  const list = await listErased(stores.spill)
  await stores.database.prepare(KEEP_OUT).bind(JSON.stringify(list)).run()
  let erased = 0
  for await (const rows of goneSince(stores.database, ROWS, { list, markOf: tombstoneMark })) {
    const which = rows.map(({ place: id, reference }) => ({ id, reference }))
    erased += await erase(stores, which, { why: 'erased', now })
  }
  return erased
}

const ROWS = `SELECT id AS place, reference, created_at AS at FROM enquiries WHERE id > ?1 AND erased_at IS NULL
  ORDER BY id LIMIT ?2`
const KEEP_OUT = `INSERT INTO tombstones (mark, erased_at, why, enquiry_id, reference, for_mail, for_hook, state, next_at)
  SELECT value ->> 'mark', value ->> 'erasedAt', 'erased', '', '', 0, 0, 'done', 0 FROM json_each(?1) WHERE true
  ON CONFLICT (mark) DO UPDATE SET erased_at = max(tombstones.erased_at, excluded.erased_at)`

/**
 * Takes the reasons of versions out of a restored catalogue whose changes have them, as migration 0023 did: an older
 * backup still has them.
 */
export async function emptyNotesAgain(catalogue: D1Database): Promise<void> {
  await catalogue.batch(EMPTY_NOTES.map((statement) => catalogue.prepare(statement)))
}

export const EMPTY_NOTES = ['tour_versions', 'guide_versions'].map(
  (table) => `UPDATE ${table} SET note = '' WHERE note <> '' AND form IN (SELECT id FROM changes)`,
)
