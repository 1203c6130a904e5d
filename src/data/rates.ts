import { areCurrent, hasJumped, parseRates, type Rates, type RatesState } from '#domain/rates.ts'

/** The public file of rates for one rupee, and the host that has it when the first one fails (checked November 2026). */
const SOURCES = [
  'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/inr.json',
  'https://latest.currency-api.pages.dev/v1/currencies/inr.json',
] as const
const PATIENCE = 3000
const MOST_BYTES = 300_000
const KEY = 'rates'
/** How long a location may answer from its own copy, in seconds. */
const COPY_FOR = 60

type Outside = { store: KVNamespace; fetch: typeof fetch; now: number }

/** The last good rates, if they are young enough to show; undefined means rupees only. */
export async function readRates(store: KVNamespace, now: number): Promise<Rates | undefined> {
  const rates = await store.get<Rates>(KEY, { type: 'json', cacheTtl: COPY_FOR })
  return rates && areCurrent(rates, now) ? rates : undefined
}

/**
 * Fetches the rates and keeps them. Whatever goes wrong outside (down, slow, too large, malformed, a jump that the
 * second source does not confirm) leaves the last good rates with their date, and is told in the state.
 */
export async function refreshRates({ store, fetch, now }: Outside): Promise<RatesState> {
  const last = (await store.get<Rates>(KEY, 'json')) ?? undefined
  const rates = await firstGood(fetch)
  if (!rates) return rejected('no source gave rates that can be read', last)
  if (last && hasJumped(rates, last) && !(await isConfirmed(rates, fetch))) {
    return rejected('a rate moved by more than half and was not confirmed', last)
  }
  if (!areCurrent(rates, now)) return rejected('the rates are more than 72 hours old', last)
  await store.put(KEY, JSON.stringify(rates))
  return { state: 'fulfilled', rates }
}

function rejected(message: string, rates: Rates | undefined): RatesState {
  return { state: 'rejected', message, ...(rates && { rates }) }
}

async function firstGood(fetch: Outside['fetch']): Promise<Rates | undefined> {
  return (await fetchRates(SOURCES[0], fetch)) ?? (await fetchRates(SOURCES[1], fetch))
}

/** A second fetch, from the other host, says the same. */
async function isConfirmed(rates: Rates, fetch: Outside['fetch']): Promise<boolean> {
  const second = await fetchRates(SOURCES[1], fetch)
  return second !== undefined && !hasJumped(rates, second)
}

async function fetchRates(source: string, fetch: Outside['fetch']): Promise<Rates | undefined> {
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(PATIENCE) })
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
