import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { NOT_MEASURED } from '../../src/data/speed/write-point.ts'
import { siteMap } from '../../src/domain/site/site-map.ts'
import { PAGE_KINDS, type PageKind } from '../../src/domain/speed/vitals.ts'
import { brokenDatabase } from '../chaos/faults.ts'
import { analytics } from '../support/analytics.ts'
import { expectLog } from '../support/log.ts'
import { visitSettled } from '../support/settled.ts'

const HERE = 'https://patang.example'
const ONE = { kind: 'tour', reached: 'load', device: 'phone', LCP: 1230, part: 'scene', CLS: 0.02, FCP: 900, TTFB: 310 }
const POINT = {
  blobs: ['tour', 'load', 'phone', 'abroad', 'scene', ''],
  doubles: [1230, NOT_MEASURED, 0.02, 900, 310],
}
const PAGE = { origin: HERE, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

type Sent = { body?: BodyInit; headers?: Record<string, string>; cf?: RequestInitCfProperties; bindings?: object }

/** Sends a beacon. Gives the status and what was written. */
async function sent({ body = JSON.stringify(ONE), headers = PAGE, cf, bindings = {} }: Sent = {}) {
  const { points, SPEED } = analytics()
  const init = { method: 'POST', body, headers, ...(cf && { cf }) }
  const answer = await visitSettled('/api/vitals', init as RequestInit, { SPEED, ...bindings })
  return {
    status: answer.status,
    text: await answer.text(),
    points: points.map(({ blobs, doubles }) => ({ blobs, doubles })),
  }
}
const nothing = { status: 204, text: '', points: [] }

describe('what a page says of its speed', () => {
  it('is one point: its kind, the way to it, the device, the place and the figures', async () => {
    expect(await sent()).toEqual({ ...nothing, points: [POINT] })
  })

  it.each([
    ['IN', 'India'],
    ['AE', 'abroad'],
    ['T1', 'abroad'],
  ])('from %s counts for %s', async (country, place) => {
    const { points } = await sent({ cf: { country } as RequestInitCfProperties })
    expect(points.map(({ blobs }) => blobs[3])).toEqual([place])
  })

  it('is taken of a telephone whose name ends like that of a program', async () => {
    const headers = { ...PAGE, 'user-agent': 'Mozilla/5.0 (Linux; Android 11; CUBOT X19) Chrome/120.0 Mobile' }
    expect((await sent({ headers })).points).toEqual([POINT])
  })

  it('of a view that was left at once is taken with what it has', async () => {
    const { points } = await sent({ body: JSON.stringify({ kind: 'home', reached: 'back', device: 'desk', TTFB: 0 }) })
    expect(points).toEqual([
      {
        blobs: ['home', 'back', 'desk', 'abroad', '', ''],
        doubles: [NOT_MEASURED, NOT_MEASURED, NOT_MEASURED, NOT_MEASURED, 0],
      },
    ])
  })

  it('touches no database, and a dataset that fails is not the visitor’s matter', async () => {
    expectLog()
    const broken = { CATALOGUE: brokenDatabase(env.CATALOGUE), ENQUIRIES: brokenDatabase(env.ENQUIRIES) }
    expect((await sent({ bindings: broken })).points).toHaveLength(1)
    const SPEED = {
      writeDataPoint() {
        throw new Error('full')
      },
    }
    expect((await sent({ bindings: { SPEED } })).status).toBe(204)
  })

  it('holds nothing of an address, a person or a text', async () => {
    const headers = {
      ...PAGE,
      referer: `${HERE}/tour/SECRET?q=SECRET`,
      cookie: 'theme=SECRET',
      'cf-connecting-ip': '203.0.113.7',
    }
    const { points } = await sent({ headers })
    expect(points).toEqual([POINT])
  })
})

const differs = (what: object) => ({ body: JSON.stringify({ ...ONE, ...what }) })

describe('nothing is written, and nothing is said, for', () => {
  it.each<[string, Sent]>([
    ['a body of 10 kB', { body: JSON.stringify({ ...ONE, kind: 'x'.repeat(10_000) }) }],
    ['a body with room to spare that is too long', { body: JSON.stringify(ONE) + ' '.repeat(1024) }],
    ['a negative time', differs({ LCP: -1 })],
    ['a time that is no number', { body: '{"kind":"tour","reached":"load","device":"phone","LCP":NaN}' }],
    ['a time that is text', differs({ LCP: '1230' })],
    ['a time that is null', differs({ LCP: null })],
    ['a time of days', differs({ LCP: 1e9 })],
    ['a shift without end', differs({ CLS: 1e9 })],
    ['an unknown kind of page', differs({ kind: '/tour/Bali' })],
    ['a kind that is an object’s own word', differs({ kind: 'toString' })],
    ['an unknown part', differs({ part: 'asha@example.in' })],
    ['an unknown control', differs({ pressed: 'Send enquiry' })],
    ['one field too many', differs({ path: '/tour/Bali' })],
    ['no JSON', { body: 'kind=tour' }],
    ['an empty body', { body: '' }],
    ['a list', { body: '[]' }],
    [
      'a form',
      { body: new URLSearchParams({ kind: 'tour' }), headers: { origin: HERE, 'sec-fetch-site': 'same-origin' } },
    ],
    ['text', { headers: { ...PAGE, 'content-type': 'text/plain' } }],
    ['another site', { headers: { ...PAGE, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } }],
    [
      'another site, as an old browser says it',
      { headers: { origin: 'https://evil.example', 'content-type': 'application/json' } },
    ],
    ['a sender without an origin', { headers: { 'content-type': 'application/json' } }],
    ['a page that nobody sees yet', { headers: { ...PAGE, 'sec-purpose': 'prefetch;prerender' } }],
    ['a search engine', { headers: { ...PAGE, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    ['a chat that makes a preview', { headers: { ...PAGE, 'user-agent': 'WhatsApp/2.23.20.0' } }],
    ['a program', { headers: { ...PAGE, 'user-agent': 'curl/8.5.0' } }],
    ['a machine’s browser', { headers: { ...PAGE, 'user-agent': 'Mozilla/5.0 HeadlessChrome/150.0' } }],
  ])('%s', async (_, what) => {
    expect(await sent(what)).toEqual(nothing)
  })

  it('an address that sends more than a person opens pages; another address is heard', async () => {
    const keys: string[] = []
    const limit = async ({ key }: { key: string }) => {
      keys.push(key)
      return { success: key.includes('203.0.113.8') }
    }
    const from = (address: string) =>
      sent({ headers: { ...PAGE, 'cf-connecting-ip': address }, bindings: { PER_ADDRESS: { limit } } })
    expect(await from('203.0.113.7')).toEqual(nothing)
    expect((await from('203.0.113.8')).points).toHaveLength(1)
    expect(new Set(keys).size).toBe(2)
  })

  it('a GET', async () => {
    const { points, SPEED } = analytics()
    expect((await visitSettled('/api/vitals', {}, { SPEED })).status).toBe(405)
    expect(points).toEqual([])
  })
})

const kindOn = async (address: string, init: RequestInit = {}) =>
  /<html[^>]* data-kind="(\w+)"/.exec(await (await visitSettled(address, init)).text())?.[1]

const PARTS: Record<string, string> = { ':slug': 'bali', ':id': 'Rajasthan' }
const addressOf = (kind: PageKind) => siteMap[kind].path.replace(/:\w+/, (part) => PARTS[part] ?? '')

describe('a page', () => {
  it.each(Object.keys(PAGE_KINDS) as PageKind[])('%s says which kind it is, and not its address', async (kind) => {
    expect(await kindOn(addressOf(kind))).toBe(kind)
  })

  it.each(['/success', '/e/PT-7K3M9-QX2HB.0123456789012345678901', '/404', '/nosuchpage', '/currencies'])(
    '%s is not measured',
    async (address) => {
      expect(await kindOn(address)).toBeUndefined()
    },
  )

  it('keeps its kind in the dark', async () => {
    expect(await kindOn('/about', { headers: { cookie: '__Host-theme=dark' } })).toBe('about')
  })
})
