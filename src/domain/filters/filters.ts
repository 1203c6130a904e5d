import type { TierKey } from '#domain/catalogue/tour.ts'

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
  /** The tier whose price counts. */
  tier: TierKey
  sort: Sort
}

export const NO_CHOICE: Choice = {
  band: [],
  nights: [],
  month: [],
  place: [],
  theme: [],
  visa: [],
  vehicle: [],
  tier: 'standard',
  sort: 'popular',
}

/** A choice as its one address has it: sorted, each value once, nothing that is so anyway. */
export function queryOf(choice: Choice): URLSearchParams {
  const { budget, tier, sort } = choice
  const query = new URLSearchParams(KINDS.flatMap((kind) => inOrder(choice[kind]).map((value) => [kind, value])))
  if (budget) query.set('budget', String(budget))
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
export function inOrder(values: string[]): string[] {
  return [...new Set(values)].sort(
    (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10) || (one < other ? -1 : 1),
  )
}

/** Rupees as people type them, "₹40,000" too; undefined below one rupee and from a crore on. */
export function budgetOf(text: string): number | undefined {
  const digits = text.replace(/^\s*(₹|rs\.?|inr)|[\s,]/gi, '')
  return /^[1-9]\d{0,6}$/.test(digits) ? Number(digits) : undefined
}
