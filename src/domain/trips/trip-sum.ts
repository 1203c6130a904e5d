import { priceNote } from '#domain/prices/price-on-day.ts'
import type { TripAnswer } from './trip-answer.ts'
import { lineInWords, totalName, untoldInWords } from './trip-words.ts'

/** What a trip comes to, as it is kept with an enquiry: in words and figures that no later price or rule changes. */
export type TripSum = {
  /** Whole rupees. */
  total: number
  /** What the total is called; absent in sums stored before this field existed. */
  name?: string
  /** Paise. */
  perPerson: number
  lines: { name: string; amount: string }[]
  /** For which days the prices are or were. */
  prices: string
  /** The costs that are not in the total because they are not published. */
  untold: string[]
  /** Warnings about the days; absent in sums stored before this field existed. */
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

/** A sum as it was kept; undefined: none was worked out, or it cannot be read: no mail waits for it. */
export function readTripSum(text: string): TripSum | undefined {
  try {
    return JSON.parse(text) as TripSum
  } catch {
    return undefined
  }
}
