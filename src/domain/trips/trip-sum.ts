import { priceNote } from '#domain/prices/price-on-day.ts'
import { type AnsweredTour, answerTrip, type TripAnswer, warningsOf } from './trip-answer.ts'
import type { TripChoice } from './trip-choice.ts'
import { lineInWords, totalName, untoldInWords } from './trip-words.ts'

/** A trip's warnings about its days, stored with an enquiry; absent in older ones. All that a trip on request has. */
export type TripWarnings = { cautions?: string[] }

/** The sum of a trip, stored with an enquiry in words and figures. Later prices and rules do not change it. */
export type TripSum = TripWarnings & {
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

/**
 * What is stored of a trip; undefined: it is on request, and nothing speaks against its days.
 * @param today the day in India, ISO
 */
export function tripTold(tour: AnsweredTour, choice: TripChoice, today: string): TripSum | TripWarnings | undefined {
  const answer = answerTrip(tour, choice, today)
  if (answer) return tripSum(answer)
  const { cautions } = warningsOf(tour, choice, today)
  return cautions.length > 0 ? { cautions } : undefined
}

export function isSum(told: TripSum | TripWarnings | undefined): told is TripSum {
  return told !== undefined && 'total' in told
}

/** Parses a stored trip; undefined: there is none, or it cannot be read. No mail is delayed for it. */
export function readTripSum(text: string): TripSum | TripWarnings | undefined {
  try {
    return JSON.parse(text) as TripSum | TripWarnings
  } catch {
    return undefined
  }
}
