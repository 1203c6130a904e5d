import { and, asc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { type Author, type ChangeStep, makeChange, WAS_NOTED } from '#data/catalogue/changes.ts'
import { readWindows } from '#data/catalogue/read-windows.ts'
import { changeRows } from '#data/catalogue/schema.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { undo } from '#domain/prices/apply-changes.ts'
import type { PricedTour } from '#domain/prices/plan-sheet.ts'
import { asWritten, type CellChange, changesBetween, type PriceCell } from '#domain/prices/price-cells.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'

/** The origin of a tour's prices, the windows as text, and the nights and days that they were given for. */
type Owned = { by: 'files' | 'staff'; windows: string; pricedFor?: string | null }
/**
 * A tour's prices with the stored text: a change applies only while the row holds this text. `files`: the windows of
 * its file while the staff's replace them.
 */
export type StoredTour = PricedTour & { stored: string; files?: PriceWindow[] }
export type NewWindows = { tour: StoredTour; windows: PriceWindow[] }
export type PriceChangeRow = CellChange & { tour: string }

/** Every tour with its prices, in order of popularity, read from the primary database. */
export async function listPricedTours(database: D1Database): Promise<StoredTour[]> {
  const statement = database.prepare(
    "SELECT id, title, windows, iif(windows_by = 'staff', file_windows, NULL) AS files FROM tours ORDER BY rank",
  )
  const { results } = await forStaff(() =>
    statement.all<{ id: string; title: string; windows: string; files: string | null }>(),
  )
  return results.map(({ id, title, windows, files }) => {
    const read = (text: string) => readWindows({ id, windows: JSON.parse(text) })
    return { id, title, windows: read(windows), stored: windows, ...(files && { files: read(files) }) }
  })
}

/**
 * Applies new windows to all tours or none, and notes the change in the same transaction. Prices that differ from the
 * files' are the staff's, which a seed keeps (cli/content/seed.ts); equal ones are the files' again.
 * @returns false: a colleague has changed one of the tours since it was read, and nothing was applied
 */
export function applyPrices(database: D1Database, author: Author, wanted: NewWindows[]): Promise<boolean> {
  return makeChange(database, author, replacing(wanted))
}

export async function readPriceChanges(database: D1Database, id: string): Promise<PriceChangeRow[]> {
  const rows = await rowsOf(database, id, 'price')
  return rows.map(({ key, was, became }) => {
    const [tour = '', from = '', tier] = key.split(' ')
    const cells = { ...(was ? { was: was as PriceCell } : {}), ...(became ? { became: became as PriceCell } : {}) }
    return { tour, from, tier: tier as TierKey, ...cells }
  })
}

/**
 * Undoes a change where its prices still hold. This is a new change, which can be undone too. Prices that a colleague
 * has changed since stay. A tour with all its former prices has its former origin.
 */
export async function undoPrices(database: D1Database, author: Author, undone: string): Promise<boolean> {
  const [rows, all, owned] = await Promise.all([
    readPriceChanges(database, undone),
    listPricedTours(database),
    readOwned(database, undone),
  ])
  const byTour = Map.groupBy(rows, ({ tour }) => tour)
  const plans = all.flatMap((tour) => {
    const own = byTour.get(tour.id)
    return own ? [{ tour, windows: undo(own, tour.windows), before: owned.get(tour.id) }] : []
  })
  return makeChange(database, author, { ...replacing(plans), undoes: undone })
}

async function readOwned(database: D1Database, id: string): Promise<Map<string, Owned>> {
  const rows = await rowsOf(database, id, 'windows')
  return new Map(rows.map(({ key, was }) => [key, was as Owned]))
}

function rowsOf(database: D1Database, change: string, entity: 'price' | 'windows') {
  const which = and(eq(changeRows.change, change), eq(changeRows.entity, entity))
  return forStaff(async () => drizzle(database).select().from(changeRows).where(which).orderBy(asc(changeRows.key)))
}

/** The change that gives tours other windows, while every row still holds the text that was read. */
function replacing(wanted: (NewWindows & { before?: Owned | undefined })[]) {
  const plans = wanted.map(({ tour, windows, before }) => ({
    tour: tour.id,
    was: tour.stored,
    became: JSON.stringify(asWritten(windows)),
    ...(before &&
      isSame(before.windows, windows) && { became: before.windows, by: before.by, pricedFor: before.pricedFor }),
  }))
  const cells = wanted.flatMap(({ tour, windows }) =>
    changesBetween(tour.windows, windows).map(({ from, tier, was, became }) => ({
      key: `${tour.id} ${from} ${tier}`,
      was: was && JSON.stringify(was),
      became: became && JSON.stringify(became),
    })),
  )
  const planned = JSON.stringify(plans)
  const change: ChangeStep[] = [
    [NOTE_ROWS, JSON.stringify(cells)],
    [NOTE_OWNERS, planned],
    [REPLACE, planned],
  ]
  return { shown: { holds: STAND, value: planned }, change }
}

const STAND = `NOT EXISTS (SELECT 1 FROM json_each(?5) AS plan LEFT JOIN tours ON tours.id = plan.value ->> 'tour'
  WHERE tours.windows IS NOT plan.value ->> 'was')`
const NOTE_ROWS = `INSERT INTO change_rows (change, entity, key, was, became)
  SELECT ?1, 'price', cell.value ->> 'key', cell.value ->> 'was', cell.value ->> 'became' FROM json_each(?3) AS cell
  WHERE ${WAS_NOTED} ON CONFLICT DO NOTHING`
const NOTE_OWNERS = `INSERT INTO change_rows (change, entity, key, was)
  SELECT ?1, 'windows', id, json_object('by', windows_by, 'windows', windows, 'pricedFor', priced_for) FROM tours
  WHERE id IN (SELECT value ->> 'tour' FROM json_each(?3)) AND ${WAS_NOTED} ON CONFLICT DO NOTHING`
const REPLACE = `UPDATE tours SET windows = plan.value ->> 'became',
    priced_for = coalesce(plan.value ->> 'pricedFor', tours.duration), windows_by = coalesce(plan.value ->> 'by',
    iif(tours.file_windows = plan.value ->> 'became', 'files', 'staff'))
  FROM json_each(?3) AS plan
  WHERE plan.value ->> 'tour' = tours.id AND plan.value ->> 'was' = tours.windows AND ${WAS_NOTED}`

function isSame(text: string, windows: PriceWindow[]): boolean {
  return JSON.stringify(asWritten(JSON.parse(text))) === JSON.stringify(asWritten(windows))
}
