import type { TierKey } from '#domain/catalogue/tour.ts'
import { typedRupees } from '#values/typed-rupees.ts'

/** Price bands of the standard filter, in rupees per person: from the first number up to below the second. */
export const BANDS = ['0-20000', '20000-30000', '30000-40000', '40000-60000', '60000-100000', '100000-'] as const

/** What entering costs in effort. none: no visa. online: on arrival or online. before: applied for before travel. */
export const VISA_NEEDS = ['none', 'online', 'before'] as const
export type VisaNeed = (typeof VISA_NEEDS)[number]

export const SORTS = ['popular', 'price', 'price-down', 'nights', 'nights-down'] as const
export type Sort = (typeof SORTS)[number]

/** The kinds of which several values may be chosen, in the order in which an address names them. */
export const KINDS = ['band', 'nights', 'month', 'place', 'theme', 'visa', 'vehicle'] as const
export type Kind = (typeof KINDS)[number]

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

/** A choice without one value of a kind. */
export function without(choice: Choice, kind: Kind, value: string): Choice {
  return { ...choice, [kind]: choice[kind].filter((each) => each !== value) }
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
