import { createExecutionContext, createScheduledController, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { forgetRates, ratesOnNeed, readRates, refreshRates } from '../../src/data/visit/stored-rates.ts'
import { forgetPages } from '../../src/delivery/stored/page-store.ts'
import worker from '../../src/index.ts'
import { brokenStore } from '../chaos/faults.ts'
import file from '../support/inr.json'
import { expectLog } from '../support/log.ts'
import { visitSettled } from '../support/settled.ts'

const FIRST = 'cdn.jsdelivr.net'
const SECOND = 'latest.currency-api.pages.dev'
const HOUR = 60 * 60 * 1000
/** Noon of the day that the file is of. */
const NOW = Date.parse(`${file.date}T12:00:00Z`)

beforeEach(async () => {
  forgetRates()
  forgetPages()
  await env.RATES.delete('rates')
})

type Incoming = Parameters<typeof worker.fetch>[0]
const ORIGIN = 'https://patang.example'

type Answer = () => Response | Promise<Response>

/** The outside world: each source by its host, and which were asked, in order. A source that is not given is down. */
function outside(sources: Record<string, Answer>) {
  const asked: string[] = []
  const fetch = async (source: unknown) => {
    const { host } = new URL(String(source))
    asked.push(host)
    return (sources[host] ?? down)()
  }
  return { asked, fetch: fetch as typeof globalThis.fetch, store: env.RATES, now: NOW }
}

const json = (value: unknown) => () => new Response(JSON.stringify(value))
const good = json(file)
const down: Answer = () => Promise.reject(new TypeError('network connection lost'))
const dollarAt = (usd: unknown, date = file.date) => json({ date, inr: { ...file.inr, usd } })

/** Loads the file's rates into the store, as a run before did. */
async function storeGood(): Promise<void> {
  await refreshRates(outside({ [FIRST]: good, [SECOND]: good }))
  forgetRates()
}

const storedDollar = async () => (await readRates(env.RATES, NOW))?.perRupee.usd

describe('a refresh', () => {
  it('takes the first source, asks no other one, and stores the rates with their day', async () => {
    await storeGood()
    const world = outside({ [FIRST]: good, [SECOND]: good })
    const state = await refreshRates(world)
    expect(state).toMatchObject({ state: 'fulfilled', rates: { date: file.date, perRupee: { usd: file.inr.usd } } })
    expect(world.asked).toEqual([FIRST])
    forgetRates()
    expect(await storedDollar()).toBe(file.inr.usd)
  })

  const failures: [string, Answer][] = [
    ['is down', down],
    ['answers 404', () => new Response('{}', { status: 404 })],
    ['answers 500 with a good file', () => new Response(JSON.stringify(file), { status: 500 })],
    ['sends half of it', () => new Response(JSON.stringify(file).slice(0, 3000))],
    ['sends HTML', () => new Response('<!doctype html>')],
    ['sends nothing', () => new Response(null)],
    ['sends null', json(null)],
    ['sends a negative dollar', dollarAt(-1)],
    ['sends a dollar of nothing', dollarAt(0)],
    ['sends "NaN"', dollarAt('NaN')],
    ['sends "Infinity"', dollarAt('Infinity')],
    ['leaves the dollar out', dollarAt(undefined)],
    ['sends 300 kB and a byte', () => new Response(JSON.stringify(file).padEnd(300_001))],
    ['never ends', () => new Response(endless())],
  ]

  it.each(failures)('whose first source %s takes the second', async (_, answer) => {
    await storeGood()
    const world = outside({ [FIRST]: answer, [SECOND]: good })
    expect(await refreshRates(world)).toMatchObject({ state: 'fulfilled' })
    expect(world.asked).toEqual([FIRST, SECOND])
  })

  it.each(failures)(
    'whose sources both do so (%s) says why and keeps the last good rates with their day',
    async (_, answer) => {
      await storeGood()
      const state = await refreshRates({ ...outside({ [FIRST]: answer, [SECOND]: answer }), now: NOW + 24 * HOUR })
      expect(state).toMatchObject({
        state: 'rejected',
        message: 'no source gave rates that can be read',
        rates: { date: file.date },
      })
      expect(await storedDollar()).toBe(file.inr.usd)
    },
  )

  it('takes a file of exactly 300 kB', async () => {
    await storeGood()
    const world = outside({ [FIRST]: () => new Response(JSON.stringify(file).padEnd(300_000)) })
    expect(await refreshRates(world)).toMatchObject({ state: 'fulfilled' })
  })

  it('gives a slow source up', async () => {
    await storeGood()
    const world = outside({})
    const fetch = (source: unknown, init?: RequestInit) =>
      String(source).includes(FIRST) ? untilAborted(init?.signal) : Promise.resolve(good())
    const state = await refreshRates({ ...world, fetch: fetch as typeof globalThis.fetch, patience: 1 })
    expect(state).toMatchObject({ state: 'fulfilled' })
  })

  it('waits three seconds for a source unless told otherwise', async () => {
    await storeGood()
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    onTestFinished(() => timeout.mockRestore())
    await refreshRates(outside({ [FIRST]: good }))
    expect(timeout.mock.calls).toEqual([[3000]])
  })

  it('follows no redirect', async () => {
    const inits: (RequestInit | undefined)[] = []
    const fetch = async (_: unknown, init?: RequestInit) => {
      inits.push(init)
      return new Response(null, { status: 302, headers: { location: 'https://evil.example/inr.json' } })
    }
    const state = await refreshRates({ ...outside({}), fetch: fetch as typeof globalThis.fetch })
    expect([state.state, inits.map((init) => init?.redirect)]).toEqual(['rejected', ['manual', 'manual']])
  })

  it('refuses rates that are older than 72 hours, and those of the future', async () => {
    const world = outside({ [FIRST]: good })
    const message = 'the sources gave rates of another day'
    expect(await refreshRates({ ...world, now: NOW + 73 * HOUR })).toEqual({ state: 'rejected', message })
    expect(await refreshRates({ ...world, now: NOW - 48 * HOUR })).toEqual({ state: 'rejected', message })
  })

  it('says so when the store does not take them', async () => {
    const log = expectLog()
    expect(await refreshRates({ ...outside({ [FIRST]: good, [SECOND]: good }), store: brokenStore() })).toEqual({
      state: 'rejected',
      message: 'the store did not take the rates',
    })
    expect(log).toEqual(['{"step":"rates","code":"KV_ERROR"}', '{"step":"rates","code":"KV_ERROR"}'])
  })

  it('mends a store that holds nonsense', async () => {
    await env.RATES.put('rates', '{"date":')
    expect(await refreshRates(outside({ [FIRST]: good, [SECOND]: good }))).toMatchObject({ state: 'fulfilled' })
    expect(await storedDollar()).toBe(file.inr.usd)
  })
})

describe('a dollar that has moved by more than half', () => {
  const doubled = file.inr.usd * 2

  it('is taken when a second fetch says the same', async () => {
    await storeGood()
    const world = outside({ [FIRST]: dollarAt(doubled), [SECOND]: dollarAt(doubled * 1.01) })
    expect(await refreshRates(world)).toMatchObject({ state: 'fulfilled', rates: { perRupee: { usd: doubled } } })
    expect(world.asked).toEqual([FIRST, SECOND])
  })

  it.each([
    ['says otherwise', good],
    ['says that it moved, but less', dollarAt(file.inr.usd * 1.45)],
    ['is down', down],
  ])('is refused when the second source %s', async (_, answer) => {
    await storeGood()
    expect(await refreshRates(outside({ [FIRST]: dollarAt(doubled), [SECOND]: answer }))).toMatchObject({
      state: 'rejected',
      message: 'a rate that moved by more than half was not confirmed',
      rates: { perRupee: { usd: file.inr.usd } },
    })
    expect(await storedDollar()).toBe(file.inr.usd)
  })
})

describe('the very first rates', () => {
  it('are believed when both sources say the same', async () => {
    const world = outside({ [FIRST]: good, [SECOND]: good })
    expect(await refreshRates(world)).toMatchObject({ state: 'fulfilled' })
    expect(world.asked).toEqual([FIRST, SECOND])
  })

  it.each([
    ['a hundred times too high', outside({ [FIRST]: dollarAt(file.inr.usd * 100), [SECOND]: good })],
    ['known to the first source alone', outside({ [FIRST]: good })],
    ['known to the second source alone', outside({ [SECOND]: good })],
  ])('are not believed when they are %s', async (_, world) => {
    expect(await refreshRates(world)).toEqual({
      state: 'rejected',
      message: 'the first rates were not confirmed',
    })
    expect(await storedDollar()).toBeUndefined()
  })

  it.each([1e300, 1e308, 1e-9, 2e5])('with a dollar at %d for a rupee are none', async (usd) => {
    const absurd = dollarAt(usd)
    expect(await refreshRates(outside({ [FIRST]: absurd, [SECOND]: absurd }))).toMatchObject({ state: 'rejected' })
    await env.RATES.put('rates', JSON.stringify({ ...file, inr: { ...file.inr, usd } }))
    expect(await storedDollar()).toBeUndefined()
  })
})

describe('rates to show', () => {
  it('are the stored ones until they are 72 hours old', async () => {
    await storeGood()
    const midnight = Date.parse(`${file.date}T00:00:00Z`)
    expect(await readRates(env.RATES, midnight + 72 * HOUR)).toMatchObject({ date: file.date })
    expect(await readRates(env.RATES, midnight + 72 * HOUR + 1)).toBeUndefined()
  })

  it.each(['{', 'null', '[]', '{"date":"2026-09-29","inr":{"usd":"x"}}'])(
    'are none when the store holds %s',
    async (text) => {
      await env.RATES.put('rates', text)
      expect(await readRates(env.RATES, NOW)).toBeUndefined()
    },
  )

  it('are none when the store does not answer', async () => {
    const log = expectLog()
    expect(await readRates(brokenStore(), NOW)).toBeUndefined()
    expect(log).toEqual(['{"step":"rates","code":"KV_ERROR"}'])
  })

  it('are not waited for longer than a quarter of a second, and not asked for again for ten seconds', async () => {
    const log = expectLog()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const get = vi.fn(() => new Promise(() => {}))
    const silent = { get } as unknown as KVNamespace
    const read = readRates(silent, NOW)
    await vi.advanceTimersByTimeAsync(250)
    expect([await read, log]).toEqual([undefined, ['{"step":"rates","code":"Silence"}']])
    expect(await readRates(silent, NOW + 9_999)).toBeUndefined()
    expect(get).toHaveBeenCalledTimes(1)
  })

  it('are asked of the store once a minute, and outlive it', async () => {
    const log = expectLog()
    await storeGood()
    const get = vi.spyOn(env.RATES, 'get')
    onTestFinished(() => get.mockRestore())
    await readRates(env.RATES, NOW)
    await readRates(env.RATES, NOW + 59_999)
    expect(get).toHaveBeenCalledTimes(1)
    expect(await readRates(brokenStore(), NOW + 60_000)).toMatchObject({ date: file.date })
    expect(log).toHaveLength(1)
  })
})

describe('the first need', () => {
  it('fetches the rates, and finds them the next time', async () => {
    const world = outside({ [FIRST]: good, [SECOND]: good })
    expect(await ratesOnNeed(world)).toMatchObject({ state: 'fulfilled' })
    expect(await ratesOnNeed(world)).toMatchObject({ state: 'fulfilled' })
    expect(world.asked).toEqual([FIRST, SECOND])
  })

  it('is pending while another one fetches', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const first = ratesOnNeed(outside({ [FIRST]: () => promise, [SECOND]: good }))
    await vi.waitFor(async () => expect(await ratesOnNeed(outside({}))).toEqual({ state: 'pending' }))
    resolve(good() as Response)
    expect(await first).toMatchObject({ state: 'fulfilled' })
  })

  it('that was rejected is told its message, and asks the world again after ten minutes', async () => {
    const world = outside({})
    const rejected = { state: 'rejected', message: 'no source gave rates that can be read' }
    expect(await ratesOnNeed(world)).toEqual(rejected)
    expect(await ratesOnNeed({ ...world, now: NOW + 10 * 60_000 - 1 })).toEqual(rejected)
    expect(world.asked).toEqual([FIRST, SECOND])
    expect(await ratesOnNeed({ ...outside({ [FIRST]: good, [SECOND]: good }), now: NOW + 10 * 60_000 })).toMatchObject({
      state: 'fulfilled',
    })
  })
})

