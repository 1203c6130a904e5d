import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetRates } from '../../src/data/visit/stored-rates.ts'
import { askApp } from '../support/ask-app.ts'
import file from '../support/inr.json'
import { selectOne } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'

const HERE = 'https://patang.example'
/** What a browser says about a post from a page of ours. */
const OURS = { origin: HERE, 'sec-fetch-site': 'same-origin', referer: `${HERE}/Domestic?q=kashmir` }

beforeEach(() => forgetRates())

/** Sends a form as a browser does. */
function choose(fields: Record<string, string>, headers: Record<string, string> = OURS, at = HERE): Promise<Response> {
  const body = new URLSearchParams(fields)
  return visitSettled(`${at}/preferences`, { method: 'POST', body, headers })
}

const cookiesOf = ({ headers }: Response) => headers.getSetCookie()
const way = ({ status, headers }: Response) => [status, headers.get('location')]

describe('a choice', () => {
  it.each([
    [{ theme: 'dark' }, '__Host-theme=dark'],
    [{ theme: 'light' }, '__Host-theme=light'],
    [{ currency: 'usd' }, '__Host-currency=usd'],
    [{ currency: 'kes' }, '__Host-currency=kes'],
    [{ consent: 'yes' }, '__Host-consent=yes'],
    [{ consent: 'no' }, '__Host-consent=no'],
  ])('%o is remembered for a year, by this host alone, out of reach of scripts', async (fields, cookie) => {
    expect(cookiesOf(await choose(fields as Record<string, string>))).toEqual([
      `${cookie}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ])
  })

  it('without https is remembered under the plain name, without Secure', async () => {
    const plain = 'http://localhost:8787'
    const response = await choose({ theme: 'dark' }, { origin: plain }, plain)
    expect(cookiesOf(response)).toEqual(['theme=dark; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax'])
  })

  it('leads back to the page with its query', async () => {
    expect(way(await choose({ theme: 'dark' }))).toEqual([303, '/Domestic?q=kashmir'])
  })

  it('is taken from a multipart form too', async () => {
    const body = new FormData()
    body.set('theme', 'dark')
    const response = await visitSettled('/preferences', { method: 'POST', body, headers: OURS })
    expect(cookiesOf(response)[0]).toContain('__Host-theme=dark;')
  })

  it('is what the next page shows, without a script', async () => {
    const [cookie = ''] = cookiesOf(await choose({ theme: 'dark' }))
    const page = await visitSettled('/about', { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect((await selectOne(await page.text(), 'html')).attributes['data-theme']).toBe('dark')
  })
})

describe('the way back', () => {
  it.each([
    undefined,
    '',
    'about',
    '/about',
    'https://evil.example/about',
    'https://patang.example.evil.example/about',
    'https://patang.example@evil.example/about',
    'https://evil.example/https://patang.example/about',
    'http://patang.example/about',
    'https://patang.example:8443/about',
    '//evil.example/',
    'https://patang.example//evil.example/',
    'https://patang.example/\\evil.example/',
    'https://patang.example/\\/evil.example/',
    'https://patang.example///evil.example/',
    'https://patang.example/%0d%0a/../..//evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('from %s leads home', async (referer) => {
    const { referer: _, ...headers } = OURS
    expect(way(await choose({ theme: 'dark' }, { ...headers, ...(referer !== undefined && { referer }) }))).toEqual([
      303,
      '/',
    ])
  })

  it.each([
    ['https://somebody:secret@patang.example/about', '/about'],
    ['https://patang.example/about#part', '/about'],
    ['https://patang.example/about?to=//evil.example', '/about?to=//evil.example'],
    ['https://patang.example/about%0d%0aset-cookie:a=b', '/about%0d%0aset-cookie:a=b'],
    ['https://patang.example/send-email', '/enquire'],
    ['https://patang.example/preferences', '/'],
  ])('from %s leads to %s', async (referer, path) => {
    const response = await choose({ theme: 'dark' }, { ...OURS, referer })
    expect(way(response)).toEqual([303, path])
    expect(cookiesOf(response)).toHaveLength(1)
  })
})

describe('a post from elsewhere', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: HERE }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'https://patang.example.evil.example' }],
    [{ origin: 'http://patang.example' }],
    [{ origin: 'null' }],
    [{ origin: '' }],
  ])('%o is refused, and nothing is remembered', async (headers) => {
    const response = await choose({ theme: 'dark' }, headers as Record<string, string>)
    expect([response.status, cookiesOf(response)]).toEqual([403, []])
    expect((await selectOne(await response.text(), 'h1')).text).toBe('This was sent from another site.')
  })

  it.each([[{}], [{ 'sec-fetch-site': 'none' }], [{ 'sec-fetch-site': 'same-origin' }], [{ origin: HERE }]])(
    'is not one that says %o',
    async (headers) => {
      expect((await choose({ theme: 'dark' }, headers as Record<string, string>)).status).toBe(303)
    },
  )
})

describe('what is no choice', () => {
  it.each([
    [{}],
    [{ theme: '' }],
    [{ theme: 'blue' }],
    [{ theme: 'dark; Domain=evil.example' }],
    [{ theme: 'dark\r\nset-cookie: a=b' }],
    [{ theme: '__proto__' }],
    [{ currency: 'USD' }],
    [{ currency: 'btc' }],
    [{ currency: 'usd, a=b' }],
    [{ currency: 'usd\0' }],
    [{ consent: 'maybe' }],
    [{ constructor: 'dark' }],
    [{ session: 'x' }],
  ])('%o is refused with a sentence, and nothing is remembered', async (fields) => {
    const response = await choose(fields as Record<string, string>)
    expect([response.status, cookiesOf(response)]).toEqual([400, []])
    expect((await selectOne(await response.text(), 'h1')).text).toBe('We do not know this choice.')
  })

  it.each([
    ['JSON', 'application/json', '{"theme":"dark"}'],
    ['text', 'text/plain', 'theme=dark'],
    ['a broken multipart form', 'multipart/form-data', 'theme=dark'],
    ['a multipart form cut short', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; na'],
  ])('%s is refused', async (_, type, body) => {
    const headers = { ...OURS, 'content-type': type }
    expect((await visitSettled('/preferences', { method: 'POST', body, headers })).status).toBe(400)
  })

  it('a file in the place of a word is refused', async () => {
    const body = new FormData()
    body.set('theme', new File(['dark'], 'dark'))
    expect((await visitSettled('/preferences', { method: 'POST', body, headers: OURS })).status).toBe(400)
  })

  it('more than two kilobytes are refused before they are read as a form', async () => {
    expect((await choose({ theme: 'dark', rest: 'x'.repeat(3000) })).status).toBe(413)
  })
})

describe('a currency that is chosen while there are no rates', () => {
  it('has them fetched, so that the next page shows it', async () => {
    await env.RATES.delete('rates')
    const today = new Date().toISOString().slice(0, 10)
    const asked: string[] = []
    const { fetch } = globalThis
    globalThis.fetch = async (source) => {
      asked.push(new URL(String(source)).host)
      return Response.json({ ...file, date: today })
    }
    const body = new URLSearchParams({ currency: 'usd' })
    const post = new Request(`${HERE}/preferences`, { method: 'POST', body, headers: OURS })
    const response = await Promise.resolve(askApp(post, env, createExecutionContext())).finally(() => {
      globalThis.fetch = fetch
    })
    const hosts = ['cdn.jsdelivr.net', 'latest.currency-api.pages.dev']
    expect([way(response), asked]).toEqual([[303, '/Domestic?q=kashmir'], hosts])
    const page = await visitSettled('/tour/Rajasthan', { headers: { cookie: '__Host-currency=usd' } })
    expect((await selectOne(await page.text(), '#prices article data')).text).toContain('≈ US$')
  })

  it('is remembered although nobody has any', async () => {
    await env.RATES.delete('rates')
    const response = await choose({ currency: 'usd' })
    expect([way(response), cookiesOf(response).length]).toEqual([[303, '/Domestic?q=kashmir'], 1])
  })
})
