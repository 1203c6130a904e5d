import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetHealth } from '../../src/data/enquiries/read-health.ts'
import { bringBack } from '../../src/data/enquiries/spill.ts'
import { mailRoute } from '../../src/data/stores/send-mail.ts'
import { forgetRates } from '../../src/data/visit/stored-rates.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import worker from '../../src/index.ts'
import { ASHA } from '../support/asha.ts'
import { allRows, clearEnquiries, form, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { figure } from './figure.ts'
import { BINDINGS, STALLS, silent, timeWaited } from './silent-bindings.ts'

beforeEach(async () => {
  expectLog()
  outside = Promise.withResolvers()
  outside.promise.catch(() => {})
  forgetHealth()
  forgetRates()
  await clearEnquiries()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Incoming = Request<unknown, IncomingRequestCfProperties>
/** Its service is silent as well, where everything is. */
const TURNSTILE = { TURNSTILE_SITE_KEY: 'key', TURNSTILE_SECRET: 'secret' }

/** Outside hosts do not answer either, until the others do. */
let outside: PromiseWithResolvers<never>

/** The Worker's answer while some bindings are silent; afterwards they answer, and started work is completed. */
async function whileSilent(names: string[], request: Incoming, answered: (answer: Promise<Response>) => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const context = createExecutionContext()
  const answer = worker.fetch(
    request,
    { ...env, ...silent(names, promise), ...(names.length > 1 && TURNSTILE) },
    context,
  )
  await answered(answer)
  vi.useRealTimers()
  resolve()
  outside.reject(new TypeError('nobody is there'))
  await waitOnExecutionContext(context)
  return answer
}

const TOKEN = { 'cf-turnstile-response': 'token' }

function enquiry(): Incoming {
  const headers = { 'cf-connecting-ip': '203.0.113.12', cookie: '__Host-currency=usd' }
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

/** Time stops until it is advanced, and no outside host answers. */
function stopTheWorld(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.spyOn(globalThis, 'fetch').mockReturnValue(outside.promise)
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

/** Where an enquiry waits, and through what it is told: without them nothing can be mailed. */
const NEEDED = ['ENQUIRIES', 'MAIL']

it.each(BINDINGS)('While %s is silent a run of the cron ends, and mails what is due where it can be', async (name) => {
  await storeDue(1)
  stopTheWorld()
  const never = new Promise<never>(() => {})
  const waited = await timeWaited(runEveryMinute({ ...env, ...silent([name], never) }))
  vi.useRealTimers()
  expect(waited).toBeLessThanOrEqual(2 * 60_000)
  expect((await allRows()).map(({ state }) => state)).toEqual([NEEDED.includes(name) ? 'due' : 'sent'])
})
