import { describe, expect, it } from 'vitest'
import { otherPaths, tourPaths } from '../support/every-path.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { select, selectOne } from '../support/markup.ts'
import { servedPage } from '../support/served-pages.ts'
import { visit } from '../support/site.ts'

const known = [...otherPaths, ...tourPaths]

/** A path with every letter in the wrong case. */
function swapped(path: string): string {
  return path.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
}

/** What hands make of a path, each kind alone. */
const misspellings = (path: string) => [path.toLowerCase(), path.toUpperCase(), swapped(path), `${path}/`]

/** Every path with all that hands make of one at once; a path of each sort with each kind alone. */
const misspelt = known
  .filter((path) => path !== '/Testimonials')
  .flatMap((path) => {
    const isOfEachSort = ['/about', '/Domestic', '/country/sri-lanka', '/tour/Bali6d5n'].includes(path)
    const all = [`${swapped(path)}/`, ...(isOfEachSort ? misspellings(path) : [])]
    return all.map((wrong) => ({ wrong, right: path }))
  })
  .filter(({ wrong }) => wrong !== '//' && !known.includes(wrong))

it('every misspelt path leads to the right one once, and keeps its question', () =>
  expectOfEach(
    misspelt,
    async ({ wrong, right }) => {
      const response = await visit(`${wrong}?q=a%20b&tier=deluxe`)
      expect(response.status).toBe(301)
      expect(response.headers.get('location')).toBe(`${right}?q=a%20b&tier=deluxe`)
    },
    ({ wrong }) => wrong,
  ))

it('every path answers at once', () =>
  expectOfEach(known, async (path) => {
    expect((await servedPage(path)).status).toBe(200)
  }))

it('every path answers a HEAD without a body', () =>
  expectOfEach(known, async (path) => {
    const response = await visit(path, { method: 'HEAD' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8'])
    expect(await response.text()).toBe('')
  }))

it.each([
  ['/About/', '/about'],
  ['/Search-Results/?q=a', '/search-results?q=a'],
  ['/TOUR/bali6d5n/', '/tour/Bali6d5n'],
])('a HEAD for %s is led to %s too', async (wrong, right) => {
  const response = await visit(wrong, { method: 'HEAD' })
  expect([response.status, response.headers.get('location')]).toEqual([301, right])
})

it('a browser that holds the page is led from another spelling to the right one all the same', async () => {
  const response = await visit('/tour/Rajasthan/', { headers: { 'if-none-match': '*' } })
  expect([response.status, response.headers.get('location')]).toEqual([301, '/tour/Rajasthan'])
})

describe.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a %s to a page', (method) => {
  it.each(['/', '/about', '/Domestic', '/country/india', '/tour/Rajasthan', '/search-results'])(
    '%s is not an error of ours',
    async (path) => {
      expect((await visit(path, { method })).status).toBeLessThan(500)
    },
  )
})

const nowhere = ['/404', '/nosuchpage', '/no/such/page', '/tour/a/b', '/country/atlantis', '/%', '/%00', '//x.example/']

describe.each([...nowhere, '/country/Atlantis', '/constructor', '/__proto__', '/country/constructor'])('%s', (path) => {
  it('is not found, and says so with a way home', async () => {
    const response = await visit(path)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect((await selectOne(html, 'h1')).text).toBe('Sorry ! This page is not found.')
    const links = await select(html, 'main a')
    expect(links.map(({ attributes, text }) => [attributes.href, text])).toContainEqual(['/', 'Home'])
  })
})
