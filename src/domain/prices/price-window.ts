import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { daysAfter, daysBetween, isCalendarDay } from '#values/dates.ts'

/** What a tier costs, in rupees per person, and the higher price that is shown struck through beside it. */
export type TierPrice = { current: number; cut: number }

/**
 * The three prices of the journeys that begin between two days of India's calendar, ISO; both days belong to the window.
 */
export type PriceWindow = Record<TierKey, TierPrice> & { from: string; till: string }

/** A slip in price windows: its place, as a path into the list, and a sentence for the author. */
export type WindowFault = { path: (string | number)[]; message: string }

export const WHOLE_RUPEES = 'whole rupees are wanted, without comma or quotes, for example 34699'

const MOST_WINDOWS = 100

/** The slips in a tour's windows, of any number and order. No window: the price is on request. */
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
  const { from, till, standard, deluxe, superDeluxe } = window
  return [
    ...dayFaults(from, 'from'),
    ...dayFaults(till, 'till'),
    ...TIERS.flatMap(({ key }) => tierFaults(window[key], key)),
    ...when(isCalendarDay(till) && from > till, 'the window ends before it begins'),
    ...when(standard.current > deluxe.current, `${tierName('standard')} is dearer than ${tierName('deluxe')}`),
    ...when(deluxe.current > superDeluxe.current, `${tierName('deluxe')} is dearer than ${tierName('superDeluxe')}`),
  ]
}

function dayFaults(day: string, name: string): WindowFault[] {
  return when(!isCalendarDay(day), 'a day of the calendar is wanted, for example 2027-02-15', [name])
}

function tierFaults({ current, cut }: TierPrice, key: TierKey): WindowFault[] {
  return [
    ...when(!isPrice(current), WHOLE_RUPEES, [key, 'current']),
    ...when(!isPrice(cut), WHOLE_RUPEES, [key, 'cut']),
    ...when(cut < current, `${tierName(key)}: the struck price ${cut} is below the current one, ${current}`, [key]),
  ]
}

function isPrice(rupees: number): boolean {
  return Number.isSafeInteger(rupees) && rupees > 0
}

function when(isWrong: boolean, message: string, path: string[] = []): WindowFault[] {
  return isWrong ? [{ path, message }] : []
}

/** The windows that share a day with another one. */
export function twoOnADay(windows: PriceWindow[]): PriceWindow[] {
  const neighbours = windowsInOrder(windows)
  return neighbours.filter(({ from, till }, at) => {
    const [before, after] = [neighbours[at - 1], neighbours[at + 1]]
    return (before !== undefined && from <= before.till) || (after !== undefined && till >= after.from)
  })
}

/** Windows by their first day. */
export function windowsInOrder(windows: PriceWindow[]): PriceWindow[] {
  return [...windows].sort((one, other) => (one.from < other.from ? -1 : 1))
}

/** Whether two prices differ by more than half of the first: then a slip of the hand is likelier than a decision. */
export function isFarFrom(was: number, became: number): boolean {
  return Math.abs(became - was) * 2 > was
}

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

/**
 * The windows after another one is laid over them. What it covers gives way, and a window that it lies within goes on
 * after it at its own prices.
 */
export function carve(windows: PriceWindow[], piece: PriceWindow): PriceWindow[] {
  return windowsInOrder([...withoutDays(windows, piece), piece])
}

/** The windows without some days (ISO, both included): on those the price is on request. */
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
