import { daysAfter } from '#values/dates.ts'
import { type PriceWindow, windowsInOrder } from './price-window.ts'

/**
 * The windows after another one is laid over them: what it covers gives way, and a window that it lies within goes on
 * after it at its own prices.
 */
export function carve(windows: PriceWindow[], piece: PriceWindow): PriceWindow[] {
  return windowsInOrder([...withoutDays(windows, piece), piece])
}

/** The windows without some days (ISO, both included): on those the price is on request. */
export function withoutDays(windows: PriceWindow[], days: { from: string; till: string }): PriceWindow[] {
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
