import { isCalendarDay } from '#values/dates.ts'
import { COMMON_CURRENCIES, isCurrencyCode } from './preferences.ts'

/** Units of each currency that one rupee buys, by lower-case code, and the day for which they were published. */
export type Rates = { date: string; perRupee: Record<string, number> }

/** The state of the rates (site behaviour, section 4): asked for, known, or failed with its message. */
export type RatesState =
  | { state: 'pending' }
  | { state: 'fulfilled'; rates: Rates }
  | { state: 'rejected'; message: string; rates?: Rates }

const HOUR = 60 * 60 * 1000
/** Rates older than this are not shown: prices are then in rupees only. */
const KEEPS = 72 * HOUR
/** A file may be dated tomorrow, because it is already tomorrow somewhere; never later than that. */
const AHEAD = 24 * HOUR
/** A rate that has moved by more than this part since the last file needs a second opinion. */
const JUMP = 0.5
/** So far apart may the rates of two sources be, which publish on different days. */
const AGREED = 0.05

/**
 * Reads the public rates file: known currencies with a rate that a currency can have. Undefined when it is not such a file or
 * lacks one of the common currencies.
 */
export function parseRates(file: unknown): Rates | undefined {
  const { date, inr } = (file ?? {}) as Record<string, unknown>
  if (typeof date !== 'string' || !isCalendarDay(date)) return undefined
  const pairs = Object.entries(inr ?? {}).filter(([code, rate]) => isCurrencyCode(code) && isRate(rate))
  const perRupee = Object.fromEntries(pairs) as Record<string, number>
  return COMMON_CURRENCIES.every((code) => code in perRupee) ? { date, perRupee } : undefined
}

/** Rates in the form of the public file, which is how they are stored: one reader for both. */
export function ratesFile({ date, perRupee }: Rates): object {
  return { date, inr: perRupee }
}

/**
 * Limits of a rate that is believed, far beyond the real ones: one unit of the dearest currency buys 311 rupees, and
 * 14,310 of the cheapest buy one (the file of 29 September 2026).
 */
const LEAST = 1 / 3_000
const MOST = 150_000

function isRate(rate: unknown): boolean {
  return typeof rate === 'number' && rate >= LEAST && rate <= MOST
}

/** Whether any rate has moved so far since the last file that one source alone is not believed. */
export function hasJumped(rates: Rates, last: Rates): boolean {
  return farthest(rates, last) > JUMP
}

/** Whether two sources tell the same, but for a day's movement. */
export function agree(rates: Rates, second: Rates): boolean {
  return farthest(rates, second) <= AGREED
}

/** The largest movement of a rate that both know, as a part of the other one. */
function farthest(rates: Rates, other: Rates): number {
  const movements = Object.entries(rates.perRupee).map(([code, rate]) => {
    const before = other.perRupee[code]
    return before === undefined ? 0 : Math.abs(rate - before) / before
  })
  return Math.max(0, ...movements)
}

/** Whether rates are young enough to show prices in them. `now` in ms since 1970. */
export function areCurrent(rates: Rates, now: number): boolean {
  const age = now - Date.parse(`${rates.date}T00:00:00Z`)
  return age <= KEEPS && age >= -AHEAD
}

/** How the common ones are written; others go by their code. */
const SIGNS: Record<string, string> = {
  usd: 'US$',
  eur: '€',
  gbp: '£',
  sgd: 'S$',
  aud: 'A$',
  cad: 'C$',
  jpy: '¥',
  thb: '฿',
}

/**
 * A price in a visitor's currency, to three figures because a rate moves more than that in a week: "≈ US$ 412".
 * Thousands are grouped by three; a number that is not whole has the currency's decimals: "≈ £ 46.50".
 * Undefined when the rates do not know the currency.
 */
export function convertPrice(rupees: number, code: string, rates: Pick<Rates, 'perRupee'>): string | undefined {
  const rate = rates.perRupee[code]
  if (rate === undefined) return undefined
  const amount = Number((rupees * rate).toPrecision(3))
  return `≈ ${SIGNS[code] ?? code.toUpperCase()} ${formatOf(code).format(amount)}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** Made once a currency: it costs as much as twenty prices. */
function formatOf(code: string): Intl.NumberFormat {
  const known = formats.get(code)
  if (known) return known
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions()
  const format = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  })
  formats.set(code, format)
  return format
}
