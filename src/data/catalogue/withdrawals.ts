import { forStaff } from '#data/stores/for-staff.ts'
import { type Author, makeChange, rowsOfChange, WAS_NOTED } from './changes.ts'
import type { Withdrawal } from './schema.ts'

/** A tour as the desk lists it: where it is, and since when and why it is not sold. */
export type WithdrawableTour = {
  id: string
  title: string
  path: string
  withdrawn?: Withdrawal
  /** The withdrawal as its row holds it; empty: there is none. A change is made only while the row holds just that. */
  stored: string
}

/** Every tour in the order of popularity, those that are not sold as well. */
export async function listTours(database: D1Database): Promise<WithdrawableTour[]> {
  const statement = database.prepare('SELECT id, title, path, withdrawn FROM tours ORDER BY rank')
  const { results } = await forStaff(() =>
    statement.all<{ id: string; title: string; path: string; withdrawn: string | null }>(),
  )
  return results.map(({ withdrawn, ...tour }) => ({
    ...tour,
    stored: withdrawn ?? '',
    ...(withdrawn && { withdrawn: JSON.parse(withdrawn) }),
  }))
}

/** Whether a tour is sold: `withdrawn` is null where it is to be. `shown`: what its row held when the page was shown. */
export type Standing = { tour: string; shown: string; withdrawn: Withdrawal | null }

/** A tour's withdrawal as SQL, by its id. */
export const withdrawnNow = (tour: string) => `(SELECT withdrawn FROM tours WHERE id = ${tour})`

/** Brings the withdrawals of a change into effect. */
export const APPLY_WITHDRAWN = [
  `UPDATE tours SET withdrawn = (SELECT became FROM ${rowsOfChange('withdrawn')} WHERE key = tours.id)
   WHERE id IN (SELECT key FROM ${rowsOfChange('withdrawn')}) AND ${WAS_NOTED}`,
]

/**
 * Takes a tour out of the catalogue, or brings it back. A form that is sent twice is one change.
 * @returns false: a colleague has changed it since the page was shown
 */
export function setWithdrawn(
  database: D1Database,
  author: Author,
  { tour, shown, withdrawn }: Standing,
): Promise<boolean> {
  const { id, at } = author
  const change = [
    database.prepare(NOTE_WITHDRAWN).bind(id, at, tour, withdrawn && JSON.stringify(withdrawn)),
    ...APPLY_WITHDRAWN.map((statement) => database.prepare(statement).bind(id, at)),
  ]
  const holds = "EXISTS (SELECT 1 FROM tours WHERE id = ?5 ->> 0 AND coalesce(withdrawn, '') = ?5 ->> 1)"
  return makeChange(database, author, { shown: { holds, value: JSON.stringify([tour, shown]) }, change })
}

const NOTE_WITHDRAWN = `INSERT INTO change_rows (change, entity, key, was, became)
  SELECT ?1, 'withdrawn', id, withdrawn, ?4 FROM tours WHERE id = ?3 AND ${WAS_NOTED} ON CONFLICT DO NOTHING`
