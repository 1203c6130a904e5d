import { daysAfter, daysBetween } from '#values/dates.ts'
import { inOrder, type PriceWindow } from './price-window.ts'

/** Days, ISO, both included. */
export type Days = { from: string; till: string }

/** The days between two others on which no window holds, so that the price is on request. */
export function gapsBetween(windows: PriceWindow[], { from, till }: Days): Days[] {
  const gaps: Days[] = []
  let open = from
  for (const window of inOrder(windows)) {
    if (window.from > till) break
    if (window.from > open) gaps.push({ from: open, till: daysAfter(window.from, -1) })
    if (window.till >= open) open = daysAfter(window.till, 1)
  }
  return open <= till ? [...gaps, { from: open, till }] : gaps
}

/** How many days, both ends included. */
export function lengthOf({ from, till }: Days): number {
  return daysBetween(from, till) + 1
}
