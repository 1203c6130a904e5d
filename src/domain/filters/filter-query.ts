import type { TierKey } from '#domain/catalogue/tour.ts'
import { isValue } from './filter-labels.ts'
import { budgetOf, type Choice, KINDS, SORTS, valuesInOrder } from './filters.ts'

/** The parameters of an address that change which tours a list shows, or in which order. */
export const FILTER_NAMES = [...KINDS, 'budget', 'tier', 'sort'] as const

const TIER_KEYS: readonly TierKey[] = ['standard', 'deluxe', 'superDeluxe']

/** Of one kind. */
const MOST_VALUES = 12

/** Reads a choice from an address or a form; an unknown value counts as not asked. */
export function choiceOf(query: URLSearchParams): Choice {
  const one = <Value extends string>(name: string, known: readonly Value[]) =>
    query.getAll(name).find((text): text is Value => known.some((each) => each === text)) ?? known[0]
  const many = KINDS.map((kind) => {
    const values = query.getAll(kind).filter((text) => isValue(kind, text))
    return [kind, valuesInOrder(values).slice(0, MOST_VALUES)]
  })
  return {
    ...Object.fromEntries(many),
    ...budgetOf(query.get('budget') ?? ''),
    tier: one('tier', TIER_KEYS),
    sort: one('sort', SORTS),
  }
}
