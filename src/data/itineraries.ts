import { asc } from 'drizzle-orm'
import { type Itinerary, toItinerary } from '#domain/itinerary.ts'
import { PAGE_SIZE, wordQuery } from '#domain/search.ts'
import type { Catalogue } from './catalogue.ts'
import { tours } from './catalogue-schema.ts'
import { found, tourWords } from './full-text.ts'

const itineraryColumns = {
  id: tours.id,
  title: tours.title,
  location: tours.location,
  duration: tours.duration,
  path: tours.path,
  scene: tours.scene,
  prices: tours.prices,
}

/** Itineraries for the API, by the same rule as the search page. Text without a letter or digit finds none. */
export async function listItineraries(catalogue: Catalogue, text: string): Promise<Itinerary[]> {
  if (!text) return (await everyTour(catalogue)).map(toItinerary)
  const query = wordQuery(text)
  if (!query) return []
  const rows = await catalogue
    .select(itineraryColumns)
    .from(tourWords)
    .crossJoin(tours)
    .where(found(tourWords, query, 0))
    .orderBy(asc(tourWords.rowid))
    .limit(PAGE_SIZE)
  return rows.map(toItinerary)
}

function everyTour(catalogue: Catalogue) {
  return catalogue.select(itineraryColumns).from(tours).orderBy(asc(tours.rank)).limit(PAGE_SIZE)
}
