import type { TierKey } from '#domain/catalogue/tour.ts'

/** A visitor's choice of date, party and tier, for computing a price. */
export type TripChoice = {
  /** The first day of travel ("2027-02-10") or its month ("2027-02"); absent: undecided. */
  from?: string
  tier: TierKey
  adults: number
  children: number
  /** The age of each child on the first day, in whole years; absent: not given. */
  ages?: number[]
  /** The number of people in each room; empty: two a room. */
  rooms: number[]
  /** The highest price per person, in rupees; it changes no price. Absent: not given. */
  budget?: number
}

export const FOR_TWO: TripChoice = { tier: 'standard', adults: 2, children: 0, rooms: [] }

/** The largest party that is computed; a larger one is a group, which gets an individual offer. */
export const MOST_TRAVELLERS = { adults: 20, children: 10, perRoom: 4 } as const

export function isWorkedOut({ adults, children }: Pick<TripChoice, 'adults' | 'children'>): boolean {
  return adults <= MOST_TRAVELLERS.adults && children <= MOST_TRAVELLERS.children
}

/** The highest age of a child, in years. */
export const OLDEST_CHILD = 17
/** A child under this age, in years, is an infant, as airlines and hotels count. */
export const INFANT_UNDER = 2

/** The numbers of children and infants; a child of unknown age is a child. */
export function childrenOf({ children, ages = [] }: Pick<TripChoice, 'children' | 'ages'>) {
  const infants = ages.filter((age) => age < INFANT_UNDER).length
  return { children: children - infants, infants }
}

/** The query parameters of a choice; `month` is the form's other way to give `from`. */
export const CHOICE_NAMES = ['adults', 'children', 'ages', 'rooms', 'tier', 'from', 'month', 'budget'] as const
export type ChoiceName = (typeof CHOICE_NAMES)[number]

/** Parses the output of `choiceQuery`. */
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

/** Whether the first day is known, not only the month. */
export function isDated(choice: TripChoice): choice is TripChoice & { from: string } {
  return choice.from?.length === 10
}

/** The choice as a canonical query: "adults=2&rooms=1%2B1&tier=deluxe&from=2027-02-10". */
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
