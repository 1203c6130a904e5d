import { asc } from 'drizzle-orm'
import { type Itinerary, type ItineraryRow, toItinerary } from '#domain/itinerary.ts'
import { priceOnDay } from '#domain/price-on-day.ts'
import { PAGE_SIZE, wordQuery } from '#domain/search.ts'
import type { Catalogue } from './catalogue.ts'
import { matchAfter, tourWords } from './full-text.ts'
import { readWindows } from './price-windows.ts'
import { tours } from './schema.ts'

const itineraryColumns = {
  id: tours.id,
  title: tours.title,
  location: tours.location,
  duration: tours.duration,
  path: tours.path,
  scene: tours.scene,
  windows: tours.windows,
}

/** Itineraries for the API, by the same rule as the search page. Text without a letter or digit finds none. */
export async function listItineraries(catalogue: Catalogue, text: string, today: string): Promise<Itinerary[]> {
  const itinerary = (row: ItineraryRow) => toItinerary(row, priceOnDay(readWindows(row), today))
  if (!text) return (await everyTour(catalogue)).map(itinerary)
  const query = wordQuery(text)
  if (!query) return []
  const rows = await catalogue
    .select(itineraryColumns)
    .from(tourWords)
    .crossJoin(tours)
    .where(matchAfter(tourWords, query, 0))
    .orderBy(asc(tourWords.rowid))
    .limit(PAGE_SIZE)
  return rows.map(itinerary)
}

function everyTour(catalogue: Catalogue) {
  return catalogue.select(itineraryColumns).from(tours).orderBy(asc(tours.rank)).limit(PAGE_SIZE)
}
