import type * as z from 'zod/mini'
import type { TourDocumentShape, TourShape } from './tour-shape.ts'

/**
 * What is written about a tour, as its shape says. Prices, withdrawal and order are in other tables. Everything that all
 * tours share is filled in by `completeTour`.
 */
export type TourDocument = z.output<typeof TourDocumentShape>

/** A tour as a file of src/content holds it: its first prices and its place in the carousels as well. */
export type TourSource = z.output<typeof TourShape>

/** The document of a file: what the desk can change. */
export function documentOf({ windows: _, ranks: __, ...document }: TourSource): TourDocument {
  return document
}

/** "5N/6D": a night a day that has a place to sleep, and those in the air before. */
export function countDuration({ days, nightsBefore = 0 }: Pick<TourDocument, 'days' | 'nightsBefore'>): string {
  return `${days.filter(({ overnight }) => overnight).length + nightsBefore}N/${days.length}D`
}

/** A tour of which nothing is written yet. */
export function emptyTour(id: string, title: string): TourDocument {
  return {
    id,
    region: 'international',
    countries: [],
    path: `/tour/${id}`,
    alsoAt: [`/${id}`],
    duration: '0N/0D',
    place: '',
    title,
    line: '',
    location: '',
    scene: 'jaipur-hero',
    themes: {},
    head: { description: '', keywords: [] },
    description: '',
    days: [],
    stops: [],
    includes: ['hotel', 'transfers', 'sightseeing'],
    practical: {
      seasons: [],
      pace: 'moderate',
      longestRoadDay: 0,
      vehicle: { kind: 'private', what: 'Private car with driver' },
    },
  }
}
