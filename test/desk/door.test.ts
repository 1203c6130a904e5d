import { env } from 'cloudflare:workers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { forgetAccessKeys } from '../../src/data/staff/access-keys.ts'
import { desk } from '../../src/desk/desk.tsx'
import { deskMap } from '../../src/desk/frame/desk-map.ts'
import {
  ASHA_OF_SALES,
  AUDIENCE,
  askDesk,
  CHANDRA_OF_CONTENT,
  OWNER,
  postToDesk,
  SET_UP,
  TEAM,
} from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { expectLog } from '../support/log.ts'
import { visitSettled } from '../support/settled.ts'

const ISSUER = `https://${TEAM}.cloudflareaccess.com`
const CERTS = `${ISSUER}/cdn-cgi/access/certs`
const NOW = () => Math.floor(Date.now() / 1000)

type Pair = Awaited<ReturnType<typeof generateKeyPair>>
let ours: Pair
let other: Pair
/** The keys that the team publishes, and how often they were asked for. */
let published: object[]
let asked: string[]

beforeAll(async () => {
  ;[ours, other] = await Promise.all([generateKeyPair('RS256', { extractable: true }), generateKeyPair('RS256')])
})
beforeEach(async () => {
  forgetAccessKeys()
  asked = []
  published = [{ ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(input instanceof Request ? input.url : String(input))
    return Response.json({ keys: published })
  })
})
afterEach(() => vi.restoreAllMocks())

type Claims = Record<string, unknown>
const CLAIMS = (): Claims => ({
  aud: [AUDIENCE],
  email: ASHA_OF_SALES,
  exp: NOW() + 600,
  iat: NOW() - 60,
  nbf: NOW() - 60,
  iss: ISSUER,
  type: 'app',
  sub: 'a-person',
})
type Header = { alg: string; kid?: string }
const sign = (claims: Claims, { key = ours.privateKey, header }: { key?: CryptoKey; header?: Header } = {}) =>
  new SignJWT(claims).setProtectedHeader(header ?? { alg: 'RS256', kid: 'one' }).sign(key)
const without = (claim: string) => Object.fromEntries(Object.entries(CLAIMS()).filter(([name]) => name !== claim))

const withToken = (token: string, headers: Record<string, string> = {}) =>
  askDesk('/inbox', { as: null, init: { headers: { 'cf-access-jwt-assertion': token, ...headers } } })

const base64 = (value: string) => btoa(value).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

async function hmacWithPublicKey(): Promise<string> {
  const secret = new TextEncoder().encode(JSON.stringify(published[0]))
  return new SignJWT(CLAIMS()).setProtectedHeader({ alg: 'HS256', kid: 'one' }).sign(secret)
}

describe('the desk lets in', () => {
  it('whom the platform signed in to its application', async () => {
    expect((await askDesk('/inbox')).status).toBe(200)
  })

  it('whom the token names that Access put into the request', async () => {
    expect((await withToken(await sign(CLAIMS()))).status).toBe(200)
    expect(asked).toEqual([CERTS])
  })

  it('whom the token names where the platform does not say who it is', async () => {
    const headers = { 'cf-access-jwt-assertion': await sign(CLAIMS()) }
    const silent = [async () => undefined, () => Promise.reject(new Error('no identity'))]
    for (const getIdentity of silent) {
      const access = { aud: AUDIENCE, getIdentity } as CloudflareAccessContext
      expect((await askDesk('/inbox', { access, init: { headers } })).status).toBe(200)
    }
  })

  it('whom a key signed that was known, for a day, while the team’s keys cannot be read', async () => {
    const log = expectLog()
    const token = await sign({ ...CLAIMS(), exp: NOW() + 26 * 3600 })
    await withToken(token)
    vi.mocked(fetch).mockRejectedValue(new TypeError('no route'))
    const start = Date.now()
    const clock = vi.spyOn(Date, 'now')
    const afterHours = async (hours: number) => {
      clock.mockReturnValue(start + hours * 3_600_000)
      return (await withToken(token)).status
    }
    expect([await afterHours(2), await afterHours(23), await afterHours(25)]).toEqual([200, 200, 403])
    expect(log).toHaveLength(3)
  })

  it('a person whose address is written in capitals', async () => {
    expect((await withToken(await sign({ ...CLAIMS(), email: ASHA_OF_SALES.toUpperCase() }))).status).toBe(200)
  })
})

