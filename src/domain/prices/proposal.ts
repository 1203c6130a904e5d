import * as z from 'zod/mini'
import { type PriceWindow, PriceWindows } from '#domain/price-window.ts'
import { applyChanges } from './apply-changes.ts'
import type { PricedTour } from './plan-sheet.ts'
import { type CellChange, changesBetween } from './price-cells.ts'

/** Changes of prices that somebody has seen and may put live, tour by tour. */
export type Proposal = { tour: string; changes: CellChange[] }[]

/** What a proposal comes to with the prices of now; `same`: it is just what was seen. */
export type Judged<Tour> = {
  plans: { tour: Tour; windows: PriceWindow[] }[]
  fresh: Proposal
  slips: string[]
  same: boolean
}

const cell = z.strictObject({
  tier: z.enum(['standard', 'deluxe', 'superDeluxe']),
  from: z.string(),
  till: z.string(),
  current: z.number(),
  cut: z.number(),
})
const change = z.strictObject({
  tier: z.enum(['standard', 'deluxe', 'superDeluxe']),
  from: z.string(),
  was: z.optional(cell),
  became: z.optional(cell),
})
const Shape = z.array(z.strictObject({ tour: z.string(), changes: z.array(change) }))

/** Reads a proposal that a form carried, its keys in the order in which changes are made; undefined where it is none. */
export function readProposal(text: string): Proposal | undefined {
  try {
    return Shape.safeParse(JSON.parse(text)).data as Proposal | undefined
  } catch {
    return undefined
  }
}

/** Lays a proposal over the prices of now: what it would change, and what would be wrong with it. */
export function judgeProposal<Tour extends PricedTour>(proposal: Proposal, tours: Tour[]): Judged<Tour> {
  const byId = new Map(tours.map((tour) => [tour.id, tour]))
  const laid = proposal.flatMap(({ tour: id, changes }) => {
    const tour = byId.get(id)
    return tour ? [{ tour, ...applyChanges(changes, tour.windows) }] : []
  })
  const slips = laid.flatMap(({ tour, windows, broken }) => slipsOf(tour, windows, broken))
  const fresh = laid.map(({ tour, windows }) => ({ tour: tour.id, changes: changesBetween(tour.windows, windows) }))
  const isSame = JSON.stringify(fresh) === JSON.stringify(proposal)
  return { plans: laid, fresh, slips, same: isSame && laid.length === proposal.length }
}

function slipsOf(tour: PricedTour, windows: PriceWindow[], broken: string[]): string[] {
  const faults = PriceWindows.safeParse(windows).error?.issues ?? []
  const apart = broken.map((from) => `the three tiers no longer begin and end on the same days (from ${from})`)
  return [...apart, ...faults.map(({ message }) => message)].map((text) => `${tour.title}: ${text}`)
}
