import { TIERS } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { applyChanges } from './apply-changes.ts'
import { farthestDay, tooFar } from './day-slips.ts'
import type { PricedTour } from './plan-sheet.ts'
import { type CellChange, changesBetween, type PriceCell } from './price-cells.ts'
import { priceDoubts } from './price-doubts.ts'
import { type PriceWindow, windowFaults } from './price-window.ts'

/** Changes of prices that a member of staff has seen and may put live, tour by tour. */
export type Proposal = { tour: string; changes: CellChange[] }[]

/** The changes of a proposal against the present prices; `same`: they are exactly the shown ones. */
export type Judged<Tour> = {
  plans: { tour: Tour; windows: PriceWindow[] }[]
  fresh: Proposal
  slips: string[]
  /** What looks like a slip of the hand, and may be meant. */
  doubts: string[]
  same: boolean
}

/** The most prices that one proposal changes: a change is one row of D1 that weighs less than 2 MB. */
const MOST_CELLS = 3000
/** Why a proposal cannot be applied; undefined: it can. */
export function proposalFault(proposal: Proposal): string | undefined {
  const cells = proposal.reduce((sum, { changes }) => sum + changes.length, 0)
  if (cells === 0) return 'There is nothing in it to put live'
  return cells > MOST_CELLS ? `It changes ${cells} prices; ${MOST_CELLS} go live at once. Send it in parts` : undefined
}

/** Reads a proposal that a form carried, its keys in the order in which changes are made; undefined where it is none. */
export function readProposal(text: string): Proposal | undefined {
  try {
    return listOf(JSON.parse(text), (each) => {
      const { tour, changes } = each
      return { tour: textOf(tour), changes: listOf(changes, readChange) }
    })
  } catch {
    return undefined
  }
}

type Fields = Record<string, unknown>

function readChange({ tier, from, was, became }: Fields): CellChange {
  return {
    ...{ tier: tierOf(tier), from: textOf(from) },
    ...(was !== undefined && { was: readCell(was as Fields) }),
    ...(became !== undefined && { became: readCell(became as Fields) }),
  }
}

function readCell({ tier, from, till, current, cut }: Fields): PriceCell {
  const days = { from: textOf(from), till: textOf(till) }
  return { tier: tierOf(tier), ...days, current: numberOf(current), cut: numberOf(cut) }
}

/** Each of these throws where a value is none of its kind. */
function listOf<Item>(value: unknown, read: (fields: Fields) => Item): Item[] {
  if (!Array.isArray(value)) throw new TypeError()
  return value.map((each) => read(each))
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError()
  return value
}

function numberOf(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError()
  return value
}

function tierOf(value: unknown): TierKey {
  const tier = TIERS.find(({ key }) => key === value)
  if (!tier) throw new TypeError()
  return tier.key
}

/** Lays a proposal over the prices of now: what it would change, and what would be wrong with it. */
export function judgeProposal<Tour extends PricedTour>(proposal: Proposal, tours: Tour[], today: string): Judged<Tour> {
  const byId = new Map(tours.map((tour) => [tour.id, tour]))
  const laid = proposal.flatMap(({ tour: id, changes }) => {
    const tour = byId.get(id)
    return tour ? [{ tour, ...applyChanges(changes, tour.windows) }] : []
  })
  const slips = laid.flatMap(({ tour, windows, broken }) => slipsOf({ tour, windows, broken, today }))
  const doubts = laid.flatMap(({ tour, windows }) => priceDoubts(tour, windows))
  const fresh = laid.map(({ tour, windows }) => ({ tour: tour.id, changes: changesBetween(tour.windows, windows) }))
  const isSame = JSON.stringify(fresh) === JSON.stringify(proposal)
  return { plans: laid, fresh, slips, doubts, same: isSame && laid.length === proposal.length }
}

type Laid = { tour: PricedTour; windows: PriceWindow[]; broken: string[]; today: string }

function slipsOf({ tour, windows, broken, today }: Laid): string[] {
  const known = new Set(tour.windows.map(({ till }) => till))
  const far = windows.filter(({ till }) => till > farthestDay(today) && !known.has(till)).map(() => tooFar(today))
  const faults = windowFaults(windows)
  const apart = broken.map((from) => `the three tiers no longer begin and end on the same days (from ${from})`)
  return [...apart, ...far, ...faults.map(({ message }) => message)].map((text) => `${tour.title}: ${text}`)
}
