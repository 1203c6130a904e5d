import { type Author, makeChange, rowsOfChange, WAS_NOTED } from './changes.ts'

/** SQL for the nights and days for which a tour's prices were given, as a change stores it, by the tour's id. */
export const pricedForNow = (tour: string) => `(SELECT json_quote(priced_for) FROM tours WHERE id = ${tour})`

export const APPLY_PRICED_FOR = [
  `UPDATE tours SET priced_for = (SELECT became ->> '$' FROM ${rowsOfChange('priced-for')} WHERE key = tours.id)
   WHERE id IN (SELECT key FROM ${rowsOfChange('priced-for')}) AND ${WAS_NOTED}`,
]

/** A tour, the nights and days ("5N/6D") of its prices as the page had shown them, and the new ones. */
export type Holding = { tour: string; shown: string; duration: string }

/**
 * Confirms a tour's prices for its live nights and days.
 * @returns false: a colleague has set prices since, or the live tour has another length
 */
export function holdPrices(database: D1Database, author: Author, holding: Holding): Promise<boolean> {
  const { tour, shown, duration } = holding
  const note = `INSERT INTO change_rows (change, entity, key, was, became)
    SELECT ?1, 'priced-for', ?3, ${pricedForNow('?3')}, json_quote(?4) WHERE ${WAS_NOTED} ON CONFLICT DO NOTHING`
  const holds = 'EXISTS (SELECT 1 FROM tours WHERE id = ?5 ->> 0 AND priced_for = ?5 ->> 1 AND duration = ?5 ->> 2)'
  const value = JSON.stringify([tour, shown, duration])
  return makeChange(database, author, {
    shown: { holds, value },
    change: [[note, tour, duration], ...APPLY_PRICED_FOR],
  })
}
