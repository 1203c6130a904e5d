import type { Choice } from '#domain/filters/choice.ts'
import { connectParts } from './connect-parts.ts'
import { contradictionsIn } from './contradictions.ts'
import type { FindingIndex, IndexedTour } from './finding-index.ts'
import { fold } from './fold.ts'
import { waysToGive } from './give-way.ts'
import { HOME, inOrder } from './in-order.ts'
import { judgedYears } from './judged-years.ts'
import { chosenIn, toursMatching } from './matching.ts'
import { isKnown, isOverland, type Part } from './part.ts'
import { PAGE_SIZE } from './search-text.ts'
import { type How, understand } from './understand.ts'

export type Found = {
  parts: Part[]
  /** The filters in the text, besides places. */
  choice: Choice
  /**
   * The indexes of the tours: first those whose season is good in the wanted month, then those whose title names the
   * place first, then in the index's order.
   */
  at: number[]
}

type Asked = { text: string; exact?: boolean }

/**
 * Finds tours by a visitor's text. Pure, the same in browser and server. Every understood part narrows the result or
 * excludes something. An unknown word is ignored beside an understood one; alone it finds nothing. Where nothing
 * matches all parts, some give way (give-way.ts).
 */
export function find(index: FindingIndex, { text, exact = false }: Asked): Found {
  const found = findAs(index, { text, exact, trust: 'beginnings' })
  if (exact || found.at.length > 0 || contradictionsIn(found.parts).length > 0) return found
  const guessed = found.parts.some(({ word }) => word) ? findAs(index, { text, exact, trust: 'guesses' }) : found
  if (guessed.at.length > 0) return guessed
  for (const parts of waysToGive(guessed.parts, index)) {
    const given = foundFor(parts, index)
    if (given.at.length > 0) return kept(given, guessed.parts, index)
  }
  return found
}

/** Takes back what gave way without need; a theme counts for more than a length or a month. */
function kept(given: Found, asked: Part[], index: FindingIndex): Found {
  const isTheme = (at: number) => Boolean(asked[at]?.choice?.theme)
  const lost = given.parts.flatMap(({ isGivenUp }, at) => (isGivenUp ? [at] : [])).slice(0, MOST_KEPT)
  if (lost.length < 2) return given
  return [...lost.filter(isTheme), ...lost.filter((at) => !isTheme(at))].reduce((found, at) => {
    const again = foundFor(found.parts.with(at, asked[at] as Part), index)
    return again.at.length > 0 ? again : found
  }, given)
}

const MOST_KEPT = 8

/** A partial word is tried before a guess. If it finds nothing, the guess is tried first. */
function findAs(index: FindingIndex, { text, ...how }: { text: string } & How): Found {
  const read = judgedYears(connectParts(understand(text, index, how)), index.today)
  return foundFor(startingThere(once(read), index), index, how.exact)
}

/** Each meaning once, also where it is repeated in other words ("for 2", "2 people"). Connecting words may repeat. */
function once(parts: Part[]): Part[] {
  const seen = new Set<string>()
  return parts.filter((part) => {
    const said = JSON.stringify({ ...part, guess: '', text: isKnown(part) && !part.people ? '' : fold(part.text) })
    if (part.isIdle || !(seen.has(said) || isCountedElsewhere(part, parts))) return Boolean(seen.add(said))
    return false
  })
}

function isCountedElsewhere({ isParty, people: party }: Part, parts: Part[]): boolean {
  return Boolean(isParty) && parts.some(({ isParty, people }) => !isParty && people === party)
}

/** "Tour starting from Mumbai" and nothing else means Mumbai itself, if tours visit it. */
function startingThere(parts: Part[], { visited }: FindingIndex): Part[] {
  const isOrigin = ({ isIdle, places = [] }: Part) => isIdle === 'origin' && visited.has(places[0] ?? '')
  const isAlone = parts.every((part) => isOrigin(part) || part.isIdle || !isKnown(part))
  return isAlone ? parts.map((part) => (isOrigin(part) ? { ...part, isIdle: undefined } : part)) : parts
}

function foundFor(parts: Part[], index: FindingIndex, exact = false): Found {
  const at = inOrder(toursMatching(index, parts, exact), parts, index)
  const found = at.length > PAGE_SIZE ? [] : at.flatMap((each) => index.tours[each] ?? [])
  return { parts: parts.map((part) => comesFirst(part, found)), choice: chosenIn(parts), at }
}

/** Marks a part that puts some of the tours before others. */
function comesFirst(part: Part, found: IndexedTour[]): Part {
  if (part.isIdle !== 'origin' && !isOverland(part)) return part
  const place = part.isIdle === 'origin' ? (part.places?.[0] ?? '') : HOME
  const first = found.filter(({ facts }) => facts.places.includes(place))
  const isFirst = first.length > 0 && (part.isIdle === 'origin' || first.length < found.length)
  return isFirst ? { ...part, isFirst } : part
}

/** The number of results without each meaningful part. The other parts are not read again, because reading is slow. */
export function countWithout(index: FindingIndex, parts: Part[]): Map<Part, number> {
  const narrowing = parts.filter(({ isIdle }) => !isIdle).slice(0, MOST_COUNTED)
  return new Map(
    narrowing.map((part) => [
      part,
      toursMatching(
        index,
        parts.filter((each) => each !== part),
        false,
      ).length,
    ]),
  )
}

const MOST_COUNTED = 16
