import type { TierKey } from '#domain/catalogue/tour.ts'
import { BANDS, type Choice, KINDS, type Kind, type VisaNeed } from './filters.ts'

/** What lists are filtered and sorted by. */
export type TourFacts = {
  nights: number
  /** One letter a month from January: g good, f fair, c closed. */
  months: string
  /** Absent: nothing is claimed on that day. */
  visa?: VisaNeed | undefined
  /** Of an exemption abroad: the months to come ("1" to "12") in which it holds to the end. Absent: in every month. */
  freeMonths?: string[] | undefined
  isPrivate: boolean
  /** Rupees per person: standard, deluxe, super deluxe. Absent: the price is on request. */
  prices?: number[] | undefined
  places: string[]
  themes: string[]
}

export type WithFacts = { facts: TourFacts }

/** For each kind and value: how many tours it would leave, the other kinds as they are. */
export type Counts = Record<Kind, Record<string, number>>

/** The tours that a choice leaves, in its order. They come in order of popularity, which decides between equals. */
export function chosenTours<Tour extends WithFacts>(tours: Tour[], choice: Choice): Tour[] {
  const left = tours.filter(({ facts }) => fits(facts, choice))
  return choice.sort === 'popular' ? left : left.sort(order(choice))
}

/** How many tours each value would leave. A value that none has is missing. */
export function countsOf(tours: WithFacts[], choice: Choice): Counts {
  const affordable = tours.filter(({ facts }) => isAffordable(facts, choice))
  const each = affordable.map(({ facts }) => valuesOf(facts, choice))
  const left = (kind: Kind) => each.filter((values) => hasChosen(values, choice, kind))
  return Object.fromEntries(KINDS.map((kind) => [kind, tally(left(kind), kind)])) as Counts
}

type Values = Record<Kind, string[]>

function tally(tours: Values[], kind: Kind): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const values of tours) {
    for (const value of values[kind]) counts[value] = (counts[value] ?? 0) + 1
  }
  return counts
}

/** Whether a choice leaves a tour. */
export function fits(facts: TourFacts, choice: Choice): boolean {
  return isAffordable(facts, choice) && hasChosen(valuesOf(facts, choice), choice)
}

function isAffordable(facts: TourFacts, { budget, tier }: Choice): boolean {
  return !budget || (priceOf(facts, tier) ?? Number.POSITIVE_INFINITY) <= budget
}

/** Whether a tour has one of the chosen values of every kind; one kind may be left out of it. */
function hasChosen(values: Values, choice: Choice, leftOut?: Kind): boolean {
  return KINDS.every(
    (kind) =>
      kind === leftOut || choice[kind].length === 0 || choice[kind].some((value) => values[kind].includes(value)),
  )
}

/** What a tour has of each kind. A month counts where the tour runs as planned. */
function valuesOf(facts: TourFacts, choice: Choice): Values {
  const { nights, months, visa, isPrivate, places, themes } = facts
  const price = priceOf(facts, choice.tier)
  return {
    band: price ? BANDS.filter((band) => isWithin(band, price)) : [],
    nights: [String(nights)],
    month: [...months].flatMap((letter, at) => (letter === 'c' ? [] : [String(at + 1)])),
    place: places,
    theme: themes,
    visa: visa && holdsIn(facts, choice.month) ? [visa] : [],
    vehicle: isPrivate ? ['private'] : [],
  }
}

/** Whether an exemption holds in one of the chosen months; without a month, whether it is promised at all. */
function holdsIn({ freeMonths }: TourFacts, chosen: string[]): boolean {
  return !freeMonths || chosen.length === 0 || chosen.some((month) => freeMonths.includes(month))
}

const TIER_AT: Record<TierKey, number> = { standard: 0, deluxe: 1, superDeluxe: 2 }

/** A tier's price in rupees; undefined: on request. */
export function priceOf({ prices }: TourFacts, tier: TierKey): number | undefined {
  return prices?.[TIER_AT[tier]]
}

function isWithin(band: string, price: number): boolean {
  const [from, below] = band.split('-')
  return price >= Number(from) && (!below || price < Number(below))
}

/** The unpriced come last, whichever way prices run. */
function order({ sort, tier }: Choice): (one: WithFacts, other: WithFacts) => number {
  const way = sort.endsWith('-down') ? -1 : 1
  if (sort.startsWith('nights')) return (one, other) => way * (one.facts.nights - other.facts.nights)
  return (one, other) => {
    const [price, than] = [priceOf(one.facts, tier), priceOf(other.facts, tier)]
    if (price && than) return way * (price - than)
    return (price ? 0 : 1) - (than ? 0 : 1)
  }
}
