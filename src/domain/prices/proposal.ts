import { applyChanges } from './apply-changes.ts'
import { farthestDay, tooFar } from './day-slips.ts'
import type { PricedTour } from './plan-sheet.ts'
import { type CellChange, changesBetween } from './price-cells.ts'
import { priceDoubts } from './price-doubts.ts'
import { type PriceWindow, windowFaults } from './price-window.ts'

/** Price changes by tour that a colleague has reviewed and may publish. */
export type Proposal = { tour: string; changes: CellChange[] }[]

/** The changes from a tour's windows to new ones; empty: none. */
export function proposalOf({ id, windows }: PricedTour, next: PriceWindow[]): Proposal {
  const changes = changesBetween(windows, next)
  return changes.length > 0 ? [{ tour: id, changes }] : []
}

/** A proposal on its page. `back`: the page before. `assumed`: tours with a day that might mean the month first. */
export type ShownProposal = { title: string; proposal: Proposal; note: string; back: string; assumed: string[] }

/** The most prices in one proposal: D1 limits a row to 2 MB. */
const MOST_CELLS = 3000
/** Why a proposal cannot be applied; undefined: it can. */
export function proposalFault(proposal: Proposal): string | undefined {
  const cells = proposal.reduce((sum, { changes }) => sum + changes.length, 0)
  if (cells === 0) return 'There is nothing in it to put live'
  return cells > MOST_CELLS ? `It changes ${cells} prices; ${MOST_CELLS} go live at once. Send it in parts` : undefined
}

/**
 * Applies a proposal to the present prices. `fresh`: its changes now; `same`: they are exactly those that were shown.
 * `doubts`: likely slips, which the colleague may confirm.
 */
export function judgeProposal<Tour extends PricedTour>(proposal: Proposal, tours: Tour[], today: string) {
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
