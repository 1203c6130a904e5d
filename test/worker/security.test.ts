import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetPages } from '../../src/delivery/stored/page-store.ts'
import { brokenDatabase } from '../chaos/faults.ts'
import { everyPage } from '../support/every-path.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { expectLog } from '../support/log.ts'
import { select } from '../support/markup.ts'
import { servedHtml, servedPage } from '../support/served-pages.ts'
import { visitSettled } from '../support/settled.ts'

const POLICY = {
  'default-src': "'none'",
  'style-src-attr': "'none'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': 'https://www.openstreetmap.org',
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
}
const HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}

beforeEach(() => forgetPages())

/** The directives of a policy by name. */
function directives(policy: string | null): Record<string, string> {
  const parts = (policy ?? '')
    .split('; ')
    .map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)])
  return Object.fromEntries(parts)
}

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
const ours = { origin: 'https://patang.example', 'sec-fetch-site': 'same-origin' }

function expectAll({ headers }: Response): void {
  const { 'script-src': scripts, 'style-src': styles, ...rest } = directives(headers.get('content-security-policy'))
  expect(rest).toEqual(POLICY)
  expect(scripts).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
  expect(styles).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/)
  expect(Object.fromEntries(Object.keys(HEADERS).map((name) => [name, headers.get(name)]))).toEqual(HEADERS)
  expect(headers.get('permissions-policy')).toMatch(/^(accelerometer=\(\))(, [a-z-]+=\(\))+$/)
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(headers.get(name)).toBeNull()
}

type Asked = [address: string, init?: RequestInit]

const answers: [what: string, status: number, asked: Asked][] = [
  ['a page', 200, ['/']],
  ['a page of somebody’s own', 200, ['/enquire']],
  ['streamed results', 200, ['/search-results?q=bali']],
  ['a page for HEAD', 200, ['/about', { method: 'HEAD' }]],
  ['JSON', 200, ['/api/itineraries/bali']],
  ['the sitemap', 200, ['/sitemap.xml']],
  ['robots.txt', 200, ['/robots.txt']],
  ['nothing', 204, ['/api/view', { method: 'POST' }]],
  ['the methods that a path takes', 204, ['/about', { method: 'OPTIONS' }]],
  ['the way to the right spelling', 301, ['/ABOUT']],
  ['the way from an unknown tour', 302, ['/tour/Nowhere']],
  ['the way after a choice', 303, ['/preferences', { ...form({ theme: 'dark' }), headers: ours }]],
  ['a choice that is none', 400, ['/preferences', form({ theme: 'blue' })]],
  ['a choice from elsewhere', 403, ['/preferences', { ...form({ theme: 'dark' }), headers: { origin: 'null' } }]],
  ['what is not found', 404, ['/nosuchpage']],
  ['what is not found in the API', 404, ['/api/nothing']],
  ['a method that a path does not take', 405, ['/about', { method: 'DELETE' }]],
  ['an enquiry of another kind', 415, ['/send-email', { method: 'POST', body: 'x' }]],
  ['an enquiry with faults', 422, ['/send-email', form({ name: '' })]],
]

it('no browser keeps what answers a post: it may hold what a visitor typed (OWASP ASVS 5.0, 14.3.2)', async () => {
  const posts = answers.filter(([, , [, init]]) => init?.method === 'POST')
  const kept = []
  for (const [what, , asked] of posts) {
    const cacheControl = (await visitSettled(...asked)).headers.get('cache-control')
    if (cacheControl !== 'no-store') kept.push([what, cacheControl])
  }
  expect([posts.length > 5, kept]).toEqual([true, []])
})

