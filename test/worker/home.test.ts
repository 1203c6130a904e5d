import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { brand } from '../../src/brand.ts'
import { content } from '../../src/content/content.ts'
import { readHome } from '../../src/data/catalogue/home.ts'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { seasonOf } from '../../src/domain/catalogue/practical.ts'
import { isInHindi } from '../../src/domain/catalogue/review.ts'
import { MONTHS, type Month } from '../../src/values/dates.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'
import { measured, pageAt } from '../support/site.ts'

type Rank = 'home' | 'budget' | 'visaFree'

/** The paths of the tours that have a rank, in its order, as the content gives it. */
function ranked(rank: Rank, region?: string): string[] {
  return content.tours
    .filter((tour) => tour.ranks[rank] !== undefined && (!region || tour.region === region))
    .sort((one, other) => (one.ranks[rank] ?? 0) - (other.ranks[rank] ?? 0))
    .map((tour) => tour.path)
}

async function hrefs(selector: string): Promise<(string | undefined)[]> {
  return (await select(await pageAt('/'), selector)).map(({ attributes }) => attributes.href)
}

it('begins with the agency’s line, its sentences apart', async () => {
  expect((await selectOne(await pageAt('/'), 'h1')).text).toBe(brand.line)
})

it('costs one round trip and reads at most 70 rows', async () => {
  const { tally } = await measured('/')
  expect(tally.roundTrips).toBe(1)
  expect(tally.rowsRead).toBeLessThanOrEqual(70)
})

it('shows the three newest reviews that say something, in the letters that its fonts hold', async () => {
  const titles = await select(await pageAt('/'), '[data-review] h3')
  const newest = content.testimonials.filter((review) => review.text && !isInHindi(review)).slice(0, 3)
  expect(titles.map(({ text }) => text)).toEqual(newest.map(({ title }) => title))
})

describe('the carousels, in the order of their rank', () => {
  it('Popular International Tours', async () => {
    expect(await hrefs('#international h3 a')).toEqual(ranked('home', 'international'))
  })

  it('Popular Domestic Tours', async () => {
    expect(await hrefs('#domestic h3 a')).toEqual(ranked('home', 'domestic'))
  })

  it('Popular Budget Tours', async () => {
    expect(await hrefs('#budget h3 a')).toEqual(ranked('budget'))
  })

  it('Popular Visa Free Tours', async () => {
    const { visaFree } = await readHome(openCatalogue(env.CATALOGUE), '2026-05-19')
    expect(visaFree.map(({ path }) => path)).toEqual(ranked('visaFree'))
  })

  it('Explore Countries', async () => {
    const explored = content.countries
      .filter(({ exploreRank }) => exploreRank)
      .sort((one, other) => (one.exploreRank ?? 0) - (other.exploreRank ?? 0))
    expect(await hrefs('#countries a')).toEqual(explored.map(({ slug }) => `/country/${slug}`))
  })
})

it.each([
  ['Thailand', '2026-05-19', '2026-05-20'],
  ['Malaysia', '2026-12-31', '2027-01-01'],
])(
  'flies to %s visa-free until %s, the last day of the rule that was read, and not on %s',
  async (name, last, after) => {
    const catalogue = openCatalogue(env.CATALOGUE)
    const visas = async (day: string) => (await readHome(catalogue, day)).visaFree.map(({ visa }) => visa).join()
    expect(await visas(last)).toContain(`${name}: `)
    expect(await visas(after)).not.toContain(`${name}: `)
  },
)

it.each(['2027-01-01', '2027-02-14', '2099-01-01'])(
  'fills the visa-free carousel with popular tours at home where few rules are known to hold, on %s',
  async (day) => {
    const { visaFree, domestic } = await readHome(openCatalogue(env.CATALOGUE), day)
    const abroad = visaFree.filter(({ region }) => region === 'international')
    const home = visaFree.filter(({ region }) => region === 'domestic')
    expect(visaFree.length).toBeGreaterThanOrEqual(4)
    expect(visaFree).toEqual([...abroad, ...home])
    expect(home.map(({ id }) => id)).toEqual(domestic.slice(0, home.length).map(({ id }) => id))
    expect(new Set(home.map(({ visa }) => visa))).toEqual(new Set(['India: no visa at home']))
  },
)

it('has cards in the visa-free carousel as in the others, each with its rule', async () => {
  const html = await pageAt('/')
  const cards = await select(html, '#visa-free article')
  expect(cards.length).toBeGreaterThanOrEqual(4)
  for (const part of ['h3 a', '[data-season]', '.tag', '[data-price]', 'a[aria-label^="Ask us about"]'])
    expect((await select(html, `#visa-free article ${part}`)).length).toBe(cards.length)
})

it('names under the search only places whose tours are good in the month of the day, in every month', async () => {
  const catalogue = openCatalogue(env.CATALOGUE)
  const days = MONTHS.map((month, at) => ({ month, day: `2027-${String(at + 1).padStart(2, '0')}-15` }))
  const named = await Promise.all(days.map(async ({ month, day }) => ({ ...(await readHome(catalogue, day)), month })))
  const isGood = (place: string, month: Month) =>
    content.tours.some((tour) => tour.place === place && seasonOf(tour.practical?.seasons ?? [], month)?.is === 'good')
  const wrong = named.flatMap(({ month, flyingNow }) => flyingNow.filter((place) => !isGood(place, month)))
  expect(wrong).toEqual([])
  expect(named.filter(({ flyingNow }) => flyingNow.length < 2).map(({ month }) => month)).toEqual([])
})

it('leads from a place that is good this month to its tours with the good ones first, each with its season', async () => {
  const links = await hrefs('.quick a')
  const seasons = await Promise.all(
    links.map(async (href = '') => (await select(await pageAt(href), '[data-season]')).map(({ text }) => text)),
  )
  expect(links.length).toBeGreaterThan(1)
  for (const all of seasons) {
    expect(all[0]).toMatch(/: good$/)
    expect(all.filter((text) => text.endsWith('good'))).toEqual(
      all.slice(0, all.filter((t) => t.endsWith('good')).length),
    )
  }
})

it('has a search that works as a plain form', async () => {
  const html = await pageAt('/')
  const form = await selectOne(html, 'main form[action="/search-results"]')
  expect(form.attributes.action).toBe('/search-results')
  expect(form.attributes.method ?? 'get').toBe('get')
  expect((await selectOne(html, 'main form[action="/search-results"] input')).attributes.name).toBe('q')
})

it('carries the claims of the agency', async () => {
  const text = await readerSees(await pageAt('/'))
  const claims = [
    '4.6/5',
    '1200+',
    '20+',
    '96%',
    '25yr',
    '100% customised trips',
    'Best ground assistance',
    'Great customer experience',
    '24x7 coverage',
    '90% visa success rate',
  ]
  expect(claims.filter((claim) => !text.includes(claim))).toEqual([])
})
