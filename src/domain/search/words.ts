import { allPlaces } from '#domain/catalogue/places.ts'
import { FILTER_WORDS } from '#domain/filters/filter-words.ts'
import { placeSlug } from '#values/place-slug.ts'
import { CONNECTORS, FILLERS, OFFERS, ORDERS, UNITS, WISHES } from './phrases.ts'
import { makeVocabulary, type Vocabulary, type Words } from './vocabulary.ts'

export function searchWords(): Words {
  const names = [...allPlaces().values()].map(({ name, also }) => [name, ...also])
  return {
    names,
    phrases: FILTER_WORDS,
    offers: OFFERS,
    fillers: FILLERS,
    wishes: WISHES,
    orders: ORDERS,
    connectors: CONNECTORS,
    units: UNITS,
  }
}

/**
 * For the slug of each unsold place: its name and the nearest sold places. A place is sold while a live tour visits it;
 * the table of places does not know tours made by staff.
 */
export function nearestPlaces(visited: Pick<ReadonlySet<string>, 'has'>): Record<string, string[]> {
  const all = [...allPlaces().values()].map((place) => ({ slug: placeSlug(place.name), ...place }))
  const unsold = all.filter(({ slug, nearest }) => nearest.length > 0 && !visited.has(slug))
  return Object.fromEntries(unsold.map(({ slug, name, nearest }) => [slug, [name, ...nearest]]))
}

let made: { of: ReturnType<typeof allPlaces>; vocabulary: Vocabulary } | undefined

/** The vocabulary, built at the first search of an instance and again after staff change a place. */
export function vocabulary(): Vocabulary {
  const places = allPlaces()
  if (made?.of !== places) made = { of: places, vocabulary: makeVocabulary(searchWords()) }
  return made.vocabulary
}
