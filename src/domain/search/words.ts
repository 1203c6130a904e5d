import { allPlaces } from '#domain/catalogue/places.ts'
import { FILTER_WORDS } from '#domain/filters/filter-words.ts'
import { placeSlug } from '#values/place-slug.ts'
import { CONNECTORS, FILLERS, OFFERS, ORDERS, UNITS, WISHES } from './phrases.ts'
import { makeVocabulary, type Vocabulary, type Words } from './vocabulary.ts'

/** The words that a search knows, as they travel. */
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
 * Of each place that is not sold (its slug) its name and the nearest that are. A place is sold as long as a live tour
 * visits it, by its slug: the table does not know the tours that staff have made.
 */
export function nearestPlaces(visited: Pick<ReadonlySet<string>, 'has'>): Record<string, string[]> {
  const all = [...allPlaces().values()].map((place) => ({ slug: placeSlug(place.name), ...place }))
  const unsold = all.filter(({ slug, nearest }) => nearest.length > 0 && !visited.has(slug))
  return Object.fromEntries(unsold.map(({ slug, name, nearest }) => [slug, [name, ...nearest]]))
}

let made: { of: ReturnType<typeof allPlaces>; vocabulary: Vocabulary } | undefined

/** The same, made ready by the first search of an instance, and again when staff have written a place. */
export function vocabulary(): Vocabulary {
  const places = allPlaces()
  if (made?.of !== places) made = { of: places, vocabulary: makeVocabulary(searchWords()) }
  return made.vocabulary
}
