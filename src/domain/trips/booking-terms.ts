import type { Region } from '#domain/catalogue/tour.ts'

/** The agency's terms in figures: the sentences of the terms and the dates of a trip are made of the same ones. */
export const BOOKING_TERMS = {
  /** Of the total, paid at booking and never refunded. */
  advancePercent: 50,
  /** The rest is due so many days before the first day of travel. */
  balanceDaysBefore: { domestic: 10, international: 15 } as Record<Region, number>,
  /**
   * What a cancellation costs that comes so many days before the first day of travel, or more: per cent of the total.
   * The earliest first; a day belongs to one band only.
   */
  bands: [
    { daysBefore: 30, percent: 50 },
    { daysBefore: 15, percent: 75 },
    { daysBefore: 0, percent: 100 },
  ],
} as const

/** What no price of a tour holds: the line of its exclusions that a sum with its taxes leaves out. */
export const TAX_EXCLUSION: Record<Region, string> = {
  domestic: 'GST; no TCS is charged on tours within India',
  international: 'GST and TCS (TCS is claimable after the tour, against your income tax)',
}
