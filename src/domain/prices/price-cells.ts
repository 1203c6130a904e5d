import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { readableDate } from '#values/dates.ts'
import { rupees } from '#values/money.ts'
import { isFarFrom, type PriceWindow, type TierPrice, windowsInOrder } from './price-window.ts'

/** One tier's price in one window, as a line of the price sheet: ISO days, both included; rupees per person. */
export type PriceCell = TierPrice & { tier: TierKey; from: string; till: string }

/** The change of one tier's price from one first day on. `was`: absent if new. `became`: absent if removed. */
export type CellChange = { tier: TierKey; from: string; was?: PriceCell; became?: PriceCell }

/** The six price fields of a window's form: the current and the struck price of each tier. */
export const WINDOW_CELLS = TIERS.flatMap(({ key }) => [
  { name: key, label: tierName(key), tier: key, kind: 'current' as const },
  { name: `${key}-cut`, label: `${tierName(key)}, struck`, tier: key, kind: 'cut' as const },
])

/** A tour's windows as cells: by first day, then by tier. */
export function cellsOf(windows: PriceWindow[]): PriceCell[] {
  return windowsInOrder(windows).flatMap((window) =>
    TIERS.map(({ key }) => ({ tier: key, from: window.from, till: window.till, ...window[key] })),
  )
}

/** The differences between two lists of windows, cell by cell. */
export function changesBetween(was: PriceWindow[], became: PriceWindow[]): CellChange[] {
  const [before, after] = [cellsByKey(was), cellsByKey(became)]
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((key) => {
    const [one, other] = [before.get(key), after.get(key)]
    const cell = one ?? other
    if (!cell || sameCell(one, other)) return []
    return [{ tier: cell.tier, from: cell.from, ...(one && { was: one }), ...(other && { became: other }) }]
  })
}

/** Whether two cells are equal; two absent cells are. */
export function sameCell(one: PriceCell | undefined, other: PriceCell | undefined): boolean {
  if (!one || !other) return one === other
  return one.till === other.till && one.current === other.current && one.cut === other.cut
}

/** A change in words: "Deluxe, 16 Nov 2026 to 15 Feb 2027: ₹34,699 (₹48,999) → ₹38,699 (₹53,999)". */
export function changeInWords({ tier, was, became }: CellChange): string {
  const shown = became ?? was
  const days = shown && `${readableDate(shown.from)} to ${readableDate(shown.till)}`
  const end = was && became && was.till !== became.till ? ` (until now to ${readableDate(was.till)})` : ''
  return `${tierName(tier)}, ${days}${end}: ${priceInWords(was)} → ${priceInWords(became)}`
}

/** Whether a current price changes so much that it looks like a slip. */
export function isJump({ was, became }: CellChange): boolean {
  return was !== undefined && became !== undefined && isFarFrom(was.current, became.current)
}

function priceInWords(cell: PriceCell | undefined): string {
  return cell ? `${rupees(cell.current)} (struck ${rupees(cell.cut)})` : 'no price'
}

/** The cells of windows by cellKey. */
export function cellsByKey(windows: PriceWindow[]): Map<string, PriceCell> {
  return new Map(cellsOf(windows).map((cell) => [cellKey(cell), cell]))
}

/** Keys in the order of text are in the order of days, then of tiers. */
export function cellKey({ from, tier }: Pick<PriceCell, 'from' | 'tier'>): string {
  return `${from} ${TIERS.findIndex(({ key }) => key === tier)}`
}

/** Windows in canonical order of rows and keys, so that equal ones are equal as text. */
export function asWritten(windows: PriceWindow[]): PriceWindow[] {
  return windowsInOrder(windows).map(({ from, till, standard, deluxe, superDeluxe }) => ({
    ...{ from, till },
    ...{ standard: priceOf(standard), deluxe: priceOf(deluxe), superDeluxe: priceOf(superDeluxe) },
  }))
}

function priceOf({ current, cut }: TierPrice): TierPrice {
  return { current, cut }
}
