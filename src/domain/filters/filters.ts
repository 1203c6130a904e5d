import { THEMES } from '#domain/catalogue/themes.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { MONTH_NAMES } from '#values/dates.ts'
import { rupees } from '#values/money.ts'

/** The effort for a visa. none: no visa. online: on arrival or online. before: before travel. */
export type VisaNeed = 'none' | 'online' | 'before'

/** The data by which lists are filtered and sorted. */
export type TourFacts = {
  nights: number
  /** One letter a month from January: g good, f fair, c closed. */
  months: string
  /** Absent: the site claims nothing on that day. */
  visa?: VisaNeed | undefined
  /** For a visa exemption abroad: the coming months ("1" to "12") in which it holds to the end. Absent: every month. */
  freeMonths?: string[] | undefined
  /** The values of the yes-or-no filters: "private". */
  traits: string[]
  /** Rupees per person: standard, deluxe, super deluxe; absent: on request. */
  prices?: number[] | undefined
  places: string[]
  themes: string[]
}

/** The part of a written tour that decides the yes-or-no filters. */
type Written = { practical: { vehicle: { kind: string } } }

/** The part of a choice that changes a tour's values. */
type Asked = { tier: TierKey; month: string[] }

type Filter = {
  /** Its name in the form. */
  name: string
  /** Its values with their names, in the order of the form. Absent for places, whose names stay on the server. */
  values?: Record<string, string>
  /** How many letters of a name are visible where names stand side by side; screen readers read the rest. */
  seen?: (name: string) => number
  /** A note below its values in the form. */
  note?: string
  /** The form offers every value, also one without a tour. */
  isWhole?: true
  /** A tour's values. */
  of: (facts: TourFacts, asked: Asked) => string[]
  /** For a yes-or-no value: whether a written tour has it. */
  traits?: Record<string, (tour: Written) => boolean>
}

/** The longest tour in nights that a filter accepts. */
export const MOST_NIGHTS = 30

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)
const themesByName = Object.keys(THEMES).sort() as (keyof typeof THEMES)[]

/**
 * The filters with several values, one row each, in the order of form, chips and address. The schema of an address
 * (choice-schema.ts), the form and the chips are derived from it. Search words are in filter-words.ts.
 */
const TABLE = {
  /** In rupees per person: from the first number to below the second. */
  band: {
    name: 'Budget, per person',
    values: bandNames(['0-20000', '20000-30000', '30000-40000', '40000-60000', '60000-100000', '100000-']),
    of: (facts, { tier }) => bandOf(priceOf(facts, tier)),
  },
  month: {
    name: 'Month',
    values: Object.fromEntries(MONTH_NAMES.map((name, at) => [at + 1, name])),
    seen: () => 3,
    note: 'Shows trips where the month is good or possible.',
    isWhole: true,
    of: ({ months }) => [...months].flatMap((letter, at) => (letter === 'c' ? [] : [String(at + 1)])),
  },
  nights: {
    name: 'Nights',
    values: Object.fromEntries(upTo(MOST_NIGHTS).map((many) => [many, `${many} ${many === 1 ? 'night' : 'nights'}`])),
    seen: (name) => name.indexOf(' '),
    of: ({ nights }) => [String(nights)],
  },
  visa: {
    name: 'Visa, Indian passport',
    values: { none: 'No visa', online: 'Online or on arrival', before: 'Apply before you go' } satisfies Record<
      VisaNeed,
      string
    >,
    of: (facts, { month }) => (facts.visa && holdsIn(facts, month) ? [facts.visa] : []),
  },
  place: { name: 'Place', seen: (name) => name.length, of: ({ places }) => places },
  theme: {
    name: 'Theme',
    values: Object.fromEntries(themesByName.map((theme) => [theme, THEMES[theme]])),
    seen: (name) => name.length,
    of: ({ themes }) => themes,
  },
  vehicle: {
    name: 'Vehicle',
    values: { private: 'Private vehicle' },
    of: ({ traits }) => traits,
    traits: { private: ({ practical }) => practical.vehicle.kind === 'private' },
  },
} satisfies Record<string, Filter>

export type Kind = keyof typeof TABLE
export const FILTERS: Record<Kind, Filter> = TABLE
export const KINDS = Object.keys(FILTERS) as Kind[]

/** The yes-or-no values of a written tour, stored in its row. */
export function traitsOf(tour: Written): string[] {
  return Object.values(FILTERS).flatMap(({ traits = {} }) =>
    Object.keys(traits).filter((trait) => traits[trait]?.(tour)),
  )
}

const TIER_AT: Record<TierKey, number> = { standard: 0, deluxe: 1, superDeluxe: 2 }

/** A tier's price in rupees; undefined: on request. */
export function priceOf({ prices }: TourFacts, tier: TierKey): number | undefined {
  return prices?.[TIER_AT[tier]]
}

function bandOf(price: number | undefined): string[] {
  const isWithin = ([from, below]: string[]) =>
    Number(price) >= Number(from) && (!below || Number(price) < Number(below))
  return price ? Object.keys(TABLE.band.values).filter((band) => isWithin(band.split('-'))) : []
}

/** "Under ₹20,000", "₹20,000 to 30,000", "₹1,00,000 and more". */
function bandNames(bands: string[]): Record<string, string> {
  const nameOf = ([from = 0, below = 0]: number[]) => {
    if (!from) return `Under ${rupees(below)}`
    return below ? `${rupees(from)} to ${rupees(below).slice(1)}` : `${rupees(from)} and more`
  }
  return Object.fromEntries(bands.map((band) => [band, nameOf(band.split('-').map(Number))]))
}

/** Whether an exemption holds in one of the chosen months; without months, whether it is promised at all. */
function holdsIn({ freeMonths }: TourFacts, chosen: string[]): boolean {
  return !freeMonths || chosen.length === 0 || chosen.some((month) => freeMonths.includes(month))
}
