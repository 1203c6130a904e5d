import { fits, type TourFacts } from '#domain/filters/filter-tours.ts'
import { type Choice, KINDS, NO_CHOICE } from '#domain/filters/filters.ts'
import type { FindingIndex, IndexedTour } from './finding-index.ts'
import { fold } from './fold.ts'
import { PAGE_SIZE } from './search-text.ts'
import { type How, type Part, understand } from './understand.ts'

export type Found = {
  parts: Part[]
  /** What the text asks for besides places. */
  choice: Choice
  /** The positions of the tours in the index: those whose title names the place first come first, then as they stand. */
  at: number[]
}

type Asked = { text: string; exact?: boolean }

/**
 * Finds tours by what a visitor types: pure, the same in the browser and on the server. Every part that was understood
 * narrows. A word that is not known leaves nothing, unless a place is named that tours visit: then it is left out.
 */
export function find(index: FindingIndex, { text, exact = false }: Asked): Found {
  const found = findAs(index, { text, exact, trust: 'beginnings' })
  if (exact || found.at.length > 0 || !found.parts.some(({ word }) => word)) return found
  const other = findAs(index, { text, exact, trust: 'guesses' })
  return other.at.length > 0 ? other : found
}

/** A beginning is tried before a guess; where that leaves nothing, the guess before the beginning. */
function findAs(index: FindingIndex, { text, ...how }: { text: string } & How): Found {
  const parts = understand(text, index, how)
  return { parts, choice: chosenIn(parts), at: inOrder(toursOf(index, parts, how.exact), parts, index) }
}

/** The positions of the tours that suit all parts. */
function toursOf(index: FindingIndex, parts: Part[], exact: boolean): number[] {
  const choice = chosenIn(parts)
  const isSure = parts.every(isKnown) && parts.some(({ isIdle }) => isIdle !== 'filler')
  const isAnything = isSure || (!exact && parts.some((part) => isVisited(part, index)))
  return isAnything ? index.tours.flatMap((tour, at) => (suits(tour, parts, choice) ? [at] : [])) : []
}

/** How many tours a search would find without one of its parts. The others stay as they were read: reading is what costs. */
export function countWithout(index: FindingIndex, parts: Part[]): Map<Part, number> {
  return new Map(
    parts.map((part) => [
      part,
      toursOf(
        index,
        parts.filter((each) => each !== part),
        false,
      ).length,
    ]),
  )
}

/** Whether a part says anything that the search can use. */
export function isKnown({ places, word, choice, isIdle }: Part): boolean {
  return Boolean(places || word || choice || isIdle)
}

/** Named whole: not by a word that it shares with others, as "pradesh". */
function isVisited({ places = [], word }: Part, { visited }: FindingIndex): boolean {
  return !word && places.some((place) => visited.has(place))
}

/** What the parts of a search ask for besides places. */
export function chosenIn(parts: Part[]): Choice {
  return parts.reduce(addChoice, NO_CHOICE)
}

/** Months and nights widen, as the values of a filter do; the amount and the tier that were named last count. */
function addChoice(choice: Choice, { choice: added = {} }: Part): Choice {
  const lists = KINDS.map((kind) => [kind, [...choice[kind], ...(added[kind] ?? [])]])
  return { ...choice, ...added, ...Object.fromEntries(lists) }
}

function suits({ words, facts }: IndexedTour, parts: Part[], choice: Choice): boolean {
  const isThere = ({ places, word }: Part) => {
    const isVisited = places?.some((place) => facts.places.includes(place))
    return isVisited || (word ? ` ${words}`.includes(` ${word}`) : !places)
  }
  return suitsChoice(facts, choice) && parts.every(isThere)
}

/** Whoever asks for a honeymoon by the beach wants both: themes narrow. */
export function suitsChoice(facts: TourFacts, choice: Choice): boolean {
  return fits(facts, { ...choice, theme: [] }) && choice.theme.every((theme) => facts.themes.includes(theme))
}

function inOrder(left: number[], parts: Part[], { tours }: FindingIndex): number[] {
  const names = parts.flatMap(({ places = [] }) => places).map((slug) => slug.replaceAll('-', ' '))
  const positionIn = (at: number) => {
    const title = fold(tours[at]?.title ?? '')
    const named = names.map((name) => title.indexOf(name)).filter((position) => position >= 0)
    return Math.min(Number.MAX_SAFE_INTEGER, ...named)
  }
  // A longer list goes on by popularity, page after page.
  if (names.length === 0 || left.length > PAGE_SIZE) return left
  return left
    .map((at) => ({ at, position: positionIn(at) }))
    .sort((one, other) => one.position - other.position)
    .map(({ at }) => at)
}
