import { type Author, noteChange } from './changes.ts'

/** The carousels of the home page whose order is somebody's choice, with the tours that may stand in each. */
export const CAROUSELS = {
  international: { name: 'Popular abroad', column: 'home', eligible: "region = 'international'" },
  domestic: { name: 'Popular in India', column: 'home', eligible: "region = 'domestic'" },
  budget: { name: 'Popular budget tours', column: 'budget', eligible: '1 = 1' },
  visaFree: { name: 'Visa free', column: 'visa_free', eligible: "visa IN ('none', 'visa-free')" },
} as const
export type CarouselName = keyof typeof CAROUSELS

/** A tour that may stand in a carousel, and its place there from 1 on, if it does. */
export type Placed = { id: string; title: string; place: number | null }

/** The tours of a carousel, those that stand in it first and in its order. */
export async function listCarousel(database: D1Database, name: CarouselName): Promise<Placed[]> {
  const { column, eligible } = CAROUSELS[name]
  const { results } = await database
    .prepare(
      `SELECT id, title, ${column} AS place FROM tours WHERE (${eligible} AND withdrawn IS NULL) OR (${column} IS NOT NULL AND ${eligible})
       ORDER BY ${column} ASC NULLS LAST, rank`,
    )
    .all<Placed>()
  return results
}

/**
 * Gives a carousel its tours in their order (ids), and notes it in the same transaction. From then on a seed leaves the
 * order of all carousels to the staff (content/seed.ts).
 */
export async function setCarousel(
  database: D1Database,
  author: Author,
  { name, order }: { name: CarouselName; order: string[] },
): Promise<void> {
  const { column, eligible } = CAROUSELS[name]
  const noted = 'EXISTS (SELECT 1 FROM changes WHERE id = ?1 AND at = ?2)'
  const ids = JSON.stringify(order)
  const { id, at } = author
  await database.batch([
    noteChange(database, author),
    database
      .prepare(
        `INSERT INTO change_rows (change, entity, key, was, became)
         SELECT ?1, 'carousel', ?3, (SELECT json_group_array(id) FROM (SELECT id FROM tours
           WHERE ${column} IS NOT NULL AND ${eligible} ORDER BY ${column})), ?4 WHERE ${noted} ON CONFLICT DO NOTHING`,
      )
      .bind(id, at, name, ids),
    database
      .prepare(
        `UPDATE tours SET ${column} = (SELECT key + 1 FROM json_each(?3) WHERE value = tours.id)
         WHERE ${eligible} AND ${noted}`,
      )
      .bind(id, at, ids),
  ])
}
