import type { Region } from '#domain/catalogue/tour.ts'
import { daysAfter } from '#values/dates.ts'
import { BOOKING_TERMS } from './booking-terms.ts'
import { percentOf } from './trip-price.ts'

/** Some days of India's calendar, ISO, and what a cancellation costs that reaches the agency on one of them. */
export type Band = {
  /** Absent: from now on. */
  from?: string
  /** The last day; absent: to the end. */
  till?: string
  percent: number
  /** Paise. */
  charge: number
}

/** When what is due. No day in it has passed. */
export type TripDates = {
  from: string
  /** The day of the return. */
  till: string
  /** Whole rupees at booking. */
  advance: number
  /** The rest, in whole rupees, and its last day; absent: that day has come, so that all is due at booking. */
  balance?: { amount: number; by: string }
  bands: Band[]
}

/** A trip with a first day. */
export type DatedTrip = { region: Region; from: string; days: number; total: number }

/**
 * The days of a trip by the booking terms, and its rupees.
 * @param trip `from`: its first day, ISO; `days`: how many it has; `total`: whole rupees
 * @param today the day in India, ISO
 */
export function tripDates({ region, from, days, total }: DatedTrip, today: string): TripDates {
  const [first, second] = instalments(total)
  const by = daysAfter(from, -BOOKING_TERMS.balanceDaysBefore[region])
  const isAhead = by > today
  return {
    from,
    till: daysAfter(from, days - 1),
    advance: isAhead ? first : total,
    ...(isAhead && { balance: { amount: second, by } }),
    bands: bandsOf(from, total, today),
  }
}

/** The advance and the rest of a total in whole rupees; the first is the larger, and together they are the total. */
export function instalments(total: number): [advance: number, balance: number] {
  const advance = Math.ceil((total * BOOKING_TERMS.advancePercent) / 100)
  return [advance, total - advance]
}

/** Those of the bands that have not passed, half-open: the day after one is the first of the next. */
function bandsOf(from: string, total: number, today: string): Band[] {
  const { bands } = BOOKING_TERMS
  return bands.flatMap(({ daysBefore, percent }, at) => {
    const till = daysAfter(from, -daysBefore)
    if (till < today) return []
    const before = bands[at - 1]
    const begins = before && daysAfter(from, 1 - before.daysBefore)
    const charge = chargeOf(total, percent)
    return [{ ...(begins && begins > today && { from: begins }), ...(daysBefore > 0 && { till }), percent, charge }]
  })
}

/** Paise: a part of the total, and never less than the advance, which is not refunded. */
function chargeOf(total: number, percent: number): number {
  return Math.max(percentOf(total * 100, percent), instalments(total)[0] * 100)
}
