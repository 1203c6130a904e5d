import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { PAGE_SIZE } from '../../src/domain/search.ts'
import { select, selectOne } from '../support/markup.ts'
import { measured, pageAt, visit } from '../support/site.ts'

/** The ids of the tours that the results page shows for a text. */
async function results(text: string): Promise<string[]> {
  const html = await pageAt(`/search-results?q=${encodeURIComponent(text)}`)
  const byPath = new Map(content.tours.map(({ path, id }) => [path, id]))
  const links = await select(html, 'article h3 a')
  return links.map(({ attributes }) => byPath.get(attributes.href ?? '') ?? '?')
}

/** The tours of a place, the most popular first. */
function idsOf(name: string): string[] {
  return content.tours.filter(({ place }) => place === name).map(({ id }) => id)
}

describe('a search', () => {
  it.each(['bali', 'BALI', ' bali ', 'Bali!'])('for "%s" finds the tours of Bali', async (text) => {
    expect(await results(text)).toEqual(idsOf('Bali'))
  })

  it.each([' uttarakhand ', 'Uttrakhand', 'उत्तराखंड'])('for "%s" finds Uttarakhand', async (text) => {
    expect(await results(text)).toEqual(idsOf('Uttarakhand'))
  })

  it('for a country by its short name finds its tours', async () => {
    const there = content.tours.filter(({ countries }) => countries.includes('uae'))
    expect(await results('uae')).toEqual(there.map(({ id }) => id))
  })

  it('for two places finds the tours that go to both', async () => {
    const found = await results('phuket krabi')
    const both = content.tours.filter(({ stops }) =>
      ['Phuket', 'Krabi'].every((name) => stops.some((stop) => stop.name === name)),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(both.map(({ id }) => id))
  })

  it('for a Hindi word finds what is known by it', async () => {
    expect(await results('वियतनाम')).toEqual(expect.arrayContaining(['Vietnam4d5n', 'Vietnam6n7d', 'Vietnam9n10d']))
  })

  it('for the beginning of a word finds the word', async () => {
    expect(await results('meghal')).toEqual(idsOf('Meghalaya'))
  })

  it('without a text lists everything, the most popular first', async () => {
    expect(await results('')).toEqual(content.tours.map(({ id }) => id))
    expect(await results('   ')).toHaveLength(content.tours.length)
  })

  it('for a misspelt name finds the place', async () => {
    expect(await results('mnali')).toEqual(await results('manali'))
    expect(await results('rajsthan')).toEqual(idsOf('Rajasthan'))
  })

  it('in a catalogue that is too large to look through asks the full-text table, and forgives as much', async () => {
    const last = content.tours.length
    await env.CATALOGUE.prepare('UPDATE tours SET rank = 2000 WHERE rank = ?').bind(last).run()
    try {
      expect(await results('mnali')).toHaveLength(3)
      expect(await results('cheap thailand 5 days')).toEqual(['Thailand4n5d'])
      expect(await results('goa')).toEqual([])
    } finally {
      await env.CATALOGUE.prepare('UPDATE tours SET rank = ? WHERE rank = 2000').bind(last).run()
    }
  })

  it('keeps the text in the box', async () => {
    const html = await pageAt('/search-results?q=caf%C3%A9%20%22%3E')
    expect((await selectOne(html, '#search')).attributes.value).toBe('café ">')
  })

  it('that finds nothing says so in the words that were searched, and leads on', async () => {
    const html = await pageAt(`/search-results?q=${encodeURIComponent('<script>alert(1)</script>')}`)
    const headings = await select(html, 'main h1, main h2')
    expect(headings.map(({ text }) => text)).toContain('No Packages found for <script>alert(1)</script>')
    expect(html).not.toContain('<script>alert')
    const links = await select(html, '.empty a')
    expect(links.map(({ attributes }) => attributes.href)).toContain('/enquire')
  })

  it('asked twice in one address is a page all the same', async () => {
    expect((await visit('/search-results?q=bali&q=goa&after=x&after=1')).status).toBe(200)
  })
})

const texts = [
  'bali',
  'india',
  'tour package',
  'phuket krabi',
  't p a',
  'nosuchword',
  'a',
  'z',
  '7',
  '"',
  '""',
  'a-b',
  'foo:bar',
  "'",
  "'; DROP TABLE tours; --",
  '*',
  '%',
  '_',
  '(',
  'NEAR(a b)',
  'bali OR goa',
  'AND',
  'NOT',
  '^bali',
  '{title}: x',
  'rank',
  '🙂',
  'राजस्थान',
  'क्',
  '\u0000',
  'ba\u0000li',
  'bali\u0000',
  '\ud800',
  '\u202e',
  'ﷺ',
  'x'.repeat(5000),
  'a '.repeat(2500),
  '🙂'.repeat(2000),
  'ि'.repeat(300),
  '%00',
  '\\',
  '\n',
]

describe.each(texts.map((text) => ({ text, shown: encodeURIComponent(text.toWellFormed()).slice(0, 40) })))(
  '$shown',
  ({ text }) => {
    const asked = encodeURIComponent(text.toWellFormed())

    it.each(['/search-results?q=', '/api/itineraries/', '/Domestic?q=', '/International?q='])(
      'at %s is answered with at most one round trip and few rows',
      async (path) => {
        const { status, tally } = await measured(path + asked)
        expect(status).toBe(200)
        expect(tally.roundTrips).toBeLessThanOrEqual(1)
        expect(tally.rowsRead).toBeLessThanOrEqual(2 * PAGE_SIZE + 2)
      },
    )
  },
)
