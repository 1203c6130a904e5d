import { asc, gt } from 'drizzle-orm'
import { PAGE_SIZE } from '#domain/search.ts'
import { type CardPage, toCardPage } from './cards.ts'
import { type Catalogue, cardColumns } from './catalogue.ts'
import { type FoundRows, findTours } from './finding.ts'
import { tours } from './schema.ts'

type Asked = { after?: number | undefined; exact?: boolean; today: string }

export type FoundPage = CardPage & Pick<FoundRows, 'parts'>

/**
 * Tours by what a visitor types (domain/finding/find.ts). Empty text lists everything; text without a letter or digit
 * finds nothing.
 */
export async function searchTours(catalogue: Catalogue, text: string, asked: Asked): Promise<FoundPage> {
  const { after = 0, exact, today } = asked
  if (!text) return { ...toCardPage(await everyTour(catalogue, after), today), parts: [] }
  const { rows, parts } = await findTours(catalogue, { text, exact, today })
  return {
    ...toCardPage(
      rows.filter(({ rank }) => rank > after),
      today,
    ),
    parts,
  }
}

function everyTour(catalogue: Catalogue, after: number) {
  return catalogue
    .select(cardColumns)
    .from(tours)
    .where(gt(tours.rank, after))
    .orderBy(asc(tours.rank))
    .limit(PAGE_SIZE + 1)
}
