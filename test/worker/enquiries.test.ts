import { env, exports } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isReference } from '../../src/domain/enquiries/reference.ts'
import { dayInIndia } from '../../src/values/dates.ts'
import { ASHA } from '../support/asha.ts'
import { allRows, clearEnquiries, form, json, onlyRow, post, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'

beforeEach(clearEnquiries)
afterEach(() => vi.restoreAllMocks())

const KEY = 'c3b7f1de-0a53-4c5d-9f56-3d1a2b4c5d6e'

it('An enquiry by JSON is stored and answered with its reference', async () => {
  const response = await post(ASHA)
  const answer = await response.json<{ ok: boolean; reference: string }>()
  expect([response.status, answer.ok, isReference(answer.reference)]).toEqual([200, true, true])
  expect(await onlyRow()).toMatchObject({
    reference: answer.reference,
    name: 'Asha Rao',
    dialable: '+919800011111',
    tour: 'Bali6d5n',
    tier: 'deluxe',
    price_seen: 54999,
  })
})

it('A plain form is answered with a redirect that holds the reference and nothing of the person', async () => {
  const response = await post(form({ ...ASHA, form: 'tour' }))
  const { reference } = await onlyRow()
  expect([response.status, response.headers.get('location')]).toEqual([303, `/success?reference=${reference}`])
})

it('The same key and the same content is one enquiry with one reference', async () => {
  const first = await post(json(ASHA, { 'idempotency-key': KEY }))
  const second = await post(json(ASHA, { 'idempotency-key': KEY }))
  expect(await second.json()).toEqual(await first.json())
  expect(await allRows()).toHaveLength(1)
})

it('Another key with the same content is a second enquiry', async () => {
  for (const key of [KEY, `${KEY}-again`]) await post(json(ASHA, { 'idempotency-key': key }))
  expect(await allRows()).toHaveLength(2)
})

it('The same key with other content is a second enquiry and no error', async () => {
  await post(json(ASHA, { 'idempotency-key': KEY }))
  const corrected = await post(json({ ...ASHA, phone: '98000 22222' }, { 'idempotency-key': KEY }))
  expect(corrected.status).toBe(200)
  expect(await allRows()).toHaveLength(2)
})

it('A plain form that is sent again makes no second enquiry', async () => {
  await post(form({ ...ASHA, form: 'contact' }))
  await post(form({ ...ASHA, form: 'contact' }))
  expect(await allRows()).toHaveLength(1)
})

it('50 parallel posts with one key are one row', async () => {
  const posts = Array.from({ length: 50 }, () => post(json(ASHA, { 'idempotency-key': KEY })))
  const answers = await Promise.all(posts)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await allRows()).toHaveLength(1)
})

it('A forged key is passed over and the enquiry is taken', async () => {
  const response = await post(json(ASHA, { 'idempotency-key': "'; DROP TABLE enquiries; --" }))
  expect(response.status).toBe(200)
  expect(await allRows()).toHaveLength(1)
})

it('A page that a cache may keep holds no key', async () => {
  const contact = await exports.default.fetch('https://patang.example/contact')
  expect(await contact.text()).not.toContain('name="key"')
  const enquire = await exports.default.fetch('https://patang.example/enquire?tour=Bali6d5n&tier=deluxe')
  expect([enquire.headers.get('cache-control'), (await enquire.text()).includes('name="key"')]).toEqual([
    'private, no-cache',
    true,
  ])
})

it.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }],
  ['another site of the same registrable domain', { 'sec-fetch-site': 'same-site', origin: 'https://patang.example' }],
])('A post from %s is refused and nothing is stored', async (_, headers) => {
  expect((await post(json(ASHA, headers))).status).toBe(403)
  expect(await allRows()).toEqual([])
})

it.each([
  ['more than its fields can hold', json({ ...ASHA, message: 'x'.repeat(250_000) }), 413],
  ['more letters than the form says', json({ ...ASHA, message: 'x'.repeat(10_001) }), 422],
  ['no JSON', { body: '{"name":', headers: { 'content-type': 'application/json' } }, 400],
  ['a list', json([ASHA]), 400],
  ['null', json(null), 400],
  ['another content type', { body: 'name=A', headers: { 'content-type': 'text/plain' } }, 415],
  ['nested fields', json({ ...ASHA, name: { first: 'Asha' } }), 422],
  ['nobody to answer to', json({ name: 'Asha' }), 422],
])('A body with %s is refused with a sentence', async (_, init, status) => {
  const response = await post(init)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ ok: false, error: expect.stringMatching(/\w+/) })
  expect(await allRows()).toEqual([])
})

it.each([
  ['application/json', JSON.stringify(ASHA)],
  ['application/x-www-form-urlencoded', 'phone=98000'],
])('A body of %s that breaks off is refused and nothing is stored', async (type, sent) => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(sent))
    },
    pull(controller) {
      controller.error(new Error('the visitor went away'))
    },
  })
  const response = await post({ body, headers: { 'content-type': type } })
  expect([response.status, await allRows()]).toEqual([400, []])
})

