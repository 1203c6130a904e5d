import { inArray } from 'drizzle-orm'
import { toCard } from '#data/catalogue/cards.ts'
import { type Catalogue, cardColumns } from '#data/catalogue/open-catalogue.ts'
import { tourPaths, tours } from '#data/catalogue/schema.ts'
import { toTour } from '#data/catalogue/tours.ts'
import type { TourInCard } from '#domain/catalogue/tour.ts'
import type { ComparedTour } from '#domain/shortlist/compared.ts'

/** Tours by id in any spelling, in order of popularity, including withdrawn ones; unknown ids are omitted. */
export async function toursOf(catalogue: Catalogue, ids: string[]): Promise<ComparedTour[]> {
  if (ids.length === 0) return []
  const keys = ids.flatMap((id) => [`/tour/${id.toLowerCase()}`, `/${id.toLowerCase()}`])
  const named = catalogue.select({ rank: tours.rank }).from(tours).where(inArray(tours.id, ids))
  const spelled = catalogue.select({ rank: tourPaths.rank }).from(tourPaths).where(inArray(tourPaths.key, keys))
  const rows = await catalogue
    .select()
    .from(tours)
    .where(inArray(tours.rank, named.union(spelled)))
  // With ORDER BY, SQLite would read every tour.
  return rows
    .sort((one, other) => one.rank - other.rank)
    .map((row) => ({ ...toTour(row), isSold: row.withdrawn === null }))
}

/** Cards by id on a day (ISO), in the order of the ids, and the ids of withdrawn tours; unknown ids are omitted. */
export async function cardsOf(catalogue: Catalogue, ids: string[], today: string): Promise<Kept> {
  if (ids.length === 0) return { cards: [], away: [] }
  const rows = await catalogue
    .select({ ...cardColumns, withdrawn: tours.withdrawn })
    .from(tours)
    .where(inArray(tours.id, ids))
  const known = ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return {
    cards: known.filter(({ withdrawn }) => withdrawn === null).map(({ withdrawn: _, ...row }) => toCard(row, today)),
    away: known.filter(({ withdrawn }) => withdrawn !== null).map(({ id }) => id),
  }
}

type Kept = { cards: TourInCard[]; away: string[] }
