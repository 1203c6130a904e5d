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
  /** Paise; absent where no price holds for these days. */
  charge?: number
}

/** The days on which something is due. None of them has passed. */
export type TripDates = {
  from: string
  /** The day of the return. */
  till: string
  /** Whole rupees at booking; absent where no price holds for these days. */
  advance?: number
  /** The rest, in whole rupees, and its last day; absent: that day has come, so that all is due at booking. */
  balance?: { amount?: number; by: string }
  bands: Band[]
}

/** What is paid for a trip: whole rupees in all, and the paise that a cancellation is reckoned from. */
export type TripDue = { total: number; chargeable: number }

/** A trip with a first day; `due` is absent where no price holds for it. */
export type DatedTrip = { region: Region; from: string; days: number; due?: TripDue | undefined }

/**
 * The days of a trip by the booking terms, and its rupees.
 * @param trip `from`: its first day, ISO; `days`: how many it has; without `due` the terms stand in per cent alone
 * @param today the day in India, ISO
 */
export function tripDates({ region, from, days, due }: DatedTrip, today: string): TripDates {
  const [first, second] = due ? instalments(due.total) : []
  const by = daysAfter(from, -BOOKING_TERMS.balanceDaysBefore[region])
  const isAhead = by > today
  return {
    from,
    till: daysAfter(from, days - 1),
    ...(due && { advance: isAhead && first !== undefined ? first : due.total }),
    ...(isAhead && { balance: { ...(second !== undefined && { amount: second }), by } }),
    bands: bandsOf(from, due?.chargeable, today),
  }
}

/** The advance and the rest of a total in whole rupees; the first is the larger, and together they are the total. */
export function instalments(total: number): [advance: number, balance: number] {
  const advance = Math.ceil((total * BOOKING_TERMS.advancePercent) / 100)
  return [advance, total - advance]
}

/** Those of the bands that have not passed, half-open: the day after one is the first of the next. */
function bandsOf(from: string, chargeable: number | undefined, today: string): Band[] {
  const { bands } = BOOKING_TERMS
  return bands.flatMap(({ daysBefore, percent }, at) => {
    const till = daysAfter(from, -daysBefore)
    if (till < today) return []
    const before = bands[at - 1]
    const begins = before && daysAfter(from, 1 - before.daysBefore)
    const days = { ...(begins && begins > today && { from: begins }), ...(daysBefore > 0 && { till }) }
    return [{ ...days, percent, ...(chargeable !== undefined && { charge: chargeOf(chargeable, percent) }) }]
  })
}

/** Paise: a part of the package with its GST, and never less than their part in the advance, which is not refunded. */
function chargeOf(chargeable: number, percent: number): number {
  const [advance] = instalments(Math.round(chargeable / 100))
  return Math.min(Math.max(percentOf(chargeable, percent), advance * 100), chargeable)
}
