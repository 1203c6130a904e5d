import { placeAt } from '#domain/catalogue/places.ts'
import type { TierKey, TourInCard } from '#domain/catalogue/tour.ts'
import { type Choice, NO_CHOICE, valuesInOrder } from './choice.ts'
import { countsOf, type WithFacts } from './filter-tours.ts'
import { FILTERS, KINDS, type Kind, priceOf } from './filters.ts'

/** A card with what its list filters and sorts by. */
export type ListedCard = TourInCard & WithFacts & { rank: number }

/** A value that a list may be filtered by, and how many tours it would leave, the other kinds as they are. */
export type Option = { value: string; count: number }

/** One page of a list of tours, as a choice leaves it. */
export type TourList = {
  cards: ListedCard[]
  /** The rank after which the next page goes on; absent: this was the last. */
  after?: number
  choice: Choice
  /** How many tours it has before the choice, and how many the choice leaves on all pages. */
  size: number
  found: number
  /** There are more tours than are looked through at once: counts are of the more popular ones. */
  isCut: boolean
  /** The page holds every tour that a choice could leave. */
  isWhole: boolean
  options: Record<Kind, Option[]>
  prices: ListPrices
}

/** What a budget means in a list: its lowest price in rupees, how many tours have none, whether some have ended. */
export type ListPrices = { lowest?: number; onRequest: number; hasEnded: boolean }

/** The values that can be chosen of each kind: those of the list's tours, and the chosen ones. */
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

/** Whether a choice leaves every tour, however it prices and sorts them. */
function leavesAll(choice: Choice): boolean {
  return !choice.budget && KINDS.every((kind) => choice[kind].length === 0)
}

/**
 * The values of a kind that a list offers. Of places these are countries, regions and states, as far as not every tour
 * goes there; towns and sights are found by search.
 */
function offeredOf(counts: Record<string, number>, kind: Kind, size: number): string[] {
  const values = Object.keys(counts)
  return kind === 'place' ? values.filter((value) => isWide(value) && (counts[value] ?? 0) < size) : values
}

function isWide(slug: string): boolean {
  const kind = placeAt(slug)?.kind
  return kind === 'country' || kind === 'region' || kind === 'state'
}

/** The prices of all tours of a list, before a choice. */
export function pricesOf(tours: ListedCard[], tier: TierKey): ListPrices {
  const prices = tours.flatMap(({ facts }) => priceOf(facts, tier) ?? [])
  return {
    ...(prices.length > 0 && { lowest: prices.reduce((one, other) => Math.min(one, other)) }),
    onRequest: tours.length - prices.length,
    hasEnded: tours.some(({ price }) => price?.kind === 'last'),
  }
}

/** Whether a list was asked to go on after its end: that is no page, so that made-up addresses are no pages to store. */
export function isPastEnd({ cards, after: next }: TourList, after: number | undefined): boolean {
  return after !== undefined && next === undefined && cards.length === 0
}