describe('the site', () => {
  /** The world of today: the file as it is published now. */
  function play(sources: Record<string, Answer>) {
    const world = outside(sources)
    vi.stubGlobal('fetch', world.fetch)
    onTestFinished(() => void vi.unstubAllGlobals())
    return world
  }
  const today = new Date().toISOString().slice(0, 10)
  const todays = { [FIRST]: dollarAt(0.0125, today), [SECOND]: dollarAt(0.0125, today) }
  const inDollars: RequestInit = { headers: { cookie: '__Host-currency=usd' } }

  it('refreshes the rates every six hours', async () => {
    const world = play(todays)
    await worker.scheduled(createScheduledController({ cron: '0 */6 * * *' }), env)
    expect(world.asked).toEqual([FIRST, SECOND])
    expect((await readRates(env.RATES, Date.now()))?.perRupee.usd).toBe(0.0125)
  })

  it('asks for no rates every minute', async () => {
    const world = play(todays)
    await worker.scheduled(createScheduledController({ cron: '* * * * *' }), env)
    expect(world.asked).toEqual([])
  })

  it('warns when a refresh was rejected', async () => {
    const log = expectLog()
    play({})
    await worker.scheduled(createScheduledController({ cron: '0 */6 * * *' }), env)
    expect(log).toEqual(['{"step":"rates","code":"UNKNOWN","message":"no source gave rates that can be read"}'])
  })

  it('fetches rates behind the first page that somebody wants in another currency', async () => {
    const world = play(todays)
    await visitSettled('/about')
    expect(world.asked).toEqual([])
    await visitSettled('/about', inDollars)
    expect(world.asked).toEqual([FIRST, SECOND])
    expect((await readRates(env.RATES, Date.now()))?.perRupee.usd).toBe(0.0125)
  })

  it('without rates shows rupees to a visitor with another currency, and the footer says why', async () => {
    play({})
    const html = await (await visitSettled('/Domestic', inDollars)).text()
    expect(html).toContain('Today’s rates for US Dollar are not available; prices are per person in Indian rupees.')
    expect(html).toContain('<i>₹</i>')
    expect(html).not.toContain('≈')
  })

  it('without rates says so on the page of all currencies', async () => {
    play({})
    expect(await (await visitSettled('/currencies')).text()).toContain('Rates are not available right now')
  })

  it.each(['/Domestic', '/search-results?q=bali', '/api/itineraries/bali', '/healthz', '/robots.txt', '/nosuchpage'])(
    'asks no rates for %s',
    async (path) => {
      const get = vi.spyOn(env.RATES, 'get')
      onTestFinished(() => get.mockRestore())
      await visitSettled(path)
      expect(get).not.toHaveBeenCalled()
    },
  )

  it('lets a visitor who chooses a currency wait a second at most for rates from outside', async () => {
    const log = expectLog()
    const { promise, resolve } = Promise.withResolvers<Response>()
    play({ [FIRST]: () => promise })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const execution = createExecutionContext()
    const init = { method: 'POST', body: new URLSearchParams({ currency: 'usd' }), headers: { origin: ORIGIN } }
    const answer = worker.fetch(new Request(`${ORIGIN}/preferences`, init) as Incoming, env, execution)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(1000)
    expect([(await answer).status, log]).toEqual([303, ['{"step":"rates","code":"Silence"}']])
    resolve(down() as never)
    await waitOnExecutionContext(execution)
  })

  it('lists every currency that the rates know', async () => {
    play(todays)
    const html = await (await visitSettled('/currencies')).text()
    expect(html).toContain('Kenyan Shilling')
    expect(html).not.toContain('Rates are not available')
  })
})

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

/** A body without end; it is up to the reader to stop. */
function endless(): ReadableStream<Uint8Array> {
  const chunk = new TextEncoder().encode(' '.repeat(10_000))
  return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
}
