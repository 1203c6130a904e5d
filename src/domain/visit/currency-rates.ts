import { isCalendarDay } from '#values/dates.ts'
import { COMMON_CURRENCIES, isCurrencyCode } from './preferences.ts'

/** Units of each currency per rupee, by lower-case code, and the day of publication. */
export type Rates = { date: string; perRupee: Record<string, number> }

/** The state of the rates (site behaviour, section 4): requested, known, or failed with a message. */
export type RatesState =
  | { state: 'pending' }
  | { state: 'fulfilled'; rates: Rates }
  | { state: 'rejected'; message: string; rates?: Rates }

const HOUR = 60 * 60 * 1000
/** Older rates are not used: prices are then only in rupees. */
const KEEPS = 72 * HOUR
/** A file may have the date of tomorrow, because of time zones, but no later one. */
const AHEAD = 24 * HOUR
/** A rate that moved by more than this share since the last file is checked against a second source. */
const JUMP = 0.5
/** The largest difference between two sources, which publish on different days. */
const AGREED = 0.05

/**
 * Reads the public rates file: known currencies with a plausible rate. Undefined: it is no such file, or lacks a common
 * currency.
 */
export function parseRates(file: unknown): Rates | undefined {
  const { date, inr } = (file ?? {}) as Record<string, unknown>
  if (typeof date !== 'string' || !isCalendarDay(date)) return undefined
  const pairs = Object.entries(inr ?? {}).filter(([code, rate]) => isCurrencyCode(code) && isRate(rate))
  const perRupee = Object.fromEntries(pairs) as Record<string, number>
  return COMMON_CURRENCIES.every((code) => code in perRupee) ? { date, perRupee } : undefined
}

/** Rates in the format of the public file, which is also the stored format. */
export function ratesFile({ date, perRupee }: Rates): object {
  return { date, inr: perRupee }
}

/**
 * Limits of a plausible rate. The extremes of 29 September 2026 were 311 rupees for the dearest currency and 14,310
 * units of the cheapest for one rupee.
 */
const LEAST = 1 / 3_000
const MOST = 150_000

function isRate(rate: unknown): boolean {
  return typeof rate === 'number' && rate >= LEAST && rate <= MOST
}

/** Whether a rate moved so much since the last file that a second source is needed. */
export function hasJumped(rates: Rates, last: Rates): boolean {
  return farthest(rates, last) > JUMP
}

/** Whether two sources agree, except for a day's movement. */
export function agree(rates: Rates, second: Rates): boolean {
  return farthest(rates, second) <= AGREED
}

/** The largest relative difference of a rate that both have. */
function farthest(rates: Rates, other: Rates): number {
  const movements = Object.entries(rates.perRupee).map(([code, rate]) => {
    const before = other.perRupee[code]
    return before === undefined ? 0 : Math.abs(rate - before) / before
  })
  return Math.max(0, ...movements)
}

/** Whether rates are recent enough to show prices in them. `now` in ms since 1970. */
export function areCurrent(rates: Rates, now: number): boolean {
  const age = now - Date.parse(`${rates.date}T00:00:00Z`)
  return age <= KEEPS && age >= -AHEAD
}

/** The signs of the common currencies; others use their code. */
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
 * A price in another currency, to three figures, because a rate moves more than that in a week: "≈ US$ 412". Thousands
 * are grouped by three; a fraction has the currency's decimals: "≈ £ 46.50". Undefined: the currency is not in the
 * rates.
 */
export function convertPrice(rupees: number, code: string, rates: Pick<Rates, 'perRupee'>): string | undefined {
  const rate = rates.perRupee[code]
  if (rate === undefined) return undefined
  const amount = Number((rupees * rate).toPrecision(3))
  return `≈ ${SIGNS[code] ?? code.toUpperCase()} ${formatOf(code).format(amount)}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** Created once for each currency: it costs as much as twenty prices. */
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
