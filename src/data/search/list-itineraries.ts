import type { InReach } from '#data/catalogue/cards.ts'
import type { Catalogue } from '#data/catalogue/open-catalogue.ts'
import { readWindows } from '#data/catalogue/read-windows.ts'
import { priceOnDay } from '#domain/prices/price-on-day.ts'
import type { SentIndex } from '#domain/search/finding-index.ts'
import { type Itinerary, toItinerary } from '#domain/search/itinerary.ts'
import { PAGE_SIZE } from '#domain/search/search-text.ts'
import { nearestPlaces, searchWords } from '#domain/search/words.ts'
import { everyTour, type FindingRow, findTours, indexed } from './find-tours.ts'

/**
 * Itineraries for the API, by the rule of the search page; without a text all, the most popular first, with the index.
 * A text without a letter or digit finds none.
 */
export async function listItineraries(catalogue: Catalogue, text: string, today: string): Promise<Answer> {
  const found = text ? await findTours(catalogue, { text, today }) : await everyTour(catalogue, { today })
  const shown = found.rows.slice(0, PAGE_SIZE)
  return {
    itineraries: shown.map((row) => toItinerary(row, priceOnDay(readWindows(row), today))),
    ...(text === '' && { finding: sentIndex(found, shown, today) }),
  }
}

type Answer = { itineraries: Itinerary[]; finding?: SentIndex }

/** With only a part of the catalogue it is not known which places have no tour. */
function sentIndex({ rows, goesOn }: InReach<FindingRow>, shown: FindingRow[], today: string): SentIndex {
  return {
    tours: shown.map((row) => indexed(row, today)),
    words: searchWords(),
    nearest: goesOn ? {} : nearestPlaces(new Set(rows.flatMap(({ places }) => places))),
    today,
    isWhole: shown.length === rows.length,
  }
}
