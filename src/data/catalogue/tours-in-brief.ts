import { eq, sql } from 'drizzle-orm'
import { logFault, within } from '#data/stores/faults.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { type Catalogue, openCatalogue } from './open-catalogue.ts'
import { readWindows } from './read-windows.ts'
import { tours } from './schema.ts'

const COLUMNS = {
  id: tours.id,
  path: tours.path,
  title: tours.title,
  place: sql<string>`${tours.page} ->> 'place'`,
  duration: tours.duration,
  windows: tours.windows,
}

/** A tour by its id; undefined: none. */
export async function findTourInBrief(catalogue: Catalogue, id: string): Promise<TourInBrief | undefined> {
  const row = await catalogue.select(COLUMNS).from(tours).where(eq(tours.id, id)).get()
  return row && { ...row, windows: readWindows(row) }
}

/** The data of every tour for staff, in the order of the listings. */
export async function listToursInBrief(catalogue: Catalogue): Promise<TourInBrief[]> {
  const rows = await catalogue.select(COLUMNS).from(tours).orderBy(tours.rank)
  return rows.map((row) => ({ ...row, windows: readWindows(row) }))
}

/**
 * The tours by id, for work that can continue without them.
 * @param patience in ms; a late or failed answer gives an empty map and a log line about the `step`
 */
export async function toursOrNone(
  catalogue: D1Database,
  step: string,
  patience: number,
): Promise<Map<string, TourInBrief>> {
  try {
    const tours = await within(patience, listToursInBrief(openCatalogue(catalogue)))
    return new Map(tours.map((tour) => [tour.id, tour]))
  } catch (error) {
    logFault(step, error)
    return new Map()
  }
}
