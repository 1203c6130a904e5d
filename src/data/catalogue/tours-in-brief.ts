import { sql } from 'drizzle-orm'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import type { Catalogue } from './open-catalogue.ts'
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

/** What the staff are told of every tour, in the order of the listings. */
export async function listToursInBrief(catalogue: Catalogue): Promise<TourInBrief[]> {
  const rows = await catalogue.select(COLUMNS).from(tours).orderBy(tours.rank)
  return rows.map((row) => ({ ...row, windows: readWindows(row) }))
}
