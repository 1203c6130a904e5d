import { logFault, within } from '#data/stores/faults.ts'
import { readAtMost } from '#data/stores/read-at-most.ts'
import {
  agree,
  areCurrent,
  hasJumped,
  parseRates,
  type Rates,
  type RatesState,
  ratesFile,
} from '#domain/visit/currency-rates.ts'

/** The public rates file for one rupee, and its second host (checked November 2026). */
const SOURCES = [
  'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/inr.json',
  'https://latest.currency-api.pages.dev/v1/currencies/inr.json',
] as const
/** For one source, in ms. */
const PATIENCE = 3000
const MOST_BYTES = 300_000
const KEY = 'rates'
/** How long an instance uses its own copy, in ms. */
const COPY_FOR = 60_000
/** How long the store may take while a visitor waits, and how long a silent one is then not asked, in ms. */
const STORE_PATIENCE = 250
const STORE_REST = 10_000
/** How long a visitor who chooses a currency waits for new rates, in ms. */
const VISITOR_PATIENCE = 1000
/** The pause between attempts of an instance without rates, in ms. */
const RETRY = 10 * 60_000

/** `now` in ms since 1970; `patience` in ms, default three seconds. */
export type Outside = { store: KVNamespace; fetch: typeof fetch; now: number; patience?: number }

/** The rates of this instance, and when the store is asked again; in ms since 1970. */
let copy: { rates: Rates | undefined; askAt: number } = { rates: undefined, askAt: 0 }
/** `at` in ms since 1970. */
type Attempt = { state: RatesState; at: number }
/** The last attempt of this instance without rates. */
let attempt: Attempt | undefined

/** The last good rates, if recent enough; undefined: rupees only. */
export async function readRates(store: KVNamespace, now: number): Promise<Rates | undefined> {
  if (now >= copy.askAt) await renewCopy(store, now)
  return copy.rates && areCurrent(copy.rates, now) ? copy.rates : undefined
}

/** An empty store is asked each time; a silent one is left alone for a while. */
async function renewCopy(store: KVNamespace, now: number): Promise<void> {
  try {
    const rates = await storedRates(store)
    if (rates) copy = { rates, askAt: now + COPY_FOR }
  } catch (error) {
    logFault('rates', error)
    copy.askAt = now + STORE_REST
  }
}

/** The rates, fetched if necessary. A visitor waits a second; the fetch continues after the response. */
export async function ratesInTime(
  outside: Outside,
  later: (work: Promise<unknown>) => void,
): Promise<Rates | undefined> {
  const needed = ratesOnNeed(outside)
  later(needed)
  try {
    const known = await within(VISITOR_PATIENCE, needed)
    return known.state === 'fulfilled' ? known.rates : undefined
  } catch (error) {
    logFault('rates', error)
    return undefined
  }
}

/** The rates, fetched if necessary; an instance tries once in ten minutes. */
export async function ratesOnNeed(outside: Outside): Promise<RatesState> {
  const rates = await readRates(outside.store, outside.now)
  if (rates) return { state: 'fulfilled', rates }
  if (attempt && outside.now - attempt.at < RETRY) return attempt.state
  const mine: Attempt = { state: { state: 'pending' }, at: outside.now }
  attempt = mine
  mine.state = await refreshRates(outside)
  return mine.state
}

/**
 * Fetches and stores the rates. Any failure (down, slow, too large, malformed, an unconfirmed jump) keeps the last good
 * rates with their date, and is reported in the state.
 */
export async function refreshRates({ store, now, ...outside }: Outside): Promise<RatesState> {
  const [last, found] = await Promise.all([lastRates(store), firstGood(outside)])
  if (!found) return rejectRates('no source gave rates that can be read', last)
  const { rates, source } = found
  if (!areCurrent(rates, now)) return rejectRates('the sources gave rates of another day', last)
  const isNew = !last || hasJumped(rates, last)
  if (isNew && !(await isConfirmed(rates, source, outside))) {
    return rejectRates(
      `${last ? 'a rate that moved by more than half was' : 'the first rates were'} not confirmed`,
      last,
    )
  }
  const kept = await keep(store, rates)
  if (!kept) return rejectRates('the store did not take the rates', last)
  copy = { rates, askAt: now + COPY_FOR }
  return { state: 'fulfilled', rates }
}

/** Clears the memory for tests. */
export function forgetRates(): void {
  copy = { rates: undefined, askAt: 0 }
  attempt = undefined
}

function rejectRates(message: string, rates: Rates | undefined): RatesState {
  return { state: 'rejected', message, ...(rates && { rates }) }
}

/** Undefined: nothing readable is stored. */
async function storedRates(store: KVNamespace): Promise<Rates | undefined> {
  const text = await within(STORE_PATIENCE, store.get(KEY))
  try {
    return parseRates(JSON.parse(text ?? ''))
  } catch {
    return undefined
  }
}

/** The stored rates before a refresh; also undefined if the store is silent. */
function lastRates(store: KVNamespace): Promise<Rates | undefined> {
  return storedRates(store).catch((error) => void logFault('rates', error))
}

async function keep(store: KVNamespace, rates: Rates): Promise<boolean> {
  try {
    await within(PATIENCE, store.put(KEY, JSON.stringify(ratesFile(rates))))
    return true
  } catch (error) {
    logFault('rates', error)
    return false
  }
}

type Source = Pick<Outside, 'fetch' | 'patience'>

async function firstGood(outside: Source): Promise<{ rates: Rates; source: number } | undefined> {
  for (const [source, address] of SOURCES.entries()) {
    const rates = await fetchRates(address, outside)
    if (rates) return { rates, source }
  }
  return undefined
}

/** Whether the other host has the same rates. */
async function isConfirmed(rates: Rates, source: number, outside: Source): Promise<boolean> {
  const second = await fetchRates(SOURCES[source === 0 ? 1 : 0], outside)
  return second !== undefined && agree(rates, second)
}

async function fetchRates(source: string, { fetch, patience = PATIENCE }: Source): Promise<Rates | undefined> {
  try {
    const response = await fetch(source, { redirect: 'manual', signal: AbortSignal.timeout(patience) })
    if (!response.ok) return undefined
    const { bytes, end } = await readAtMost(response.body, MOST_BYTES)
    return end === 'whole' ? parseRates(JSON.parse(new TextDecoder().decode(bytes))) : undefined
  } catch {
    return undefined
  }
}
