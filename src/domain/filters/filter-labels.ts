import { placeName } from '#domain/catalogue/places.ts'
import { THEMES, type Theme } from '#domain/catalogue/themes.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { MONTH_NAMES } from '#values/dates.ts'
import { rupees } from '#values/money.ts'
import { BANDS, type Choice, KINDS, type Kind, type Sort, VISA_NEEDS, type VisaNeed, without } from './filters.ts'

/** The filters as people read them. */
export const KIND_NAMES: Record<Kind, string> = {
  band: 'Budget, per person',
  nights: 'Nights',
  month: 'Month',
  place: 'Place',
  theme: 'Theme',
  visa: 'Visa, Indian passport',
  vehicle: 'Vehicle',
}

export const SORT_NAMES: Record<Sort, string> = {
  popular: 'Most popular',
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
  nights: 'Fewest nights',
  'nights-down': 'Most nights',
}

/** The tiers as a filter names them, each with what the word means. */
export const TIER_NAMES: Record<TierKey, string> = {
  standard: 'Standard, 3 star',
  deluxe: 'Deluxe, 4 star',
  superDeluxe: 'Super Deluxe, 5 star',
}

const VISA_NAMES: Record<VisaNeed, string> = {
  none: 'No visa',
  online: 'Online or on arrival',
  before: 'Apply before you go',
}

const NAMES: Record<Kind, (value: string) => string> = {
  band: bandName,
  nights: (value) => `${value} ${value === '1' ? 'night' : 'nights'}`,
  month: (value) => MONTH_NAMES[Number(value) - 1] ?? value,
  place: (value) => placeName(value) ?? value,
  theme: (value) => THEMES[value as Theme] ?? value,
  visa: (value) => VISA_NAMES[value as VisaNeed] ?? value,
  vehicle: () => 'Private vehicle',
}

/** A value of a kind as people read it. */
export function valueName(kind: Kind, value: string): string {
  return NAMES[kind](value)
}

/** "Under ₹20,000", "₹20,000 to 30,000", "₹1,00,000 and more". */
function bandName(band: string): string {
  const [from, below] = band.split('-').map(Number)
  if (!from) return `Under ${rupees(below ?? 0)}`
  return below ? `${rupees(from)} to ${rupees(below).slice(1)}` : `${rupees(from)} and more`
}

/** What is chosen, as a word to take off: `rest` is the choice without it. */
export type Chip = { name: string; kind: Kind | 'budget' | 'tier'; value: string; rest: Choice }

/** What a budget goes by where a price has ended. */
export const LAST_PRICE = ', last published price'

/** A chip for each thing chosen. Where a price has ended, those of the budget say that they go by the last one. */
export function chipsOf(choice: Choice, hasEnded: boolean): Chip[] {
  const { budget: _, ...unbounded } = choice
  const last = hasEnded ? LAST_PRICE : ''
  const chips = KINDS.flatMap((kind) =>
    choice[kind].map((value): Chip => {
      const name = valueName(kind, value) + (kind === 'band' ? last : '')
      return { name, kind, value, rest: without(choice, kind, value) }
    }),
  )
  const most: Chip[] = choice.budget
    ? [{ name: `Up to ${rupees(choice.budget)}${last}`, kind: 'budget', value: String(choice.budget), rest: unbounded }]
    : []
  const tier: Chip[] =
    choice.tier === 'standard'
      ? []
      : [{ name: TIER_NAMES[choice.tier], kind: 'tier', value: choice.tier, rest: { ...choice, tier: 'standard' } }]
  return [...most, ...chips, ...tier]
}

/** The values of the kinds whose values are known beforehand, in the order in which they are offered. */
export const KNOWN_VALUES: Partial<Record<Kind, readonly string[]>> = {
  band: BANDS,
  month: MONTH_NAMES.map((_, at) => String(at + 1)),
  visa: VISA_NEEDS,
  vehicle: ['private'],
}
