import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedSql } from '../../src/cli/content/seed.ts'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { GATHER_LEADERS, LEADING } from '../../src/data/catalogue/leaders.ts'
import { PAGE_SIZE } from '../../src/domain/search/search-text.ts'
import { generated } from '../support/generated.ts'
import { select } from '../support/markup.ts'
import { measured } from '../support/site.ts'

/** A tour whose word no other has, far down in order of popularity, and one near the top. */
const RARE = { low: 'kolmanskop', high: 'wadirum' }

const PATHS = [
  '/Domestic',
  '/International',
  '/International?sort=price',
  '/International?month=5&sort=nights-down',
  '/Domestic?nights=5&budget=30000',
  '/International?q=bali',
  '/International?q=z',
  '/Domestic?q=nowhere',
  '/country/india',
  '/country/thailand?month=1',
  '/country/thailand',
  '/search-results',
  '/search-results?q=india',
  '/search-results?q=generated',
  '/search-results?q=beach+honeymoon+5+nights',
  '/search-results?q=mnali',
  '/search-results?q=a',
  '/search-results?q=b',
  `/search-results?q=${RARE.low}`,
  '/search-results?q=zzyzx',
]

describe.each([300, LEADING + 300])('a catalogue of %i tours', (count) => {
  beforeAll(async () => {
    const { tours, ...rest } = generated(count)
    const words = (at: number) => (at === 5 ? RARE.high : at === count - 2 ? RARE.low : '')
    const grown = tours.map((tour, at) => ({ ...tour, words: `${tour.words} ${words(at)}`.trim() }))
    await loadSeed(env.CATALOGUE, seedSql({ ...rest, tours: grown }))
    await env.CATALOGUE.exec(`UPDATE tours SET withdrawn = NULL; ${GATHER_LEADERS}`)
  })

  it.each(PATHS)(
    '%s costs one round trip and two rows, behind the leaders two a card and four more, on every page',
    async (path) => {
      const seen: (string | undefined)[] = []
      for (let next: string | undefined = path; next; ) {
        const { html, tally } = await measured(next)
        const cards = await select(html, 'article h3 a')
        const posters = await select(html, 'main a[href^="/country/"]')
        expect(tally.roundTrips).toBe(1)
        // The leaders, and of the tours behind it one more than a page shows, each with the row that finds it.
        const leaders = count <= LEADING ? 2 : 2 + 2 * (PAGE_SIZE + 1)
        expect(tally.rowsRead).toBeLessThanOrEqual(leaders + 2 * posters.length + 2)
        seen.push(...cards.map(({ attributes }) => attributes.href))
        const [more] = await select(html, 'a[href*="after="]')
        next = more?.attributes.href
      }
      expect(new Set(seen).size).toBe(seen.length)
    },
  )

  it.each([
    ['/', 60],
    [`/tour/Generated${count - 2}`, 12],
    ['/api/itineraries', 2 * (PAGE_SIZE + 1)],
    ['/api/itineraries/mnali', 2 * (PAGE_SIZE + 1)],
    ['/search-results?q=classic+highlights', 2 * (PAGE_SIZE + 1) + 2],
    ['/search-results?q=cheap+thailand+5+days', 2 * (PAGE_SIZE + 1) + 2],
  ])('%s costs one round trip and reads at most %i rows', async (path, most) => {
    const { status, tally } = await measured(path)
    expect([status, tally.roundTrips]).toEqual([200, 1])
    expect(tally.rowsRead).toBeLessThanOrEqual(most)
  })

  it('tells the search box that it has not all tours', async () => {
    const { html } = await measured('/api/itineraries')
    const { finding } = JSON.parse(html)
    expect(finding.isWhole).toBe(false)
    // Behind the leaders a tour may visit any place: of none is said that it is not sold.
    expect('goa' in finding.nearest).toBe(count <= LEADING)
  })

  it('finds the same by the same words', async () => {
    const found = async (text: string) =>
      (await select((await measured(`/search-results?q=${encodeURIComponent(text)}`)).html, 'article')).length
    const texts = ['generated', 'india', RARE.low, RARE.high, 'a', 'zzyzx', 'thailand zzyzx', 'मनाली']
    expect(await Promise.all(texts.map(found))).toEqual([
      48,
      48,
      1,
      1,
      0,
      0,
      await found('thailand'),
      await found('manali'),
    ])
  })

  it('has its leaders as its rows are after each change, and finds a tour by its new name', async () => {
    const state = () => env.CATALOGUE.prepare('SELECT domestic, international, words FROM leaders').first()
    const now = () => env.CATALOGUE.prepare('SELECT domestic, international, words FROM leaders_now').first()
    expect(await state()).toEqual(await now())
    await env.CATALOGUE.exec(`UPDATE tours SET withdrawn = '{}' WHERE rank < 20; ${GATHER_LEADERS}`)
    expect(await state()).toEqual(await now())
    expect(JSON.stringify(await state())).not.toContain('"Generated3"')
  })
})

it('behind the leaders the full-text table proposes, and the same rule forgives as much', async () => {
  await env.CATALOGUE.exec(`UPDATE tours SET withdrawn = '{}' WHERE rank <= ${LEADING}; ${GATHER_LEADERS}`)
  const found = async (text: string) => {
    const links = await select((await measured(`/search-results?q=${text}`)).html, 'article h3 a')
    return links.map(({ attributes }) => attributes.href)
  }
  const manali = await found('manali')
  expect(manali.length).toBeGreaterThan(0)
  expect(await found('mnali')).toEqual(manali)
  expect(await found(RARE.low)).toHaveLength(1)
  expect(await found(RARE.high)).toEqual([])
})
