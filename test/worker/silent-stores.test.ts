import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { forgetRates } from '../../src/data/visit/stored-rates.ts'
import { forgetPages } from '../../src/delivery/stored/page-store.ts'
import worker from '../../src/index.ts'
import { stalledDatabase } from '../chaos/faults.ts'
import { counting } from '../support/counting.ts'
import { expectLog } from '../support/log.ts'

type Incoming = Parameters<typeof worker.fetch>[0]
type Waited = { status: number; text: string; ms: number }

/** The longest that a reader waits for a page: the catalogue's limit after that of a place where it may be stored. */
const LONGEST = 3000

const never = new Promise<never>(() => {})
const silentStore = {
  get: () => never,
  put: () => never,
  list: () => never,
  delete: () => never,
} as unknown as KVNamespace
const silence = { CATALOGUE: stalledDatabase(env.CATALOGUE, never), RATES: silentStore, SPILL: silentStore }

beforeEach(() => {
  forgetPages()
  forgetRates()
  forgetRevision()
})

/** What a visitor with dollars gets of a site whose stores and cache are all silent, and for how long he waits. */
async function readInSilence(path: string): Promise<Waited> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(caches, 'open').mockReturnValue(never)
  vi.spyOn(globalThis, 'fetch').mockReturnValue(never)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  let waited: Waited | undefined
  const version = { id: crypto.randomUUID(), tag: '', timestamp: '' }
  const bindings = { ...env, ...silence, CF_VERSION_METADATA: version }
  const request = new Request(`https://patang.example${path}`, { headers: { cookie: '__Host-currency=usd' } })
  let ms = 0
  const answer = worker.fetch(request as Incoming, bindings, createExecutionContext()).then(async (response) => {
    waited = { status: response.status, text: await response.text(), ms }
  })
  for (; !waited && ms < 60_000; ms += 50) await vi.advanceTimersByTimeAsync(50)
  await answer
  return waited ?? { status: 0, text: '', ms }
}

it.each([
  ['/', 200, 'The rest of this page could not be loaded.'],
  ['/Domestic', 200, 'The rest of this page could not be loaded.'],
  ['/country/india', 500, 'Something went wrong on our side.'],
  ['/tour/Rajasthan', 500, 'Something went wrong on our side.'],
  ['/sitemap.xml', 500, 'Something went wrong on our side.'],
  ['/api/itineraries/bali', 500, '"ok":false'],
  ['/search-results?q=bali', 200, 'The rest of this page could not be loaded.'],
  ['/enquire?tour=Rajasthan&tier=deluxe', 200, 'action="/send-email"'],
  ['/contact', 200, 'action="/send-email"'],
  ['/currencies', 200, 'Rates are not available right now'],
  ['/nosuch/page', 404, 'This page is not found.'],
  ['/robots.txt', 200, 'Sitemap:'],
])('%s is answered with %i while every store is silent', async (path, status, text) => {
  const log = expectLog()
  const read = await readInSilence(path)
  expect([read.status, read.text.includes(text)]).toEqual([status, true])
  expect(read.ms).toBeLessThanOrEqual(LONGEST)
  expect(log.filter((line) => !/^\{"step":"[a-z ]+","code":"\w+"/.test(line))).toEqual([])
})

it('a tour in dollars asks for its page, for its rates and for the state of the catalogue at the same time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { database, tally } = counting(stalledDatabase(env.CATALOGUE, promise))
  const get = vi.fn(() => promise.then(() => null))
  const bindings = {
    ...env,
    CATALOGUE: database,
    RATES: { ...silentStore, get } as unknown as KVNamespace,
    CF_VERSION_METADATA: { id: crypto.randomUUID(), tag: '', timestamp: '' },
  }
  expectLog()
  const request = new Request('https://patang.example/tour/Rajasthan', { headers: { cookie: '__Host-currency=usd' } })
  const execution = createExecutionContext()
  const answer = worker.fetch(request as Incoming, bindings, execution)
  await vi.waitFor(() => expect([tally.roundTrips, get.mock.calls.length]).toEqual([2, 1]))
  resolve()
  expect((await answer).status).toBe(200)
})