const WRONG: [what: string, token: () => Promise<string> | string][] = [
  ['no algorithm', () => `${base64('{"alg":"none","kid":"one"}')}.${base64(JSON.stringify(CLAIMS()))}.`],
  ['HS256 with the public key as its secret', hmacWithPublicKey],
  ['a key that is not the team’s', () => sign(CLAIMS(), { key: other.privateKey })],
  ['an unknown key', () => sign(CLAIMS(), { header: { alg: 'RS256', kid: 'two' } })],
  ['an end that has passed', () => sign({ ...CLAIMS(), exp: NOW() - 60 })],
  ['no end', () => sign(without('exp'))],
  ['a beginning to come', () => sign({ ...CLAIMS(), nbf: NOW() + 600 })],
  ['another audience', () => sign({ ...CLAIMS(), aud: ['another'] })],
  ['no audience', () => sign(without('aud'))],
  ['another issuer', () => sign({ ...CLAIMS(), iss: 'https://another.cloudflareaccess.com' })],
  ['no issuer', () => sign(without('iss'))],
  ['no address, as a service has it', () => sign({ ...without('email'), common_name: 'robot', sub: '' })],
  ['an address that is none', () => sign({ ...CLAIMS(), email: 7 })],
  ['another type', () => sign({ ...CLAIMS(), type: 'org' })],
  ['somebody who is not on the list', () => sign({ ...CLAIMS(), email: 'stranger@example.in' })],
  ['rubbish', () => 'rubbish'],
  ['three parts of rubbish', () => 'a.b.c'],
  ['nothing', () => ''],
  ['60,000 characters', () => `${base64('{"alg":"RS256","kid":"one"}')}.${'a'.repeat(60_000)}.a`],
]

describe('the desk turns away', () => {
  it('every token with something wrong about it', async () => {
    await expectOfEach(
      WRONG,
      async ([, token]) => expect((await withToken(await token())).status).toBe(403),
      ([what]) => what,
    )
  })

  it('a good token that comes as a cookie or behind "Bearer"', async () => {
    const token = await sign(CLAIMS())
    const headers = { cookie: `CF_Authorization=${token}`, authorization: `Bearer ${token}` }
    expect((await askDesk('/inbox', { as: null, init: { headers } })).status).toBe(403)
  })

  it('an address that a header claims', async () => {
    const headers = { 'cf-access-authenticated-user-email': OWNER, 'x-email': OWNER, 'mf-access-blob': '{}' }
    expect((await askDesk('/inbox', { as: null, init: { headers } })).status).toBe(403)
  })

  it('whom the platform signed in to another application', async () => {
    const access = { aud: 'another', getIdentity: async () => ({ email: OWNER }) }
    expect((await askDesk('/inbox', { access })).status).toBe(403)
  })

  it('whom the platform cannot name', async () => {
    const access = { aud: AUDIENCE, getIdentity: async () => undefined }
    expect((await askDesk('/inbox', { access })).status).toBe(403)
  })

  it('everybody while the team’s keys cannot be read', async () => {
    const log = expectLog()
    vi.mocked(fetch).mockRejectedValue(new TypeError('no route'))
    expect((await withToken(await sign(CLAIMS()))).status).toBe(403)
    expect(log).toEqual(['{"step":"access-keys","code":"TypeError"}'])
  })
})

it('The team’s keys are read again for a key that nobody knows, once a minute at most', async () => {
  await withToken(await sign(CLAIMS()))
  const unknown = await sign(CLAIMS(), { header: { alg: 'RS256', kid: 'two' } })
  await Promise.all(Array.from({ length: 20 }, () => withToken(unknown)))
  expect(asked).toHaveLength(2)
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000)
  published = [...published, { ...published[0], kid: 'two' }]
  expect((await withToken(unknown)).status).toBe(200)
  expect(asked).toHaveLength(3)
})

/** Every route of the router, with a name in the place of each parameter. */
const ROUTES = desk.routes
  .filter(({ path }) => path !== '/*')
  .map(({ method, path }) => ({ method: method === 'ALL' ? 'GET' : method, path: path.replaceAll(/:\w+/g, 'some') }))
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const knock = ({ method, path }: { method: string; path: string }, asking: Parameters<typeof askDesk>[1]) =>
  askDesk(path, { ...asking, init: { method, headers: { 'sec-fetch-site': 'same-origin' } } })

