import type { Region } from '#domain/catalogue/tour.ts'

/** The agency's terms in figures. The sentences of the terms and the dates of a trip use the same figures. */
export const BOOKING_TERMS = {
  /** Per cent of the total, paid at booking and never refunded. */
  advancePercent: 50,
  /** The balance is due this many days before the first day of travel. */
  balanceDaysBefore: { domestic: 10, international: 15 } as Record<Region, number>,
  /**
   * The cancellation fee in per cent of the total, from this many days before travel. The earliest band first; a day
   * belongs to one band.
   */
  bands: [
    { daysBefore: 30, percent: 50 },
    { daysBefore: 15, percent: 75 },
    { daysBefore: 0, percent: 100 },
  ],
} as const

/** The exclusion for taxes; a sum with taxes omits it. */
export const TAX_EXCLUSION: Record<Region, string> = {
  domestic: 'GST; no TCS is charged on tours within India',
  international: 'GST and TCS (TCS is claimable after the tour, against your income tax)',
}
