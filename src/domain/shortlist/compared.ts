import type { Tour } from '#domain/catalogue/tour.ts'

/** A tour in a comparison. A withdrawn tour keeps its column, so that a shared link stays readable. */
export type ComparedTour = Tour & { isSold: boolean }

export const MOST_COMPARED = 3
