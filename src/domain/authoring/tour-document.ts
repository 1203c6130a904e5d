import type * as z from 'zod/mini'
import type { TourDocumentShape, TourShape } from './tour-shape.ts'

/**
 * The written text of a tour. Prices, withdrawal and order are in other tables. `completeTour` adds the texts that all
 * tours share.
 */
export type TourDocument = z.output<typeof TourDocumentShape>

/** A tour in a file of src/content, with its first prices and its places in the carousels. */
export type TourSource = z.output<typeof TourShape>

/** The part of a file that staff can change at the desk. */
export function documentOf({ windows: _, ranks: __, ...document }: TourSource): TourDocument {
  return document
}

/** "5N/6D": one night for each day with a place to sleep, plus the nights in the air before. */
export function countDuration({ days, nightsBefore = 0 }: Pick<TourDocument, 'days' | 'nightsBefore'>): string {
  return `${days.filter(({ overnight }) => overnight).length + nightsBefore}N/${days.length}D`
}

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
