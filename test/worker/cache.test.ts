import { createExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { deliver } from '../../src/edge/deliver.ts'
import { pageKey } from '../../src/edge/page-key.ts'
import { findPage, forgetPages, MOST_IN_MEMORY, pageOf, pagesInMemory, storePage } from '../../src/edge/page-store.ts'
import type { Site } from '../../src/edge/site.ts'
import worker from '../../src/index.ts'
import { brokenDatabase, stalledDatabase } from '../chaos/faults.ts'
import { counting } from '../support/counting.ts'
import { everyPage } from '../support/every-path.ts'
import { selectOne } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ORIGIN = 'https://patang.example'
const NOW = Date.now()
const TOUR = '/tour/Rajasthan'

/** Every test is a deployment of its own, so that no page of another test is in the location's cache. */
let version: string
const deployed = () => ({ CF_VERSION_METADATA: { id: version, tag: '', timestamp: '' } })

beforeEach(() => {
  version = crypto.randomUUID()
  forgetPages()
})

/** A visit to the site as it is deployed in this test. */
const visit = (address: string, init?: RequestInit, bindings = {}) =>
  visitSettled(address, init, { ...deployed(), ...bindings })

/** A site whose pages tell how often they were rendered, at a moment that the test chooses. */
function siteAt(now: number, render?: (count: number, request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const work: Promise<unknown>[] = []
  const site: Site = {
    version,
    now,
    async render(request) {
      requests.push(request)
      return (render ?? page)(requests.length, request)
    },
    readRates: async () => undefined,
    tags: [],
    turnstile: undefined,
    later: (more) => void work.push(more),
  }
  const ask = async (address: string, at = site.now, init: RequestInit = {}) => {
    const response = await deliver(new Request(ORIGIN + address, init), { ...site, now: at })
    await settle(work)
    return response
  }
  return { requests, ask, site, work }
}

/** Waits for work that may bring more work. */
async function settle(work: Promise<unknown>[]): Promise<void> {
  for (let each = work.shift(); each; each = work.shift()) await each.catch(() => {})
}

const page = (count: number) => html(`rendered ${count}`)
const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'text/html; charset=UTF-8', ...init.headers } })

/** What the location's cache holds of an address. */
async function cached(address: string): Promise<Response | undefined> {
  return (await caches.open('pages')).match(pageKey(ORIGIN + address, version))
}

