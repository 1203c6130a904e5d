import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetRates } from '../../src/data/currency-rates.ts'
import { forgetHealth } from '../../src/data/enquiries/health.ts'
import { mailRoute } from '../../src/data/enquiries/mail.ts'
import { bringBack } from '../../src/data/enquiries/spill.ts'
import type { Bindings } from '../../src/env.ts'
import worker from '../../src/index.ts'
import configuration from '../../wrangler.toml?raw'
import { ASHA } from '../support/asha.ts'
import { allRows, clearEnquiries, form } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { stalledDatabase } from './faults.ts'
import { figure } from './figure.ts'

beforeEach(async () => {
  expectLog()
  forgetHealth()
  forgetRates()
  await clearEnquiries()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Every binding of wrangler.toml; the version is a value, and nobody asks it anything. */
const BINDINGS = [
  ...new Set([...configuration.matchAll(/^(?:binding|name) = "([A-Z_]+)"/gm)].map(([, name]) => name ?? '')),
].filter((name) => name !== 'CF_VERSION_METADATA')

type Incoming = Request<unknown, IncomingRequestCfProperties>
type Stall = (release: Promise<void>) => unknown

/** A binding of so many functions, each of which is silent until the release and then does what the real one does. */
const stalled =
  (real: object, ...names: string[]): Stall =>
  (release) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        async (...given: unknown[]) => {
          await release
          return Reflect.get(real, name).apply(real, given)
        },
      ]),
    )

/** How each binding is silent. */
const STALLS: Record<string, Stall> = {
  CATALOGUE: (release) => stalledDatabase(env.CATALOGUE, release),
  ENQUIRIES: (release) => stalledDatabase(env.ENQUIRIES, release),
  ASSETS: stalled(env.ASSETS, 'fetch'),
  RATES: stalled(env.RATES, 'get', 'put', 'list', 'delete'),
  SPILL: stalled(env.SPILL, 'get', 'put', 'list', 'delete'),
  MAIL: stalled(env.MAIL, 'send'),
  PER_VISITOR: stalled(env.PER_VISITOR, 'limit'),
  PER_ADDRESS: stalled(env.PER_ADDRESS, 'limit'),
  TOTAL: stalled(env.TOTAL, 'limit'),
  VIEWS: stalled(env.VIEWS, 'writeDataPoint'),
}

/** Its service is silent as well, where everything is. */
const TURNSTILE = { TURNSTILE_SITE_KEY: 'key', TURNSTILE_SECRET: 'secret' }

/** What the Worker answers while some bindings are silent; afterwards they speak, and what was begun comes to its end. */
async function whileSilent(names: string[], request: Incoming, answered: (answer: Promise<Response>) => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const silent = Object.fromEntries(names.map((name) => [name, STALLS[name]?.(promise)])) as Partial<Bindings>
  const context = createExecutionContext()
  const answer = worker.fetch(request, { ...env, ...silent, ...(names.length > 1 && TURNSTILE) }, context)
  await answered(answer)
  vi.useRealTimers()
  resolve()
  await waitOnExecutionContext(context)
  return answer
}

const TOKEN = { 'cf-turnstile-response': 'token' }

function enquiry(): Incoming {
  const headers = { 'cf-connecting-ip': '203.0.113.12', cookie: 'currency=usd' }
  const init = form({ ...ASHA, ...TOKEN, tour: 'Bali6d5n', form: 'tour' }, headers)
  return new Request('https://patang.example/send-email', { method: 'POST', ...init }) as Incoming
}

it('Each binding of wrangler.toml has its stall', () => {
  expect(Object.keys(STALLS).sort()).toEqual(BINDINGS.sort())
})

it.each(BINDINGS)('An enquiry is taken while %s is silent, and is one row', async (name) => {
  const { status } = await whileSilent([name], enquiry(), async (answer) => void (await answer))
  await bringBack({ database: env.ENQUIRIES, store: env.SPILL, mail: mailRoute(env) })
  expect([status, (await allRows()).length]).toEqual([303, 1])
})

/** Time stands still until it is let run, and nobody outside answers. */
function stopTheWorld(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
}

/**
 * Lets the clock run on, while nothing but a wait keeps the answer back, until the answer is there.
 * @returns for how long it ran, in milliseconds
 */
async function timeWaited(answer: Promise<Response>): Promise<number> {
  let waited = 0
  let isThere = false
  answer.then(() => {
    isThere = true
  })
  while (!isThere && waited < 20_000) {
    for (let turn = 0; turn < 20; turn++) await scheduler.wait(0)
    if (isThere) break
    vi.advanceTimersByTime(50)
    waited += 50
  }
  return waited
}

it.each([
  ['a form', enquiry],
  ['a question for its health', () => new Request('https://patang.example/healthz') as Incoming],
])('With every binding silent %s is answered with the truth within 3.4 s', async (_, request) => {
  stopTheWorld()
  let milliseconds = 0
  const answer = await whileSilent(BINDINGS, request(), async (coming) => {
    milliseconds = await timeWaited(coming)
  })
  figure('everything silent', { status: answer.status, milliseconds })
  expect(answer.status).toBe(503)
  expect(milliseconds).toBeLessThanOrEqual(3400)
})

it('With every binding silent the form comes back with all that was typed and the reference to quote', async () => {
  stopTheWorld()
  const answer = await whileSilent(BINDINGS, enquiry(), async (coming) => void (await timeWaited(coming)))
  const html = await answer.text()
  const [stored] = await allRows()
  for (const part of ['Asha Rao', '98000 11111', 'cannot tell', String(stored?.reference)]) expect(html).toContain(part)
})
