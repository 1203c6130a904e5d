import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPages } from '../../src/delivery/stored/page-store.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { brokenDatabase } from '../chaos/faults.ts'
import { ASHA } from '../support/asha.ts'
import { allRows, clearEnquiries, form, json, onlyRow, post } from '../support/enquiries.ts'
import { everyPage } from '../support/every-path.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { expectLog } from '../support/log.ts'
import { select } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'

const HOST = 'https://challenges.cloudflare.com'
const SITE_KEY = '1x00000000000000000000AA'
const configured = { TURNSTILE_SITE_KEY: SITE_KEY, TURNSTILE_SECRET: 'secret' }
const halves = [
  ['neither key', {}],
  ['the secret alone', { TURNSTILE_SECRET: 'secret' }],
  ['the site key alone', { TURNSTILE_SITE_KEY: SITE_KEY }],
  ['an empty secret', { ...configured, TURNSTILE_SECRET: '' }],
  ['an empty site key', { ...configured, TURNSTILE_SITE_KEY: '' }],
  ['a site key that cannot be one', { ...configured, TURNSTILE_SITE_KEY: '"><script>' }],
] as const

beforeEach(clearEnquiries)
afterEach(() => vi.restoreAllMocks())

describe('with both keys configured', () => {
  it('an enquiry with a token that passes is mailed, however long a token may be', async () => {
    answering(() => Response.json({ success: true }))
    await post({ ...ASHA, 'cf-turnstile-response': 'x'.repeat(2048) }, configured)
    expect(await onlyRow()).toMatchObject({ state: 'sent', held_reason: null })
  })

  it('a Turnstile that takes its time is waited for', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      await scheduler.wait(20)
      init?.signal?.throwIfAborted()
      return Response.json({ success: true })
    })
    await post({ ...ASHA, 'cf-turnstile-response': 'token' }, configured)
    expect(await onlyRow()).toMatchObject({ state: 'sent' })
  })

  it.each<[string, string, () => Response]>([
    ['fails', 'turnstile', () => Response.json({ success: false })],
    ['is not reached', 'turnstile-silent', () => fail('down')],
    ['answers nonsense', 'turnstile-silent', () => new Response('<')],
    ['answers something else', 'turnstile-silent', () => Response.json({})],
  ])('an enquiry is held where Turnstile %s', async (_, reason, answer) => {
    expectLog()
    answering(answer)
    const response = await post({ ...ASHA, 'cf-turnstile-response': 'token' }, configured)
    expect(response.status).toBe(200)
    expect(await onlyRow()).toMatchObject({ state: 'held', held_reason: reason })
  })

  it.each([
    ['no token', {}],
    ['an empty token', { 'cf-turnstile-response': '' }],
    ['a token that is too long', { 'cf-turnstile-response': 'x'.repeat(2049) }],
  ])('an enquiry with %s is held, and nobody is asked', async (_, token) => {
    const asked = answering(() => Response.json({ success: true }))
    await post({ ...ASHA, ...token }, configured)
    expect(await onlyRow()).toMatchObject({ state: 'held', held_reason: 'turnstile' })
    expect(asked).not.toHaveBeenCalled()
  })

  it('a form that was sent without JavaScript is held, and its sender thanked', async () => {
    const response = await post(form({ ...ASHA, form: 'contact' }), configured)
    const { state, reference } = await onlyRow()
    expect([state, response.headers.get('location')]).toEqual(['held', `/success?reference=${reference}`])
  })
})

describe('the same enquiry sent again', () => {
  const KEY = 'c3b7f1de-0a53-4c5d-9f56-3d1a2b4c5d6e'
  const send = (fields: object, bindings = {}) =>
    post(json({ ...ASHA, ...fields }, { 'idempotency-key': KEY }), { ...configured, ...bindings })

  it('with its token used up has the verdict of the first', async () => {
    const asked = answering(redeemedOnce())
    await send({ 'cf-turnstile-response': 'token' })
    await env.ENQUIRIES.prepare('DELETE FROM enquiries').run()
    await send({ 'cf-turnstile-response': 'token' })
    expect([asked.mock.calls.length, (await onlyRow()).state]).toEqual([2, 'sent'])
  })

  it.each([
    ['with a new token', { 'cf-turnstile-response': 'another' }],
    ['without a token', {}],
  ])('%s is one enquiry, and mailed', async (_, token) => {
    answering(redeemedOnce())
    await send({ 'cf-turnstile-response': 'token' })
    await send(token)
    expect(await onlyRow()).toMatchObject({ state: 'sent', held_reason: null })
  })

  it('without a token while the database is down is one enquiry, and mailed', async () => {
    expectLog()
    answering(redeemedOnce())
    const down = { ENQUIRIES: brokenDatabase(env.ENQUIRIES) }
    await send({ 'cf-turnstile-response': 'token' }, down)
    await send({}, down)
    await runEveryMinute(env)
    expect(await onlyRow()).toMatchObject({ state: 'sent', held_reason: null })
  })

  it('with other words and its token used up is another enquiry, and held', async () => {
    answering(redeemedOnce())
    await send({ 'cf-turnstile-response': 'token' })
    await send({ 'cf-turnstile-response': 'token', message: 'More of the same' })
    expect((await allRows()).map(({ state }) => state).sort()).toEqual(['held', 'sent'])
  })
})

