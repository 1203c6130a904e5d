import { THEMES } from '#domain/catalogue/themes.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { MONTH_NAMES } from '#values/dates.ts'
import { rupees } from '#values/money.ts'

/** What entering costs in effort. none: no visa. online: on arrival or online. before: applied for before travel. */
export type VisaNeed = 'none' | 'online' | 'before'

/** What lists are filtered and sorted by. */
export type TourFacts = {
  nights: number
  /** One letter a month from January: g good, f fair, c closed. */
  months: string
  /** Absent: nothing is claimed on that day. */
  visa?: VisaNeed | undefined
  /** Of an exemption abroad: the months to come ("1" to "12") in which it holds to the end. Absent: in every month. */
  freeMonths?: string[] | undefined
  /** The values of the filters that are a plain yes: "private". */
  traits: string[]
  /** Rupees per person: standard, deluxe, super deluxe. Absent: the price is on request. */
  prices?: number[] | undefined
  places: string[]
  themes: string[]
}

/** The part of a written tour that says yes or no. */
type Written = { practical: { vehicle: { kind: string } } }

/** What of a choice the values of a tour hang on: the tier whose price counts, and the months. */
type Asked = { tier: TierKey; month: string[] }

type Filter = {
  /** What the form calls it. */
  name: string
  /** Its values with their names, in the order of the form; absent: places, whose names stay on the server (place-filter.ts). */
  values?: Record<string, string>
  /** How many letters of a name are seen where names stand beside each other; the rest is read aloud. */
  seen?: (name: string) => number
  /** What the form says below its values. */
  note?: string
  /** Every value is offered, also one that no tour has. */
  isWhole?: true
  /** The values that a tour has. */
  of: (facts: TourFacts, asked: Asked) => string[]
  /** Of a value that is a plain yes: whether a written tour has it. */
  traits?: Record<string, (tour: Written) => boolean>
}

/** The most nights that may be asked for. */
export const MOST_NIGHTS = 30

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)
const themesByName = Object.keys(THEMES).sort() as (keyof typeof THEMES)[]

/**
 * The filters of which several values may be chosen, a row each, in the order of form, chips and address. The schema of an
 * address (choice-schema.ts), the form and the chips are made of it; the words for a search are in filter-words.ts.
 */
const TABLE = {
  /** In rupees per person: from the first number up to below the second. */
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

/** The traits that a written tour has: what its row holds for the filters that are a plain yes. */
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

/** Whether an exemption holds in one of the chosen months; without a month, whether it is promised at all. */
function holdsIn({ freeMonths }: TourFacts, chosen: string[]): boolean {
  return !freeMonths || chosen.length === 0 || chosen.some((month) => freeMonths.includes(month))
}
