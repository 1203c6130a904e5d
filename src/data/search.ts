import { and, asc, gt, sql } from 'drizzle-orm'
import { PAGE_SIZE, wordQuery } from '#domain/search.ts'
import { type CardPage, toCardPage } from './cards.ts'
import { type Catalogue, cardColumns } from './catalogue.ts'
import { tours } from './catalogue-schema.ts'

/**
 * Tours whose words begin with every word of the text: titles, places, countries, keywords.
 * Empty text lists everything; text without a letter or digit finds nothing. In order of popularity.
 */
export async function searchTours(catalogue: Catalogue, text: string, after = 0): Promise<CardPage> {
  const query = wordQuery(text)
  if (text && !query) return { cards: [] }
  const found = query
    ? sql`${tours.rank} IN (SELECT rowid FROM tour_words WHERE tour_words MATCH ${query} AND rowid > ${after} ORDER BY rowid LIMIT ${PAGE_SIZE + 1})`
    : undefined
  const rows = await catalogue
    .select(cardColumns)
    .from(tours)
    .where(and(gt(tours.rank, after), found))
    .orderBy(asc(tours.rank))
    .limit(PAGE_SIZE + 1)
  return toCardPage(rows)
}