describe.each(halves)('with %s', (_, bindings) => {
  it('no enquiry is held for the want of a token, and nobody is asked', async () => {
    const asked = answering(() => Response.json({ success: true }))
    await post(ASHA, bindings)
    expect([(await onlyRow()).state, asked.mock.calls.length]).toEqual(['sent', 0])
  })

  it('a page and its headers are as they were', async () => {
    const [given, plain] = [await page('/contact', bindings), await page('/contact', {})]
    expect([...given.headers]).toEqual([...plain.headers])
    expect(await given.text()).toBe(await plain.text())
    expect(JSON.stringify([...given.headers])).not.toContain(HOST)
  })
})

describe('the site key', () => {
  it('stands once in every page', () =>
    expectOfEach([...everyPage, '/search-results?q=bali', '/success', '/nosuchpage'], async (path) => {
      const html = await (await page(path, configured)).text()
      const found = await select(html, 'head > meta[name="turnstile"]')
      expect(found.map(({ attributes }) => attributes.content)).toEqual([SITE_KEY])
    }))

  it('is all that a page gains', async () => {
    const html = await (await page('/contact', configured)).text()
    const plain = await (await page('/contact', {})).text()
    expect(html.replace(`<meta name="turnstile" content="${SITE_KEY}"/>`, '')).toBe(plain)
  })

  it('comes with a form that is given back, and the secret with none', async () => {
    const response = await post(form({ form: 'contact' }), configured)
    const html = await response.text()
    expect([response.status, html.includes(SITE_KEY), html.includes('secret')]).toEqual([422, true, false])
  })
})

describe('the policy', () => {
  const visitors: [string, string, RequestInit][] = [
    ['a page', '/contact', {}],
    ['a page of somebody’s own', '/enquire', {}],
    ['streamed results', '/search-results?q=bali', {}],
  ]

  it.each(visitors)('of %s differs by Turnstile’s host and by who may say what is a script', async (_, path, init) => {
    const plain = directives(await visitSettled(path, init, ofItsOwn({})))
    const given = directives(await visitSettled(path, init, ofItsOwn(configured)))
    expect(given).toEqual({
      ...plain,
      'script-src': `${plain['script-src']} ${HOST}`,
      'frame-src': `${plain['frame-src']} ${HOST}`,
      'trusted-types': 'default',
    })
  })

  it('of JSON stays as it is: nothing runs in it', async () => {
    const address = '/api/itineraries/bali'
    const plain = directives(await visitSettled(address, {}, ofItsOwn({})))
    expect(directives(await visitSettled(address, {}, ofItsOwn(configured)))).toEqual(plain)
  })

  it('is the same in a 304', async () => {
    const bindings = ofItsOwn(configured)
    const first = await visitSettled('/contact', {}, bindings)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    const again = await visitSettled('/contact', { headers }, bindings)
    expect([again.status, directives(again)]).toEqual([304, directives(first)])
  })

  it('allows Turnstile beside the outside tags', async () => {
    const bindings = ofItsOwn({ ...configured, ANALYTICS_ID: 'patang.example', RECORDER_ID: 'abc123' })
    const given = directives(await visitSettled('/contact', { headers: { cookie: '__Host-consent=yes' } }, bindings))
    const hosts = `${HOST} https://plausible.io https://*.clarity.ms`
    expect([given['script-src']?.endsWith(hosts), given['trusted-types']]).toEqual([true, undefined])
  })
})

/** Plays Turnstile's side of the world. */
function answering(answer: (init?: RequestInit) => Response) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => answer(init as RequestInit))
}

function fail(message: string): never {
  throw new Error(message)
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** A token passes once; asked again under the same idempotency key, which is a UUID, it gets the same answer. */
function redeemedOnce(): (init?: RequestInit) => Response {
  const redeemed = new Map<string, string>()
  return (init) => {
    const { response = '', idempotency_key = '' } = Object.fromEntries(init?.body as URLSearchParams)
    const by = redeemed.get(response)
    if (!UUID.test(idempotency_key)) return Response.json({ success: false })
    if (by === undefined) redeemed.set(response, idempotency_key)
    return Response.json({ success: by === undefined || by === idempotency_key })
  }
}

function page(path: string, bindings: object): Promise<Response> {
  forgetPages()
  return visitSettled(path, {}, ofItsOwn(bindings))
}

/** Configured so, as a deployment that has no page in store yet. */
function ofItsOwn(bindings: object) {
  return { ...bindings, CF_VERSION_METADATA: { id: crypto.randomUUID(), tag: '', timestamp: '' } }
}

/** The directives of an answer's policy by name. */
function directives({ headers }: Response): Record<string, string> {
  const parts = (headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(parts.map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]))
}
