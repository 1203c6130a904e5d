import { allPlaces } from '#domain/catalogue/places.ts'
import { CONNECTORS, FILLERS, OFFERS, PHRASES, UNITS } from './phrases.ts'
import { makeVocabulary, type Vocabulary, type Words } from './vocabulary.ts'

/** The words that a search knows, as they travel. */
export function searchWords(): Words {
  const names = [...allPlaces().values()].map(({ name, also }) => [name, ...also])
  return { names, phrases: PHRASES, offers: OFFERS, fillers: FILLERS, connectors: CONNECTORS, units: UNITS }
}

let made: Vocabulary | undefined

/** The same, made ready by the first search of an instance: its start waits for none. */
export function vocabulary(): Vocabulary {
  made ??= makeVocabulary(searchWords())
  return made
}
