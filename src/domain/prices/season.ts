import { groupDigits } from '#values/money.ts'
import type { PricedTour } from './plan-sheet.ts'
import { WINDOW_CELLS } from './price-cells.ts'
import { priceOnDay } from './price-on-day.ts'
import { carve, type DayRange, type PriceWindow, windowFaults, windowsInOrder } from './price-window.ts'
import { readSheetRupees } from './sheet-cells.ts'
import { typedWindow } from './typed-window.ts'

/** One cell of the season's table: a tier's current or struck price as typed. `was`: rupees, grouped. */
type SeasonCell = { name: string; label: string; value: string; was?: string; wrong?: boolean }
export type SeasonRow = { tour: PricedTour; cells: SeasonCell[] }

/**
 * A tour's row for a season. Its prices are those of the season's first day, or the last ones before it, raised by
 * `percent`. Without earlier prices it is empty.
 */
export function seasonRow(tour: PricedTour, { from }: DayRange, percent: number): SeasonRow {
  const before = priceBefore(tour.windows, from)
  const cells = WINDOW_CELLS.map(({ name, label, tier, kind }) => {
    const was = before?.[tier][kind]
    if (was === undefined) return { name, label, value: '' }
    return { name, label, value: groupDigits(percent === 0 ? was : raise(was, percent)), was: groupDigits(was) }
  })
  return { tour, cells }
}

/** The same row as typed. `read` returns a cell's text. */
export function typedRow(tour: PricedTour, read: (cell: string) => string): SeasonRow {
  const cells = WINDOW_CELLS.map(({ name, label }) => {
    const value = read(name).trim()
    return { name, label, value, wrong: value !== '' && typeof readSheetRupees(value) === 'string' }
  })
  return { tour, cells }
}

/**
 * Lays a typed row over a tour's windows; an empty row changes nothing. `slips`: sentences that begin with the tour's
 * title.
 */
export function seasonWindows({ tour, cells }: SeasonRow, days: DayRange): { windows: PriceWindow[]; slips: string[] } {
  const { title, windows } = tour
  if (cells.every(({ value }) => value === '')) return { windows, slips: [] }
  const typed = Object.fromEntries(cells.map(({ name, value }) => [name, value]))
  const { window, mistakes } = typedWindow(days, typed)
  if (!window) return { windows, slips: Object.values(mistakes).map((sentence) => `${title}, ${sentence}`) }
  const laid = carve(windows, window)
  return { windows: laid, slips: windowFaults(laid).map(({ message }) => `${title}: ${message}`) }
}

function priceBefore(windows: PriceWindow[], day: string): PriceWindow | undefined {
  const earlier = windowsInOrder(windows).filter(({ from }) => from <= day)
  return earlier.at(-1) ?? priceOnDay(windows, day)?.window
}

/** A price raised by `percent`, to the nearest hundred minus one: 34,699 and 6 % make 36,799. Rupees. */
export function raise(current: number, percent: number): number {
  return Math.max(1, Math.round((current * (100 + percent)) / 10_000) * 100 - 1)
}
