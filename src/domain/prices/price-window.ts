import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { daysAfter, daysBetween, isCalendarDay } from '#values/dates.ts'
import { rupees } from '#values/money.ts'

/** A tier's price in rupees per person, and the higher price shown struck through. */
export type TierPrice = { current: number; cut: number }

/** Three prices for journeys that begin between two ISO days of India's calendar, both included. */
export type PriceWindow = Record<TierKey, TierPrice> & { from: string; till: string }

/** A fault in price windows: its path in the list, and a sentence for the author. */
export type WindowFault = { path: (string | number)[]; message: string }

export const WHOLE_RUPEES = 'whole rupees are wanted, without comma or quotes, for example 34699'

const MOST_WINDOWS = 100

/** The faults in a tour's windows, in any order. No window: on request. */
export function windowFaults(windows: PriceWindow[]): WindowFault[] {
  const own = windows.flatMap((window, at) => {
    return faultsOf(window).map(({ path, message }) => ({ path: [at, ...path], message }))
  })
  const isMany = windows.length > MOST_WINDOWS
  return [
    ...own,
    ...when(twoOnADay(windows).length > 0, 'two price windows share a day'),
    ...when(isMany, `a tour has at most ${MOST_WINDOWS} price windows`),
  ]
}

function faultsOf(window: PriceWindow): WindowFault[] {
  const { from, till } = window
  return [
    ...dayFaults(from, 'from'),
    ...dayFaults(till, 'till'),
    ...TIERS.flatMap(({ key }) => tierFaults(window[key], key)),
    ...when(isCalendarDay(till) && from > till, 'the window ends before it begins'),
    ...TIERS.flatMap(({ key }, at) => orderFaults(window, key, TIERS[at - 1]?.key)),
  ]
}

function dayFaults(day: string, name: string): WindowFault[] {
  return when(!isCalendarDay(day), 'a day of the calendar is wanted, for example 2027-02-15', [name])
}

function tierFaults({ current, cut }: TierPrice, key: TierKey): WindowFault[] {
  return [
    ...when(!isPrice(current), WHOLE_RUPEES, [key, 'current']),
    ...when(!isPrice(cut), WHOLE_RUPEES, [key, 'cut']),
    ...when(
      cut < current,
      `${tierName(key)}: the struck price ${rupees(cut)} is below the current one, ${rupees(current)}`,
      [key, 'cut'],
    ),
  ]
}

/** A tier costs at least what the one below it does. */
function orderFaults(window: PriceWindow, key: TierKey, below: TierKey | undefined): WindowFault[] {
  if (!below || window[key].current >= window[below].current) return []
  const [less, more] = [key, below].map((tier) => `${tierName(tier)} ${rupees(window[tier].current)}`)
  return [{ path: [key, 'current'], message: `${less} is less than ${more}` }]
}

function isPrice(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount > 0
}

function when(isWrong: boolean, message: string, path: string[] = []): WindowFault[] {
  return isWrong ? [{ path, message }] : []
}

/** The windows that overlap another one. */
export function twoOnADay(windows: PriceWindow[]): PriceWindow[] {
  const neighbours = windowsInOrder(windows)
  return neighbours.filter(({ from, till }, at) => {
    const [before, after] = [neighbours[at - 1], neighbours[at + 1]]
    return (before !== undefined && from <= before.till) || (after !== undefined && till >= after.from)
  })
}

export function windowsInOrder(windows: PriceWindow[]): PriceWindow[] {
  return [...windows].sort((one, other) => (one.from < other.from ? -1 : 1))
}

/** Whether two prices differ by more than half of the first; then a slip is more likely than a decision. */
export function isFarFrom(was: number, became: number): boolean {
  return Math.abs(became - was) * 2 > was
}

/** ISO days, both included. */
export type DayRange = { from: string; till: string }

/** The ranges between two days without a window, so that the price is on request. */
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

/** The number of days, both ends included. */
export function lengthOf({ from, till }: DayRange): number {
  return daysBetween(from, till) + 1
}

/** Lays a window over the others. Covered days give way. A window around it is split and continues after it. */
export function carve(windows: PriceWindow[], piece: PriceWindow): PriceWindow[] {
  return windowsInOrder([...withoutDays(windows, piece), piece])
}

/** Removes some days (ISO, both included); their price is then on request. */
export function withoutDays(windows: PriceWindow[], days: DayRange): PriceWindow[] {
  return windowsInOrder(
    windows.flatMap((window) => [
      ...(window.from < days.from ? [{ ...window, till: earlier(window.till, daysAfter(days.from, -1)) }] : []),
      ...(window.till > days.till ? [{ ...window, from: later(window.from, daysAfter(days.till, 1)) }] : []),
    ]),
  )
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}

function later(one: string, other: string): string {
  return one > other ? one : other
}
