import type { TourFacts } from '#domain/filters/filters.ts'
import type { Part } from './part.ts'
import { makeVocabulary, type Vocabulary, type Words } from './vocabulary.ts'

/** A tour for search: its words in small letters, in an index with a space around each, and its filter data. */
export type IndexedTour = { title: string; words: string; facts: TourFacts }

/** The tours in order of popularity, with the tables for search. */
export type FindingIndex = {
  tours: IndexedTour[]
  vocabulary: Vocabulary
  /** Every word of a tour's texts. */
  own: string[]
  /** The number of tours that visit a place, by its slug. */
  visited: Map<string, number>
  /** The day of the search, ISO, for "next month". */
  today: string
}

export function makeIndex(tours: IndexedTour[], vocabulary: Vocabulary, today: string): FindingIndex {
  return {
    tours: tours.map((tour) => ({ ...tour, words: ` ${tour.words} ` })),
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

/** Whether a tour visits the place of a part, or contains its word: "garden" and "gardens" are one. */
export function isThere({ words, facts }: IndexedTour, { places, word, isBegun, isName }: Part): boolean {
  const isVisited = places?.some((place) => facts.places.includes(place))
  if (isVisited || !word) return isVisited || !places
  const forms = isBegun ? [word] : [`${word} `, ...(isName ? [] : [`${word}s `, word.replace(/s?$/, ' ')])]
  return forms.some((form) => words.includes(` ${form}`))
}

/** The index as the itineraries API sends it. isWhole: it has every live tour. */
export type SentIndex = {
  tours: IndexedTour[]
  words: Words
  today: string
  isWhole: boolean
  /** By the slug of an unsold place: its name, then the search words of the nearest sold places. */
  nearest: Record<string, string[]>
}

export function readIndex({ tours, words, today }: Pick<SentIndex, 'tours' | 'words' | 'today'>): FindingIndex {
  return makeIndex(tours, makeVocabulary(words), today)
}
