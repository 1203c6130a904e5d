import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Patience, type Stores, take } from '../../src/data/enquiries/doors.ts'
import { bringBack, bringBackOnNeed, spill } from '../../src/data/enquiries/spill.ts'
import { mailRoute } from '../../src/data/stores/send-mail.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import {
  brokenDatabase,
  brokenStore,
  D1_FAULTS,
  faultyDatabase,
  LASTING_FAULTS,
  mailbox,
  slowDatabase,
  stalledDatabase,
  TRANSIENT_FAULTS,
} from '../chaos/faults.ts'
import { ASHA } from '../support/asha.ts'
import { allRows, clearEnquiries, countOf, form, onlyRow, post, row } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'

beforeEach(async () => {
  expectLog()
  await clearEnquiries()
})
afterEach(() => vi.restoreAllMocks())

const SHORT: Patience = { perDoor: { database: 20, spill: 20, mail: 20 }, inAll: 200 }

/** The real stores but for the ones given, and the attempts that go on in the background. */
function stores(given: Partial<Stores> = {}) {
  const attempts: Promise<unknown>[] = []
  const keep = (attempt: Promise<unknown>) => void attempts.push(attempt)
  const mail = mailRoute({ ...env, MAIL: mailbox().binding })
  return { attempts, stores: { database: env.ENQUIRIES, spill: env.SPILL, mail, keep, ...given } }
}

const wayBack = () => ({ database: env.ENQUIRIES, store: env.SPILL, mail: mailRoute(env) })
/** How many enquiries wait outside of their database. */
const waiting = async () => (await env.SPILL.list({ prefix: 'spill:' })).keys.length
const route = (binding: SendEmail) => mailRoute({ ...env, MAIL: binding })

const twice = (when: 'before' | 'after', error: string) => {
  let calls = 0
  return () => (calls++ < 2 ? { when, error } : undefined)
}

it.each(TRANSIENT_FAULTS.flatMap((error) => [['before', error] as const, ['after', error] as const]))(
  'A fault %s the commit that may be tried again leaves one row: %s',
  async (when, error) => {
    const database = faultyDatabase(env.ENQUIRIES, twice(when, error))
    expect(await take(stores({ database }).stores, await row())).toBe('database')
    expect(await allRows()).toHaveLength(1)
  },
)

it.each(LASTING_FAULTS)('An overloaded database is not asked again: %s', async (error) => {
  let calls = 0
  const database = faultyDatabase(env.ENQUIRIES, () => {
    calls++
    return { when: 'before', error }
  })
  expect(await take(stores({ database }).stores, await row())).toBe('spill')
  expect(calls).toBe(1)
})

it('A database that takes its time is waited for', async () => {
  const slow = { database: slowDatabase(env.ENQUIRIES, 10) }
  expect(await take(stores(slow).stores, await row())).toBe('database')
})

it('A constraint is not tried again', async () => {
  let calls = 0
  const database = faultyDatabase(env.ENQUIRIES, () => void calls++)
  const refused = { ...(await row()), name: null as unknown as string }
  await take(stores({ database }).stores, refused)
  expect(calls).toBe(1)
})

it('A database that stays down is asked four times, then the spill takes the enquiry', async () => {
  let calls = 0
  const database = faultyDatabase(env.ENQUIRIES, () => {
    calls++
    return { when: 'before', error: TRANSIENT_FAULTS[0] ?? '' }
  })
  expect(await take(stores({ database }).stores, await row())).toBe('spill')
  expect(calls).toBe(4)
})

it.each(D1_FAULTS)('What was spilled comes back as one row: %s', async (error) => {
  const made = await row()
  await take(stores({ database: brokenDatabase(env.ENQUIRIES, error) }).stores, made)
  expect((await bringBack(wayBack())).back).toBe(1)
  expect([(await onlyRow()).id, await waiting()]).toEqual([made.id, 0])
})

it('A silent database leads to the spill, and its late commit makes no second row', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { attempts, stores: doors } = stores({ database: stalledDatabase(env.ENQUIRIES, promise) })
  expect(await take(doors, await row(), SHORT)).toBe('spill')
  resolve()
  await Promise.all(attempts)
  await bringBack(wayBack())
  expect(await allRows()).toHaveLength(1)
})

it('With database and spill down the mail itself takes the enquiry', async () => {
  const { sent, binding } = mailbox()
  const down = { database: brokenDatabase(env.ENQUIRIES), spill: brokenStore(), mail: route(binding) }
  const made = await row()
  expect(await take(stores(down).stores, made)).toBe('mail')
  expect(sent.map(({ headers }) => headers)).toEqual([{ 'X-Enquiry-Id': made.id }])
})

