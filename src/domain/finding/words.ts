import { PLACES } from '#domain/places.ts'
import { FILLERS, OFFERS, PHRASES } from './phrases.ts'
import { makeVocabulary, type Words } from './vocabulary.ts'

/** The words that a search knows, as they travel. */
export const WORDS: Words = {
  names: [...PLACES.values()].map(({ name, also }) => [name, ...also]),
  phrases: PHRASES,
  offers: OFFERS,
  fillers: FILLERS,
}

/** The same, made ready: once in an instance. */
export const VOCABULARY = makeVocabulary(WORDS)
