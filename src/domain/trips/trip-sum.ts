import { priceNote } from '#domain/prices/price-on-day.ts'
import type { TripAnswer } from './trip-answer.ts'
import { lineInWords, totalName, untoldInWords } from './trip-words.ts'

/** The sum of a trip, stored with an enquiry in words and figures. Later prices and rules do not change it. */
export type TripSum = {
  /** Whole rupees. */
  total: number
  /** The name of the total; absent in older sums. */
  name?: string
  /** Paise. */
  perPerson: number
  lines: { name: string; amount: string }[]
  /** The days of the prices. */
  prices: string
  /** The unpublished costs outside the total. */
  untold: string[]
  /** Warnings about the days; absent in older sums. */
  cautions?: string[]
  /** The day of the tax rules, ISO. */
  rulesOn: string
}

export function tripSum({ price, choice, cautions }: TripAnswer): TripSum {
  const { total, perPerson, rulesOn } = price
  const lines = price.lines.map(lineInWords)
  const said = {
    name: totalName(price, choice),
    prices: priceNote(price.price),
    untold: untoldInWords(price),
    cautions,
  }
  return { total, perPerson, lines, rulesOn, ...said }
}

/** Parses a stored sum; undefined: there is none, or it cannot be read. No mail is delayed for it. */
export function readTripSum(text: string): TripSum | undefined {
  try {
    return JSON.parse(text) as TripSum
  } catch {
    return undefined
  }
}