it.each([
  ['refuses before it writes', LASTING_FAULTS[0], 'nowhere'],
  ['has lost its reply', TRANSIENT_FAULTS[0], 'unknown'],
])('With spill and mail down and a database that %s the truth is told', async (_, error, taken) => {
  const { binding } = mailbox(() => 'E_INTERNAL_SERVER_ERROR')
  const down = { database: brokenDatabase(env.ENQUIRIES, error), spill: brokenStore(), mail: route(binding) }
  expect(await take(stores(down).stores, await row())).toBe(taken)
})

it.each([
  ['refuses', LASTING_FAULTS[0], 'nowhere'],
  ['loses its reply', TRANSIENT_FAULTS[0], 'unknown'],
])('With spill and mail down a database that is silent and %s in the end is believed', async (_, error, taken) => {
  const { promise, reject } = Promise.withResolvers<void>()
  const { binding } = mailbox(() => 'E_INTERNAL_SERVER_ERROR')
  const down = { database: stalledDatabase(env.ENQUIRIES, promise), spill: brokenStore(), mail: route(binding) }
  const taking = take(stores(down).stores, await row(), { ...SHORT, inAll: 3000 })
  setTimeout(() => reject(new Error(error)), 40)
  expect(await taking).toBe(taken)
})

it('With everything silent the wait ends, and nobody knows', async () => {
  const never = new Promise<never>(() => {})
  const silent = {
    database: stalledDatabase(env.ENQUIRIES, never),
    spill: { put: () => never } as unknown as KVNamespace,
    mail: route({ send: () => never } as unknown as SendEmail),
  }
  expect(await take(stores(silent).stores, await row(), SHORT)).toBe('unknown')
})

const NOTHING_WORKS = {
  ENQUIRIES: brokenDatabase(env.ENQUIRIES, LASTING_FAULTS[0]),
  SPILL: brokenStore(),
  MAIL: mailbox(() => 'E_INTERNAL_SERVER_ERROR').binding,
}

it('With everything down JSON is answered with 503, the phone number and the chat link', async () => {
  const response = await post(ASHA, NOTHING_WORKS)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  const { ok, error } = await response.json<{ ok: boolean; error: string }>()
  expect(ok).toBe(false)
  for (const part of ['This has not been sent', '+91 98000 00000', 'https://wa.me/919800000000']) {
    expect(error).toContain(part)
  }
})

it('Where a store may have taken it after all the visitor reads that, with the reference to quote', async () => {
  let calls = 0
  const lost = { when: 'after', error: TRANSIENT_FAULTS[0] ?? '' } as const
  const ENQUIRIES = faultyDatabase(env.ENQUIRIES, () => (calls++ < 8 ? lost : undefined))
  const response = await post(ASHA, { ...NOTHING_WORKS, ENQUIRIES })
  const { reference } = await onlyRow()
  expect([response.status, await response.json()]).toEqual([
    503,
    { ok: false, reference, error: expect.stringMatching(`cannot tell.*quote ${reference}`) },
  ])
})

it.each([
  ['up', {}],
  ['down as well', { CATALOGUE: brokenDatabase(env.CATALOGUE) }],
])('With everything down a form comes back with its values, the catalogue %s', async (_, catalogue) => {
  const response = await post(form({ ...ASHA, tour: 'Bali6d5n', form: 'tour' }), { ...NOTHING_WORKS, ...catalogue })
  const html = await response.text()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  for (const kept of ['Asha Rao', 'asha@example.in', '98000 11111', 'https://wa.me/919800000000']) {
    expect(html).toContain(kept)
  }
})

it('A spilled enquiry that the database refuses as it is reaches the staff by mail, as soon as there is one', async () => {
  let isDown = true
  const { sent, binding } = mailbox(() => (isDown ? 'E_INTERNAL_SERVER_ERROR' : undefined))
  const refused = { ...(await row()), kind: null }
  await env.SPILL.put(`spill:${refused.id}`, JSON.stringify(refused))
  expect(await bringBack({ ...wayBack(), mail: route(binding) })).toEqual({ found: 1, back: 0 })
  isDown = false
  await bringBack({ ...wayBack(), mail: route(binding) })
  expect([sent.length, await waiting()]).toEqual([1, 0])
})

it('Spilled values that cannot be read stay where the health check sees them, however many, and the others come back', async () => {
  const { id, reference, createdAt } = await row()
  const parts = [
    { id, reference },
    { id, createdAt },
    { reference, createdAt },
  ].map((part) => JSON.stringify(part))
  const unreadable = ['{"broken":', ...parts, ...parts, ...parts]
  await Promise.all(unreadable.map((value, at) => env.SPILL.put(`spill:-${at}`, value)))
  await take(stores({ database: brokenDatabase(env.ENQUIRIES) }).stores, await row())
  expect(await bringBack(wayBack())).toEqual({ found: 11, back: 1 })
  expect(await waiting()).toBe(10)
})

