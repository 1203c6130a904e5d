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

/** Of each place that is not sold (its slug) its name and the nearest that are. */
export function nearestPlaces(): Record<string, string[]> {
  const unsold = [...allPlaces().values()].filter(({ nearest }) => nearest.length > 0)
  return Object.fromEntries(unsold.map(({ name, nearest }) => [placeSlug(name), [name, ...nearest]]))
}

let made: { of: ReturnType<typeof allPlaces>; vocabulary: Vocabulary } | undefined

/** The same, made ready by the first search of an instance, and again when staff have written a place. */
export function vocabulary(): Vocabulary {
  const places = allPlaces()
  if (made?.of !== places) made = { of: places, vocabulary: makeVocabulary(searchWords()) }
  return made.vocabulary
}
