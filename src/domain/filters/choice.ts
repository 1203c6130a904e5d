import type { TierKey } from '#domain/catalogue/tour.ts'
import { typedRupees } from '#values/typed-rupees.ts'
import { KINDS, type Kind } from './filters.ts'

export const SORT_NAMES = {
  popular: 'Most popular',
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
  nights: 'Fewest nights',
  'nights-down': 'Most nights',
}
export type Sort = keyof typeof SORT_NAMES
export const SORTS = Object.keys(SORT_NAMES) as Sort[]

/**
 * What a visitor asks of a list of tours. Values of a kind widen it, kinds narrow it. Values are as addresses have
 * them: nights "5", months "1" to "12", places and themes by their slugs, vehicle "private".
 */
export type Choice = Record<Kind, string[]> & {
  /** The most that a person may cost, in rupees. */
  budget?: number
  /** A typed budget that cannot be read: the list is not filtered by it, and says so. */
  unreadBudget?: string
  /** The tier whose price counts. */
  tier: TierKey
  sort: Sort
}

export const NO_CHOICE: Choice = {
  ...(Object.fromEntries(KINDS.map((kind) => [kind, []])) as unknown as Record<Kind, string[]>),
  tier: 'standard',
  sort: 'popular',
}

/** A choice as its one address has it: sorted, each value once, nothing that is so anyway. */
export function queryOf(choice: Choice): URLSearchParams {
  const { budget, unreadBudget, tier, sort } = choice
  const query = new URLSearchParams(KINDS.flatMap((kind) => valuesInOrder(choice[kind]).map((value) => [kind, value])))
  if (budget ?? unreadBudget) query.set('budget', String(budget ?? unreadBudget))
  if (tier !== NO_CHOICE.tier) query.set('tier', tier)
  if (sort !== NO_CHOICE.sort) query.set('sort', sort)
  return query
}

/** Whether nothing is asked. */
export function isPlain(choice: Choice): boolean {
  return queryOf(choice).size === 0
}

/** Numbers by their size, words by their letters; each once. */
export function valuesInOrder(values: string[]): string[] {
  return [...new Set(values)].sort(
    (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10) || (one < other ? -1 : 1),
  )
}

/** The typed budget for a person: rupees, or the text where it cannot be read. */
export function budgetOf(typed: string): Pick<Choice, 'budget' | 'unreadBudget'> {
  const text = typed.trim().slice(0, LONGEST_BUDGET)
  if (text === '') return {}
  const budget = typedRupees(text)
  return budget ? { budget } : { unreadBudget: text }
}

const LONGEST_BUDGET = 30
