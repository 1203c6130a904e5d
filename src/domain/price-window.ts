import * as z from 'zod/mini'
import { isCalendarDay } from './dates.ts'
import type { TierKey } from './tour.ts'

/** What a tier costs, in rupees per person, and the higher price that is shown struck through beside it. */
export type TierPrice = { current: number; cut: number }

/**
 * The three prices of the journeys that begin between two days of India's calendar, ISO; both days belong to the window.
 */
export type PriceWindow = Record<TierKey, TierPrice> & { from: string; till: string }

const day = z.string().check(z.refine(isCalendarDay, 'a day of the calendar is wanted, for example 2027-02-15'))
const rupees = z.int('whole rupees are wanted, without comma or quotes, for example 34699').check(z.positive())
const tier = z
  .strictObject({ current: rupees, cut: rupees })
  .check(z.refine(({ current, cut }) => cut >= current, 'the cut price is below the current one'))

const Window = z.strictObject({ from: day, till: day, standard: tier, deluxe: tier, superDeluxe: tier }).check(
  z.refine(({ from, till }) => !isCalendarDay(till) || from <= till, 'the window ends before it begins'),
  z.refine(({ standard, deluxe }) => standard.current <= deluxe.current, 'Standard is dearer than Deluxe'),
  z.refine(({ deluxe, superDeluxe }) => deluxe.current <= superDeluxe.current, 'Deluxe is dearer than Super Deluxe'),
)

/** A tour's price windows in any number and order; no two share a day. None: the price is on request. */
export const PriceWindows = z
  .array(Window)
  .check(z.refine((windows) => !sharesADay(windows), 'two price windows share a day'))

function sharesADay(windows: PriceWindow[]): boolean {
  const inOrder = [...windows].sort((one, other) => (one.from < other.from ? -1 : 1))
  return inOrder.some(({ from }, at) => from <= (inOrder[at - 1]?.till ?? ''))
}