it('A spilled enquiry leaves the spill only after its row is there', async () => {
  await take(stores({ database: brokenDatabase(env.ENQUIRIES) }).stores, await row())
  const down = { ...wayBack(), database: brokenDatabase(env.ENQUIRIES) }
  await expect(bringBack(down)).rejects.toThrow()
  expect(await waiting()).toBe(1)
})

it('A silent database that accepts while the wait lasts is enough, though the other doors refuse', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { binding } = mailbox(() => {
    resolve()
    return 'E_INTERNAL_SERVER_ERROR'
  })
  const database = stalledDatabase(env.ENQUIRIES, promise)
  const { stores: doors } = stores({ database, spill: brokenStore(), mail: route(binding) })
  expect(await take(doors, await row(), { ...SHORT, inAll: 3000 })).toBe('database')
  expect(await allRows()).toHaveLength(1)
})

it('A silent database that accepts while the spill is silent is enough: the mail door stays shut', async () => {
  const { sent, binding } = mailbox()
  const { promise, resolve } = Promise.withResolvers<void>()
  const put = () => {
    resolve()
    return new Promise<never>(() => {})
  }
  const silent = { database: stalledDatabase(env.ENQUIRIES, promise), spill: { put } as unknown as KVNamespace }
  const { attempts, stores: doors } = stores({ ...silent, mail: route(binding) })
  expect(await take(doors, await row(), { perDoor: { ...SHORT.perDoor, spill: 500 }, inAll: 3000 })).toBe('database')
  await attempts[1]
  expect([(await allRows()).length, sent.length]).toEqual([1, 0])
})

/** A moment in the minute before a sweep, in milliseconds since 1970. */
const BETWEEN_SWEEPS = 4 * 60_000

it('A spilled enquiry comes back with the next run, and then its mark goes', async () => {
  await spill(env.SPILL, await row())
  expect(await bringBackOnNeed(wayBack(), BETWEEN_SWEEPS)).toBe(1)
  await bringBackOnNeed(wayBack(), BETWEEN_SWEEPS)
  expect((await env.SPILL.list()).keys).toEqual([])
})

it('A spilled enquiry whose mark was lost comes back with the sweep of every fifth minute', async () => {
  await spill(env.SPILL, await row())
  await env.SPILL.delete('spilled')
  expect(await bringBackOnNeed(wayBack(), BETWEEN_SWEEPS)).toBe(0)
  expect(await bringBackOnNeed(wayBack(), BETWEEN_SWEEPS + 60_000)).toBe(1)
})

it('A mark that cannot be set does not shut the door', async () => {
  const put = async (key: string, value: string) => {
    if (key === 'spilled') throw new Error('KV PUT failed: 429 Too Many Requests')
    return env.SPILL.put(key, value)
  }
  await spill({ put } as unknown as KVNamespace, await row())
  expect(await waiting()).toBe(1)
})

/** A KV namespace that takes the first row that it is given after a while. */
function slowStore(release: Promise<void>): KVNamespace {
  let calls = 0
  const put: KVNamespace['put'] = async (...given: Parameters<KVNamespace['put']>) => {
    if (calls++ < 2) await release
    return env.SPILL.put(...given)
  }
  return { put } as unknown as KVNamespace
}

it('A spill that takes half a second is waited for, and the staff are told once', async () => {
  const { sent, binding } = mailbox()
  const { promise, resolve } = Promise.withResolvers<void>()
  setTimeout(resolve, 500)
  const down = {
    database: brokenDatabase(env.ENQUIRIES, LASTING_FAULTS[0]),
    spill: slowStore(promise),
    mail: route(binding),
  }
  expect(await take(stores(down).stores, await row())).toBe('spill')
  await runEveryMinute({ ...env, MAIL: binding })
  expect([(await onlyRow()).state, sent.length]).toEqual(['sent', 1])
})

it.each([
  ['the spill', () => ({ database: brokenDatabase(env.ENQUIRIES) })],
  ['the database', (release: Promise<void>) => ({ database: stalledDatabase(env.ENQUIRIES, release) })],
])('Where the mail took an enquiry that %s takes too late, nobody is told a second time', async (_, late) => {
  const { sent, binding } = mailbox()
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = { spill: slowStore(promise), ...late(promise), mail: route(binding) }
  const { attempts, stores: doors } = stores(slow)
  expect(await take(doors, await row(), { ...SHORT, inAll: 3000 })).toBe('mail')
  await scheduler.wait(20)
  resolve()
  await settle(attempts)
  await runEveryMinute({ ...env, MAIL: binding })
  await runEveryMinute({ ...env, MAIL: binding })
  expect([(await onlyRow()).state, sent.length]).toEqual(['sent', 1])
})

/** Waits for the attempts, and for those that they begin. */
async function settle(attempts: Promise<unknown>[]): Promise<void> {
  for (let waited = 0; waited < attempts.length; ) {
    waited = attempts.length
    await Promise.all(attempts)
  }
}

