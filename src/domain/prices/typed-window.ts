import { TIERS } from '#domain/catalogue/tiers.ts'
import { type Mistakes, mistakesBy } from '#values/mistakes.ts'
import { WINDOW_CELLS } from './price-cells.ts'
import type { DayRange, PriceWindow } from './price-window.ts'
import { readSheetRupees } from './sheet-cells.ts'

/**
 * The window of some days from the texts of its six cells (WINDOW_CELLS); absent where a cell is wrong. `mistakes`: by
 * cell.
 */
export function typedWindow(
  days: DayRange,
  typed: Partial<Record<string, string>>,
): { window?: PriceWindow; mistakes: Mistakes } {
  const read = WINDOW_CELLS.map(({ name, label }) => ({ name, label, value: readCell(typed[name] ?? '') }))
  const mistakes = mistakesBy(
    read.map(({ name, label, value }) => [name, typeof value === 'string', `${label}: ${value}`]),
  )
  if (Object.keys(mistakes).length > 0) return { mistakes }
  const tiers = TIERS.map(({ key }, at) => [key, { current: read[at * 2]?.value, cut: read[at * 2 + 1]?.value }])
  return { window: { ...days, ...Object.fromEntries(tiers) } as PriceWindow, mistakes }
}

function readCell(text: string): number | string {
  return text === '' ? 'a price is missing' : readSheetRupees(text)
}
