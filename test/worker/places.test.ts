import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { listRegion } from '../../src/data/filters/listings.ts'
import { searchTours } from '../../src/data/search/search-tours.ts'
import type { CatalogueTour } from '../../src/domain/authoring/complete-tour.ts'
import { matchesFilter } from '../../src/domain/search/search-text.ts'

const today = '2026-11-28'
const catalogue = openCatalogue(env.CATALOGUE)

/** Every state of India and every other country, with the tours that go there, by id. */
const places = [...statesOfIndia(), ...countriesAbroad()]

it('the filter of a list finds by a state or a country exactly its tours, on the server and in the browser', async () => {
  const wrong = []
  for (const { name, region, ids } of places) {
    const listed = (await listRegion(catalogue, region, { text: name.toLowerCase(), today })).cards
    const filtered = content.tours.filter((tour) => tour.region === region && matchesFilter(tour, name.toLowerCase()))
    const found = [listed.map(({ id }) => id).sort(), filtered.map(({ id }) => id).sort()]
    if (found.some((each) => each.join() !== ids.join())) wrong.push({ name, ids, found })
  }
  expect(wrong).toEqual([])
})

it('a search for a state or a country finds exactly its tours', async () => {
  const wrong = []
  for (const { name, ids } of places) {
    const found = (await searchTours(catalogue, name.toLowerCase(), { today })).cards.map(({ id }) => id).sort()
    if (found.join() !== ids.join()) wrong.push({ name, ids, found })
  }
  expect(wrong).toEqual([])
})

it('gujarat finds two tours on the list of India', async () => {
  const { cards } = await listRegion(catalogue, 'domestic', { text: 'gujarat', today })
  expect(cards.map(({ id }) => id).sort()).toEqual(['Gujarat3n4d', 'Gujarat4n5d'])
})

function statesOfIndia() {
  const names = new Set(content.tours.flatMap(({ states = [] }) => states))
  return [...names].map((name) => ({
    name,
    region: 'domestic' as const,
    ids: idsWhere(({ states }) => states?.includes(name) === true),
  }))
}

function countriesAbroad() {
  const abroad = content.countries.filter(({ slug }) => slug !== 'india')
  return abroad.map(({ name, slug }) => ({
    name,
    region: 'international' as const,
    ids: idsWhere(({ countries }) => countries.includes(slug)),
  }))
}

function idsWhere(goes: (tour: CatalogueTour) => boolean): string[] {
  return content.tours
    .filter(goes)
    .map(({ id }) => id)
    .sort()
}