describe('every route of the desk', () => {
  it('stands in its table', () => {
    const patterns = Object.values(deskMap).map(({ path }) => path)
    const routed = desk.routes.map(({ path }) => path).filter((path) => path !== '/*')
    expect(routed.filter((path) => !patterns.includes(path as never))).toEqual([])
    expect(patterns.filter((path) => !routed.includes(path))).toEqual([])
  })

  it('answers nobody who is not signed in', async () => {
    await expectOfEach(
      ROUTES,
      async (route) => expect([401, 403]).toContain((await knock(route, { as: null })).status),
      nameOf,
    )
  })

  it('answers 503 while the desk is not set up, whoever asks', async () => {
    const halves = [{ ACCESS_AUD: '' }, { ACCESS_TEAM: '' }, { ACCESS_TEAM: 'evil.example/' }]
    const nobody = { DESK_OWNERS: '', DESK_SALES: ' , ', DESK_CONTENT: undefined as never }
    await expectOfEach(
      [...halves, nobody],
      async (bindings) => {
        for (const route of ROUTES) expect((await knock(route, { as: OWNER, bindings })).status).toBe(503)
      },
      (bindings) => JSON.stringify(bindings),
    )
  })

  it('refuses somebody whose part it is not', async () => {
    const patterns = new Map(Object.values(deskMap).map((entry) => [entry.path.replaceAll(/:\w+/g, 'some'), entry]))
    const foreign = ROUTES.filter(
      ({ path }) => !(patterns.get(path)?.roles as string[] | undefined)?.includes('content'),
    )
    await expectOfEach(
      foreign,
      async (route) => expect((await knock(route, { as: CHANDRA_OF_CONTENT })).status).toBe(403),
      nameOf,
    )
  })
})

/** Which methods each path of the desk has a route for, by its pattern; the routes for every method apart. */
const METHODS = Map.groupBy(
  desk.routes.filter(({ path, method }) => path !== '/*' && method !== 'ALL'),
  ({ path }) => path,
)
const filled = (path: string) => path.replaceAll(/:\w+/g, 'some')

describe('the address of a form', () => {
  const formsOnly = [...METHODS].filter(([, routes]) => routes.every(({ method }) => method === 'POST'))
  const ENDED = 'Your sign-in had ended: press Back, your text is still there.'

  it('leads, after a sign-in, to the page where the form stands, which says what to do', async () => {
    expect(formsOnly.length).toBeGreaterThan(7)
    await clearEnquiries()
    await storeDue(1)
    await openCases(env.ENQUIRIES)
    const id = String(await env.ENQUIRIES.prepare('SELECT id FROM cases').first('id'))
    await expectOfEach(
      formsOnly.map(([path]) => path.replace(':id', id)),
      async (path) => {
        const answer = await askDesk(path, { as: OWNER })
        const to = answer.headers.get('location') ?? ''
        expect([answer.status, to]).toEqual([303, expect.stringMatching(/^\/[\w/-]*\?ended=1$/)])
        const next = await askDesk(to, { as: OWNER })
        const page = next.status === 303 ? await askDesk(next.headers.get('location') ?? '', { as: OWNER }) : next
        expect(await page.text()).toContain(ENDED)
      },
      (path) => path,
    )
  })

  it('keeps the case that the form is of', async () => {
    const { headers } = await askDesk('/case/abc%2F12/message', { as: OWNER })
    expect(headers.get('location')).toBe('/case/abc%2F12?ended=1')
  })

  it('says nothing of a sign-in to somebody who comes by another way', async () => {
    expect(await (await askDesk('/inbox')).text()).not.toContain(ENDED)
  })
})

describe('a method that a path of the desk does not take', () => {
  it('is answered with those that it takes', async () => {
    await expectOfEach(
      [...METHODS].flatMap(([path, routes]) => ['PUT', 'PATCH', 'DELETE'].map((method) => ({ method, path, routes }))),
      async ({ method, path, routes }) => {
        const { status, headers } = await knock({ method, path: filled(path) }, { as: OWNER })
        const takes = routes.some((route) => route.method === 'POST')
        const allow = takes ? 'GET, HEAD, POST' : 'GET, HEAD'
        expect([status, headers.get('allow')]).toEqual([405, allow])
      },
      nameOf,
    )
  })

  it('is refused at a path that is somebody else’s', async () => {
    expect((await knock({ method: 'PUT', path: '/owner' }, { as: ASHA_OF_SALES })).status).toBe(403)
  })

  it('is not found where there is no page', async () => {
    expect((await knock({ method: 'PUT', path: '/nowhere' }, { as: OWNER })).status).toBe(404)
  })
})

