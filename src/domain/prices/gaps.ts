import { daysAfter, daysBetween } from '#values/dates.ts'
import { type PriceWindow, windowsInOrder } from './price-window.ts'

/** Days, ISO, both included. */
export type DayRange = { from: string; till: string }

/** The days between two others on which no window holds, so that the price is on request. */
export function gapsBetween(windows: PriceWindow[], { from, till }: DayRange): DayRange[] {
  const gaps: DayRange[] = []
  let open = from
  for (const window of windowsInOrder(windows)) {
    if (window.from > till) break
    if (window.from > open) gaps.push({ from: open, till: daysAfter(window.from, -1) })
    if (window.till >= open) open = daysAfter(window.till, 1)
  }
  return open <= till ? [...gaps, { from: open, till }] : gaps
}

/** How many days, both ends included. */
export function lengthOf({ from, till }: DayRange): number {
  return daysBetween(from, till) + 1
}