it('What the mail alone took is in the database afterwards, and the webhook is still told', async () => {
  const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'))
  const { sent, binding } = mailbox()
  let calls = 0
  const refusal = { when: 'before', error: LASTING_FAULTS[0] ?? '' } as const
  const database = faultyDatabase(env.ENQUIRIES, () => (calls++ === 0 ? refusal : undefined))
  const { attempts, stores: doors } = stores({ database, spill: brokenStore(), mail: route(binding) })
  expect(await take(doors, await row())).toBe('mail')
  await settle(attempts)
  await runEveryMinute({ ...env, MAIL: binding, WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: 's' })
  expect([(await onlyRow()).state, sent.length, posted.mock.calls.length]).toEqual(['sent', 1, 1])
})

it('A visitor who leaves does not stop the taking: each attempt is kept alive to its end', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { attempts, stores: doors } = stores({
    database: stalledDatabase(env.ENQUIRIES, promise),
    spill: brokenStore(),
  })
  void take(doors, await row(), { perDoor: { database: 60_000, spill: 1, mail: 1 }, inAll: 1 })
  await vi.waitUntil(() => attempts.length > 1)
  expect(attempts).toHaveLength(2)
  resolve()
  await Promise.all(attempts)
  expect(await allRows()).toHaveLength(1)
})

it('What is spilled is kept for seven days', async () => {
  const kept: (number | undefined)[] = []
  const put = async (_: string, __: string, options?: KVNamespacePutOptions) => void kept.push(options?.expirationTtl)
  await spill({ put } as unknown as KVNamespace, await row())
  expect(kept).toEqual([604_800, 604_800])
})

it('More than one run brings back come with the next minutes, without a sweep', async () => {
  await Promise.all(Array.from({ length: 101 }, async () => spill(env.SPILL, await row())))
  const first = await bringBackOnNeed(wayBack(), BETWEEN_SWEEPS)
  expect([first, await bringBackOnNeed(wayBack(), BETWEEN_SWEEPS)]).toEqual([100, 1])
})

it('Where the database refuses one of many, five are tried one by one, and those that it takes leave the spill', async () => {
  const rows = await Promise.all(Array.from({ length: 7 }, () => row()))
  rows.sort((one, other) => (one.id < other.id ? -1 : 1))
  for (const [at, each] of rows.entries()) {
    await env.SPILL.put(`spill:${each.id}`, JSON.stringify(at === 6 ? { ...each, kind: null } : each))
  }
  expect(await bringBack(wayBack())).toEqual({ found: 7, back: 5 })
  expect([(await allRows()).length, await waiting()]).toEqual([5, 2])
})

it('A database that goes down while one by one is tried is no refusal: nothing is mailed in its place', async () => {
  const refused = { ...(await row()), kind: null }
  await env.SPILL.put(`spill:${refused.id}`, JSON.stringify(refused))
  const { sent, binding } = mailbox()
  let calls = 0
  const fault = { when: 'before', error: LASTING_FAULTS[0] ?? '' } as const
  const database = faultyDatabase(env.ENQUIRIES, () => (calls++ > 0 ? fault : undefined))
  await expect(bringBack({ ...wayBack(), database, mail: route(binding) })).rejects.toThrow()
  expect([sent.length, await waiting()]).toEqual([0, 1])
})

it('Of a database that is down no more is asked than the four tries for all', async () => {
  for (let i = 0; i < 3; i++) await spill(env.SPILL, await row())
  let calls = 0
  const database = faultyDatabase(env.ENQUIRIES, () => {
    calls++
    return { when: 'before', error: TRANSIENT_FAULTS[0] ?? '' }
  })
  await expect(bringBack({ ...wayBack(), database })).rejects.toThrow()
  expect(calls).toBe(4)
})

it('A spilled value that somebody else has brought back meanwhile is no fault', async () => {
  const log = expectLog()
  await spill(env.SPILL, await row())
  const store = { ...countOf(env.SPILL).store, get: async () => null } as unknown as KVNamespace
  await bringBack({ ...wayBack(), store })
  expect(log).toEqual([])
})

it('A spilled value that nobody can read is looked at every fifth minute only, and nothing is written', async () => {
  await env.SPILL.put('spill:0', '{"broken":')
  await env.SPILL.put('spilled', '1')
  await bringBackOnNeed(wayBack(), BETWEEN_SWEEPS)
  const { store, calls } = countOf(env.SPILL)
  for (let minute = 0; minute < 10; minute++) {
    await bringBackOnNeed({ ...wayBack(), store }, BETWEEN_SWEEPS + minute * 60_000)
  }
  expect(calls).toMatchObject({ lists: 2, writes: 0, deletes: 0 })
})
