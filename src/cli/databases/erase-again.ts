import { type Erased, type ErasureStores, erase } from '#data/enquiries/erasure.ts'
import { type Erasure, listErased } from '#data/enquiries/spill.ts'
import { tombstoneMark } from '#domain/enquiries/reference.ts'

/** How many rows one query reads. */
const PAGE = 500

/**
 * Erases from a restored database the enquiries that were erased after the backup, by the list outside the database. It
 * also blocks enquiries that came and were erased in between. Returns how many were erased.
 */
export async function eraseAgain(stores: ErasureStores, now: number): Promise<number> {
  const list = await listErased(stores.spill)
  await stores.database.prepare(KEEP_OUT).bind(JSON.stringify(list)).run()
  const erasedAt = new Map(list.map(({ mark, erasedAt: at }) => [mark, at]))
  let erased = 0
  for (let last = ''; ; ) {
    const { results } = await stores.database.prepare(ROWS).bind(last, PAGE).all<Row>()
    erased += await erase(stores, await erasedSince(results, erasedAt), { why: 'erased', now })
    if (results.length < PAGE) return erased
    last = results.at(-1)?.id ?? ''
  }
}

type Row = Required<Erased> & { createdAt: number }

async function erasedSince(rows: Row[], erasedAt: Map<Erasure['mark'], number>): Promise<Erased[]> {
  const marked = await Promise.all(rows.map(async (row) => ({ row, mark: await tombstoneMark(row.reference) })))
  const gone = marked.filter(({ row, mark }) => (erasedAt.get(mark) ?? Number.NEGATIVE_INFINITY) >= row.createdAt)
  return gone.map(({ row: { id, reference } }) => ({ id, reference }))
}

const ROWS = `SELECT id, reference, created_at AS createdAt FROM enquiries WHERE id > ?1 AND erased_at IS NULL
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
