import { readableDate } from '#values/dates.ts'
import { applyChanges } from './apply-changes.ts'
import { type CellChange, changesBetween } from './price-cells.ts'
import { type PriceWindow, twoOnADay, windowFaults } from './price-window.ts'
import type { SheetRow, SheetSlip } from './read-sheet.ts'

export type PricedTour = { id: string; title: string; windows: PriceWindow[] }

/** The effect of a sheet on one tour. `assumed`: a day of its rows might mean the month first. */
export type TourPlan = { tour: PricedTour; windows: PriceWindow[]; changes: CellChange[]; assumed: boolean }

/**
 * The changes of a price sheet by tour. Tours and windows that it does not name stay. All rows are applied before the
 * check, so that neighbouring windows may move together. A sheet with a slip changes nothing.
 */
export function planSheet(rows: SheetRow[], tours: PricedTour[]): { plans: TourPlan[] } | { slips: SheetSlip[] } {
  const byId = new Map(tours.map((tour) => [tour.id.toLowerCase(), tour]))
  const named = Map.groupBy(rows, (row) => byId.get(row.tour.toLowerCase()))
  const judged = [...named].flatMap(([tour, own]) => (tour ? [planTour(tour, own)] : []))
  const slips = judged.flatMap((each) => ('slips' in each ? each.slips : []))
  if (slips.length > 0) return { slips }
  return { plans: judged.flatMap((each) => ('plan' in each && each.plan.changes.length > 0 ? [each.plan] : [])) }
}

function planTour(tour: PricedTour, rows: SheetRow[]): { plan: TourPlan } | { slips: SheetSlip[] } {
  const wanted = rows.map(({ tier, from, till, price }) => ({
    ...{ tier, from },
    ...(price && { became: { tier, from, till, ...price } }),
  }))
  const { windows, broken } = applyChanges(wanted, tour.windows)
  const slips: SheetSlip[] = broken.map((from) => ({
    line: rows.find((row) => row.from === from)?.line ?? 0,
    text: `${tour.id}: the three tiers of one season begin and end on the same days, and all have a price or none (from ${from})`,
  }))
  slips.push(...clashes(tour, windows, rows))
  if (slips.length > 0) return { slips }
  const assumed = rows.some((row) => row.assumed)
  return { plan: { tour, windows, changes: changesBetween(tour.windows, windows), assumed } }
}

/** The slips in the planned windows, each with its line of the sheet. */
function clashes(tour: PricedTour, windows: PriceWindow[], rows: SheetRow[]): SheetSlip[] {
  const stays = twoOnADay(windows).find(({ from }) => !rows.some((row) => row.from === from))
  const faults = windowFaults(windows)
  const slips = faults.map(({ path, message }) => ({
    line: lineOf(path, windows, rows),
    text: `${tour.id}: ${message}`,
  }))
  if (!stays) return slips
  const days = `${readableDate(stays.from)} to ${readableDate(stays.till)}`
  const way = `The window from ${days} is not in the file and stays; to move it, give its three lines too, without prices`
  return slips.map(({ line, text }) => ({ line, text: `${text}. ${way}` }))
}

function lineOf([at]: PropertyKey[], windows: PriceWindow[], rows: SheetRow[]): number {
  const from = typeof at === 'number' ? windows[at]?.from : undefined
  return (rows.find((row) => row.from === from) ?? rows[0])?.line ?? 0
}
