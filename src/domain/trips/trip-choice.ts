import type { TierKey } from '#domain/catalogue/tour.ts'

/** Who travels when, and how comfortably: what a price is worked out for. */
export type TripChoice = {
  /** The first day of travel ("2027-02-10") or its month ("2027-02"); absent: not decided. */
  from?: string
  tier: TierKey
  adults: number
  children: number
  /** How old each child is on the first day, in whole years; absent: nobody has said. */
  ages?: number[]
  /** How many people sleep in each room; empty: two by two. */
  rooms: number[]
  /** The most that a person may cost, in rupees; it changes no price. Absent: nobody has said. */
  budget?: number
}

/** The trip where nothing is said of it. */
export const FOR_TWO: TripChoice = { tier: 'standard', adults: 2, children: 0, rooms: [] }

/** The most that is worked out here; a larger party is a group, and a group gets its own offer. */
export const MOST_TRAVELLERS = { adults: 20, children: 10, perRoom: 4 } as const

/** Whether we work out what a party costs. */
export function isWorkedOut({ adults, children }: Pick<TripChoice, 'adults' | 'children'>): boolean {
  return adults <= MOST_TRAVELLERS.adults && children <= MOST_TRAVELLERS.children
}

/** Who is older is an adult, in years. */
export const OLDEST_CHILD = 17
/** A child under this age, in years, is an infant, as airlines and hotels count. */
export const INFANT_UNDER = 2

/** How many children there are and how many infants; a child of unknown age is a child. */
export function childrenOf({ children, ages = [] }: Pick<TripChoice, 'children' | 'ages'>) {
  const infants = ages.filter((age) => age < INFANT_UNDER).length
  return { children: children - infants, infants }
}

/** How far ahead a trip is worked out, in years. */
export const YEARS_AHEAD = 3

/** The parameters of an address that carry a choice; `month` is the form's second way to say `from`. */
export const CHOICE_NAMES = ['adults', 'children', 'ages', 'rooms', 'tier', 'from', 'month', 'budget'] as const
export type ChoiceName = (typeof CHOICE_NAMES)[number]

/** Reads back what `choiceQuery` wrote. */
export function choiceFrom(query: string): TripChoice {
  const { adults, children = 0, ages, rooms, tier, from, budget } = Object.fromEntries(new URLSearchParams(query))
  return {
    ...(from && { from }),
    tier: tier as TierKey,
    adults: Number(adults),
    children: Number(children),
    ...(ages && { ages: ages.split('+').map(Number) }),
    rooms: rooms ? rooms.split('+').map(Number) : [],
    ...(budget && { budget: Number(budget) }),
  }
}

/** Whether the first day of travel is known, and not only its month. */
export function isDated(choice: TripChoice): choice is TripChoice & { from: string } {
  return choice.from?.length === 10
}

/** The choice as an address carries it, in its one spelling: "adults=2&rooms=1%2B1&tier=deluxe&from=2027-02-10". */
export function choiceQuery({ adults, children, ages, rooms, tier, from, budget }: TripChoice): string {
  const query = new URLSearchParams({
    adults: String(adults),
    ...(children > 0 && { children: String(children) }),
    ...(ages && { ages: ages.join('+') }),
    ...(rooms.length > 0 && { rooms: rooms.join('+') }),
    tier,
    ...(from && { from }),
    ...(budget && { budget: String(budget) }),
  })
  return query.toString()
}
