import { type Asked, toTourList } from '#data/catalogue/cards.ts'
import type { Catalogue } from '#data/catalogue/open-catalogue.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { everyTour, type FoundRows, findTours } from './find-tours.ts'

export type FoundList = TourList & Pick<FoundRows, 'parts' | 'without'>

/**
 * Tours by what a visitor types (domain/search/find.ts), as a choice leaves and sorts them. Empty text lists
 * everything; text without a letter or digit finds nothing.
 */
export async function searchTours(
  catalogue: Catalogue,
  text: string,
  asked: Asked & { exact?: boolean },
): Promise<FoundList> {
  if (!text) return { ...toTourList(await everyTour(catalogue, asked), asked), parts: [], without: new Map() }
  const { parts, without, ...found } = await findTours(catalogue, { ...asked, text })
  return { ...toTourList(found, asked), parts, without }
}