describe('a page', () => {
  it('is rendered once and then served without the catalogue', async () => {
    const { database, tally } = counting(env.CATALOGUE)
    const first = await visit(TOUR, {}, { CATALOGUE: database })
    expect(tally.roundTrips).toBe(1)
    const second = await visit(TOUR, {}, { CATALOGUE: database })
    expect(tally.roundTrips).toBe(1)
    expect(await second.text()).toBe(await first.text())
  })

  it('that another instance has rendered comes out of the location’s cache', async () => {
    const { database, tally } = counting(env.CATALOGUE)
    const first = await visit(TOUR, {}, { CATALOGUE: database })
    forgetPages()
    const second = await visit(TOUR, {}, { CATALOGUE: database })
    expect(tally.roundTrips).toBe(1)
    expect([second.headers.get('etag'), await second.text()]).toEqual([first.headers.get('etag'), await first.text()])
  })

  it('that is not a minute old is not rendered again', async () => {
    const { requests, ask } = siteAt(NOW)
    await ask('/about')
    await ask('/about', NOW + MINUTE - 1)
    expect(requests).toHaveLength(1)
  })

  it('that is a minute old is served at once, and the next visitor gets the new one', async () => {
    const { requests, ask } = siteAt(NOW)
    await ask('/about')
    expect(await (await ask('/about', NOW + MINUTE)).text()).toBe('rendered 1')
    expect(requests).toHaveLength(2)
    expect(await (await ask('/about', NOW + MINUTE + 1)).text()).toBe('rendered 2')
  })

  it('of the location’s cache that is a minute old is renewed too', async () => {
    const { ask } = siteAt(NOW)
    await ask('/about')
    forgetPages()
    expect(await (await ask('/about', NOW + MINUTE)).text()).toBe('rendered 1')
    forgetPages()
    expect(await (await ask('/about', NOW + MINUTE + 1)).text()).toBe('rendered 2')
  })

  it('is renewed once, however many ask meanwhile', async () => {
    const { requests, site, work } = siteAt(NOW)
    await storePage(pageKey(`${ORIGIN}/about`, version), await pageOf(page(0), NOW - MINUTE))
    await Promise.all(Array.from({ length: 20 }, () => deliver(new Request(`${ORIGIN}/about`), site)))
    await settle(work)
    expect(requests).toHaveLength(1)
  })

  it('whose renewal failed stays, and is tried again after ten seconds', async () => {
    const { requests, ask } = siteAt(NOW, (count) => (count === 2 ? html('broken', { status: 500 }) : page(count)))
    await ask('/about')
    await ask('/about', NOW + MINUTE)
    expect(await (await ask('/about', NOW + MINUTE + 9_999)).text()).toBe('rendered 1')
    expect(requests).toHaveLength(2)
    await ask('/about', NOW + MINUTE + 10_000)
    expect(await (await ask('/about', NOW + MINUTE + 10_001)).text()).toBe('rendered 3')
  })

  it('of another deployment is not served', async () => {
    const { requests, ask, site, work } = siteAt(NOW)
    await ask('/about')
    await deliver(new Request(`${ORIGIN}/about`), { ...site, version: crypto.randomUUID() })
    await settle(work)
    expect(requests).toHaveLength(2)
  })

  it('that fifty visitors ask for at once is rendered once', async () => {
    const { database, tally } = counting(env.CATALOGUE)
    const visits = Array.from({ length: 50 }, () => visit(TOUR, {}, { CATALOGUE: database }))
    const pages = await Promise.all((await Promise.all(visits)).map((response) => response.text()))
    expect(new Set(pages).size).toBe(1)
    expect(tally.roundTrips).toBe(1)
  })

  it('whose first visitor waits for ever is rendered for the second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { requests, site } = siteAt(NOW, (count) => (count === 1 ? new Promise<Response>(() => {}) : page(count)))
    void deliver(new Request(`${ORIGIN}/about`), site)
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    const second = deliver(new Request(`${ORIGIN}/about`), site)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(1000)
    expect(await (await second).text()).toBe('rendered 2')
  })
})

describe('a price that changes in the catalogue', () => {
  it('is on the page after its renewal', async () => {
    const price = async () => (await selectOne(await (await visit(TOUR)).text(), '.tier data')).attributes.value
    const before = await price()
    await changePrice(1)
    onTestFinished(() => changePrice(-1))
    expect(await price()).toBe(before)
    vi.setSystemTime(Date.now() + MINUTE)
    onTestFinished(() => void vi.useRealTimers())
    expect(await price()).toBe(before)
    expect(Number(await price())).toBe(Number(before) + 1)
  })

  async function changePrice(by: number): Promise<void> {
    const changed = 'json_set(prices, ?1, json_extract(prices, ?1) + ?2)'
    await env.CATALOGUE.prepare(`UPDATE tours SET prices = ${changed} WHERE path = ?3`)
      .bind('$.standard.current', by, TOUR)
      .run()
  }
})

describe('the day in India', () => {
  it('is that of the rendering: prices that were for yesterday say so a minute after midnight there', async () => {
    const { till } = await env.CATALOGUE.prepare(
      `SELECT json_extract(prices, '$.till') AS till FROM tours WHERE path = ?`,
    )
      .bind(TOUR)
      .first<{ till: string }>()
      .then((row) => row ?? { till: '' })
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(`${till}T18:29:59Z`)
    expect(await (await visit(TOUR)).text()).not.toContain('These prices were for')
    vi.setSystemTime(`${till}T18:31:00Z`)
    await visit(TOUR)
    expect(await (await visit(TOUR)).text()).toContain('These prices were for')
  })
})

