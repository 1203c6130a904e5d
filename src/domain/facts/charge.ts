import type { Month } from '#values/dates.ts'

/** What a guest pays on the way, to a hotel, a town or a border: in the currency in which it is paid. */
export type Charge = {
  /** As a list of exclusions names it: "City tax in Paris". */
  name: string
  /** "at the hotel" */
  paid: string
  /** ISO 4217. */
  currency: string
  per: 'guest' | 'guest-night' | 'room-night'
  /** For a charge by nights: where they are spent, as the days of a tour name it. */
  places?: readonly string[]
  /** Children pay as much as adults; absent: they pay less or nothing, or it is not known. */
  children?: true
  /** Each month of the year is in one rate; none: it is not known how much is paid. */
  rates: readonly Rate[]
}

/** What holds in some months, or all year: one amount, from the least to the most, or by the stars of the hotel. */
export type Rate = { months?: readonly Month[]; amount: number | readonly [least: number, most: number] | ByStars }
export type ByStars = Record<3 | 4 | 5, number>

/** A levy as a list of exclusions names it: "The climate levy of Greece, paid at the hotel". */
export function levyExclusion({ name, paid }: Charge): string {
  return `${name}, paid ${paid}`
}
