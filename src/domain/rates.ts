import * as z from 'zod'
import { COMMON_CURRENCIES, isCurrencyCode } from './preferences.ts'

/** Units of each currency that one rupee buys, by lower-case code, and the day for which they were published. */
export type Rates = { date: string; perRupee: Record<string, number> }

/** The state of the rates (site behaviour, section 4): asked for, known, or failed with its message. */
export type RatesState =
  | { state: 'pending' }
  | { state: 'fulfilled'; rates: Rates }
  | { state: 'rejected'; message: string; rates?: Rates }

/** Rates older than this are not shown: prices are then in rupees only. In ms. */
const KEEPS = 72 * 60 * 60 * 1000
/** A rate that has moved by more than this part since the last file needs a second opinion. */
const JUMP = 0.5

const RatesFile = z.object({ date: z.iso.date(), inr: z.record(z.string(), z.unknown()) })

/**
 * Reads the public rates file: known currencies with a positive, finite rate. Undefined when it is not such a file or
 * lacks one of the common currencies.
 */
export function parseRates(file: unknown): Rates | undefined {
  const parsed = RatesFile.safeParse(file)
  if (!parsed.success) return undefined
  const pairs = Object.entries(parsed.data.inr).filter(([code, rate]) => isCurrencyCode(code) && isRate(rate))
  const perRupee = Object.fromEntries(pairs) as Record<string, number>
  return COMMON_CURRENCIES.every((code) => code in perRupee) ? { date: parsed.data.date, perRupee } : undefined
}

function isRate(rate: unknown): boolean {
  return typeof rate === 'number' && Number.isFinite(rate) && rate > 0
}

/** Whether any rate has moved so far since the last file that one file alone is not believed. */
export function hasJumped(rates: Rates, last: Rates): boolean {
  return Object.entries(rates.perRupee).some(([code, rate]) => {
    const before = last.perRupee[code]
    return before !== undefined && Math.abs(rate - before) / before > JUMP
  })
}

/** Whether rates are young enough to show prices in them. `now` in ms since 1970. */
export function areCurrent(rates: Rates, now: number): boolean {
  return now - Date.parse(`${rates.date}T00:00:00Z`) <= KEEPS
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
 * Undefined when the rates do not know the currency.
 */
export function converted(rupees: number, code: string, rates: Rates): string | undefined {
  const rate = rates.perRupee[code]
  if (rate === undefined) return undefined
  const amount = Number((rupees * rate).toPrecision(3))
  return `≈ ${SIGNS[code] ?? code.toUpperCase()} ${AMOUNT.format(amount)}`
}

const AMOUNT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