describe('when the catalogue is down', () => {
  const down = { CATALOGUE: brokenDatabase(env.CATALOGUE) }
  const silent = () => vi.spyOn(console, 'error').mockImplementation(() => {})

  it('a stored page is served for 24 hours, from memory and from the location’s cache', async () => {
    const error = silent()
    onTestFinished(() => error.mockRestore())
    vi.setSystemTime(NOW)
    onTestFinished(() => void vi.useRealTimers())
    const first = await (await visit(TOUR)).text()
    vi.setSystemTime(NOW + DAY - 1)
    expect(await (await visit(TOUR, {}, down)).text()).toBe(first)
    forgetPages()
    expect(await (await visit(TOUR, {}, down)).text()).toBe(first)
  })

  it('a page that was stored longer ago is not served', async () => {
    const error = silent()
    onTestFinished(() => error.mockRestore())
    vi.setSystemTime(NOW)
    onTestFinished(() => void vi.useRealTimers())
    await visit(TOUR)
    vi.setSystemTime(NOW + DAY)
    expect((await visit(TOUR, {}, down)).status).toBe(500)
  })

  it('a page that nobody has seen answers with the 500 page, which is not stored', async () => {
    const error = silent()
    onTestFinished(() => error.mockRestore())
    const response = await visit(TOUR, {}, down)
    expect(response.status).toBe(500)
    expect((await selectOne(await response.text(), 'h1')).text).toBe('Something went wrong on our side.')
    expect([await cached(TOUR), pagesInMemory()]).toEqual([undefined, 0])
    expect((await visit(TOUR)).status).toBe(200)
  })

  it('a renewal that never comes back keeps nobody waiting', async () => {
    await visit(TOUR)
    vi.setSystemTime(Date.now() + MINUTE)
    onTestFinished(() => void vi.useRealTimers())
    const { promise, resolve } = Promise.withResolvers<void>()
    const answers = [0, 1].map(() => visitWhileStalled(promise))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
    resolve()
  })

  /** The answer comes although what goes on behind it does not end. */
  async function visitWhileStalled(release: Promise<void>): Promise<Response> {
    const bindings = { ...env, ...deployed(), CATALOGUE: stalledDatabase(env.CATALOGUE, release) }
    const request = new Request(ORIGIN + TOUR) as Parameters<typeof worker.fetch>[0]
    return worker.fetch(request, bindings, createExecutionContext())
  }
})

describe('the next visitor', () => {
  const MARK = 'mark-of-another'
  const marked: RequestInit = {
    headers: {
      host: `${MARK}.example`,
      'x-forwarded-host': `${MARK}.example`,
      'x-forwarded-proto': MARK,
      'x-forwarded-for': MARK,
      'x-original-url': `/${MARK}`,
      'x-rewrite-url': `/${MARK}`,
      forwarded: `host=${MARK}`,
      cookie: `__Host-theme=${MARK}; session=${MARK}`,
      'user-agent': MARK,
      referer: `https://${MARK}.example/`,
      'accept-language': MARK,
      'cf-connecting-ip': MARK,
    },
  }

  it.each(['/', '/Domestic', '/International?after=3', '/country/india', '/contact', TOUR, '/about'])(
    'of %s gets nothing of who came before',
    async (address) => {
      const query = `${address.includes('?') ? '&' : '?'}utm_source=${MARK}&${MARK}=${MARK}&callback=${MARK}`
      const first = await (await visit(`https://${MARK}.example${address}${query}`, marked)).text()
      expect(first).not.toContain(MARK)
      expect(await (await visit(address)).text()).toBe(first)
    },
  )

  it('gets canonical links and og:url of the site’s own host', async () => {
    const html = await (await visit(`https://${MARK}.example${TOUR}`, marked)).text()
    expect((await selectOne(html, 'link[rel="canonical"]')).attributes.href).toBe(ORIGIN + TOUR)
    expect((await selectOne(html, 'meta[property="og:url"]')).attributes.content).toBe(ORIGIN + TOUR)
  })

  it('is led by a misspelt path with the own query alone', async () => {
    const first = await visit(`/ABOUT/?utm_source=${MARK}&q=a%20b`)
    expect([first.status, first.headers.get('location')]).toEqual([301, `/about?utm_source=${MARK}&q=a%20b`])
    expect((await visit('/ABOUT/')).headers.get('location')).toBe('/about')
    expect((await visit('/country/INDIA?after=3&x=1')).headers.get('location')).toBe('/country/india?after=3&x=1')
    expect([await cached('/ABOUT/'), pagesInMemory()]).toEqual([undefined, 0])
  })
})

