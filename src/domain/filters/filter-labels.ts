import { placeName } from '#domain/catalogue/places.ts'
import { THEMES, type Theme } from '#domain/catalogue/themes.ts'
import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { MONTH_NAMES } from '#values/dates.ts'
import { rupees } from '#values/money.ts'
import { BANDS, type Choice, KINDS, type Kind, type Sort, VISA_NEEDS, type VisaNeed, without } from './filters.ts'

export const SORT_NAMES: Record<Sort, string> = {
  popular: 'Most popular',
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
  nights: 'Fewest nights',
  'nights-down': 'Most nights',
}

/** The tiers as a filter names them, each with what the word means: "Deluxe, 4 star". */
export const TIER_NAMES = Object.fromEntries(
  TIERS.map(({ key, stars }) => [key, `${tierName(key)}, ${stars} star`]),
) as Record<TierKey, string>

const VISA_NAMES: Record<VisaNeed, string> = {
  none: 'No visa',
  online: 'Online or on arrival',
  before: 'Apply before you go',
}

/**
 * What people read of a kind and of its values. `values`: all of them in the order of the form; absent: each that has a
 * label. Undefined is the label of no value.
 */
type Filter = { name: string; values?: readonly string[]; label: (value: string) => string | undefined }

const MOST_NIGHTS = 30
const upTo = (most: number) => Array.from({ length: most }, (_, at) => String(at + 1))

/** A row a kind. What a tour has of a kind is in filter-tours.ts, which browsers load, without the names of places. */
export const FILTERS: Record<Kind, Filter> = {
  band: { name: 'Budget, per person', values: BANDS, label: bandName },
  nights: {
    name: 'Nights',
    values: upTo(MOST_NIGHTS),
    label: (value) => `${value} ${value === '1' ? 'night' : 'nights'}`,
  },
  month: { name: 'Month', values: upTo(12), label: (value) => MONTH_NAMES[Number(value) - 1] },
  place: { name: 'Place', label: placeName },
  theme: { name: 'Theme', values: Object.keys(THEMES).sort(), label: (value) => THEMES[value as Theme] },
  visa: {
    name: 'Visa, Indian passport',
    values: VISA_NEEDS,
    label: (value) => VISA_NAMES[value as VisaNeed],
  },
  vehicle: { name: 'Vehicle', values: ['private'], label: () => 'Private vehicle' },
}

/** A value of a kind as people read it. */
export function valueName(kind: Kind, value: string): string {
  return FILTERS[kind].label(value) ?? value
}

/** Whether a kind has a value. */
export function isValue(kind: Kind, value: string): boolean {
  const { values, label } = FILTERS[kind]
  return values ? values.includes(value) : label(value) !== undefined
}

/** "Under ₹20,000", "₹20,000 to 30,000", "₹1,00,000 and more". */
function bandName(band: string): string {
  const [from, below] = band.split('-').map(Number)
  if (!from) return `Under ${rupees(below ?? 0)}`
  return below ? `${rupees(from)} to ${rupees(below).slice(1)}` : `${rupees(from)} and more`
}

/** A chosen value as a chip that takes it off: `rest` is the choice without it. */
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
