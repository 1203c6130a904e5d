import { type Asked, toTourList } from '#data/catalogue/cards.ts'
import type { Catalogue } from '#data/catalogue/open-catalogue.ts'
import { toursWithAnswers } from '#data/catalogue/tours.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { questionsIn, type SaidToSearch, saidBy } from '#domain/search/questions.ts'
import { everyTour, type FoundRows, findTours } from './find-tours.ts'

export type FoundList = TourList & Pick<FoundRows, 'parts' | 'without' | 'nearest'> & { said?: SaidToSearch }

/**
 * Tours by what a visitor types (domain/search/find.ts), as a choice leaves and sorts them. Empty text lists
 * everything; text without a letter or digit finds nothing.
 */
export async function searchTours(
  catalogue: Catalogue,
  text: string,
  asked: Asked & { exact?: boolean },
): Promise<FoundList> {
  if (!text)
    return { ...toTourList(await everyTour(catalogue, asked), asked), parts: [], without: new Map(), nearest: {} }
  const { parts, without, nearest, ...found } = await findTours(catalogue, { ...asked, text })
  const list = toTourList(found, asked)
  return { ...list, parts, without, nearest, ...(await saidOf(catalogue, text, list)) }
}

/** So many tours answer a question; a longer list leaves that to their pages. */
const MOST_ASKED = 6
/** So many of them are read. */
const MOST_READ = 3

/** What the first tours of a short list say to the questions of a search: another round trip, only where it asks any. */
async function saidOf(catalogue: Catalogue, text: string, { cards }: TourList): Promise<{ said?: SaidToSearch }> {
  const questions = questionsIn(text)
  const isAsked = questions.kinds.length + questions.keys.length > 0
  if (!isAsked || cards.length === 0 || cards.length > MOST_ASKED) return {}
  const ids = cards.slice(0, MOST_READ).map(({ id }) => id)
  const { tours, agency } = await toursWithAnswers(catalogue, ids)
  return { said: saidBy(tours, agency, questions) }
}
