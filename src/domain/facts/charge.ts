import type { Month } from '#values/dates.ts'

/** An amount that a guest pays on the way to a hotel, a town or a border, in the local currency. */
export type Charge = {
  /** Its name in a list of exclusions: "City tax in Paris". */
  name: string
  /** "at the hotel" */
  paid: string
  /** ISO 4217. */
  currency: string
  per: 'guest' | 'guest-night' | 'room-night'
  /** For a charge by nights: the places, named as in the days of a tour. */
  places?: readonly string[]
  /** Children pay as much as adults; absent: less, nothing or not known. */
  children?: true
  /** Each month of the year is in one rate; empty: the amount is not known. */
  rates: readonly Rate[]
}

/** The amount in some months or all year: one amount, a range, or an amount for each hotel class. */
export type Rate = { months?: readonly Month[]; amount: number | readonly [least: number, most: number] | ByStars }
export type ByStars = Record<3 | 4 | 5, number>

/** A levy in a list of exclusions: "The climate levy of Greece, paid at the hotel". */
export function levyExclusion({ name, paid }: Charge): string {
  return `${name}, paid ${paid}`
}
