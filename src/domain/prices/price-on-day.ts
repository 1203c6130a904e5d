import { readableDate, readableMonth } from '#values/dates.ts'
import { type PriceWindow, windowsInOrder } from './price-window.ts'

/**
 * The window whose prices count on a day. `present`: it includes the day. `next`: the day is before it, and no window
 * includes it. `last`: all have ended; its prices are never shown as today's. `beyond`: the day is after the last
 * window, which has not ended yet.
 */
export type PriceOnDay = { kind: 'present' | 'next' | 'last' | 'beyond'; window: PriceWindow }

/**
 * The price of a journey that begins on `day` (ISO, India's calendar); undefined: on request. Every page takes its
 * price from here, so that all change at the same midnight.
 * @param today the day in India, ISO; a journey begins on it or later
 */
export function priceOnDay(windows: PriceWindow[], day: string, today = day): PriceOnDay | undefined {
  const ordered = windowsInOrder(windows)
  const window = ordered.find(({ till }) => day <= till)
  if (window) return { kind: window.from <= day ? 'present' : 'next', window }
  const last = ordered.at(-1)
  return last && { kind: last.till < today ? 'last' : 'beyond', window: last }
}

/** Whether a bill may use this price: a sum that is due, a day of payment, a calendar entry. */
export function isBinding({ kind }: PriceOnDay): boolean {
  return kind === 'present'
}

/** Whether the price may be offered and a saving shown: it holds, or it comes next. */
export function isOffered({ kind }: PriceOnDay): boolean {
  return kind === 'present' || kind === 'next'
}

/** The windows after the one of a day, in order, for later journeys. */
export function laterWindows(windows: PriceWindow[], { window }: PriceOnDay): PriceWindow[] {
  return windowsInOrder(windows).filter(({ from }) => from > window.till)
}

/** The note next to a price: until when it holds, from when it will hold, or that it has ended. */
export function priceNote({ kind, window: { from, till } }: PriceOnDay): string {
  if (kind === 'present') return `to ${readableDate(till)}`
  if (kind === 'next') return `for ${readableDate(from)} to ${readableDate(till)}`
  if (kind === 'beyond') return `no price yet for these days; the last one ends ${readableDate(till)}`
  return `last price, ${readableMonth(till)} · ask for today’s`
}