it('fifty addresses that differ in what advertisers add cause one render', async () => {
  const { requests, ask } = siteAt(NOW)
  for (let at = 0; at < 50; at++) await ask(`/Domestic?utm_source=s${at}&utm_campaign=c${at}&gclid=${at}&fbclid=${at}`)
  expect(requests.map(({ url }) => url)).toEqual([`${ORIGIN}/Domestic`])
})

it('visitors who come by another host get the same page, which is rendered from the site’s own address', async () => {
  const { requests, site, work } = siteAt(NOW)
  for (const host of ['patang.example', 'www.patang.example', 'evil.example:8443']) {
    await deliver(new Request(`https://${host}/about`), site)
    await settle(work)
  }
  expect(requests.map(({ url }) => url)).toEqual([`${ORIGIN}/about`])
})

describe('the parameter of a list', () => {
  it.each(['/Domestic', '/International', '/country/sri-lanka'])('has pages of its own at %s', async (path) => {
    const { requests, ask } = siteAt(NOW)
    await ask(path)
    await ask(`${path}?utm_source=x&after=24`)
    expect(requests.map(({ url }) => url)).toEqual([ORIGIN + path, `${ORIGIN + path}?after=24`])
  })

  it.each(['0', '-1', '007', '1e3', '1.5', 'x', '%00', '9999999999', ''])(
    '?after=%s is no page of its own',
    async (after) => {
      const { requests, ask } = siteAt(NOW)
      await ask(`/Domestic?after=${after}`)
      expect(requests[0]?.url).toBe(`${ORIGIN}/Domestic`)
    },
  )

  it.each(['/', '/about', '/tour/Bali6d5n'])('means nothing at %s', async (path) => {
    const { requests, ask } = siteAt(NOW)
    await ask(`${path}?after=24`)
    expect(requests[0]?.url).toBe(ORIGIN + path)
  })
})

