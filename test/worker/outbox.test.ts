import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drain, type Outbox } from '../../src/data/enquiries/outbox.ts'
import { webhookOf } from '../../src/data/enquiries/webhook.ts'
import { mailRoute } from '../../src/data/stores/send-mail.ts'
import { LEASE } from '../../src/domain/enquiries/backoff.ts'
import { brokenDatabase, faultyDatabase, mailbox, slowDatabase, TRANSIENT_FAULTS } from '../chaos/faults.ts'
import { counting } from '../support/counting.ts'
import { allRows, clearEnquiries, onlyRow, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'

beforeEach(async () => {
  expectLog()
  await clearEnquiries()
})
afterEach(() => vi.restoreAllMocks())

function outbox(binding: SendEmail, given: Partial<Outbox> = {}): Outbox {
  const mail = mailRoute({ ...env, MAIL: binding })
  return { database: env.ENQUIRIES, catalogue: env.CATALOGUE, mail, clock: Date.now, ...given }
}

/** Drains until nothing is due, at the moments that the back-off sets. Gives the waits in seconds. */
async function drainToTheEnd(given: Outbox): Promise<number[]> {
  const waits: number[] = []
  let now = Date.now()
  for (let i = 0; i < 20; i++) {
    await drain({ ...given, clock: () => now }, 5)
    const { state, next_at } = await onlyRow()
    if (state !== 'due') return waits
    waits.push(Math.round((Number(next_at) - now) / 1000))
    now = Number(next_at)
  }
  return waits
}

it('A due enquiry is mailed once', async () => {
  const { sent, binding } = mailbox()
  await storeDue(1)
  await drain(outbox(binding), 5)
  await drain(outbox(binding), 5)
  expect(sent.map(({ to }) => to)).toEqual(['planners@patang.example'])
  expect(await onlyRow()).toMatchObject({ state: 'sent', message_id: 'message-1', lease: null, attempts: 1 })
})

it('The local mail binding takes the message', async () => {
  await storeDue(1)
  expect(await drain(outbox(env.MAIL), 5)).toEqual({ claimed: 1, sent: 1, dead: 0 })
})

it('10 overlapping drains over 40 rows send 40 mails, all distinct', async () => {
  const { sent, binding } = mailbox()
  await storeDue(40)
  await Promise.all(Array.from({ length: 10 }, () => drain(outbox(binding), 20)))
  expect([sent.length, new Set(sent.map(({ headers }) => headers?.['X-Enquiry-Id'])).size]).toEqual([40, 40])
})

it('A mail service that is down is asked eleven times over two days, then the enquiry is dead and visible', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const { binding } = mailbox(() => 'E_INTERNAL_SERVER_ERROR')
  await storeDue(1)
  const waits = await drainToTheEnd(outbox(binding))
  expect(waits).toEqual([30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 43_200, 86_400])
  expect(await onlyRow()).toMatchObject({ state: 'dead', attempts: 11, last_error: 'E_INTERNAL_SERVER_ERROR' })
})

const STAFF = ['planners@patang.example', 'owner@patang.example', 'night@patang.example']
const toAll = (binding: SendEmail) =>
  outbox(binding, { mail: mailRoute({ ...env, MAIL: binding, MAIL_TO: STAFF.join(', ') }) })

it('Every address of the staff gets the mail, each by itself', async () => {
  const { sent, binding } = mailbox()
  await storeDue(1)
  await drain(toAll(binding), 5)
  expect(sent.map(({ to }) => to)).toEqual(STAFF)
  expect(await onlyRow()).toMatchObject({ state: 'sent', mailed_to: STAFF.join(','), last_error: null })
})

