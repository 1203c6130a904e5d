import { inArray, sql } from 'drizzle-orm'
import type { TourInBrief } from '#domain/tour.ts'
import type { Catalogue } from './catalogue.ts'
import { readWindows } from './price-windows.ts'
import { tours } from './schema.ts'

const COLUMNS = {
  id: tours.id,
  path: tours.path,
  title: tours.title,
  place: sql<string>`${tours.page} ->> 'place'`,
  duration: tours.duration,
  windows: tours.windows,
}

/** What the staff are told of some tours, by id; all tours without ids. An id that no tour has is left out. */
export async function listToursInBrief(catalogue: Catalogue, ids?: string[]): Promise<TourInBrief[]> {
  const asked = ids && inArray(tours.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`)
  const rows = await catalogue.select(COLUMNS).from(tours).where(asked).orderBy(tours.rank)
  return rows.map((row) => ({ ...row, windows: readWindows(row) }))
}
