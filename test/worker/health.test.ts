import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetHealth, type Health, readHealth } from '../../src/data/enquiries/read-health.ts'
import { spill } from '../../src/data/enquiries/spill.ts'
import type { Bindings } from '../../src/env.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { brokenDatabase, brokenStore, slowDatabase, stalledDatabase } from '../chaos/faults.ts'
import { askApp } from '../support/ask-app.ts'
import { counting } from '../support/counting.ts'
import { clearEnquiries, row, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { visitSettled } from '../support/settled.ts'

beforeEach(async () => {
  forgetHealth()
  await clearEnquiries()
  await runEveryMinute(env)
})
afterEach(() => vi.restoreAllMocks())

/** Asks as a monitor does that comes after what an instance remembers. */
async function healthz(bindings: Partial<Bindings> = {}): Promise<{ status: number; numbers: Health }> {
  forgetHealth()
  const request = new Request('https://patang.example/healthz')
  const response = await askApp(request, { ...env, ...bindings }, createExecutionContext())
  return { status: response.status, numbers: await response.json() }
}

/** Moves everything that the stores remember into the past. */
async function minutesLater(minutes: number): Promise<void> {
  const past = minutes * 60_000
  await env.ENQUIRIES.batch([
    env.ENQUIRIES.prepare('UPDATE duties SET done_at = done_at - ?').bind(past),
    env.ENQUIRIES.prepare('UPDATE enquiries SET due_at = due_at - ?').bind(past),
  ])
}

it('All is well after a run of the cron, though the database takes its time', async () => {
  const { status, numbers } = await healthz({ ENQUIRIES: slowDatabase(env.ENQUIRIES, 10) })
  expect([status, numbers]).toEqual([
    200,
    { cronAge: expect.any(Number), oldestDueAge: 0, due: 0, held: 0, dead: 0, spilled: 0 },
  ])
})

it('What runs at this moment is no second old', async () => {
  const now = Date.now()
  await runEveryMinute(env, { clock: () => now })
  expect((await readHealth(env.ENQUIRIES, env.SPILL, now)).cronAge).toBe(0)
})

it('What was remembered by a clock that was ahead is read anew', async () => {
  await readHealth(env.ENQUIRIES, env.SPILL, Date.now() + 24 * 60 * 60_000)
  await storeDue(1)
  expect((await readHealth(env.ENQUIRIES, env.SPILL, Date.now())).due).toBe(1)
})

it('A cron that has never run is unwell', async () => {
  await env.ENQUIRIES.exec('DELETE FROM duties')
  expect(await healthz()).toMatchObject({ status: 503, numbers: { cronAge: -1 } })
})

it('A cron that last ran five minutes ago is unwell', async () => {
  await minutesLater(5)
  expect((await healthz()).status).toBe(503)
})

it('A cron that last ran four minutes ago is well', async () => {
  await minutesLater(4)
  expect((await healthz()).status).toBe(200)
})

it('An enquiry that is due for 14 minutes is well, for 15 unwell', async () => {
  await storeDue(1)
  await minutesLater(14)
  await runBeat()
  expect((await healthz()).status).toBe(200)
  await minutesLater(1)
  await runBeat()
  expect(await healthz()).toMatchObject({ status: 503, numbers: { due: 1 } })
})

async function runBeat(): Promise<void> {
  await env.ENQUIRIES.prepare("UPDATE duties SET done_at = ? WHERE name = 'beat'").bind(Date.now()).run()
}

it('A dead enquiry is unwell', async () => {
  await storeDue(1)
  await env.ENQUIRIES.exec("UPDATE enquiries SET state = 'dead'")
  expect(await healthz()).toMatchObject({ status: 503, numbers: { dead: 1 } })
})

it('A held enquiry is counted and well', async () => {
  await storeDue(1)
  await env.ENQUIRIES.exec("UPDATE enquiries SET state = 'held'")
  expect(await healthz()).toMatchObject({ status: 200, numbers: { held: 1 } })
})

it('A spilled enquiry is unwell', async () => {
  await spill(env.SPILL, await row())
  expect(await healthz()).toMatchObject({ status: 503, numbers: { spilled: 1 } })
})

it('Stores that do not answer are unwell, and the answer holds numbers only', async () => {
  expectLog()
  const { status, numbers } = await healthz({ ENQUIRIES: brokenDatabase(env.ENQUIRIES), SPILL: brokenStore() })
  expect([status, Object.values(numbers)]).toEqual([503, [-1, -1, -1, -1, -1, -1]])
})

it('Counts end at five, so that a flood of held enquiries costs a monitor nothing', async () => {
  await storeDue(7)
  expect((await healthz()).numbers.due).toBe(5)
})

it('No monitor reads an old answer out of a cache', async () => {
  const response = await askApp(new Request('https://patang.example/healthz'), env, createExecutionContext())
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('What an instance has read lasts for thirty seconds', async () => {
  const start = Date.now()
  const spies = { database: counting(env.ENQUIRIES), at: [0, 29_999, 30_000] }
  for (const later of spies.at) await readHealth(spies.database.database, env.SPILL, start + later)
  expect(spies.database.spent.queries).toBe(2)
})

it('An answer comes although every store is silent', async () => {
  const log = expectLog()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { promise, resolve } = Promise.withResolvers<void>()
  const silent = () => promise.then(() => ({ keys: [], list_complete: true }))
  const store = { get: silent, list: silent, put: silent, delete: silent } as unknown as KVNamespace
  const [CATALOGUE, ENQUIRIES] = [env.CATALOGUE, env.ENQUIRIES].map((each) => stalledDatabase(each, promise))
  forgetHealth()
  const answer = visitSettled('/healthz', {}, { CATALOGUE, ENQUIRIES, SPILL: store, RATES: store } as Partial<Bindings>)
  await vi.advanceTimersByTimeAsync(3000)
  expect((await answer).status).toBe(503)
  expect(log.length).toBeGreaterThan(0)
  resolve()
  vi.useRealTimers()
})
