import { type Asked, toTourList } from '#data/catalogue/cards.ts'
import type { Catalogue } from '#data/catalogue/open-catalogue.ts'
import { toursWithAnswers } from '#data/catalogue/tours.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { questionsIn, type SaidToSearch, saidBy } from '#domain/search/questions.ts'
import { everyTour, type FoundRows, findTours } from './find-tours.ts'

export type FoundList = TourList &
  Pick<FoundRows, 'parts' | 'without' | 'nearest' | 'reasons'> & { said?: SaidToSearch }

/**
 * Tours for a visitor's text (domain/search/find.ts), filtered and sorted by a choice. An empty text lists everything;
 * a text without a letter or digit finds nothing.
 */
export async function searchTours(
  catalogue: Catalogue,
  text: string,
  asked: Asked & { exact?: boolean },
): Promise<FoundList> {
  if (!text)
    return {
      ...toTourList(await everyTour(catalogue, asked), asked),
      parts: [],
      without: new Map(),
      nearest: {},
      reasons: [],
    }
  const { parts, without, nearest, reasons, ...found } = await findTours(catalogue, { ...asked, text })
  const list = toTourList(found, asked)
  return { ...list, parts, without, nearest, reasons, ...(await saidOf(catalogue, text, list)) }
}

/** A longer list leaves the answers to the tours' pages. */
const MOST_ASKED = 6
/** How many tours are read for answers. */
const MOST_READ = 3

/** The first tours' answers to the questions of a search: a further round trip, only for a search with questions. */
async function saidOf(catalogue: Catalogue, text: string, { cards }: TourList): Promise<{ said?: SaidToSearch }> {
  const questions = questionsIn(text)
  const isAsked = questions.kinds.length + questions.keys.length > 0
  if (!isAsked || cards.length === 0 || cards.length > MOST_ASKED) return {}
  const ids = cards.slice(0, MOST_READ).map(({ id }) => id)
  const { tours, agency } = await toursWithAnswers(catalogue, ids)
  return { said: saidBy(tours, agency, questions) }
}