describe('what is stored', () => {
  const odd = [
    '/success/x.css',
    '/about.css',
    '/about/x.css',
    '/%2f',
    '/about%2f',
    '/about;x',
    '/;',
    '//',
    '//about',
    '//evil.example/',
    '/tour/Bali6d5n/',
    '/tour/Bali6d5n//',
    '/about/.',
    '/./about/..%2f',
    '/%61bout',
    '/about%00',
    '/about%0d%0aset-cookie:a=b',
    '/404',
    '/nosuchpage',
    `/${'a'.repeat(199)}`,
    `/${'a'.repeat(6000)}`,
    '/sitemap.xml',
    '/robots.txt',
    '/api/itineraries',
  ]
  const personal = [
    '/success',
    '/success?reference=PT-7K3M9-QX2HB',
    '/enquire',
    '/search-results',
    '/currencies',
    '/healthz',
  ]

  it.each([...odd, ...personal, '/Domestic?q=kashmir', '/about?q='])('is nothing of %s', async (address) => {
    await visit(address)
    expect([await cached(address), pagesInMemory()]).toEqual([undefined, 0])
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('is nothing of a %s', async (method) => {
    await visit('/about', { method })
    expect([await cached('/about'), pagesInMemory()]).toEqual([undefined, 0])
  })

  it.each([
    ['a 404', html('x', { status: 404 })],
    ['a 203', html('x', { status: 203 })],
    ['a redirect', html('x', { status: 301, headers: { location: '/about' } })],
    ['JSON', Response.json({})],
    ['an answer without a type', new Response(new Uint8Array())],
    ['an answer with a cookie', html('x', { headers: { 'set-cookie': 'a=b' } })],
    ['an answer that says no-store', html('x', { headers: { 'cache-control': 'no-store' } })],
    ['an answer that says private', html('x', { headers: { 'cache-control': 'private, no-cache' } })],
  ])('is not %s', async (_, response) => {
    const { ask } = siteAt(NOW, () => response)
    await ask('/about')
    expect([await cached('/about'), pagesInMemory()]).toEqual([undefined, 0])
  })

  it('is every page of the catalogue, once for GET and HEAD', { timeout: 60_000 }, async () => {
    const shared = everyPage.filter((path) => !personal.includes(path))
    for (const path of shared) await visit(path)
    expect(pagesInMemory()).toBe(shared.length)
    await visit('/about', { method: 'HEAD' })
    expect(pagesInMemory()).toBe(shared.length)
  })

  it('in memory is bounded, and the least recently used goes first', async () => {
    const { requests, ask } = siteAt(NOW)
    await ask('/kept')
    const cache = await caches.open('pages')
    await cache.delete(pageKey(`${ORIGIN}/kept`, version))
    for (let at = 0; at < MOST_IN_MEMORY + 20; at++) {
      await ask(`/page${at}`)
      await ask('/kept')
    }
    expect(pagesInMemory()).toBe(MOST_IN_MEMORY)
    expect(requests.filter(({ url }) => url.endsWith('/kept'))).toHaveLength(1)
  })

  it('is found under its whole key alone', async () => {
    const { ask } = siteAt(NOW)
    await ask('/about')
    forgetPages()
    expect(await findPage(`${ORIGIN}/about`, NOW)).toBeUndefined()
  })
})

describe('a browser that has the page', () => {
  const etagOf = async (address: string, init?: RequestInit) => (await visit(address, init)).headers.get('etag') ?? ''

  it('may keep it and asks each time', async () => {
    const { headers } = await visit(TOUR)
    expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, no-cache', 'Cookie'])
    expect(headers.get('etag')).toMatch(/^"[\x21\x23-\x7e]+"$/)
  })

  it.each([
    ['the tag', (tag: string) => tag],
    ['the weak tag that compression made of it', (tag: string) => `W/${tag}`],
    ['a list', (tag: string) => `"a", W/"b",${tag} , "c"`],
    ['a star', () => '*'],
  ])('is answered 304 to %s', async (_, known) => {
    const etag = await etagOf(TOUR)
    const response = await visit(TOUR, { headers: { 'if-none-match': known(etag) } })
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, etag, ''])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it.each([
    ['another page’s tag', async () => etagOf('/about')],
    ['a part of the tag', async () => `${(await etagOf(TOUR)).slice(0, 8)}"`],
    ['the tag without its quotes', async () => (await etagOf(TOUR)).replaceAll('"', '')],
    ['a tag that begins with it', async () => (await etagOf(TOUR)).replace(/"$/, '-dark"')],
  ])('is answered 200 to %s', async (_, known) => {
    expect((await visit(TOUR, { headers: { 'if-none-match': await known() } })).status).toBe(200)
  })

  it('is told the tag by a HEAD, without a body', async () => {
    const get = await exports.default.fetch(ORIGIN + TOUR)
    const head = await exports.default.fetch(ORIGIN + TOUR, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, get.headers.get('etag'), ''])
  })

  it('has a tag that stays when the page is rendered anew and is the same', async () => {
    const { ask } = siteAt(NOW, () => html('the same'))
    const first = (await ask('/about')).headers.get('etag')
    await ask('/about', NOW + MINUTE)
    expect((await ask('/about', NOW + MINUTE + 1)).headers.get('etag')).toBe(first)
  })
})
