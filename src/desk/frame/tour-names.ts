import { openCatalogue } from '#data/catalogue/open-catalogue.ts'
import { listToursInBrief } from '#data/catalogue/tours-in-brief.ts'
import { logFault, within } from '#data/stores/faults.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'

/** How long the names of tours are waited for, in ms: an id says enough. */
const PATIENCE = 1500

/** The tours that are known, by id. */
export type Tours = Map<string, TourInBrief>

/** The tours that are sold. None where the catalogue does not answer in time. */
export async function readTourNames(catalogue: D1Database): Promise<Tours> {
  try {
    const tours = await within(PATIENCE, listToursInBrief(openCatalogue(catalogue)))
    return new Map(tours.map((tour) => [tour.id, tour]))
  } catch (error) {
    logFault('desk-tours', error)
    return new Map()
  }
}

/** "Bali 5N/6D"; the id where the tour is not known. */
export function tourName(tours: Tours, id: string): string {
  const tour = tours.get(id)
  return tour ? `${tour.title} ${tour.duration}` : id
}