describe('a failure around the pages', () => {
  it('is our page with our headers and a reference that the log has, and says nothing of the inside', async () => {
    const log = expectLog()
    const response = await visitSettled('/about', {}, { CF_VERSION_METADATA: undefined as never })
    expect(response.status).toBe(500)
    expectAll(response)
    const { reference } = JSON.parse(log[0] ?? '{}')
    expect(log).toEqual([JSON.stringify({ step: 'answer', code: 'TypeError', reference, path: '/about' })])
    const html = await response.text()
    expect(html).toContain(reference)
    expect(html).not.toMatch(/TypeError|Cannot read/)
  })

  it('of the count of views costs nobody the page', async () => {
    const log = expectLog()
    const writeDataPoint = () => {
      throw new TypeError('blobs are too long')
    }
    const response = await visitSettled('/about', {}, { VIEWS: { writeDataPoint } })
    expect([response.status, log]).toEqual([200, ['{"step":"view","code":"TypeError"}']])
  })
})

describe('the security headers are on', () => {
  it.each(answers)('%s (%i)', async (_, status, asked) => {
    const response = await visitSettled(...asked)
    expect(response.status).toBe(status)
    expectAll(response)
  })

  it('a page that the browser has (304)', async () => {
    const etag = (await visitSettled('/about')).headers.get('etag') ?? ''
    const response = await visitSettled('/about', { headers: { 'if-none-match': etag } })
    expect(response.status).toBe(304)
    expectAll(response)
  })

  it.each(['/about', '/api/itineraries/bali'])('what went wrong at %s (500)', async (address) => {
    expectLog()
    const bindings = { CATALOGUE: brokenDatabase(env.CATALOGUE), CF_VERSION_METADATA: ofItsOwn() }
    const response = await visitSettled(address, {}, bindings)
    expect(response.status).toBe(500)
    expectAll(response)
  })
})

it.each(answers)('%s (%i) names its type and its letters where it has a body', async (_, __, asked) => {
  const response = await visitSettled(...asked)
  const type = response.headers.get('content-type')
  const body = await response.text()
  expect(type ?? '').toMatch(
    body ? /^(text\/\w+; ?charset=utf-8|application\/json|application\/xml; charset=utf-8)$/i : /^/,
  )
})

it('the policy allows nothing unsafe and no scheme or host as a whole', async () => {
  const policy = (await visitSettled('/')).headers.get('content-security-policy')
  expect(policy).not.toMatch(/unsafe|\*|http:|https:(?!\/\/www\.openstreetmap\.org)|blob:|strict-dynamic|nonce/)
})

describe('what is inline has its hash in the policy', () => {
  it('at every page', () =>
    expectOfEach([...everyPage, '/search-results?q=bali', '/success', '/currencies', '/404'], async (path) => {
      const { headers, html } = await servedPage(path)
      const policy = directives(headers.get('content-security-policy'))
      const scripts = await raw(html, 'script:not([type="application/ld+json"])')
      expect(scripts.length).toBe(1)
      for (const script of scripts) expect(policy['script-src']).toContain(await hash(script))
      const styles = await raw(html, 'style')
      expect(styles.length).toBeGreaterThan(0)
      for (const style of styles) expect(policy['style-src']).toContain(await hash(style))
    }))
})

it('no page has a style attribute, a handler or a javascript: link', () =>
  expectOfEach(everyPage, async (path) => {
    const attributes = await attributesOf(await servedHtml(path))
    expect(attributes.filter(([name, value]) => isHandler(name) || /^\s*javascript:/i.test(value))).toEqual([])
  }))

function isHandler(name: string): boolean {
  return name === 'style' || name.startsWith('on')
}

