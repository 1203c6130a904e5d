import { TIERS } from '#domain/catalogue/tiers.ts'
import { asWritten, type CellChange, cellsOf, type PriceCell } from './price-cells.ts'
import type { PriceWindow } from './price-window.ts'

/** `broken`: the first days on which the three tiers do not all have a price, or end on different days. */
type Applied = { windows: PriceWindow[]; broken: string[] }

/** A tour's windows after changes of single prices. */
export function applyChanges(changes: Pick<CellChange, 'from' | 'tier' | 'became'>[], now: PriceWindow[]): Applied {
  const cells = new Map(cellsOf(now).map((cell) => [`${cell.from} ${cell.tier}`, cell]))
  for (const { from, tier, became } of changes) {
    if (became) cells.set(`${from} ${tier}`, { ...became, from, tier })
    else cells.delete(`${from} ${tier}`)
  }
  return windowsOf([...cells.values()])
}

function windowsOf(cells: PriceCell[]): Applied {
  const broken: string[] = []
  const windows = [...Map.groupBy(cells, ({ from }) => from)].flatMap(([from, own]) => {
    const [standard, deluxe, superDeluxe] = TIERS.map(({ key }) => own.find(({ tier }) => tier === key))
    const till = standard?.till
    if (till && deluxe?.till === till && superDeluxe?.till === till)
      return [{ from, till, standard, deluxe, superDeluxe }]
    broken.push(from)
    return []
  })
  return { windows: asWritten(windows), broken: broken.sort() }
}
