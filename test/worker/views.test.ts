import { describe, expect, it } from 'vitest'
import { countView } from '../../src/data/visit/views.ts'
import { visitSettled } from '../support/settled.ts'

const HERE = 'https://patang.example'

/** A dataset that remembers what was written into it. */
function dataset() {
  const points: (AnalyticsEngineDataPoint | undefined)[] = []
  return { points, VIEWS: { writeDataPoint: (point) => void points.push(point) } satisfies AnalyticsEngineDataset }
}

/** What a visit leaves behind. */
async function counted(address: string, init: RequestInit = {}) {
  const { points, VIEWS } = dataset()
  await visitSettled(address, init, { VIEWS })
  return points
}

const view = (path: string, query = '') => ({ blobs: [path, query], indexes: [path] })

describe('a page view', () => {
  it.each([
    ['/', view('/')],
    ['/tour/Rajasthan', view('/tour/Rajasthan')],
    ['/Domestic?after=24', view('/Domestic', 'after=24')],
    ['/enquire?tour=Rajasthan&tier=deluxe', view('/enquire', 'tour=Rajasthan&tier=deluxe')],
    [
      '/about?utm_source=news&utm_medium=mail&utm_campaign=may',
      view('/about', 'utm_source=news&utm_medium=mail&utm_campaign=may'),
    ],
  ])('of %s is counted once, with its path and query', async (address, point) => {
    expect(await counted(address)).toEqual([point])
  })

  it.each([
    ['/search-results?q=my%20name%20is%20asha', view('/search-results')],
    [`/about?${'tour=Rajasthan&'.repeat(300)}`, view('/about', 'tour=Rajasthan')],
    ['/Domestic?q=asha@example.in', view('/Domestic')],
    ['/success?reference=PT-7K3M9-QX2HB', view('/success')],
    ['/currencies?q=asha', view('/currencies')],
    ['/about?email=asha@example.in&utm_id=asha&gclid=abc', view('/about')],
  ])('of %s leaves out what the visitor wrote and what tells visitors apart', async (address, point) => {
    expect(await counted(address)).toEqual([point])
  })

  it('is counted when the browser has the page already', async () => {
    const etag = (await visitSettled('/about')).headers.get('etag') ?? ''
    expect(await counted('/about', { headers: { 'if-none-match': etag } })).toEqual([view('/about')])
  })

  it('is counted of a telephone whose name ends like that of a program', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (Linux; Android 11; CUBOT X19) AppleWebKit/537.36 Chrome/120.0 Mobile',
    }
    expect(await counted('/about', { headers })).toEqual([view('/about')])
  })

  it('holds nothing of who came: no cookie, no address, no browser', async () => {
    const headers = {
      cookie: 'session=SECRET; __Host-theme=dark',
      'cf-connecting-ip': '203.0.113.7',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'SECRET',
      referer: 'https://SECRET.example/SECRET',
      'accept-language': 'SECRET',
    }
    expect(await counted('/about', { headers })).toEqual([view('/about')])
  })

  it('of an address that is too long for the dataset is cut', () => {
    const { points, VIEWS } = dataset()
    countView(VIEWS, new URL(`${HERE}/${'a'.repeat(500)}?tour=${'b'.repeat(500)}`))
    const path = `/${'a'.repeat(95)}`
    expect(points).toEqual([{ blobs: [path, `tour=${'b'.repeat(40)}`], indexes: [path] }])
  })
})

describe('nothing is counted for', () => {
  it.each([
    [
      'a search engine',
      '/about',
      { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' } },
    ],
    ['a chat that makes a preview', '/about', { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } }],
    ['a browser that nobody looks at', '/about', { headers: { 'user-agent': 'Mozilla/5.0 HeadlessChrome/150.0' } }],
    ['a program', '/about', { headers: { 'user-agent': 'python-requests/2.31' } }],
    ['a page that is not found', '/nosuchpage', {}],
    ['a way to the right spelling', '/ABOUT', {}],
    ['an unknown tour', '/tour/Nowhere', {}],
    ['an answer in JSON', '/api/itineraries/bali', {}],
    ['the sitemap', '/sitemap.xml', {}],
    ['a HEAD', '/about', { method: 'HEAD' }],
    ['a post', '/preferences', { method: 'POST', body: new URLSearchParams({ theme: 'dark' }) }],
    ['a refused method', '/about', { method: 'PUT' }],
    ['a page that is fetched ahead', '/about', { headers: { 'sec-purpose': 'prefetch' } }],
    ['a page that is rendered ahead', '/about', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
  ])('%s', async (_, address, init) => {
    expect(await counted(address, init as RequestInit)).toEqual([])
  })
})

describe('a page that was prepared ahead', () => {
  const shown = (headers: Record<string, string>, at = HERE) => counted(`${at}/api/view`, { method: 'POST', headers })

  it('is counted once when it is shown, by the address that it stands at', async () => {
    const headers = { referer: `${HERE}/Domestic?after=24&q=asha`, origin: HERE, 'sec-fetch-site': 'same-origin' }
    expect(await shown(headers)).toEqual([view('/Domestic', 'after=24')])
  })

  it('answers with nothing', async () => {
    const response = await visitSettled('/api/view', { method: 'POST', headers: { referer: `${HERE}/about` } })
    expect([response.status, await response.text(), response.headers.get('set-cookie')]).toEqual([204, '', null])
  })

  it.each([
    [{}],
    [{ referer: '' }],
    [{ referer: 'nonsense' }],
    [{ referer: 'https://evil.example/about' }],
    [{ referer: `${HERE}.evil.example/about` }],
    [{ referer: `${HERE}/about`, 'sec-fetch-site': 'cross-site' }],
    [{ referer: `${HERE}/about`, origin: 'https://evil.example' }],
    [{ referer: `${HERE}/about`, origin: 'null' }],
  ])('is not counted for %o', async (headers) => {
    expect(await shown(headers as Record<string, string>)).toEqual([])
  })

  it('is not counted for a program', async () => {
    expect(await shown({ referer: `${HERE}/about`, 'user-agent': 'Mozilla/5.0 HeadlessChrome/150.0' })).toEqual([])
  })

  it('is not counted by a GET', async () => {
    expect(await counted('/api/view', { headers: { referer: `${HERE}/about` } })).toEqual([])
  })
})
