import type { TourFacts } from '#domain/filters/filter-tours.ts'
import { makeVocabulary, type Vocabulary, type Words } from './vocabulary.ts'

/** What a search knows of a tour: its own words in small letters with a space between, and what lists filter by. */
export type IndexedTour = { title: string; words: string; facts: TourFacts }

/** The tours in order of popularity, with all that a search needs at hand. */
export type FindingIndex = {
  tours: IndexedTour[]
  vocabulary: Vocabulary
  /** Every word that a tour has of itself. */
  own: string[]
  /** Slugs of the places that tours visit. */
  visited: Set<string>
}

export function makeIndex(tours: IndexedTour[], vocabulary: Vocabulary): FindingIndex {
  return {
    tours,
    vocabulary,
    own: [...new Set(tours.flatMap(({ words }) => words.split(' ')))],
    visited: new Set(tours.flatMap(({ facts }) => facts.places)),
  }
}

/** An index as the API sends it beside the itineraries. isWhole: it has every tour that is sold. */
export type SentIndex = { tours: IndexedTour[]; words: Words; isWhole: boolean }

export function readIndex({ tours, words }: Omit<SentIndex, 'isWhole'>): FindingIndex {
  return makeIndex(tours, makeVocabulary(words))
}