it.each(STAFF)('A suppressed mailbox, %s, does not stop the others, and is noted', async (suppressed) => {
  const { sent, binding } = mailbox(({ to }) => (to === suppressed ? 'E_RECIPIENT_SUPPRESSED' : undefined))
  await storeDue(1)
  await drain(toAll(binding), 5)
  expect(sent.map(({ to }) => to)).toEqual(STAFF.filter((address) => address !== suppressed))
  expect(await onlyRow()).toMatchObject({ state: 'sent', last_error: 'E_RECIPIENT_SUPPRESSED' })
})

it('A mailbox that fails for a while gets the mail later, and the others get no second one', async () => {
  let isDown = true
  const { sent, binding } = mailbox(({ to }) => (isDown && to === STAFF[1] ? 'E_DELIVERY_FAILED' : undefined))
  await storeDue(1)
  await drain(toAll(binding), 5)
  expect(await onlyRow()).toMatchObject({ state: 'due', last_error: 'E_DELIVERY_FAILED' })
  isDown = false
  await drainToTheEnd({ ...toAll(binding) })
  expect(sent.map(({ to }) => to)).toEqual(['planners@patang.example', 'night@patang.example', 'owner@patang.example'])
  expect(await onlyRow()).toMatchObject({ state: 'sent', last_error: null })
})

it('A mailbox that never takes it leaves the enquiry told, not dead', async () => {
  const { sent, binding } = mailbox(({ to }) => (to === STAFF[1] ? 'E_DELIVERY_FAILED' : undefined))
  await storeDue(1)
  await drainToTheEnd(toAll(binding))
  expect([sent.length, (await onlyRow()).state]).toEqual([2, 'sent'])
})

it('Where every mailbox is suppressed the mail is tried again', async () => {
  const { binding } = mailbox(() => 'E_RECIPIENT_SUPPRESSED')
  await storeDue(1)
  await drain(toAll(binding), 5)
  expect(await onlyRow()).toMatchObject({ state: 'due', mailed_at: null, last_error: 'E_RECIPIENT_SUPPRESSED' })
})

it('Where no address of the staff is configured the enquiry stays due', async () => {
  const { binding } = mailbox()
  await storeDue(1)
  await drain(outbox(binding, { mail: mailRoute({ ...env, MAIL: binding, MAIL_TO: ' , ' }) }), 5)
  expect(await onlyRow()).toMatchObject({ state: 'due', mailed_at: null, last_error: 'Error' })
})

it('The mail names the tour; where the catalogue does not answer, its id', async () => {
  const { sent, binding } = mailbox()
  await storeDue(1)
  await drain(outbox(binding), 5)
  await storeDue(1, { message: 'again' })
  await drain(outbox(binding, { catalogue: brokenDatabase(env.CATALOGUE) }), 5)
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Asha Rao · Bali 5N\/6D, Deluxe · 20 Dec 2027 · PT-/),
    expect.stringMatching(/^Asha Rao · Bali6d5n, Deluxe · 20 Dec 2027 · PT-/),
  ])
})

it('Stores and a mail service that take their time are waited for: the mail names the tour, and the row is sent', async () => {
  const { sent, binding } = mailbox()
  const send = async (mail: Parameters<SendEmail['send']>[0]) => {
    await scheduler.wait(10)
    return binding.send(mail)
  }
  await storeDue(1)
  const stores = { database: slowDatabase(env.ENQUIRIES, 10), catalogue: slowDatabase(env.CATALOGUE, 10) }
  await drain(outbox({ send } as SendEmail, stores), 5)
  expect([sent[0]?.subject, (await onlyRow()).state]).toEqual([expect.stringContaining('Bali 5N/6D'), 'sent'])
})

it('A mail that fails for a while is not sent in its plainest form: the whole one comes later', async () => {
  const { sent, binding } = mailbox(({ html }) => (html ? 'E_DELIVERY_FAILED' : undefined))
  await storeDue(1)
  await drain(outbox(binding), 5)
  expect([sent.length, (await onlyRow()).state]).toEqual([0, 'due'])
})

