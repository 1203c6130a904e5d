import { forStaff } from '#data/stores/for-staff.ts'
import { type Author, type ChangeStep, makeChange, rowsOfChange, WAS_NOTED } from './changes.ts'
import type { Withdrawal } from './schema.ts'

export type WithdrawableTour = {
  id: string
  title: string
  path: string
  withdrawn?: Withdrawal
  /** The stored withdrawal; empty: none. A change applies only while the row holds this text. */
  stored: string
}

/** Every tour in order of popularity, including withdrawn ones. */
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

/** The new state of a tour: `withdrawn` is null where it is sold. `shown`: the stored text when the page was shown. */
export type Standing = { tour: string; shown: string; withdrawn: Withdrawal | null }

export const withdrawnNow = (tour: string) => `(SELECT withdrawn FROM tours WHERE id = ${tour})`

export const APPLY_WITHDRAWN = [
  `UPDATE tours SET withdrawn = (SELECT became FROM ${rowsOfChange('withdrawn')} WHERE key = tours.id)
   WHERE id IN (SELECT key FROM ${rowsOfChange('withdrawn')}) AND ${WAS_NOTED}`,
]

/**
 * Withdraws a tour or brings it back. A repeated form is one change.
 * @returns false: a colleague has changed it since the page was shown
 */
export function setWithdrawn(
  database: D1Database,
  author: Author,
  { tour, shown, withdrawn }: Standing,
): Promise<boolean> {
  const note: ChangeStep = [NOTE_WITHDRAWN, tour, withdrawn && JSON.stringify(withdrawn)]
  const holds = "EXISTS (SELECT 1 FROM tours WHERE id = ?5 ->> 0 AND coalesce(withdrawn, '') = ?5 ->> 1)"
  return makeChange(database, author, {
    shown: { holds, value: JSON.stringify([tour, shown]) },
    change: [note, ...APPLY_WITHDRAWN],
  })
}

const NOTE_WITHDRAWN = `INSERT INTO change_rows (change, entity, key, was, became)
  SELECT ?1, 'withdrawn', id, withdrawn, ?4 FROM tours WHERE id = ?3 AND ${WAS_NOTED} ON CONFLICT DO NOTHING`
