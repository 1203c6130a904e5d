import type { Choice } from './choice.ts'
import { FILTERS, KINDS, type Kind, priceOf, type TourFacts } from './filters.ts'

export type WithFacts = { facts: TourFacts }

/** For each value: how many tours it would leave, with the other kinds unchanged. */
export type Counts = Record<Kind, Record<string, number>>

/** The tours of a choice, in its order. The input is in order of popularity, which decides ties. */
export function chosenTours<Tour extends WithFacts>(tours: Tour[], choice: Choice): Tour[] {
  const left = tours.filter(({ facts }) => fits(facts, choice))
  return choice.sort === 'popular' ? left : left.sort(order(choice))
}

/** How many tours each value would leave; a value without tours is absent. */
export function countsOf(tours: WithFacts[], choice: Choice): Counts {
  const affordable = tours.filter(({ facts }) => isAffordable(facts, choice))
  const each = affordable.map(({ facts }) => valuesOf(facts, choice))
  const left = (kind: Kind) => each.filter((values) => hasChosen(values, choice, kind))
  return Object.fromEntries(KINDS.map((kind) => [kind, tally(left(kind), kind)])) as Counts
}

type Values = Record<Kind, string[]>

function tally(tours: Values[], kind: Kind): Record<string, number> {
  const { values: known } = FILTERS[kind]
  const counts: Record<string, number> = {}
  for (const values of tours) {
    for (const value of values[kind]) if (!known || value in known) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

/** Whether a tour matches a choice. */
export function fits(facts: TourFacts, choice: Choice): boolean {
  return isAffordable(facts, choice) && hasChosen(valuesOf(facts, choice), choice)
}

function isAffordable(facts: TourFacts, { budget, tier }: Choice): boolean {
  return !budget || (priceOf(facts, tier) ?? Number.POSITIVE_INFINITY) <= budget
}

/** Whether a tour has a chosen value of every kind except `leftOut`. */
function hasChosen(values: Values, choice: Choice, leftOut?: Kind): boolean {
  return KINDS.every(
    (kind) =>
      kind === leftOut || choice[kind].length === 0 || choice[kind].some((value) => values[kind].includes(value)),
  )
}

function valuesOf(facts: TourFacts, choice: Choice): Values {
  return Object.fromEntries(KINDS.map((kind) => [kind, FILTERS[kind].of(facts, choice)])) as Values
}

/** Tours without a price come last in both directions. */
function order({ sort, tier }: Choice): (one: WithFacts, other: WithFacts) => number {
  const way = sort.endsWith('-down') ? -1 : 1
  if (sort.startsWith('nights')) return (one, other) => way * (one.facts.nights - other.facts.nights)
  return (one, other) => {
    const [price, than] = [priceOf(one.facts, tier), priceOf(other.facts, tier)]
    if (price && than) return way * (price - than)
    return (price ? 0 : 1) - (than ? 0 : 1)
  }
}
