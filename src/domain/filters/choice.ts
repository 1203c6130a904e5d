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
 * A visitor's filters for a list of tours. More values of one kind widen the list; more kinds narrow it. Values are
 * spelt as in addresses: nights "5", months "1" to "12", places and themes by slug, vehicle "private".
 */
export type Choice = Record<Kind, string[]> & {
  /** The highest price per person, in rupees. */
  budget?: number
  /** A typed budget that cannot be read. The list ignores it and says so. */
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

/** The choice as a canonical query: sorted, each value once, without defaults. */
export function queryOf(choice: Choice): URLSearchParams {
  const { budget, unreadBudget, tier, sort } = choice
  const query = new URLSearchParams(KINDS.flatMap((kind) => valuesInOrder(choice[kind]).map((value) => [kind, value])))
  if (budget ?? unreadBudget) query.set('budget', String(budget ?? unreadBudget))
  if (tier !== NO_CHOICE.tier) query.set('tier', tier)
  if (sort !== NO_CHOICE.sort) query.set('sort', sort)
  return query
}

/** Whether the choice is empty. */
export function isPlain(choice: Choice): boolean {
  return queryOf(choice).size === 0
}

/** Numbers by their size, words by their letters; each once. */
export function valuesInOrder(values: string[]): string[] {
  return [...new Set(values)].sort(
    (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10) || (one < other ? -1 : 1),
  )
}

/** The typed budget per person: rupees, or the text where it cannot be read. */
export function budgetOf(typed: string): Pick<Choice, 'budget' | 'unreadBudget'> {
  const text = typed.trim().slice(0, LONGEST_BUDGET)
  if (text === '') return {}
  const budget = typedRupees(text)
  return budget ? { budget } : { unreadBudget: text }
}

const LONGEST_BUDGET = 30