it('A message that is refused as written goes in its plainest form', async () => {
  const { sent, binding } = mailbox(({ html }) => (html ? 'E_VALIDATION_ERROR' : undefined))
  await storeDue(1)
  await drain(outbox(binding), 5)
  expect(sent.map(({ html, replyTo, headers, from }) => [html, replyTo, headers, from])).toEqual([
    [undefined, undefined, undefined, 'website@patang.example'],
  ])
})

it('A row whose drain died is due again when its lease ends', async () => {
  const { sent, binding } = mailbox()
  await storeDue(1)
  const start = Date.now()
  const { promise: mailed, resolve } = Promise.withResolvers<EmailSendResult>()
  const silent = outbox({ send: () => mailed } as unknown as SendEmail, { clock: () => start })
  const died = drain(silent, 5)
  await vi.waitUntil(async () => (await onlyRow()).lease !== null)
  expect((await drain(outbox(binding, { clock: () => start + LEASE - 1 }), 5)).claimed).toBe(0)
  expect((await drain(outbox(binding, { clock: () => start + LEASE }), 5)).sent).toBe(1)
  expect(sent).toHaveLength(1)
  resolve({ messageId: 'late' })
  await died
})

it('A claim whose reply is lost is read back by the next try', async () => {
  const { sent, binding } = mailbox()
  await storeDue(3)
  let calls = 0
  const lost = { when: 'after', error: TRANSIENT_FAULTS[0] ?? '' } as const
  const database = faultyDatabase(env.ENQUIRIES, () => (calls++ === 0 ? lost : undefined))
  await drain(outbox(binding, { database }), 5)
  expect(sent).toHaveLength(3)
})

it('A mail whose "sent" could not be noted comes twice at most, with the same id', async () => {
  const { sent, binding } = mailbox()
  await storeDue(1)
  let calls = 0
  const database = faultyDatabase(env.ENQUIRIES, () =>
    calls++ > 0 ? { when: 'before', error: TRANSIENT_FAULTS[0] ?? '' } : undefined,
  )
  await drain(outbox(binding, { database }), 5)
  await drain(outbox(binding, { clock: () => Date.now() + LEASE + 1 }), 5)
  expect([sent.length, new Set(sent.map(({ headers }) => headers?.['X-Enquiry-Id'])).size]).toEqual([2, 1])
})

it('A database that is down leaves everything due', async () => {
  const { sent, binding } = mailbox()
  await storeDue(1)
  await expect(drain(outbox(binding, { database: brokenDatabase(env.ENQUIRIES) }), 5)).rejects.toThrow()
  expect([sent.length, (await onlyRow()).state]).toEqual([0, 'due'])
})

const HOOK = { url: 'https://crm.example/hook', secret: 'shared' }

it('The webhook receives the enquiry as JSON with a signature that the secret explains', async () => {
  const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'))
  const [stored] = await storeDue(1)
  await drain(outbox(mailbox().binding, { webhook: HOOK }), 5)
  const [url, init] = posted.mock.calls[0] ?? []
  const headers = new Headers(init?.headers)
  const [, time, signature] = headers.get('x-signature')?.match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? []
  const bytes = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytes.encode('shared'), algorithm, false, ['verify'])
  const given = Uint8Array.from(signature?.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  expect([url, headers.get('x-enquiry-id'), JSON.parse(String(init?.body)).name]).toEqual([
    HOOK.url,
    stored?.id,
    'Asha Rao',
  ])
  expect(await crypto.subtle.verify('HMAC', key, given, bytes.encode(`${time}.${init?.body}`))).toBe(true)
})

it('A webhook that fails is tried again alone: the mail is not sent twice', async () => {
  const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('', { status: 500 }))
  posted.mockResolvedValueOnce(new Response('ok'))
  const { sent, binding } = mailbox()
  await storeDue(1)
  await drain(outbox(binding, { webhook: HOOK }), 5)
  expect(await onlyRow()).toMatchObject({ state: 'due', last_error: 'WEBHOOK_500', hooked_at: null })
  await drain(outbox(binding, { webhook: HOOK, clock: () => Date.now() + 60_000 }), 5)
  expect([(await onlyRow()).state, sent.length, posted.mock.calls.length]).toEqual(['sent', 1, 2])
})

