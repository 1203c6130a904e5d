import { readableDate, readableMonth } from '#values/dates.ts'
import { type PriceWindow, windowsInOrder } from './price-window.ts'

/**
 * The window whose prices count on a day. `present`: it holds the day. `next`: none does, and this one comes next.
 * `last`: all have ended, and this one was the last; its prices are never shown as today's. `beyond`: the day lies after
 * the last window, which has not ended yet.
 */
export type PriceOnDay = { kind: 'present' | 'next' | 'last' | 'beyond'; window: PriceWindow }

/**
 * What a tour costs for a journey that begins on a day (ISO, India's calendar); undefined: the price is on request.
 * Every place that names a price asks here, so that all of them turn at one midnight.
 * @param today the day in India, ISO, where the journey begins later
 */
export function priceOnDay(windows: PriceWindow[], day: string, today = day): PriceOnDay | undefined {
  const ordered = windowsInOrder(windows)
  const window = ordered.find(({ till }) => day <= till)
  if (window) return { kind: window.from <= day ? 'present' : 'next', window }
  const last = ordered.at(-1)
  return last && { kind: last.till < today ? 'last' : 'beyond', window: last }
}

/** Whether this price can make a bill: a sum that is due, a day of payment, an entry in a calendar. */
export function isBinding({ kind }: PriceOnDay): boolean {
  return kind === 'present'
}

/** Whether the price may be offered to readers and machines, and a saving be named: it holds, or it comes next. */
export function isOffered({ kind }: PriceOnDay): boolean {
  return kind === 'present' || kind === 'next'
}

/** The windows that begin after the one that counts on a day, in order: for journeys later on. */
export function laterWindows(windows: PriceWindow[], { window }: PriceOnDay): PriceWindow[] {
  return windowsInOrder(windows).filter(({ from }) => from > window.till)
}

/**
 * What is said beside a price, as near to it as "per person": to when it holds, from when it will, or that it has
 * ended.
 */
export function priceNote({ kind, window: { from, till } }: PriceOnDay): string {
  if (kind === 'present') return `to ${readableDate(till)}`
  if (kind === 'next') return `for ${readableDate(from)} to ${readableDate(till)}`
  if (kind === 'beyond') return `no price yet for these days; the last one ends ${readableDate(till)}`
  return `last price, ${readableMonth(till)} · ask for today’s`
}
