import { type Author, makeChange, rowsOfChange, WAS_NOTED } from './changes.ts'

/** For which nights and days a tour's prices were given, as SQL and as a change notes it, by the tour's id. */
export const pricedForNow = (tour: string) => `(SELECT json_quote(priced_for) FROM tours WHERE id = ${tour})`

/** Brings the lengths of a change into effect. */
export const APPLY_PRICED_FOR = [
  `UPDATE tours SET priced_for = (SELECT became ->> '$' FROM ${rowsOfChange('priced-for')} WHERE key = tours.id)
   WHERE id IN (SELECT key FROM ${rowsOfChange('priced-for')}) AND ${WAS_NOTED}`,
]

/** A tour, the nights and days ("5N/6D") that its prices were given for as the page had shown it, and those that they hold for. */
export type Holding = { tour: string; shown: string; duration: string }

/**
 * Says that a tour's prices hold for its nights and days as visitors see them.
 * @returns false: a colleague has given prices since the page was shown, or the live tour has other nights
 */
export function holdPrices(database: D1Database, { id, at, ...author }: Author, holding: Holding): Promise<boolean> {
  const { tour, shown, duration } = holding
  const note = `INSERT INTO change_rows (change, entity, key, was, became)
    SELECT ?1, 'priced-for', ?3, ${pricedForNow('?3')}, json_quote(?4) WHERE ${WAS_NOTED} ON CONFLICT DO NOTHING`
  const change = [
    database.prepare(note).bind(id, at, tour, duration),
    ...APPLY_PRICED_FOR.map((statement) => database.prepare(statement).bind(id, at)),
  ]
  const holds = 'EXISTS (SELECT 1 FROM tours WHERE id = ?5 ->> 0 AND priced_for = ?5 ->> 1 AND duration = ?5 ->> 2)'
  return makeChange(
    database,
    { id, at, ...author },
    { shown: { holds, value: JSON.stringify([tour, shown, duration]) }, change },
  )
}
