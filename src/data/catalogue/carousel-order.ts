import { forStaff } from '#data/stores/for-staff.ts'
import type { CarouselName } from '#domain/catalogue/carousels.ts'
import { type Author, type ChangeStep, makeChange, rowsOfChange, WAS_NOTED } from './changes.ts'

/** The column of a carousel's order, and the condition for its tours. */
const ORDERED: Record<CarouselName, { column: string; eligible: string }> = {
  international: { column: 'home', eligible: "region = 'international'" },
  domestic: { column: 'home', eligible: "region = 'domestic'" },
  budget: { column: 'budget', eligible: '1 = 1' },
  visaFree: { column: 'visa_free', eligible: "visa IN ('none', 'visa-free')" },
}

/** A tour that can be in a carousel. `place`: its place from 1 on, if it is. */
export type Placed = { id: string; title: string; place: number | null }

/** The tours of a carousel: first those in it, in order. */
export async function listCarousel(database: D1Database, name: CarouselName): Promise<Placed[]> {
  const { column, eligible } = ORDERED[name]
  const statement = database.prepare(
    `SELECT id, title, ${column} AS place FROM tours WHERE (${eligible} AND withdrawn IS NULL) OR (${column} IS NOT NULL AND ${eligible})
     ORDER BY ${column} ASC NULLS LAST, rank`,
  )
  const { results } = await forStaff(() => statement.all<Placed>())
  return results
}

/** A carousel's places by tour id. `by`: who has set them. */
export type CarouselOrder = { places: Record<string, number>; by: 'files' | 'staff' }

/** SQL for a carousel's order: a CarouselOrder as JSON. */
export function orderNow(name: CarouselName): string {
  const { column, eligible } = ORDERED[name]
  return `(SELECT json_object('places', json_group_object(id, place), 'by', CASE WHEN EXISTS
    (SELECT 1 FROM arranged_carousels WHERE name = '${name}') THEN 'staff' ELSE 'files' END)
    FROM (SELECT id, ${column} AS place FROM tours WHERE ${column} IS NOT NULL AND ${eligible} ORDER BY ${column}))`
}

const ORDERS = rowsOfChange('carousel')

export const APPLY_ORDERS = [
  ...Object.entries(ORDERED).map(
    ([name, { column, eligible }]) =>
      `UPDATE tours SET ${column} = (SELECT place.value FROM ${ORDERS} AS o, json_each(o.became, '$.places') AS place
         WHERE o.key = '${name}' AND place.key = tours.id)
       WHERE ${eligible} AND EXISTS (SELECT 1 FROM ${ORDERS} WHERE key = '${name}') AND ${WAS_NOTED}`,
  ),
  `INSERT INTO arranged_carousels SELECT key FROM ${ORDERS} WHERE became ->> 'by' = 'staff' AND ${WAS_NOTED}
   ON CONFLICT DO NOTHING`,
  `DELETE FROM arranged_carousels WHERE name IN (SELECT key FROM ${ORDERS} WHERE became ->> 'by' = 'files') AND ${WAS_NOTED}`,
]

/** The tour ids of a carousel: as the page had shown them, and in the new order. */
export type NewOrder = { name: CarouselName; shown: string[]; order: string[] }

/**
 * Sets the tours of carousels, if each still has the `shown` tours. From then on a seed keeps the staff's order
 * (cli/content/seed.ts).
 * @returns false: a colleague has changed one of them
 */
export function setCarousels(database: D1Database, author: Author, orders: NewOrder[]): Promise<boolean> {
  const noted = orders.map(({ name, order }): ChangeStep => {
    const became: CarouselOrder = { places: Object.fromEntries(order.map((tour, at) => [tour, at + 1])), by: 'staff' }
    const note = `INSERT INTO change_rows (change, entity, key, was, became)
      SELECT ?1, 'carousel', ?3, ${orderNow(name)}, ?4 WHERE ${WAS_NOTED} ON CONFLICT DO NOTHING`
    return [note, name, JSON.stringify(became)]
  })
  const now = `json_array(${orders.map(({ name }) => idsNow(name)).join(', ')})`
  const shown = { holds: `${now} = ?5`, value: JSON.stringify(orders.map((each) => each.shown)) }
  return makeChange(database, author, { shown, change: [...noted, ...APPLY_ORDERS] })
}

function idsNow(name: CarouselName): string {
  const { column, eligible } = ORDERED[name]
  return `(SELECT json_group_array(id) FROM (SELECT id FROM tours WHERE ${column} IS NOT NULL AND ${eligible} ORDER BY ${column}))`
}
