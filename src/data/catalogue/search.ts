import { asc, gt } from 'drizzle-orm'
import { PAGE_SIZE, wordQuery } from '#domain/search.ts'
import { type CardPage, toCardPage } from './cards.ts'
import { type Catalogue, cardColumns } from './catalogue.ts'
import { matchAfter, tourWords } from './full-text.ts'
import { tours } from './schema.ts'

type Asked = { after?: number | undefined; today: string }

/**
 * Tours whose words begin with every word of the text: titles, places, countries, keywords.
 * Empty text lists everything; text without a letter or digit finds nothing. In order of popularity.
 */
export async function searchTours(catalogue: Catalogue, text: string, { after = 0, today }: Asked): Promise<CardPage> {
  if (!text) return toCardPage(await everyTour(catalogue, after), today)
  const query = wordQuery(text)
  if (!query) return { cards: [] }
  const rows = await catalogue
    .select(cardColumns)
    .from(tourWords)
    .crossJoin(tours)
    .where(matchAfter(tourWords, query, after))
    .orderBy(asc(tourWords.rowid))
    .limit(PAGE_SIZE + 1)
  return toCardPage(rows, today)
}

function everyTour(catalogue: Catalogue, after: number) {
  return catalogue
    .select(cardColumns)
    .from(tours)
    .where(gt(tours.rank, after))
    .orderBy(asc(tours.rank))
    .limit(PAGE_SIZE + 1)
}
