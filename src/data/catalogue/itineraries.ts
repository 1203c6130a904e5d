import { asc } from 'drizzle-orm'
import { type Itinerary, toItinerary } from '#domain/itinerary.ts'
import { priceOnDay } from '#domain/price-on-day.ts'
import { PAGE_SIZE } from '#domain/search.ts'
import { type Catalogue, isSold } from './catalogue.ts'
import { type FindingRow, findingColumns, findTours } from './finding.ts'
import { readWindows } from './price-windows.ts'
import { tours } from './schema.ts'

/** Itineraries for the API, by the same rule as the search page. Text without a letter or digit finds none. */
export async function listItineraries(catalogue: Catalogue, text: string, today: string): Promise<Itinerary[]> {
  const rows = text ? (await findTours(catalogue, { text, today })).rows : await everyTour(catalogue)
  return rows.slice(0, PAGE_SIZE).map((row) => toItinerary(row, priceOnDay(readWindows(row), today)))
}

function everyTour(catalogue: Catalogue): Promise<FindingRow[]> {
  return catalogue.select(findingColumns).from(tours).where(isSold).orderBy(asc(tours.rank)).limit(PAGE_SIZE)
}