it('A field that is sent twice keeps both texts', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = 'phone=98000+11111&phone=98000+22222&message=First&message=Second&message=Second'
  expect((await post({ body, headers })).status).toBe(303)
  expect(await onlyRow()).toMatchObject({
    phone: expect.stringMatching(/98000 11111.*98000 22222/s),
    message: 'First\nSecond',
  })
})

it('Two dates in one form are asked about, with both in their field', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await post({ body: 'phone=98000+11111&date=2027-12-01&date=2027-12-20', headers })
  expect(response.status).toBe(422)
  expect(await response.text()).toMatch(/2027-12-01.2027-12-20/s)
})

it.each([
  ['a form', form],
  ['JSON', json],
] as const)(
  'A day of travel that is too far ahead is asked about, with all that was typed, by %s',
  async (_, asSent) => {
    const answer = await post(asSent({ ...ASHA, date: '9999-12-31' }))
    const body = await answer.text()
    expect([answer.status, await allRows()]).toEqual([422, []])
    expect(body).toContain('We plan 3 years ahead at most.')
    if (asSent === form) expect(body).toMatch(/value="9999-12-31"/)
  },
)

it('An opening time that is no text is passed over', async () => {
  const response = await post({ ...ASHA, opened: { toString: 1, valueOf: 1 } })
  expect(response.status).toBe(200)
})

/** Fields as they weigh the most: each letter that is not of ASCII as JSON escapes it. */
const escaped = (fields: Record<string, unknown>) =>
  JSON.stringify(fields).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

it.each(['क', '🪁'])('A message of 10,000 letters “%s” is taken whole, however it is written', async (letter) => {
  const message = letter.repeat(10_000)
  const fields = { ...ASHA, message, wishes: letter.repeat(1000), name: letter.repeat(300) }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const bodies = [
    json(fields),
    { ...json(fields), body: escaped({ ...fields, hours: letter.repeat(300) }) },
    { body: form },
    { body: new URLSearchParams({ ...fields, place: letter.repeat(300) }) },
  ]
  const statuses = await Promise.all(bodies.map(async (body) => (await post(body)).status))
  const stored = (await allRows()).map((row) => row.message)
  expect([statuses, [...new Set(stored)]]).toEqual([[200, 200, 303, 303], [message]])
})

it('A trip that begins today is taken', async () => {
  expect((await post({ ...ASHA, date: dayInIndia(new Date()) })).status).toBe(200)
})

it('A chunked body is measured as it arrives', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(1024))
  const body = new ReadableStream({
    start(controller) {
      for (let i = 0; i < 250; i++) controller.enqueue(chunk)
      controller.close()
    },
  })
  const response = await post({ body, headers: { 'content-type': 'application/json' } })
  expect(response.status).toBe(413)
})

it('Fields with the names of prototypes do no harm and are not stored', async () => {
  const body = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"phone":"98000 11111"}`
  const response = await post({ body, headers: { 'content-type': 'application/json' } })
  expect(response.status).toBe(200)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(await onlyRow()).toMatchObject({ phone: '98000 11111', name: '' })
})

it('Text with quotes, NUL and half a surrogate is stored as one value', async () => {
  const name = `Robert'); DROP TABLE enquiries;--\u0000 \ud800 आशा`
  expect((await post({ ...ASHA, name })).status).toBe(200)
  expect((await onlyRow()).name).toContain("Robert'); DROP TABLE enquiries;--")
})

it('The hidden field that only bots fill in holds the enquiry, and the answer is the same', async () => {
  const response = await post({ ...ASHA, website: 'https://spam.example' })
  expect(await response.json()).toMatchObject({ ok: true })
  expect(await onlyRow()).toMatchObject({ state: 'held', held_reason: 'honeypot', mailed_at: null })
})

it('A form that is sent within two seconds of its opening is held', async () => {
  await post({ ...ASHA, opened: String(Date.now()) })
  expect(await onlyRow()).toMatchObject({ state: 'held', held_reason: 'quick' })
})

it('A form that was open for a minute is mailed', async () => {
  await post({ ...ASHA, opened: String(Date.now() - 60_000) })
  expect(await onlyRow()).toMatchObject({ state: 'sent' })
})

it('Of all that is due a post tells the staff about five', async () => {
  await storeDue(7)
  await post(ASHA)
  expect((await allRows()).filter(({ state }) => state === 'sent')).toHaveLength(5)
})

const limiter = (allowed: (key: string) => boolean): RateLimit => ({
  limit: async ({ key }) => ({ success: allowed(key) }),
})

it.each([
  ['his own number', { PER_VISITOR: limiter((key) => key !== '203.0.113.9 +919800011111') }, 'rate'],
  ['his address', { PER_ADDRESS: limiter((key) => key !== '203.0.113.9') }, 'rate'],
  ['all visitors together', { TOTAL: limiter(() => false) }, 'flood'],
])('A visitor beyond the rate of %s is held, not refused', async (_, limiters, reason) => {
  const response = await post(json(ASHA, { 'cf-connecting-ip': '203.0.113.9' }), limiters)
  expect(response.status).toBe(200)
  expect(await onlyRow()).toMatchObject({ state: 'held', held_reason: reason, mailed_at: null })
})

