import { createExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { brand } from '../../src/brand.ts'
import { askApp } from '../support/ask-app.ts'
import { counting } from '../support/counting.ts'
import { tourAddresses as tours } from '../support/every-path.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { readHead, readSitemap } from '../support/page-head.ts'
import pages from '../support/pages.json'

const listed = await readSitemap()
const paths = listed.map((address) => address.slice(brand.origin.length))

it('lists absolute addresses of this site, none twice', () => {
  for (const address of listed) expect(address.startsWith(`${brand.origin}/`)).toBe(true)
  expect(new Set(listed).size).toBe(listed.length)
})

it('every address leads to a page, without a detour, that calls this its address', () =>
  expectOfEach(paths, async (path) => {
    const { status, canonical, meta } = await readHead(path)
    expect([status, canonical, meta.robots]).toEqual([200, brand.origin + path, undefined])
  }))

it('lists every page that is a listed one, and no other', () =>
  expectOfEach(
    pages.filter(({ status }) => status === 200),
    async ({ path }) => {
      const { canonical, meta } = await readHead(path)
      const isListed = meta.robots === undefined
      expect([canonical, listed.includes(canonical ?? '')]).toEqual([canonical, isListed])
    },
    ({ path }) => path,
  ))

it('lists every tour by the path of its card, and by no other', () =>
  expectOfEach(
    tours,
    ({ direct, alsoAt }) => {
      expect([direct, ...alsoAt].filter((path) => paths.includes(path))).toEqual([direct])
    },
    ({ id }) => id,
  ))

it('lists no page that robots.txt closes', async () => {
  const robots = await (await exports.default.fetch('https://patang.example/robots.txt')).text()
  const closed = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => path)
  const own = ['/api/itineraries/bali', '/search-results?q=bali', '/success', '/enquire?tour=Rajasthan', '/preferences']
  expect(own.filter((path) => !closed.some((prefix) => path.startsWith(prefix)))).toEqual([])
  expect(paths.filter((path) => closed.some((prefix) => path.startsWith(prefix)))).toEqual([])
})

it('is named by robots.txt, by its absolute address, to every crawler', async () => {
  const response = await exports.default.fetch('https://patang.example/robots.txt')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  const robots = await response.text()
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).toMatch(new RegExp(`^Sitemap: ${brand.origin}/sitemap.xml$`, 'm'))
})

it('is well-formed XML of the sitemap protocol, for an hour', async () => {
  const response = await exports.default.fetch('https://patang.example/sitemap.xml')
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/)
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await response.text()).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">\n(<url><loc>https:(?:[^<>&]|&amp;|&apos;)+<\/loc>(<lastmod>\d{4}-\d\d-\d\d<\/lastmod>)?<\/url>\n)+<\/urlset>\n$/,
  )
})

it('says when a policy changed', async () => {
  const xml = await (await exports.default.fetch('https://patang.example/sitemap.xml')).text()
  expect(xml).toMatch(/\/privacy-policy<\/loc><lastmod>20\d\d-\d\d-\d\d<\/lastmod>/)
})

it('asks the catalogue once', async () => {
  const { database, tally } = counting(env.CATALOGUE)
  const asked = new Request('https://patang.example/sitemap.xml')
  expect((await askApp(asked, { ...env, CATALOGUE: database }, createExecutionContext())).status).toBe(200)
  expect(tally.roundTrips).toBe(1)
})

it('stays the same whatever host it is asked by', async () => {
  const response = await exports.default.fetch('https://elsewhere.example/sitemap.xml')
  expect(await response.text()).not.toContain('elsewhere')
})