it('A mail that fails does not keep the webhook back', async () => {
  const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'))
  await storeDue(1)
  await drain(outbox(mailbox(() => 'E_INTERNAL_SERVER_ERROR').binding, { webhook: HOOK }), 5)
  expect([posted.mock.calls.length, (await allRows())[0]?.state]).toEqual([1, 'due'])
})

it('A drain whose lease ended does not undo what the next one has done', async () => {
  const { binding } = mailbox()
  const { promise, reject } = Promise.withResolvers<never>()
  await storeDue(1)
  const start = Date.now()
  const slow = drain(outbox({ send: () => promise } as unknown as SendEmail, { clock: () => start }), 5)
  await vi.waitUntil(async () => (await onlyRow()).lease !== null)
  await drain(outbox(binding, { clock: () => start + LEASE }), 5)
  reject(new Error('too late'))
  await slow
  expect(await onlyRow()).toMatchObject({ state: 'sent', last_error: null })
})

it('A mail that is rejected with nothing is not sent', async () => {
  const nothing = { send: () => Promise.reject(undefined) } as unknown as SendEmail
  await storeDue(1)
  await drain(outbox(nothing), 5)
  expect(await onlyRow()).toMatchObject({ state: 'due', mailed_at: null, last_error: 'UNKNOWN' })
})

it('A webhook that was told is not told again while the mail fails', async () => {
  const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'))
  const failing = mailbox(() => 'E_INTERNAL_SERVER_ERROR').binding
  await storeDue(1)
  for (const later of [0, 60_000, 600_000]) {
    await drain(outbox(failing, { webhook: HOOK, clock: () => Date.now() + later }), 5)
  }
  expect([posted.mock.calls.length, (await onlyRow()).attempts]).toEqual([1, 3])
})

it('A webhook is told at its own address: an answer that leads elsewhere is a failure', async () => {
  const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.redirect('https://other.example/', 307))
  await storeDue(1)
  await drain(outbox(mailbox().binding, { webhook: HOOK }), 5)
  expect(posted.mock.calls.map(([, init]) => init?.redirect)).toEqual(['manual'])
  expect(await onlyRow()).toMatchObject({ state: 'due', last_error: 'WEBHOOK_307', hooked_at: null })
})

it('A receiver that takes its time is waited for', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    await scheduler.wait(20)
    init?.signal?.throwIfAborted()
    return new Response('ok')
  })
  await storeDue(1)
  await drain(outbox(mailbox().binding, { webhook: HOOK }), 5)
  expect(await onlyRow()).toMatchObject({ state: 'sent', hooked_at: expect.any(Number) })
})

it('A webhook without https is not told, and the log says so; one without a secret is none', async () => {
  const log = expectLog()
  const env = { WEBHOOK_URL: 'http://crm.example/hook', WEBHOOK_SECRET: 'shared' }
  expect([webhookOf(env), webhookOf({ WEBHOOK_URL: HOOK.url })]).toEqual([undefined, undefined])
  expect(log).toEqual(['{"step":"webhook","code":"WEBHOOK_NO_HTTPS"}'])
})

it('A lease outlasts the slowest drain: two addresses, each with two forms of the mail, and the webhook', () => {
  const slowest = 2 * 2 * 8000 + 8000
  expect(LEASE).toBeGreaterThan(2 * slowest)
})

it('The outcomes of a drain are noted in one statement', async () => {
  const { database, spent } = counting(env.ENQUIRIES)
  await storeDue(20)
  await drain(outbox(mailbox().binding, { database }), 20)
  expect(spent.queries).toBe(3)
})
