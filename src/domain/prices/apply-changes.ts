import { TIERS } from '#domain/catalogue/tiers.ts'
import { asWritten, type CellChange, cellsOf, type PriceCell, sameCell } from './price-cells.ts'
import { type PriceWindow, windowFaults } from './price-window.ts'

/** `broken`: the first days on which the three tiers do not all have a price, or end on different days. */
type Applied = { windows: PriceWindow[]; broken: string[] }

/** A tour's windows after changes of single prices. */
export function applyChanges(changes: Pick<CellChange, 'from' | 'tier' | 'became'>[], now: PriceWindow[]): Applied {
  const cells = cellsByKey(now)
  for (const { from, tier, became } of changes) {
    if (became) cells.set(`${from} ${tier}`, { ...became, from, tier })
    else cells.delete(`${from} ${tier}`)
  }
  return windowsOf([...cells.values()])
}

function cellsByKey(windows: PriceWindow[]): Map<string, PriceCell> {
  return new Map(cellsOf(windows).map((cell) => [`${cell.from} ${cell.tier}`, cell]))
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
 * A tour's windows after changes of its prices were taken back, where they still stand. A window that came or went
 * stays whole: if one of its three prices was changed since, all three are kept. What is left of a change may not fit
 * what a colleague has added since: two windows on a day, Standard dearer than Deluxe. Then the tour keeps all of it.
 */
export function undo(changes: CellChange[], now: PriceWindow[]): PriceWindow[] {
  const cells = cellsByKey(now)
  const stands = (change: CellChange) => sameCell(cells.get(`${change.from} ${change.tier}`), change.became)
  const comesOrGoes = (change: CellChange) => !change.was || !change.became || change.was.till !== change.became.till
  const touched = new Set(changes.filter((change) => comesOrGoes(change) && !stands(change)).map(({ from }) => from))
  const taken = changes.filter((change) => stands(change) && !(comesOrGoes(change) && touched.has(change.from)))
  const back = taken.map(({ from, tier, was }) => ({ from, tier, ...(was && { became: was }) }))
  const { windows, broken } = applyChanges(back, now)
  return broken.length === 0 && windowFaults(windows).length === 0 ? windows : now
}

/** The changes that an undo has left as they are; `taken` are the undo's own changes. */
export function keptOf<Change extends CellChange & { tour: string }>(changes: Change[], taken: Change[]): Change[] {
  const keyOf = ({ tour, from, tier }: Change) => `${tour} ${from} ${tier}`
  const keys = new Set(taken.map(keyOf))
  return changes.filter((change) => !keys.has(keyOf(change)))
}
