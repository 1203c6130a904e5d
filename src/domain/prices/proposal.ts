import { applyChanges } from './apply-changes.ts'
import { farthestDay, tooFar } from './day-slips.ts'
import type { PricedTour } from './plan-sheet.ts'
import { type CellChange, changesBetween } from './price-cells.ts'
import { priceDoubts } from './price-doubts.ts'
import { type PriceWindow, windowFaults } from './price-window.ts'

/** Changes of prices that a member of staff has seen and may put live, tour by tour. */
export type Proposal = { tour: string; changes: CellChange[] }[]

/** What new windows would change of a tour; empty: nothing. */
export function proposalOf({ id, windows }: PricedTour, next: PriceWindow[]): Proposal {
  const changes = changesBetween(windows, next)
  return changes.length > 0 ? [{ tour: id, changes }] : []
}

/** A proposal as its page shows it. `back`: the page that it was made on. `assumed`: tours of which a day was read day first and might have been meant otherwise. */
export type ShownProposal = { title: string; proposal: Proposal; note: string; back: string; assumed: string[] }

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
