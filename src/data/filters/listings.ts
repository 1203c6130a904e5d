import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { type Asked, type ListRow, rowsInReach, SCAN, toTourList } from '#data/catalogue/cards.ts'
import { matchAfter, tourText } from '#data/catalogue/full-text.ts'
import { type Catalogue, isSold, listColumns, madeOnce } from '#data/catalogue/open-catalogue.ts'
import { tours } from '#data/catalogue/schema.ts'
import type { Region } from '#domain/catalogue/tour.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { matchesFilter, substringQuery } from '#domain/search/search-text.ts'

/** The least letters that the trigram table can look for. */
const TRIGRAM = 3

/**
 * A region's tours as a choice leaves and sorts them, filtered by a substring of title or location where `text` is not
 * empty.
 */
export async function listRegion(
  catalogue: Catalogue,
  region: Region,
  { text, ...asked }: Asked & { text: string },
): Promise<TourList> {
  const isLong = [...text].length >= TRIGRAM
  const read = (after: number) =>
    isLong ? foundInRegion(catalogue, region, { text, after }) : regionQueries(catalogue)[region].all({ after })
  const belongs = text && !isLong ? (row: ListRow) => matchesFilter(row, text) : undefined
  const list = toTourList(await rowsInReach(read, asked.after), { ...asked, belongs })
  return { ...list, isWhole: list.isWhole && !text }
}

function foundInRegion(catalogue: Catalogue, region: Region, { text, after }: { text: string; after: number }) {
  return catalogue
    .select(listColumns)
    .from(tourText)
    .crossJoin(tours)
    .where(and(matchAfter(tourText, substringQuery(text, region), after), listed(region), isSold))
    .orderBy(asc(tourText.rowid))
    .limit(SCAN + 1)
}

const regionQueries = madeOnce((catalogue: Catalogue) => ({
  domestic: regionQuery(catalogue, 'domestic'),
  international: regionQuery(catalogue, 'international'),
}))

function regionQuery(catalogue: Catalogue, region: Region) {
  return catalogue
    .select(listColumns)
    .from(tours)
    .where(and(eq(tours.region, region), gt(tours.rank, sql.placeholder('after')), listed(region), isSold))
    .orderBy(asc(tours.rank))
    .limit(SCAN + 1)
    .prepare()
}

/** The domestic list includes only entries that have a location (site behaviour, listing pages). */
function listed(region: Region): SQL | undefined {
  return region === 'domestic' ? ne(tours.location, '') : undefined
}
