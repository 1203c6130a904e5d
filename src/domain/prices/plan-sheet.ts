import { type PriceWindow, PriceWindows } from '#domain/price-window.ts'
import { applyChanges } from './apply-changes.ts'
import { nearestName } from './nearest-name.ts'
import { type CellChange, changesBetween } from './price-cells.ts'
import type { SheetRow, Slip } from './read-sheet.ts'

/** A tour as far as its prices are concerned. */
export type PricedTour = { id: string; title: string; windows: PriceWindow[] }

/** What a sheet would do to one tour. `assumed`: a day of its rows may have been meant month first. */
export type TourPlan = { tour: PricedTour; windows: PriceWindow[]; changes: CellChange[]; assumed: boolean }

/**
 * What a price sheet would change, tour by tour; tours and windows that it does not name stay as they are. The whole
 * set is judged after all rows, so that neighbours may move together. A sheet with one slip plans nothing.
 */
export function planSheet(rows: SheetRow[], tours: PricedTour[]): { plans: TourPlan[] } | { slips: Slip[] } {
  const byId = new Map(tours.map((tour) => [tour.id.toLowerCase(), tour]))
  const unknown = rows.filter(({ tour }) => !byId.has(tour.toLowerCase())).map((row) => unknownTour(row, tours))
  if (unknown.length > 0) return { slips: unknown }
  const named = Map.groupBy(rows, (row) => byId.get(row.tour.toLowerCase()))
  const judged = [...named].flatMap(([tour, own]) => (tour ? [planTour(tour, own)] : []))
  const slips = judged.flatMap((each) => ('slips' in each ? each.slips : []))
  if (slips.length > 0) return { slips }
  return { plans: judged.flatMap((each) => ('plan' in each && each.plan.changes.length > 0 ? [each.plan] : [])) }
}

function planTour(tour: PricedTour, rows: SheetRow[]): { plan: TourPlan } | { slips: Slip[] } {
  const wanted = rows.map(({ tier, from, till, price }) => ({
    ...{ tier, from },
    ...(price && { became: { tier, from, till, ...price } }),
  }))
  const { windows, broken } = applyChanges(wanted, tour.windows)
  const slips = broken.map((from) => ({
    line: rows.find((row) => row.from === from)?.line ?? 0,
    text: `${tour.id}: the three tiers of one season begin and end on the same days, and all have a price or none (from ${from})`,
  }))
  const faults = PriceWindows.safeParse(windows).error?.issues ?? []
  slips.push(
    ...faults.map((fault) => ({ line: lineOf(fault.path, windows, rows), text: `${tour.id}: ${fault.message}` })),
  )
  if (slips.length > 0) return { slips }
  const assumed = rows.some((row) => row.assumed)
  return { plan: { tour, windows, changes: changesBetween(tour.windows, windows), assumed } }
}

/** The line of the sheet that a fault of the planned windows comes from. */
function lineOf([at]: PropertyKey[], windows: PriceWindow[], rows: SheetRow[]): number {
  const from = typeof at === 'number' ? windows[at]?.from : undefined
  return (rows.find((row) => row.from === from) ?? rows[0])?.line ?? 0
}

function unknownTour({ line, tour }: SheetRow, tours: PricedTour[]): Slip {
  const near = nearestName(
    tour,
    tours.map(({ id }) => id),
  )
  return { line, text: `tour: there is no tour “${tour.slice(0, 40)}”${near ? `; did you mean ${near}?` : ''}` }
}
