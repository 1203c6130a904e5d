import type { TourFacts } from '#domain/filters/filters.ts'
import { makeVocabulary, type Vocabulary, type Words } from './vocabulary.ts'

/** What a search knows of a tour: its own words in small letters with a space between, and what lists filter by. */
export type IndexedTour = { title: string; words: string; facts: TourFacts }

/** The tours in order of popularity, with all that a search needs at hand. */
export type FindingIndex = {
  tours: IndexedTour[]
  vocabulary: Vocabulary
  /** Every word that a tour has of itself. */
  own: string[]
  /** How many tours visit a place, by its slug. */
  visited: Map<string, number>
  /** The day of reading, ISO: "next month" hangs on it. */
  today: string
}

export function makeIndex(tours: IndexedTour[], vocabulary: Vocabulary, today: string): FindingIndex {
  return {
    tours,
    vocabulary,
    today,
    own: [...new Set(tours.flatMap(({ words }) => words.split(' ')))],
    visited: visitsOf(tours),
  }
}

function visitsOf(tours: IndexedTour[]): Map<string, number> {
  const visits = new Map<string, number>()
  for (const place of tours.flatMap(({ facts }) => facts.places)) visits.set(place, (visits.get(place) ?? 0) + 1)
  return visits
}

/** An index as the API sends it beside the itineraries. isWhole: it has every tour that is sold. */
export type SentIndex = {
  tours: IndexedTour[]
  words: Words
  today: string
  isWhole: boolean
  /** Of a place that is not sold (its slug) its name, then the nearest that are, as they are searched for. */
  nearest: Record<string, string[]>
}

export function readIndex({ tours, words, today }: Pick<SentIndex, 'tours' | 'words' | 'today'>): FindingIndex {
  return makeIndex(tours, makeVocabulary(words), today)
}
