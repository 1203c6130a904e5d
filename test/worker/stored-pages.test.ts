import { describe, expect, it } from 'vitest'
import { deliver } from '../../src/delivery/deliver.ts'
import { findPage, forgetPages, pagesInMemory } from '../../src/delivery/stored/page-store.ts'
import {
  cached,
  deployEachTest,
  html,
  keyOf,
  MINUTE,
  NOW,
  ORIGIN,
  settle,
  siteAt,
  visit,
} from '../support/deployment.ts'
import { everyPage } from '../support/every-path.ts'
import { selectOne } from '../support/markup.ts'

deployEachTest()

const TOUR = '/tour/Rajasthan'

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
    expect([await cached('/ABOUT/'), await cached('/country/INDIA')]).toEqual([undefined, undefined])
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
  it.each(['/Domestic', '/International', '/country/sri-lanka'])('has separate pages at %s', async (path) => {
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

it.each([
  ['/Domestic?after=999999', '/Domestic'],
  ['/International?after=999999999', '/International'],
  ['/country/india?after=77777', '/country/india'],
])('%s goes on after the end of the list, so it leads to the beginning and is not stored', async (address, list) => {
  const response = await visit(address)
  expect([response.status, response.headers.get('location')]).toEqual([302, list])
  expect([await cached(address), pagesInMemory()]).toEqual([undefined, 0])
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
    `/api/itineraries/${'a'.repeat(40)}`,
    '/api/itineraries/%20',
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
    await visit(address)
    expect([await cached(address), pagesInMemory()]).toEqual([undefined, 0])
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('is nothing of a %s', async (method) => {
    await visit('/about', { method })
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
  ])('is not %s, and each who asks for it at once has one of his own', async (_, response) => {
    const { ask } = siteAt(NOW, () => response.clone())
    const answers = await Promise.all([ask('/about'), ask('/about')])
    await Promise.all(answers.map((answer) => answer.text()))
    expect([await cached('/about'), pagesInMemory()]).toEqual([undefined, 0])
  })

  it('is every page of the catalogue', { timeout: 60_000 }, async () => {
    for (const path of everyPage.filter((path) => !personal.includes(path))) {
      await visit(path)
      expect((await cached(path))?.status, path).toBe(200)
    }
  })

  it('of a HEAD is what a GET gets', async () => {
    const { requests, ask } = siteAt(NOW)
    await ask('/about', NOW, { method: 'HEAD' })
    await ask('/about')
    expect(requests).toHaveLength(1)
  })

  it('is found for less than a day', async () => {
    const { ask } = siteAt(NOW)
    await ask('/about')
    const found = async (age: number) => (await findPage(keyOf('/about'), NOW + age)) !== undefined
    expect([await found(24 * 60 * MINUTE - 1), await found(24 * 60 * MINUTE)]).toEqual([true, false])
  })

  it('is found under its whole key alone', async () => {
    const { ask } = siteAt(NOW)
    await ask('/about')
    forgetPages()
    expect(await findPage(`${ORIGIN}/about`, NOW)).toBeUndefined()
  })
})
