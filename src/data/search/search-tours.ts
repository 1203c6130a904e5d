import { type Asked, toTourList } from '#data/catalogue/cards.ts'
import type { Catalogue } from '#data/catalogue/open-catalogue.ts'
import { toursWithAnswers } from '#data/catalogue/tours.ts'
import { logFault, within } from '#data/stores/faults.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import type { Part } from '#domain/search/part.ts'
import { questionsIn, type SaidToSearch, saidBy } from '#domain/search/questions.ts'
import { wishesMissing } from '#domain/search/wishes-missing.ts'
import { everyTour, type FoundRows, findTours } from './find-tours.ts'

export type FoundList = TourList &
  Pick<FoundRows, 'parts' | 'without' | 'nearest' | 'reasons'> & { said?: SaidToSearch; missing?: Part[] }

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
  return { ...list, parts, without, nearest, reasons, ...(await readOf(catalogue, { text, parts, list })) }
}

/** A longer list leaves the answers to the tours' pages. */
const MOST_ASKED = 6
/** How long a list waits for what its tours say besides, in ms. */
const PATIENCE = 1000
/** How many tours are read for answers. */
const MOST_READ = 3

type Sought = { text: string; parts: Part[]; list: TourList }

/**
 * What only the tours' texts tell: the first tours' answers to the questions of a search, and the wishes that none of the
 * shown tours has. A further round trip, only for a search with questions or with a wish that gave way.
 */
async function readOf(catalogue: Catalogue, { text, parts, list: { cards } }: Sought) {
  const questions = questionsIn(text)
  const isAsked = questions.kinds.length + questions.keys.length + questions.seen.length > 0
  const isLost = parts.some(({ isGivenUp }) => isGivenUp)
  if (!(isAsked || isLost) || cards.length === 0 || cards.length > MOST_ASKED)
    return { missing: wishesMissing(parts, undefined) }
  const ids = cards.map(({ id }) => id)
  const read = await within(PATIENCE, toursWithAnswers(catalogue, ids)).catch((error) => logFault('answers', error))
  if (!read) return { missing: wishesMissing(parts, undefined) }
  const { tours, agency } = read
  const missing = wishesMissing(
    parts,
    tours.map((tour) => JSON.stringify(tour)),
  )
  return { missing, ...(isAsked && { said: saidBy(tours.slice(0, MOST_READ), agency, questions) }) }
}
