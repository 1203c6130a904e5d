import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { app } from '../../src/app.tsx'
import { entryAt, siteMap } from '../../src/domain/site/site-map.ts'
import type { AppEnv } from '../../src/env.ts'
import { privateByDefault } from '../../src/private-by-default.ts'
import { visit } from '../support/site.ts'

const routed = app.routes.filter(({ path }) => path !== '/*')

describe('every route of the router', () => {
  it('is in the table of pages under its very pattern', () => {
    const known: string[] = Object.values(siteMap).map(({ path }) => path)
    expect(routed.filter(({ path }) => !known.includes(path))).toEqual([])
  })

  it('takes the method that the table says', () => {
    const wrong = routed.filter(({ path, method }) => method !== (entryAt(path)?.method ?? 'GET'))
    expect(wrong).toEqual([])
  })

  it('is all that the table has; the page of the design is for development alone', () => {
    const paths = routed.map(({ path }) => path)
    expect(Object.values(siteMap).filter(({ path }) => !paths.includes(path))).toEqual([siteMap.design])
  })
})

describe('browsers are told what they may prepare', () => {
  type Rules = Record<'prerender' | 'prefetch', [{ where: { and: object[] } }]>
  const rules = async () => (await visit('/speculation-rules.json')).json<Rules>()

  it('in a file of the type that they take', async () => {
    const { headers } = await visit('/speculation-rules.json')
    expect(headers.get('content-type')).toBe('application/speculationrules+json')
  })

  it('never what is one visitor’s own', async () => {
    const [{ where }] = (await rules()).prefetch
    const not = JSON.stringify(where)
    for (const own of ['/enquire*', '/success*', '/search-results*', '/api/view*', '/currencies*'])
      expect(not).toContain(`"${own}"`)
  })
})

describe('who has found a weakness', () => {
  it('reads whom to tell, and until when that holds: less than a year (RFC 9116)', async () => {
    const text = await (await visit('/.well-known/security.txt')).text()
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now() + 90 * 24 * 60 * 60_000)
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60_000)
  })
})

it('a route that nobody has put into the table answers one visitor alone', async () => {
  const forgetful = new Hono<AppEnv>()
    .use(privateByDefault)
    .get('/members', (c) => c.html('<p>Asha</p>'))
    .get(siteMap.about.path, (c) => c.html('<p>About us</p>'))
  const cacheControl = async (path: string) => (await forgetful.request(path)).headers.get('cache-control')
  expect([await cacheControl('/members'), await cacheControl('/about')]).toEqual(['private, no-cache', null])
})

it.each(['/trip/', '/trip-days/', '/e/', '/r/', '/country/'])(
  'a part of a path longer than any of ours is not found: %s…',
  async (begins) => {
    const { status } = await visit(begins + 'x'.repeat(101))
    expect(status).toBe(404)
  },
)

it('the form for a callback is for search engines; the one about a tour is not', async () => {
  const robots = async (path: string) => /<meta name="robots"[^>]*noindex/.test(await (await visit(path)).text())
  expect([await robots('/enquire'), await robots('/enquire?tour=Bali6d5n')]).toEqual([false, true])
})

it('what a chat program adds to the address of a tour asks for no trip: the page stays one for search engines', async () => {
  const robots = async (query: string) =>
    /<meta name="robots"[^>]*noindex/.test(await (await visit(`/tour/Bali6d5n${query}`)).text())
  expect([await robots('?from=singlemessage'), await robots('?adults=3')]).toEqual([false, true])
})
