import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { seedSql } from '../../src/cli/content/seed.ts'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { listRegion } from '../../src/data/filters/listings.ts'
import { seasonOf } from '../../src/domain/catalogue/practical.ts'
import type { Region } from '../../src/domain/catalogue/tour.ts'
import { matchesFilter } from '../../src/domain/search/search-text.ts'
import { generated } from '../support/generated.ts'
import { select } from '../support/markup.ts'
import { seeded, whole } from '../support/seeded.ts'
import { measured } from '../support/site.ts'

const { tours, ...rest } = generated(300)
await loadSeed(env.CATALOGUE, seedSql({ tours, ...rest }))

const domestic = tours.filter(({ region }) => region === 'domestic')
const international = tours.filter(({ region }) => region === 'international')

/** Those of as many nights stay in order of popularity. */
function byNights(list: typeof tours) {
  return [...list].sort((one, other) => Number.parseInt(one.duration, 10) - Number.parseInt(other.duration, 10))
}

function inJanuary({ practical }: (typeof tours)[number]) {
  return seasonOf(practical.seasons, 'Jan')?.is !== 'closed'
}

const lists: { path: string; belongs: typeof tours }[] = [
  { path: '/Domestic', belongs: domestic },
  { path: '/International', belongs: international },
  { path: '/International?q=no.', belongs: international },
  { path: '/country/india', belongs: tours.filter(({ countries }) => countries.includes('india')) },
  { path: '/search-results', belongs: tours },
  { path: '/search-results?q=generated', belongs: tours },
  { path: '/International?sort=nights', belongs: byNights(international) },
  { path: '/Domestic?q=no.&month=1&sort=nights', belongs: byNights(domestic.filter(inJanuary)) },
]

it.each(['/International', '/country/india'])('behind its last page %s leads to its beginning', async (path) => {
  const { status } = await measured(`${path}?after=100000`)
  expect(status).toBe(302)
})

it.each(lists)('$path shows each of many packages once, page after page', async ({ path, belongs }) => {
  const seen: (string | undefined)[] = []
  let next: string | undefined = path
  while (next !== undefined) {
    const { html, tally } = await measured(next)
    const cards = await select(html, 'article h3 a')
    const posters = await select(html, 'main a[href^="/country/"]')
    seen.push(...cards.map(({ attributes }) => attributes.href?.split('?')[0]))
    expect(cards.length).toBeLessThanOrEqual(48)
    expect(tally.roundTrips).toBe(1)
    expect(tally.rowsRead).toBeLessThanOrEqual(2 * (cards.length + posters.length) + 2)
    const [more] = await select(html, 'a[href*="after="]')
    next = more?.attributes.href
  }
  expect(seen.length).toBeGreaterThan(48)
  expect(seen).toEqual(belongs.map((tour) => tour.path))
})

it('the next page of a search for exactly these words is for exactly them, too', async () => {
  const { html } = await measured('/search-results?q=generated&exact=1')
  const [more] = await select(html, 'a[href*="after="]')
  expect(more?.attributes.href).toMatch(/^\/search-results\?q=generated&exact=1&after=\d+$/)
})

it('a filter finds in many packages what the browser would, whatever the letters', async () => {
  const random = seeded(7)
  for (let round = 0; round < 150; round++) {
    const region: Region = random() < 0.5 ? 'domestic' : 'international'
    const own = tours.filter((tour) => tour.region === region)
    const text = piece(random, own[whole(random, own.length)]?.title ?? '')
    const expected = own.filter((tour) => matchesFilter(tour, text)).map(({ id }) => id)
    expect([text, await everyId(region, text)]).toEqual([text, expected])
  }
})

/** One to six letters of a title, in capitals at times. */
function piece(random: () => number, title: string): string {
  const letters = [...title]
  const text = letters
    .slice(whole(random, letters.length))
    .slice(0, 1 + whole(random, 6))
    .join('')
  return random() < 0.5 ? text.toUpperCase() : text
}

async function everyId(region: Region, text: string): Promise<string[]> {
  const ids: string[] = []
  let after: number | undefined = 0
  while (after !== undefined) {
    const page: Awaited<ReturnType<typeof listRegion>> = await listRegion(openCatalogue(env.CATALOGUE), region, {
      text,
      after,
      today: '2026-11-28',
    })
    ids.push(...page.cards.map(({ id }) => id))
    after = page.after
  }
  return ids
}

it('the domestic list leaves out a package without a location, the international one does not', async () => {
  const bare = tours.map((tour, at) => (at < 20 ? { ...tour, location: '' } : tour))
  await loadSeed(env.CATALOGUE, seedSql({ ...rest, tours: bare }))
  const missing = (region: Region) =>
    bare.filter((tour) => tour.location === '' && tour.region === region).map(({ id }) => id)
  expect(missing('domestic').length).toBeGreaterThan(0)
  for (const text of ['', 'no.', 'a']) {
    const listed = await everyId('domestic', text)
    expect(listed.filter((id) => missing('domestic').includes(id))).toEqual([])
  }
  expect(await everyId('international', '')).toEqual(expect.arrayContaining(missing('international')))
})
