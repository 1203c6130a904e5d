import { fits, priceOf, type TourFacts } from '#domain/filters/filter-tours.ts'
import { type Choice, KINDS, NO_CHOICE } from '#domain/filters/filters.ts'
import { connectParts } from './connect-parts.ts'
import type { FindingIndex, IndexedTour } from './finding-index.ts'
import { fold } from './fold.ts'
import { PAGE_SIZE } from './search-text.ts'
import { type How, type Part, understand } from './understand.ts'

export type Found = {
  parts: Part[]
  /** What the text asks for besides places. */
  choice: Choice
  /**
   * The positions of the tours in the index: first those for which the month asked for is good, then those whose title
   * names the place first, then as they stand.
   */
  at: number[]
}

type Asked = { text: string; exact?: boolean }

/**
 * Finds tours by what a visitor types: pure, the same in the browser and on the server. Every part that was understood
 * narrows, or leaves out what it names. A word that is not known is left out where anything else was understood that tours
 * have; alone it leaves nothing.
 */
export function find(index: FindingIndex, { text, exact = false }: Asked): Found {
  const found = findAs(index, { text, exact, trust: 'beginnings' })
  if (exact || found.at.length > 0) return found
  const withoutThemes = findBySure(index, found)
  if (withoutThemes) return withoutThemes
  const fromElsewhere = found.parts.some(isLeftFor) ? findFrom(index, found) : found
  if (fromElsewhere.at.length > 0 || !found.parts.some(({ word }) => word)) return fromElsewhere
  const other = findAs(index, { text, exact, trust: 'guesses' })
  return other.at.length > 0 ? other : found
}

/**
 * "Kashmir with parents" where no tour of Kashmir has that theme: the place counts, and the theme is left out, as a word
 * that is not known. Undefined: no theme stands beside a place, or without it nothing is left either.
 */
function findBySure(index: FindingIndex, { parts }: Found): Found | undefined {
  const isMood = ({ choice, isNot, either }: Part) => Boolean(choice?.theme) && !isNot && either === undefined
  if (!parts.some(({ places, isNot }) => places && !isNot) || !parts.some(isMood)) return undefined
  const left = parts.map((part): Part => (isMood(part) ? { text: part.text } : part))
  const at = toursOf(index, left, false)
  return at.length > 0 ? { parts: left, choice: chosenIn(left), at: inOrder(at, left, index) } : undefined
}

/** The place of "Mumbai to Bali" that no tour visits together with the next one: where the visitor sets out from. */
function findFrom(index: FindingIndex, { parts }: Found): Found {
  const left = parts.map(
    (part, at): Part => (isLeftFor(part, at, parts) ? { text: part.text, isIdle: 'origin' } : part),
  )
  return { parts: left, choice: chosenIn(left), at: inOrder(toursOf(index, left, false), left, index) }
}

function isLeftFor({ places }: Part, at: number, parts: Part[]): boolean {
  return places !== undefined && parts[at + 1]?.text === 'to' && parts[at + 2]?.places !== undefined
}

/** A beginning is tried before a guess; where that leaves nothing, the guess before the beginning. */
function findAs(index: FindingIndex, { text, ...how }: { text: string } & How): Found {
  const parts = connectParts(understand(text, index, how))
  return { parts, choice: chosenIn(parts), at: inOrder(toursOf(index, parts, how.exact), parts, index) }
}

/** The positions of the tours that suit all parts. */
function toursOf(index: FindingIndex, parts: Part[], exact: boolean): number[] {
  const choice = chosenIn(parts)
  const isSure = parts.every(isKnown) && parts.some(({ isIdle }) => isIdle !== 'filler')
  const isAnything = isSure || (!exact && parts.some((part) => part.choice || part.least || isVisited(part, index)))
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
export function isKnown({ places, word, choice, isIdle, least, people }: Part): boolean {
  return Boolean(places || word || choice || isIdle || least || people)
}

/** Named whole: not by a word that it shares with others, as "pradesh". */
function isVisited({ places = [], word }: Part, { visited }: FindingIndex): boolean {
  return !word && places.some((place) => visited.has(place))
}

/** What the parts of a search ask for besides places. */
export function chosenIn(parts: Part[]): Choice {
  const choice = parts.filter(({ isNot, either }) => !isNot && either === undefined).reduce(addChoice, NO_CHOICE)
  const leftOut = parts.flatMap((part) => (part.isNot ? (part.choice?.month ?? []) : []))
  return { ...choice, month: choice.month.filter((month) => !leftOut.includes(month)) }
}

/** Months and nights widen, as the values of a filter do; the amount and the tier that were named last count. */
function addChoice(choice: Choice, { choice: added = {} }: Part): Choice {
  const lists = KINDS.map((kind) => [kind, [...choice[kind], ...(added[kind] ?? [])]])
  return { ...choice, ...added, ...Object.fromEntries(lists) }
}

function suits(tour: IndexedTour, parts: Part[], choice: Choice): boolean {
  return (
    suitsChoice(tour.facts, choice) &&
    parts.every((part) => {
      if (part.isNot) return !isLeftOut(tour, part)
      if (part.either === undefined) return isThere(tour, part) && costsEnough(tour, part, choice)
      return parts.some((other) => other.either === part.either && hasPart(tour, other))
    })
  )
}

/** Whether a tour visits the place of a part, or has its word. */
function isThere({ words, facts }: IndexedTour, { places, word }: Part): boolean {
  const isVisited = places?.some((place) => facts.places.includes(place))
  return isVisited || (word ? ` ${words}`.includes(` ${word}`) : !places)
}

/** As the values of a choice have them. */
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1))

/** A tour has what is not wanted; of months that are not wanted: it has no other one. */
function isLeftOut(tour: IndexedTour, part: Part): boolean {
  const unwanted = part.choice?.month
  if (!unwanted) return isKnown(part) && hasPart(tour, part)
  const month = MONTHS.filter((each) => !unwanted.includes(each))
  return !suitsChoice(tour.facts, { ...NO_CHOICE, month })
}

/** Whether a tour has all that a part says by itself. */
function hasPart(tour: IndexedTour, part: Part): boolean {
  return isThere(tour, part) && suitsChoice(tour.facts, addChoice(NO_CHOICE, part))
}

function costsEnough({ facts }: IndexedTour, { least = 0 }: Part, { tier }: Choice): boolean {
  return least === 0 || (priceOf(facts, tier) ?? 0) >= least
}

/** A visitor who asks for a honeymoon by the beach wants both: themes narrow. */
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
  if (left.length > PAGE_SIZE) return left
  const { month } = chosenIn(parts)
  const isGood = (at: number) => month.some((each) => tours[at]?.facts.months[Number(each) - 1] === 'g')
  return left
    .map((at) => ({ at, position: names.length > 0 ? positionIn(at) : 0, fair: isGood(at) ? 0 : 1 }))
    .sort((one, other) => one.fair - other.fair || one.position - other.position)
    .map(({ at }) => at)
}