describe('a post to the desk', () => {
  const theme = { theme: 'dark', back: '/inbox' }

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['pink', undefined],
  ])('chooses the theme of the pages to come: %s', async (chosen, shown) => {
    const html = await (await askDesk('/inbox', { init: { headers: { cookie: `desk-theme=${chosen}` } } })).text()
    expect(/<html[^>]* data-theme="(\w+)"/.exec(html)?.[1]).toBe(shown)
  })

  it.each([
    ['from a page of the desk', { 'sec-fetch-site': 'same-origin' }, 303],
    ['with the desk’s own origin', { origin: 'https://desk.patang.example' }, 303],
    ['from the site', { 'sec-fetch-site': 'same-site', origin: 'https://patang.example' }, 403],
    ['from elsewhere', { 'sec-fetch-site': 'cross-site' }, 403],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, 403],
    ['without a word about it', {}, 403],
    ['from nowhere', { origin: 'null' }, 403],
    ['with two words that differ', { 'sec-fetch-site': 'cross-site', origin: 'https://desk.patang.example' }, 403],
  ])('%s', async (_, headers, status) => {
    expect((await postToDesk('/theme', theme, { init: { headers } })).status).toBe(status)
  })

  it('remembers a theme for a year', async () => {
    const cookie = (await postToDesk('/theme', theme)).headers.get('set-cookie')
    expect(cookie).toContain(`Max-Age=${365 * 24 * 60 * 60}`)
  })

  it('leads back to a path of the desk only', async () => {
    const back = async (to: string) => (await postToDesk('/theme', { ...theme, back: to })).headers.get('location')
    expect([await back('/inbox?q=bali'), await back('//evil.example'), await back('https://evil.example')]).toEqual([
      '/inbox?q=bali',
      '/',
      '/',
    ])
  })

  it('whose session has ended gives back all that was typed, to be sent again', async () => {
    const fields = { note: 'Wants <b>the sea</b>', 'follow-up': '2027-01-12' }
    const response = await postToDesk('/inbox', fields, { as: null })
    const html = await response.text()
    expect(response.status).toBe(401)
    for (const part of ['Wants &lt;b&gt;the sea&lt;/b&gt;', '2027-01-12', 'action="/inbox"', 'Send again']) {
      expect(html).toContain(part)
    }
  })
})

describe('the two hostnames', () => {
  it('the site knows no desk', async () => {
    const paths = ['/inbox', '/desk', '/theme']
    await expectOfEach(paths, async (path) => {
      const { status } = await visitSettled(`https://patang.example${path}`, {}, SET_UP)
      expect([302, 404]).toContain(status)
    })
  })

  it('the desk knows no page of the site', async () => {
    const paths = [
      '/about',
      '/Domestic',
      '/tour/Rajasthan',
      '/sitemap.xml',
      '/robots.txt',
      '/healthz',
      '/api/itineraries/bali',
    ]
    await expectOfEach(paths, async (path) => expect((await askDesk(path, { as: OWNER })).status).toBe(404))
  })

  it('a post of the site’s forms finds nobody at the desk', async () => {
    expect((await postToDesk('/send-email', { name: 'Asha' }, { as: OWNER })).status).toBe(404)
  })
})

it('No answer of the desk may be kept, framed, indexed, referred to or filled from outside', async () => {
  const answers = [
    await askDesk('/inbox'),
    await askDesk('/nosuch'),
    await askDesk('/inbox', { as: null }),
    await askDesk('/inbox', { bindings: { ACCESS_AUD: '' } }),
    await postToDesk('/theme', { theme: 'dark' }),
  ]
  await expectOfEach(
    answers,
    ({ headers }) => {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('x-robots-tag')).toContain('noindex')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/https?:|unsafe|script-src (?!'self';)/)
    },
    ({ status }) => String(status),
  )
})

it('Nothing of the desk is counted', async () => {
  const counted: unknown[] = []
  const VIEWS = { writeDataPoint: (point: unknown) => void counted.push(point) } as unknown as AnalyticsEngineDataset
  await askDesk('/inbox', { bindings: { VIEWS } })
  expect(counted).toEqual([])
})
