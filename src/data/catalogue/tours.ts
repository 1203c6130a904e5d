import { eq, inArray, sql } from 'drizzle-orm'
import type { Answers } from '#domain/catalogue/answers.ts'
import type { Tour, TourInCard, Withdrawn } from '#domain/catalogue/tour.ts'
import { pathTo } from '#domain/site/paths.ts'
import { pathKey } from '#domain/site/site-map.ts'
import { type CardRow, toCard } from './cards.ts'
import { type Catalogue, cardColumns, madeOnce } from './open-catalogue.ts'
import { readWindows } from './read-windows.ts'
import { tourPaths, tours } from './schema.ts'

/** A tour, its similar tours, the agency's answers, and the spelling that matched the path, apart from its case. */
export type FoundTour = { tour: Tour; similar: TourInCard[]; agency: Answers; spelling: string; withdrawn?: Withdrawn }

/**
 * The tour at a path in any spelling, with similar tours and their prices on a day (ISO); undefined: none. One round
 * trip.
 */
export async function findTour(catalogue: Catalogue, path: string, today: string): Promise<FoundTour | undefined> {
  const row = await tourAtPath(catalogue).get({ key: pathKey(path) })
  if (!row) return undefined
  const similar = (JSON.parse(row.similar) as CardRow[]).map((card) => toCard(card, today))
  const withdrawn = row.tour.withdrawn ? toWithdrawn(row.instead) : undefined
  const agency = JSON.parse(row.agency ?? '{}') as Answers
  return { spelling: row.spelling, tour: toTour(row.tour), similar, agency, ...(withdrawn && { withdrawn }) }
}

/** A tour by its id, to price, date or offer it; undefined: there is none, or it is withdrawn. */
export async function findSoldTour(catalogue: Catalogue, id: string, today: string): Promise<Tour | undefined> {
  const found = await findTour(catalogue, pathTo('tour', id), today)
  return found?.withdrawn ? undefined : found?.tour
}

/** Tours by their ids, and the agency's answers. One round trip. */
export async function toursWithAnswers(
  catalogue: Catalogue,
  ids: string[],
): Promise<{ tours: Tour[]; agency: Answers }> {
  const rows = await catalogue
    .select({ tour: tourColumns, agency: agencyRow })
    .from(tours)
    .where(inArray(tours.id, ids))
    .orderBy(tours.rank)
  return { tours: rows.map(({ tour }) => toTour(tour)), agency: JSON.parse(rows[0]?.agency ?? '{}') as Answers }
}

/** The similar tours as JSON, read in the same query, so that a page costs one round trip. */
const similarRows = sql<string>`(
  SELECT json_group_array(json_object(
    'rank', near.rank, 'id', near.id, 'path', near.path, 'title', near.title, 'location', near.location,
    'duration', near.duration, 'region', near.region, 'scene', near.scene, 'windows', json(near.windows)))
  FROM json_each(${tours.similar}) AS place CROSS JOIN tours AS near ON near.id = place.value AND near.withdrawn IS NULL)`

/** The replacement of a withdrawn tour as JSON; null: none, or the replacement is withdrawn too. */
const insteadRow = sql<string | null>`(
  SELECT json_object('path', other.path, 'title', other.title) FROM tours AS other
  WHERE other.id = ${tours.withdrawn} ->> 'instead' AND other.withdrawn IS NULL)`

const agencyRow = sql<string | null>`(SELECT answers FROM agency_answers)`

/** The columns of a tour's page; the others are for lists. */
const { rank: _, ...shownColumns } = cardColumns
const tourColumns = { ...shownColumns, withdrawn: tours.withdrawn, page: tours.page }

const tourAtPath = madeOnce((catalogue: Catalogue) =>
  catalogue
    .select({
      spelling: tourPaths.path,
      tour: tourColumns,
      similar: similarRows,
      instead: insteadRow,
      agency: agencyRow,
    })
    .from(tourPaths)
    .innerJoin(tours, eq(tours.rank, tourPaths.rank))
    .where(eq(tourPaths.key, sql.placeholder('key')))
    .prepare(),
)

function toWithdrawn(instead: string | null): Withdrawn {
  return instead ? { instead: JSON.parse(instead) } : {}
}

export function toTour(row: Pick<typeof tours.$inferSelect, keyof typeof tourColumns>): Tour {
  const { withdrawn: _, page, ...shown } = row
  return { ...shown, ...page, windows: readWindows(row) }
}
