import { placeName } from '#domain/catalogue/places.ts'
import { THEMES } from '#domain/catalogue/themes.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { BANDS, budgetOf, type Choice, inOrder, KINDS, type Kind, SORTS, VISA_NEEDS } from './filters.ts'

/** The parameters of an address that change which tours a list shows, or in which order. */
export const CHOICE_NAMES = [...KINDS, 'budget', 'tier', 'sort'] as const

const TIER_KEYS: readonly TierKey[] = ['standard', 'deluxe', 'superDeluxe']

const MOST_NIGHTS = 30
/** Of one kind. */
const MOST_VALUES = 12

const isNumberTo = (most: number) => (text: string) => /^[1-9]\d?$/.test(text) && Number(text) <= most
const isOneOf = (list: readonly string[]) => (text: string) => list.includes(text)

/** What counts as a value of each kind. */
const IS_VALUE: Record<Kind, (text: string) => boolean> = {
  band: isOneOf(BANDS),
  nights: isNumberTo(MOST_NIGHTS),
  month: isNumberTo(12),
  place: (text) => placeName(text) !== undefined,
  theme: isOneOf(Object.keys(THEMES)),
  visa: isOneOf(VISA_NEEDS),
  vehicle: isOneOf(['private']),
}

/** Reads a choice out of an address or a form; what is unknown or absurd counts as not asked. */
export function choiceOf(query: URLSearchParams): Choice {
  const one = <Value extends string>(name: string, known: readonly Value[]) =>
    query.getAll(name).find((text): text is Value => isOneOf(known)(text)) ?? known[0]
  const many = KINDS.map((kind) => [kind, inOrder(query.getAll(kind).filter(IS_VALUE[kind])).slice(0, MOST_VALUES)])
  return {
    ...Object.fromEntries(many),
    ...budgetOf(query.get('budget') ?? ''),
    tier: one('tier', TIER_KEYS),
    sort: one('sort', SORTS),
  }
}
