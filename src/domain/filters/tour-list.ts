import { placeAt } from '#domain/catalogue/places.ts'
import type { TierKey, TourInCard } from '#domain/catalogue/tour.ts'
import { type Choice, NO_CHOICE, valuesInOrder } from './choice.ts'
import { countsOf, type WithFacts } from './filter-tours.ts'
import { FILTERS, KINDS, type Kind, priceOf } from './filters.ts'

/** A card with its filter data. */
export type ListedCard = TourInCard & WithFacts & { rank: number }

/** A filter value with the number of tours that it would leave, the other kinds unchanged. */
export type Option = { value: string; count: number }

/** One page of a filtered list of tours. */
export type TourList = {
  cards: ListedCard[]
  /** The rank where the next page begins; absent: this is the last. */
  after?: number
  choice: Choice
  /** The number of tours before the filters, and after them on all pages. */
  size: number
  found: number
  /** There are more tours than one query reads; counts are of the most popular ones. */
  isCut: boolean
  /** The page has every tour that a filter could leave. */
  isWhole: boolean
  options: Record<Kind, Option[]>
  prices: ListPrices
}

/** The prices of a list: the lowest in rupees, the number of tours on request, and whether some prices have ended. */
export type ListPrices = { lowest?: number; onRequest: number; hasEnded: boolean }

/** The values of each kind: those of the list's tours, and the chosen ones. */
export function optionsOf(tours: WithFacts[], choice: Choice): Record<Kind, Option[]> {
  const all = countsOf(tours, { ...NO_CHOICE, tier: choice.tier })
  const counts = leavesAll(choice) ? all : countsOf(tours, choice)
  const options = KINDS.map((kind) => {
    const offered = new Set([...offeredOf(all[kind], kind, tours.length), ...choice[kind]])
    const { values: known, isWhole } = FILTERS[kind]
    const values = known
      ? Object.keys(known).filter((value) => isWhole || offered.has(value))
      : valuesInOrder([...offered])
    return [kind, values.map((value) => ({ value, count: counts[kind][value] ?? 0 }))]
  })
  return Object.fromEntries(options)
}

/** Whether a choice leaves every tour; tier and order do not matter. */
function leavesAll(choice: Choice): boolean {
  return !choice.budget && KINDS.every((kind) => choice[kind].length === 0)
}

/**
 * The values of a kind in a list's form. For places these are countries, regions and states that not every tour visits;
 * search finds towns and sights.
 */
function offeredOf(counts: Record<string, number>, kind: Kind, size: number): string[] {
  const values = Object.keys(counts)
  return kind === 'place' ? values.filter((value) => isWide(value) && (counts[value] ?? 0) < size) : values
}

function isWide(slug: string): boolean {
  const kind = placeAt(slug)?.kind
  return kind === 'country' || kind === 'region' || kind === 'state'
}

/** The prices of all tours of a list, without filters. */
export function pricesOf(tours: ListedCard[], tier: TierKey): ListPrices {
  const prices = tours.flatMap(({ facts }) => priceOf(facts, tier) ?? [])
  return {
    ...(prices.length > 0 && { lowest: prices.reduce((one, other) => Math.min(one, other)) }),
    onRequest: tours.length - prices.length,
    hasEnded: tours.some(({ price }) => price?.kind === 'last'),
  }
}

/** Whether an address asks for a page after the last one. It is not found, so that it is not stored. */
export function isPastEnd({ cards, after: next }: TourList, after: number | undefined): boolean {
  return after !== undefined && next === undefined && cards.length === 0
}
