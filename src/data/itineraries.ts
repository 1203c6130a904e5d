import { asc, sql } from 'drizzle-orm'
import { type Itinerary, toItinerary } from '#domain/itinerary.ts'
import { PAGE_SIZE, wordQuery } from '#domain/search.ts'
import type { Catalogue } from './catalogue.ts'
import { tours } from './catalogue-schema.ts'

/** Itineraries for the API, by the same rule as the search page. Text without a letter or digit finds none. */
export async function listItineraries(catalogue: Catalogue, text: string): Promise<Itinerary[]> {
  const query = wordQuery(text)
  if (text && !query) return []
  const found = query
    ? sql`${tours.rank} IN (SELECT rowid FROM tour_words WHERE tour_words MATCH ${query} ORDER BY rowid LIMIT ${PAGE_SIZE})`
    : undefined
  const rows = await catalogue
    .select({
      id: tours.id,
      title: tours.title,
      location: tours.location,
      duration: tours.duration,
      path: tours.path,
      scene: tours.scene,
      prices: tours.prices,
    })
    .from(tours)
    .where(found)
    .orderBy(asc(tours.rank))
    .limit(PAGE_SIZE)
  return rows.map(toItinerary)
}