/** The limiters of a location, each with the keys that it was asked about. */
function watchedLimiters() {
  const keys: Record<'PER_VISITOR' | 'PER_ADDRESS' | 'TOTAL', string[]> = {
    PER_VISITOR: [],
    PER_ADDRESS: [],
    TOTAL: [],
  }
  const watch = (name: keyof typeof keys): RateLimit => ({
    limit: async ({ key }) => ({ success: keys[name].push(key) > 0 }),
  })
  return {
    keys,
    limiters: { PER_VISITOR: watch('PER_VISITOR'), PER_ADDRESS: watch('PER_ADDRESS'), TOTAL: watch('TOTAL') },
  }
}

it.each([
  ['without a way to answer', { name: 'Asha' }],
  ['that only a machine sends', { ...ASHA, website: 'x' }],
])('A body %s counts against nobody else', async (_, body) => {
  const { keys, limiters } = watchedLimiters()
  await post(json(body, { 'cf-connecting-ip': '203.0.113.9' }), limiters)
  expect(keys.TOTAL).toEqual([])
})

it('What is beyond its visitor’s own rate does not count for all', async () => {
  const { keys, limiters } = watchedLimiters()
  const beyond = { ...limiters, PER_ADDRESS: limiter(() => false) }
  await post(json(ASHA, { 'cf-connecting-ip': '203.0.113.9' }), beyond)
  expect(keys.TOTAL).toEqual([])
})

it('After 310 empty posts from one address an honest visitor elsewhere is mailed', async () => {
  const flood = Array.from({ length: 310 }, () => post(json({}, { 'cf-connecting-ip': '203.0.113.66' })))
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([422]))
  await post(json(ASHA, { 'cf-connecting-ip': '198.51.100.7' }))
  expect(await onlyRow()).toMatchObject({ state: 'sent' })
})

/**
 * How many of so many questions a limiter of this configuration allows: all are asked at once, in one minute of the clock by
 * which it counts.
 */
async function allowedOf(count: number, of: RateLimit, key: string): Promise<number> {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 8000) await scheduler.wait(left)
  const answers = await Promise.all(Array.from({ length: count }, () => of.limit({ key })))
  return answers.filter(({ success }) => success).length
}

it('Fifty people behind one mobile address in a minute: none of them is held', async () => {
  const headers = { 'cf-connecting-ip': '203.0.113.50' }
  for (let i = 0; i < 50; i++) await post(json({ name: `Guest ${i}`, phone: `98000 ${String(20_000 + i)}` }, headers))
  const states = (await allRows()).map(({ state }) => state)
  expect([states.length, states.filter((state) => state === 'held').length]).toEqual([50, 0])
})

it('Beyond fifty a minute one address is held, whatever numbers it leaves', async () => {
  const { keys, limiters } = watchedLimiters()
  const headers = { 'cf-connecting-ip': '203.0.113.51' }
  for (const phone of ['98000 30001', '98000 30002']) await post(json({ phone }, headers), limiters)
  const [key = ''] = keys.PER_ADDRESS
  expect([keys.PER_ADDRESS, await allowedOf(60, env.PER_ADDRESS, key)]).toEqual([[key, key], 50])
})

it('An IPv6 visitor is his /64: with another host part each time he is one visitor', async () => {
  const { keys, limiters } = watchedLimiters()
  for (const host of ['1::1', 'b::c']) await post(json(ASHA, { 'cf-connecting-ip': `2001:db8:7:1:${host}` }), limiters)
  const [key = ''] = keys.PER_VISITOR
  expect([keys.PER_VISITOR, await allowedOf(12, env.PER_VISITOR, key)]).toEqual([[key, key], 10])
})

it('A rate limiter that fails limits nobody', async () => {
  expectLog()
  const broken: RateLimit = {
    limit: async () => {
      throw new Error('down')
    },
  }
  const limiters = { TOTAL: broken, PER_VISITOR: broken, PER_ADDRESS: broken }
  expect((await post(json(ASHA, { 'cf-connecting-ip': '203.0.113.9' }), limiters)).status).toBe(200)
  expect(await onlyRow()).toMatchObject({ state: 'sent' })
})

it('The real limiter of this configuration counts and holds the eleventh of one visitor', async () => {
  const { keys, limiters } = watchedLimiters()
  const headers = { 'cf-connecting-ip': '203.0.113.77' }
  await post(json({ ...ASHA, message: 'First' }, headers), limiters)
  expect(await allowedOf(10, env.PER_VISITOR, keys.PER_VISITOR[0] ?? '')).toBe(10)
  await post(json({ ...ASHA, message: 'Eleventh' }, headers))
  const held = (await allRows()).filter(({ state }) => state === 'held')
  expect(held.map(({ message }) => message)).toEqual(['Eleventh'])
})

it('The configuration in use has all that enquiries need', () => {
  expect([env.MAIL_FROM, env.MAIL_TO]).toEqual(['website@patang.example', 'planners@patang.example'])
})
