import { TIERS } from '#domain/catalogue/tiers.ts'
import { type CellChange, cellsOf, type PriceCell, sameCell } from './price-cells.ts'
import { type PriceWindow, windowFaults, windowsInOrder } from './price-window.ts'

/**
 * A tour's windows after changes of its prices were taken back, where they still stand. A window that came or went stays
 * whole: if one of its three prices was changed since, all three are kept. Where what is left of a change does not fit what
 * a colleague has added since (two windows on a day, Standard dearer than Deluxe), the tour keeps all of it.
 */
export function undo(changes: CellChange[], now: PriceWindow[]): PriceWindow[] {
  const cells = new Map(cellsOf(now).map((cell) => [`${cell.from} ${cell.tier}`, cell]))
  const stands = (change: CellChange) => sameCell(cells.get(`${change.from} ${change.tier}`), change.became)
  const comesOrGoes = (change: CellChange) => !change.was || !change.became || change.was.till !== change.became.till
  const touched = new Set(changes.filter((change) => comesOrGoes(change) && !stands(change)).map(({ from }) => from))
  const taken = changes.filter((change) => stands(change) && !(comesOrGoes(change) && touched.has(change.from)))
  for (const change of taken) {
    const key = `${change.from} ${change.tier}`
    if (change.was) cells.set(key, change.was)
    else cells.delete(key)
  }
  const { windows, broken } = windowsOf([...cells.values()])
  return broken.length === 0 && windowFaults(windows).length === 0 ? windows : now
}

/** The changes that an undo has left as they are; `taken` are the undo's own changes. */
export function keptOf<Change extends CellChange & { tour: string }>(changes: Change[], taken: Change[]): Change[] {
  const keyOf = ({ tour, from, tier }: Change) => `${tour} ${from} ${tier}`
  const keys = new Set(taken.map(keyOf))
  return changes.filter((change) => !keys.has(keyOf(change)))
}

/** Cells as windows; `broken` holds the first days on which the three tiers do not all stand, or end on different days. */
export function windowsOf(cells: PriceCell[]): { windows: PriceWindow[]; broken: string[] } {
  const firstDays = [...new Set(cells.map(({ from }) => from))].sort()
  const broken: string[] = []
  const windows = firstDays.flatMap((from) => {
    const [standard, deluxe, superDeluxe] = TIERS.map(({ key }) =>
      cells.find((cell) => cell.from === from && cell.tier === key),
    )
    const till = standard?.till
    if (!standard || !deluxe || !superDeluxe || !till || deluxe.till !== till || superDeluxe.till !== till) {
      broken.push(from)
      return []
    }
    return [{ from, till, standard: price(standard), deluxe: price(deluxe), superDeluxe: price(superDeluxe) }]
  })
  return { windows: windowsInOrder(windows), broken }
}

function price({ current, cut }: PriceCell): PriceWindow['standard'] {
  return { current, cut }
}
