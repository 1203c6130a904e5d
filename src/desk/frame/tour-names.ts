import { toursOrNone } from '#data/catalogue/tours-in-brief.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'

/** How long the names of tours are waited for, in ms: an id says enough. */
const PATIENCE = 1500

/** The tours that are known, by id. */
export type Tours = Map<string, TourInBrief>

/** The tours that are sold. None where the catalogue does not answer in time. */
export function readTourNames(catalogue: D1Database): Promise<Tours> {
  return toursOrNone(catalogue, 'desk-tours', PATIENCE)
}

/** "Bali 5N/6D"; the id where the tour is not known. */
export function tourName(tours: Tours, id: string): string {
  const tour = tours.get(id)
  return tour ? `${tour.title} ${tour.duration}` : id
}
