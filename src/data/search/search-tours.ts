import { and, asc, gt } from 'drizzle-orm'
import { type Asked, rowsInReach, SCAN, toTourList } from '#data/catalogue/cards.ts'
import { type Catalogue, isSold, listColumns } from '#data/catalogue/open-catalogue.ts'
import { tours } from '#data/catalogue/schema.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { type FoundRows, findTours } from './find-tours.ts'

export type FoundList = TourList & Pick<FoundRows, 'parts' | 'without'>

/**
 * Tours by what a visitor types (domain/search/find.ts), as a choice leaves and sorts them. Empty text lists
 * everything; text without a letter or digit finds nothing.
 */
export async function searchTours(
  catalogue: Catalogue,
  text: string,
  { exact, ...asked }: Asked & { exact?: boolean },
): Promise<FoundList> {
  let how: Pick<FoundRows, 'parts' | 'without'> = { parts: [], without: new Map() }
  const read = async (after: number) => {
    if (!text) return everyTour(catalogue, after)
    const found = await findTours(catalogue, { text, exact, after, today: asked.today })
    how = found
    return found.rows
  }
  const list = toTourList(await rowsInReach(read, asked.after), asked)
  return { ...list, parts: how.parts, without: how.without }
}

function everyTour(catalogue: Catalogue, after: number) {
  return catalogue
    .select(listColumns)
    .from(tours)
    .where(and(gt(tours.rank, after), isSold))
    .orderBy(asc(tours.rank))
    .limit(SCAN + 1)
}
