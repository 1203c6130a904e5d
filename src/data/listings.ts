import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import { PAGE_SIZE, substringQuery } from '#domain/search.ts'
import type { Region } from '#domain/tour.ts'
import { type CardPage, toCardPage } from './cards.ts'
import { type Catalogue, cardColumns } from './catalogue.ts'
import { tours } from './catalogue-schema.ts'

/** How many tours a filter of one or two letters looks through: the trigram table needs three. */
const SHORT_FILTER_SCAN = 500

/**
 * A region's tours in order of popularity, filtered by a substring of title or location where `text` is not empty.
 * Tours without a location stay out (site behaviour, listing pages).
 */
export async function listRegion(
  catalogue: Catalogue,
  region: Region,
  { text, after = 0 }: { text: string; after?: number | undefined },
): Promise<CardPage> {
  const rows = await catalogue
    .select(cardColumns)
    .from(tours)
    .where(and(eq(tours.region, region), ne(tours.location, ''), gt(tours.rank, after), filter(text, region)))
    .orderBy(asc(tours.rank))
    .limit(PAGE_SIZE + 1)
  return toCardPage(rows)
}

function filter(text: string, region: Region): SQL | undefined {
  if (!text) return undefined
  if ([...text].length >= 3) {
    return sql`${tours.rank} IN (SELECT rowid FROM tour_text WHERE tour_text MATCH ${substringQuery(text)})`
  }
  return sql`${tours.rank} IN (
    SELECT rank FROM (SELECT rank, title, location FROM tours WHERE region = ${region} ORDER BY rank LIMIT ${SHORT_FILTER_SCAN})
    WHERE instr(lower(title), ${text.toLowerCase()}) OR instr(lower(location), ${text.toLowerCase()}))`
}