describe('what a visitor wrote', () => {
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`

  it.each([
    ['a search', '/search-results?q='],
    ['a filter', '/Domestic?q='],
    ['a currency', '/currencies?q='],
    ['a reference', '/success?reference='],
    ['a tour', '/enquire?tour='],
    ['a path', '/'],
  ])('in %s stays text', async (_, path) => {
    const html = await (await visitSettled(path + encodeURIComponent(evil))).text()
    expect(await select(html, 'script:not([type]), img[onerror], img[src="x"]')).toHaveLength(1)
    expect(html).not.toContain('<script>alert')
  })

  it('in a form that comes back stays text', async () => {
    const fields = Object.fromEntries(
      ['name', 'email', 'phone', 'message', 'place', 'packages', 'tour', 'key', 'form', evil].map((name) => [
        name,
        evil,
      ]),
    )
    const html = await (await visitSettled('/send-email', { ...form(fields), headers: ours })).text()
    expect(html).not.toContain('<script>alert')
    expect(await select(html, 'img[onerror]')).toEqual([])
  })
})

describe('a method that a path does not take', () => {
  it.each(
    [
      '/',
      '/about',
      '/Domestic',
      '/tour/Rajasthan',
      '/country/india',
      '/search-results',
      '/sitemap.xml',
      '/api/itineraries/bali',
      '/nosuchpage',
    ].flatMap((path) => ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'].map((method) => ({ path, method }))),
  )('$method $path is answered with those that it takes', async ({ path, method }) => {
    const response = await visitSettled(path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it.each(
    ['/send-email', '/preferences', '/api/view'].flatMap((path) =>
      ['GET', 'HEAD', 'PUT', 'DELETE'].map((method) => ({ path, method })),
    ),
  )('$method $path is answered with those that it takes', async ({ path, method }) => {
    const response = await visitSettled(path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  })

  it('OPTIONS tells them, and lets no other site in', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const response = await visitSettled('/preferences', { method: 'OPTIONS', headers })
    expect([response.status, response.headers.get('allow')]).toEqual([204, 'POST, OPTIONS'])
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})

describe('when something goes wrong', () => {
  it('the visitor gets a reference and nothing of the inside, and the log nothing of the visitor', async () => {
    const log = expectLog()
    const bindings = { CATALOGUE: brokenDatabase(env.CATALOGUE), CF_VERSION_METADATA: ofItsOwn() }
    const headers = { cookie: 'session=SECRET', 'user-agent': 'SECRET', 'cf-connecting-ip': '203.0.113.7' }
    const html = await (await visitSettled('/about?email=SECRET', { headers }, bindings)).text()
    expect(html).not.toMatch(/D1_ERROR|Network connection|\.tsx?\b|SECRET/)
    const logged = log.join()
    expect(logged).not.toMatch(/SECRET|203\.0/)
    const references = log.flatMap((line) => (JSON.parse(line) as { reference?: string }).reference ?? [])
    expect(references.map((reference) => html.includes(reference))).toEqual([true])
  })

  it('in a call, the log tells which one, and not what was typed', async () => {
    const log = expectLog()
    await visitSettled('/api/itineraries/SECRET', {}, { CATALOGUE: brokenDatabase(env.CATALOGUE) })
    expect(log.flatMap((line) => JSON.parse(line).path ?? [])).toEqual(['/api/itineraries/:text'])
  })
})

/** The text of elements as it stands in the page; a browser hashes that. */
async function raw(html: string, selector: string): Promise<string[]> {
  const texts: string[] = []
  const rewriter = new HTMLRewriter().on(selector, {
    element: () => void texts.push(''),
    text: ({ text }) => void texts.push(`${texts.pop() ?? ''}${text}`),
  })
  await rewriter.transform(new Response(html)).arrayBuffer()
  return texts
}

/** Every attribute of every element. */
async function attributesOf(html: string): Promise<[name: string, value: string][]> {
  const found: [string, string][] = []
  const rewriter = new HTMLRewriter().on('*', {
    element({ attributes }) {
      for (const [name, value] of attributes as unknown as Iterable<[string, string]>)
        found.push([name.toLowerCase(), value])
    },
  })
  await rewriter.transform(new Response(html)).arrayBuffer()
  return found
}

async function hash(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`
}

/** A deployment that has no page in store yet. */
function ofItsOwn(): WorkerVersionMetadata {
  return { id: crypto.randomUUID(), tag: '', timestamp: '' }
}

it.each([
  ['https://patang.example/about', null],
  ['https://patang-preview.acme.workers.dev/about', 'noindex, nofollow'],
  ['https://patang-preview.acme.workers.dev/tour/Bali6d5n', 'noindex, nofollow'],
  ['https://www.patang.example/', 'noindex, nofollow'],
])('lets a search engine list the site alone, and no copy of it: %s', async (address, told) => {
  expect((await visitSettled(address)).headers.get('x-robots-tag')).toBe(told)
})
