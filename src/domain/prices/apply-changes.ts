import { type CellChange, cellsOf } from './price-cells.ts'
import type { PriceWindow } from './price-window.ts'
import { windowsOf } from './undo.ts'

/** A tour's windows after changes of single prices; the days on which the three tiers would no longer stand together. */
export function applyChanges(changes: CellChange[], now: PriceWindow[]): { windows: PriceWindow[]; broken: string[] } {
  const cells = new Map(cellsOf(now).map((cell) => [`${cell.from} ${cell.tier}`, cell]))
  for (const { from, tier, became } of changes) {
    if (became) cells.set(`${from} ${tier}`, { ...became, from, tier })
    else cells.delete(`${from} ${tier}`)
  }
  return windowsOf([...cells.values()])
}
