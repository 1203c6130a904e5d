import type { Region } from '#domain/catalogue/tour.ts'
import { daysAfter } from '#values/dates.ts'
import { BOOKING_TERMS } from './booking-terms.ts'
import { percentOf } from './trip-price.ts'

/** A range of ISO days in India, and the fee of a cancellation on one of them. */
export type Band = {
  /** Absent: from now on. */
  from?: string
  /** The last day; absent: until travel. */
  till?: string
  percent: number
  /** Paise; absent where no price holds for these days. */
  charge?: number
}

/** The due days of a trip; none has passed. */
export type TripDates = {
  from: string
  /** The day of the return. */
  till: string
  /** Whole rupees at booking; absent where no price holds for these days. */
  advance?: number
  /** The balance in whole rupees, and its last day; absent: that day has come, so all is due at booking. */
  balance?: { amount?: number; by: string }
  bands: Band[]
}

/** The total in whole rupees, and the paise on which the cancellation fee is based. */
export type TripDue = { total: number; chargeable: number }

/** A trip with a first day; `due` is absent where no price holds for it. */
export type DatedTrip = { region: Region; from: string; days: number; due?: TripDue | undefined }

/**
 * The dates of a trip by the booking terms, with their amounts.
 * @param trip `from`: its first day, ISO; `days`: its length; without `due` the terms are only in per cent
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

/** Splits a total into advance and balance in whole rupees; the advance is the larger. */
export function instalments(total: number): [advance: number, balance: number] {
  const advance = Math.ceil((total * BOOKING_TERMS.advancePercent) / 100)
  return [advance, total - advance]
}

/** The bands that have not passed. Bands are half-open: each begins the day after the last day of the one before. */
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

/** Paise: a share of the package with its GST, and at least their share of the advance, which is not refunded. */
function chargeOf(chargeable: number, percent: number): number {
  const [advance] = instalments(Math.round(chargeable / 100))
  return Math.min(Math.max(percentOf(chargeable, percent), advance * 100), chargeable)
}
