import type { Tour } from '#domain/catalogue/tour.ts'

/** A tour in a comparison; one that is not sold any more keeps its column, so that a shared link still reads. */
export type ComparedTour = Tour & { isSold: boolean }

/** The most tours that stand side by side. */
export const MOST_COMPARED = 3
