import { eq, sql } from 'drizzle-orm'
import { pathKey } from '#domain/site-map.ts'
import type { Tour } from '#domain/tour.ts'
import { type Catalogue, madeOnce } from './catalogue.ts'
import { readWindows } from './price-windows.ts'
import { tourPaths, tours } from './schema.ts'

/** A tour, and the spelling of the path that led to it, which differs from the asked one only in case or a slash. */
export type FoundTour = { tour: Tour; spelling: string }

/** Finds the tour that a path leads to, in any of its spellings; undefined when none does. Reads two rows. */
export async function findTour(catalogue: Catalogue, path: string): Promise<FoundTour | undefined> {
  const row = await tourAtPath(catalogue).get({ key: pathKey(path) })
  return row && { spelling: row.spelling, tour: toTour(row.tour) }
}

const tourAtPath = madeOnce((catalogue: Catalogue) =>
  catalogue
    .select({ spelling: tourPaths.path, tour: tours })
    .from(tourPaths)
    .innerJoin(tours, eq(tours.rank, tourPaths.rank))
    .where(eq(tourPaths.key, sql.placeholder('key')))
    .prepare(),
)

function toTour(row: typeof tours.$inferSelect): Tour {
  const { id, path, title, location, duration, region, scene, page } = row
  return { id, path, title, location, duration, region, scene, ...page, windows: readWindows(row) }
}
