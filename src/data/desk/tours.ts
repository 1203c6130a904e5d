import type { Withdrawal } from '#data/catalogue/schema.ts'
import { type Author, noteChange } from './changes.ts'

/** A tour as the desk lists it: where it is, and since when and why it is not sold. */
export type ListedTour = { id: string; title: string; path: string; withdrawn?: Withdrawal }

/** Every tour in the order of popularity, those that are not sold as well. */
export async function listTours(database: D1Database): Promise<ListedTour[]> {
  const { results } = await database
    .prepare('SELECT id, title, path, withdrawn FROM tours ORDER BY rank')
    .all<{ id: string; title: string; path: string; withdrawn: string | null }>()
  return results.map(({ withdrawn, ...tour }) => ({ ...tour, ...(withdrawn && { withdrawn: JSON.parse(withdrawn) }) }))
}

/**
 * Takes a tour out of the catalogue, or brings it back (`withdrawn` is then null), and notes it in the same transaction.
 * A form that is sent twice is one change.
 */
export async function setWithdrawn(
  database: D1Database,
  author: Author,
  { tour, withdrawn }: { tour: string; withdrawn: Withdrawal | null },
): Promise<void> {
  const value = withdrawn && JSON.stringify(withdrawn)
  const { id, at } = author
  await database.batch([
    noteChange(database, author),
    database
      .prepare(
        `INSERT INTO change_rows (change, entity, key, was, became)
         SELECT ?1, 'withdrawn', id, withdrawn, ?3 FROM tours WHERE id = ?2
         AND EXISTS (SELECT 1 FROM changes WHERE id = ?1 AND at = ?4) ON CONFLICT DO NOTHING`,
      )
      .bind(id, tour, value, at),
    database
      .prepare(
        `UPDATE tours SET withdrawn = ?3 WHERE id = ?2 AND EXISTS (SELECT 1 FROM changes WHERE id = ?1 AND at = ?4)`,
      )
      .bind(id, tour, value, at),
  ])
}
