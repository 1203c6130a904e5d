import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { brand } from '../../src/brand.ts'
import { seedSql } from '../../src/cli/content/seed.ts'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { content } from '../../src/content/content.ts'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { findTour } from '../../src/data/catalogue/tours.ts'
import { listRegion } from '../../src/data/filters/listings.ts'
import { searchTours } from '../../src/data/search/search-tours.ts'

const catalogue = openCatalogue(env.CATALOGUE)
const TABLES = ['tours', 'tour_paths', 'countries', 'tour_countries', 'testimonials', 'documents']

beforeEach(() => loadSeed(env.CATALOGUE, seedSql(content)))

const today = '2026-11-28'

/** Every row of every table, and what a few searches find: the full-text tables keep no text to read back. */
async function everything(): Promise<unknown> {
  const tables = await env.CATALOGUE.batch(TABLES.map((table) => env.CATALOGUE.prepare(`SELECT * FROM ${table}`)))
  const texts = ['bali', 'a', 'राजस्थान', 'tour', '']
  const found = await Promise.all(texts.map((text) => searchTours(catalogue, text, { today })))
  const filtered = await Promise.all(texts.map((text) => listRegion(catalogue, 'domestic', { text, today })))
  return { tables: tables.map(({ results }) => results), found, filtered }
}

it('has one whole statement a line', () => {
  const [comment, ...lines] = seedSql(content).trimEnd().split('\n')
  expect(comment).toMatch(/^-- GENERATED/)
  expect(lines.filter((line) => !/^(INSERT|UPDATE|DELETE) .*;$/.test(line))).toEqual([])
})

it('has the agency’s details in the texts, and no placeholder left', async () => {
  const { results } = await env.CATALOGUE.prepare('SELECT content FROM documents').all<{ content: string }>()
  const texts = results.map((row) => row.content).join(' ')
  expect(texts).toContain(brand.email)
  expect(texts).not.toMatch(/\{(name|phone|email|address)\}/)
})

describe('a replay', () => {
  it('of the same content changes nothing', async () => {
    const before = await everything()
    await loadSeed(env.CATALOGUE, seedSql(content))
    await loadSeed(env.CATALOGUE, seedSql(content))
    expect(await everything()).toEqual(before)
  })

  it('deletes a tour that the content has no longer, with its paths, its countries and its words', async () => {
    const [gone, ...tours] = content.tours
    await loadSeed(env.CATALOGUE, seedSql({ ...content, tours }))
    if (!gone) throw new Error('the content has no tours')
    for (const path of [gone.path, ...gone.alsoAt]) expect(await findTour(catalogue, path, today)).toBeUndefined()
    const left = tours.map(({ id }) => id)
    expect((await searchTours(catalogue, '', { today })).cards.map(({ id }) => id)).toEqual(left)
    const found = (await searchTours(catalogue, gone.place, { today })).cards.map(({ id }) => id)
    expect(found.filter((id) => !left.includes(id))).toEqual([])
    const { results } = await env.CATALOGUE.prepare('SELECT rank FROM tour_countries WHERE rank > ?')
      .bind(left.length)
      .all()
    expect(results).toEqual([])
  })

  it('lets ranks change hands', async () => {
    const tours = [...content.tours].reverse()
    await loadSeed(env.CATALOGUE, seedSql({ ...content, tours }))
    const listed = await searchTours(catalogue, '', { today })
    expect(listed.cards.map(({ id }) => id)).toEqual(tours.map(({ id }) => id))
    for (const { id, path } of tours) expect((await findTour(catalogue, path, today))?.tour.id).toBe(id)
  })

  it('brings a changed price to the card and to the page', async () => {
    const standard = { current: 101, cut: 102 }
    const tier = { current: 103, cut: 104 }
    const window = { from: '2027-01-01', till: '2027-01-31', standard, deluxe: tier, superDeluxe: tier }
    const tours = content.tours.map((tour) => (tour.id === 'Nepal' ? { ...tour, windows: [window] } : tour))
    await loadSeed(env.CATALOGUE, seedSql({ ...content, tours }))
    const nepal = (await searchTours(catalogue, 'nepal', { today })).cards.find(({ id }) => id === 'Nepal')
    expect(nepal?.price).toEqual({ kind: 'next', window })
    expect((await findTour(catalogue, '/Nepal', today))?.tour.windows).toEqual([window])
  })

  it('deletes reviews, countries and texts that are gone', async () => {
    const less = {
      tours: content.tours.filter(({ countries }) => !countries.includes('japan')),
      countries: content.countries.filter(({ slug }) => slug !== 'japan'),
      testimonials: content.testimonials.slice(0, 5),
      documents: content.documents.slice(0, 2),
      facts: content.facts,
      sources: content.sources,
      answers: content.answers,
    }
    await loadSeed(env.CATALOGUE, seedSql(less))
    const counts = await env.CATALOGUE.batch<{ rows: number }>(
      ['countries', 'testimonials', 'documents'].map((table) =>
        env.CATALOGUE.prepare(`SELECT count(*) AS rows FROM ${table}`),
      ),
    )
    expect(counts.map(({ results }) => results[0]?.rows)).toEqual([less.countries.length, 5, 2])
  })
})
