import {
  agree,
  areCurrent,
  hasJumped,
  parseRates,
  type Rates,
  type RatesState,
  ratesFile,
} from '#domain/currency-rates.ts'

/** The public file of rates for one rupee, and the host that has it when the first one fails (checked November 2026). */
const SOURCES = [
  'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/inr.json',
  'https://latest.currency-api.pages.dev/v1/currencies/inr.json',
] as const
/** For one source, in ms. */
const PATIENCE = 3000
const MOST_BYTES = 300_000
const KEY = 'rates'
/** How long an instance answers from its own copy, in ms. */
const COPY_FOR = 60_000
/** How long after an attempt an instance that needs rates tries again, in ms. */
const RETRY = 10 * 60_000

/** `now` in ms since 1970; `patience` in ms, three seconds unless said. */
type Outside = { store: KVNamespace; fetch: typeof fetch; now: number; patience?: number }

/** What this instance has read last: the store would be asked for every page else. */
let copy: { rates: Rates; readAt: number } | undefined
/** What this instance has last tried for want of rates. */
let attempt: { state: RatesState; at: number } | undefined

/** The last good rates, if they are young enough to show; undefined means rupees only. */
export async function readRates(store: KVNamespace, now: number): Promise<Rates | undefined> {
  if (!copy || now - copy.readAt >= COPY_FOR) {
    const rates = await storedRates(store)
    if (rates) copy = { rates, readAt: now }
  }
  return copy && areCurrent(copy.rates, now) ? copy.rates : undefined
}

/** The rates, fetched if there are none to show; an instance tries that once in ten minutes. */
export async function ratesOnNeed(outside: Outside): Promise<RatesState> {
  const rates = await readRates(outside.store, outside.now)
  if (rates) return { state: 'fulfilled', rates }
  if (attempt && outside.now - attempt.at < RETRY) return attempt.state
  attempt = { state: { state: 'pending' }, at: outside.now }
  attempt.state = await refreshRates(outside)
  return attempt.state
}

/**
 * Fetches the rates and keeps them. Whatever goes wrong outside (down, slow, too large, malformed, a jump that a second
 * fetch does not confirm) leaves the last good rates with their date, and is told in the state.
 */
export async function refreshRates({ store, now, ...outside }: Outside): Promise<RatesState> {
  const last = await storedRates(store)
  const rates = await firstGood(outside)
  if (!rates) return rejected('no source gave rates that can be read', last)
  if (!areCurrent(rates, now)) return rejected('the sources gave rates of another day', last)
  if (last && hasJumped(rates, last) && !(await isConfirmed(rates, outside))) {
    return rejected('a rate moved by more than half and was not confirmed', last)
  }
  const kept = await keep(store, rates)
  if (!kept) return rejected('the store did not take the rates', last)
  copy = { rates, readAt: now }
  return { state: 'fulfilled', rates }
}

/** Forgets what memory holds: a test starts with none. */
export function forgetRates(): void {
  copy = undefined
  attempt = undefined
}

function rejected(message: string, rates: Rates | undefined): RatesState {
  return { state: 'rejected', message, ...(rates && { rates }) }
}

/** Undefined too when the store does not answer: the site then shows rupees. */
async function storedRates(store: KVNamespace): Promise<Rates | undefined> {
  try {
    return parseRates(await store.get(KEY, 'json'))
  } catch {
    return undefined
  }
}

async function keep(store: KVNamespace, rates: Rates): Promise<boolean> {
  try {
    await store.put(KEY, JSON.stringify(ratesFile(rates)))
    return true
  } catch {
    return false
  }
}

type Source = Pick<Outside, 'fetch' | 'patience'>

async function firstGood(outside: Source): Promise<Rates | undefined> {
  return (await fetchRates(SOURCES[0], outside)) ?? (await fetchRates(SOURCES[1], outside))
}

/** A second fetch, from the other host, says the same. */
async function isConfirmed(rates: Rates, outside: Source): Promise<boolean> {
  const second = await fetchRates(SOURCES[1], outside)
  return second !== undefined && agree(rates, second)
}

async function fetchRates(source: string, { fetch, patience = PATIENCE }: Source): Promise<Rates | undefined> {
  try {
    const response = await fetch(source, { redirect: 'manual', signal: AbortSignal.timeout(patience) })
    const text = response.ok ? await textUpTo(response, MOST_BYTES) : undefined
    return text === undefined ? undefined : parseRates(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** The body, or undefined when it is larger than it may be; reading stops there. */
async function textUpTo(response: Response, most: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > most) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
