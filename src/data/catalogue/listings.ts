import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { matchesFilter, PAGE_SIZE, substringQuery } from '#domain/search.ts'
import type { Region } from '#domain/tour.ts'
import { type CardPage, type CardRow, toCardPage } from './cards.ts'
import { type Catalogue, cardColumns, madeOnce } from './catalogue.ts'
import { matchAfter, tourText } from './full-text.ts'
import { tours } from './schema.ts'

/** The least letters that the trigram table can look for. */
const TRIGRAM = 3
/** How many tours a shorter filter looks through at once; the page then says where it goes on. */
const SCAN = 500

type Asked = { text: string; after?: number | undefined; today: string }

/** A region's tours in order of popularity, filtered by a substring of title or location where `text` is not empty. */
export async function listRegion(
  catalogue: Catalogue,
  region: Region,
  { text, after = 0, today }: Asked,
): Promise<CardPage> {
  if (!text) return toCardPage(await regionRows(catalogue)[region].all({ after, limit: PAGE_SIZE + 1 }), today)
  if ([...text].length < TRIGRAM) {
    const rows = await regionRows(catalogue)[region].all({ after, limit: SCAN })
    return filterRows(rows, { text, today })
  }
  const rows = await catalogue
    .select(cardColumns)
    .from(tourText)
    .crossJoin(tours)
    .where(and(matchAfter(tourText, substringQuery(text, region), after), listed(region)))
    .orderBy(asc(tourText.rowid))
    .limit(PAGE_SIZE + 1)
  return toCardPage(rows, today)
}

const regionRows = madeOnce((catalogue: Catalogue) => ({
  domestic: regionQuery(catalogue, 'domestic'),
  international: regionQuery(catalogue, 'international'),
}))

function regionQuery(catalogue: Catalogue, region: Region) {
  return catalogue
    .select(cardColumns)
    .from(tours)
    .where(and(eq(tours.region, region), gt(tours.rank, sql.placeholder('after')), listed(region)))
    .orderBy(asc(tours.rank))
    .limit(sql.placeholder('limit'))
    .prepare()
}

/** The domestic list includes only entries that have a location (site behaviour, listing pages). */
function listed(region: Region): SQL | undefined {
  return region === 'domestic' ? ne(tours.location, '') : undefined
}

/** What the browser's own filter would leave of the rows. It goes on where a full page or the look itself ended. */
function filterRows(rows: CardRow[], { text, today }: Asked): CardPage {
  const page = toCardPage(
    rows.filter((row) => matchesFilter(row, text)),
    today,
  )
  const last = rows.at(SCAN - 1)
  return { ...(last && { after: last.rank }), ...page }
}
