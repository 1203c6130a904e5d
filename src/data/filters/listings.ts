import { and, asc, eq, gt, ne, type SQL } from 'drizzle-orm'
import { type Asked, BEHIND, inReach, type ListRow, startBehind, toTourList } from '#data/catalogue/cards.ts'
import { matchAfter, tourText } from '#data/catalogue/full-text.ts'
import { heard, leadersOfRegion } from '#data/catalogue/leaders.ts'
import { type Catalogue, isSold, listColumns } from '#data/catalogue/open-catalogue.ts'
import { tours } from '#data/catalogue/schema.ts'
import type { Region } from '#domain/catalogue/tour.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { matchesFilter, substringQuery } from '#domain/search/search-text.ts'

/** The fewest letters for the trigram table. */
const TRIGRAM = 3

/**
 * The tours of a region, filtered and sorted by a choice, and by a substring of title or location if `text` is not
 * empty. One round trip.
 */
export async function listRegion(
  catalogue: Catalogue,
  region: Region,
  { text, ...asked }: Asked & { text: string },
): Promise<TourList> {
  const [[leading], behind] = await catalogue.batch([
    leadersOfRegion(catalogue, region),
    toursBehind(catalogue, region, { text, rank: startBehind(asked) }),
  ])
  const { rows, ...more } = inReach<ListRow>(heard(leading)?.tours ?? [], behind)
  const list = toTourList({ rows: rows.filter((row) => isListed(row) && matchesFilter(row, text)), ...more }, asked)
  return { ...list, isWhole: list.isWhole && !text }
}

/** A text too short for trigrams is searched only in the region's next tours. */
function toursBehind(catalogue: Catalogue, region: Region, { text, rank }: { text: string; rank: number }) {
  const select = catalogue.select(listColumns)
  return [...text].length >= TRIGRAM
    ? select
        .from(tourText)
        .crossJoin(tours)
        .where(and(matchAfter(tourText, substringQuery(text, region), rank), listed(region), isSold))
        .orderBy(asc(tourText.rowid))
        .limit(BEHIND)
    : select
        .from(tours)
        .where(and(eq(tours.region, region), gt(tours.rank, rank), listed(region), isSold))
        .orderBy(asc(tours.rank))
        .limit(BEHIND)
}

/** The domestic list includes only entries with a location (site behaviour, listing pages). */
function listed(region: Region): SQL | undefined {
  return region === 'domestic' ? ne(tours.location, '') : undefined
}

function isListed({ region, location }: ListRow): boolean {
  return region !== 'domestic' || location !== ''
}
