import { TIERS } from '#domain/catalogue/tiers.ts'
import { asWritten, type CellChange, cellKey, cellsByKey, type PriceCell, sameCell } from './price-cells.ts'
import { type PriceWindow, windowFaults } from './price-window.ts'

/** `broken`: first days on which a tier has no price, or the tiers end on different days. */
type Applied = { windows: PriceWindow[]; broken: string[] }

/** Applies changes of single prices to a tour's windows. */
export function applyChanges(changes: Pick<CellChange, 'from' | 'tier' | 'became'>[], now: PriceWindow[]): Applied {
  const cells = cellsByKey(now)
  for (const { from, tier, became } of changes) {
    const key = cellKey({ from, tier })
    if (became) cells.set(key, { ...became, from, tier })
    else cells.delete(key)
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

/**
 * Takes changes back, as far as the prices are still those of the change. A window that was added or removed is one
 * unit: if one of its prices has changed since, all three stay. If the result would be invalid (two windows on a day,
 * Standard dearer than Deluxe), nothing is taken back.
 */
export function undo(changes: CellChange[], now: PriceWindow[]): PriceWindow[] {
  const cells = cellsByKey(now)
  const stands = (change: CellChange) => sameCell(cells.get(cellKey(change)), change.became)
  const comesOrGoes = (change: CellChange) => !change.was || !change.became || change.was.till !== change.became.till
  const touched = new Set(changes.filter((change) => comesOrGoes(change) && !stands(change)).map(({ from }) => from))
  const taken = changes.filter((change) => stands(change) && !(comesOrGoes(change) && touched.has(change.from)))
  const back = taken.map(({ from, tier, was }) => ({ from, tier, ...(was && { became: was }) }))
  const { windows, broken } = applyChanges(back, now)
  return broken.length === 0 && windowFaults(windows).length === 0 ? windows : now
}

/** The changes that an undo could not take back. `taken`: the changes made by the undo. */
export function keptOf<Change extends CellChange & { tour: string }>(changes: Change[], taken: Change[]): Change[] {
  const keyOf = ({ tour, from, tier }: Change) => `${tour} ${from} ${tier}`
  const keys = new Set(taken.map(keyOf))
  return changes.filter((change) => !keys.has(keyOf(change)))
}
