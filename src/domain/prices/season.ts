import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import { groupDigits } from '#values/money.ts'
import { carve } from './carve.ts'
import type { DayRange } from './gaps.ts'
import type { PricedTour } from './plan-sheet.ts'
import { priceOnDay } from './price-on-day.ts'
import { type PriceWindow, windowsInOrder } from './price-window.ts'
import { readSheetRupees } from './sheet-cells.ts'

/** One cell of the season's table: a tier's current or struck price as it is typed; `was` in rupees, grouped. */
export type SeasonCell = { name: string; label: string; value: string; was?: string; wrong?: boolean }
export type SeasonRow = { tour: PricedTour; cells: SeasonCell[] }

/** The six cells of a tour: by tier, current and struck. */
const COLUMNS = TIERS.flatMap(({ key }) => {
  const tier = tierName(key)
  return [
    { name: key, label: tier, tier: key, kind: 'current' as const },
    { name: `${key}-cut`, label: `${tier}, struck`, tier: key, kind: 'cut' as const },
  ]
})

/**
 * A tour's row for a season: filled with the prices that hold on its first day, or the last ones before it, so many
 * percent higher; empty where a tour never had a price.
 */
export function seasonRow(tour: PricedTour, { from }: DayRange, percent: number): SeasonRow {
  const before = priceBefore(tour.windows, from)
  const cells = COLUMNS.map(({ name, label, tier, kind }) => {
    const was = before?.[tier][kind]
    if (was === undefined) return { name, label, value: '' }
    return { name, label, value: groupDigits(percent === 0 ? was : raise(was, percent)), was: groupDigits(was) }
  })
  return { tour, cells }
}

/** The same row as it was typed. `read` names the text of a cell. */
export function typedRow(tour: PricedTour, read: (cell: string) => string): SeasonRow {
  const cells = COLUMNS.map(({ name, label }) => {
    const value = read(name).trim()
    return { name, label, value, wrong: value !== '' && typeof readSheetRupees(value) === 'string' }
  })
  return { tour, cells }
}

/** What a typed row makes of its tour: its windows with the season laid over them, nothing where all cells are empty. */
export function seasonWindows(row: SeasonRow, days: DayRange): { windows: PriceWindow[] } | { slips: string[] } {
  if (row.cells.every(({ value }) => value === '')) return { windows: row.tour.windows }
  const slips = row.cells.flatMap(({ value, label }) => {
    const read = readSheetRupees(value)
    return typeof read === 'string'
      ? [`${row.tour.title}, ${label}: ${value === '' ? 'a price is missing' : read}`]
      : []
  })
  if (slips.length > 0) return { slips }
  const amounts = row.cells.map(({ value }) => Number(readSheetRupees(value)))
  const tiers = TIERS.map(({ key }, at) => [key, { current: amounts[at * 2], cut: amounts[at * 2 + 1] }])
  return { windows: carve(row.tour.windows, { ...days, ...Object.fromEntries(tiers) } as PriceWindow) }
}

function priceBefore(windows: PriceWindow[], day: string): PriceWindow | undefined {
  const earlier = windowsInOrder(windows).filter(({ from }) => from <= day)
  return earlier.at(-1) ?? priceOnDay(windows, day)?.window
}

/** A price so many percent higher, to the nearest hundred minus one: 34,699 and 6 % make 36,799. Rupees. */
export function raise(current: number, percent: number): number {
  return Math.max(1, Math.round((current * (100 + percent)) / 10_000) * 100 - 1)
}
