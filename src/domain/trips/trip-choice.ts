import type { TierKey } from '#domain/tour.ts'

/** Who travels when, and how comfortably: what a price is worked out for. */
export type TripChoice = {
  /** The first day of travel ("2027-02-10") or its month ("2027-02"); absent: not decided. */
  from?: string
  tier: TierKey
  adults: number
  children: number
  /** How many people sleep in each room; empty: two by two. */
  rooms: number[]
}

/** The most that is worked out here; a larger party is a group, and a group gets an offer of its own. */
export const MOST = { adults: 20, children: 10, perRoom: 4 } as const
