import { type Choice, NO_CHOICE } from '#domain/filters/choice.ts'
import { fits } from '#domain/filters/filter-tours.ts'
import { KINDS, priceOf, type TourFacts } from '#domain/filters/filters.ts'
import { rootOf } from './beginning.ts'
import { connectParts } from './connect-parts.ts'
import { type FindingIndex, type IndexedTour, isThere } from './finding-index.ts'
import { fold } from './fold.ts'
import { waysToGive } from './give-way.ts'
import { isKnown, isOverland, type Order, type Part } from './part.ts'
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
  if (exact || found.at.length > 0) return found
  const guessed = found.parts.some(({ word }) => word) ? findAs(index, { text, exact, trust: 'guesses' }) : found
  if (guessed.at.length > 0) return guessed
  for (const parts of waysToGive(guessed.parts, index)) {
    const given = foundFor(parts, index)
    if (given.at.length > 0) return given
  }
  return found
}

/** A partial word is tried before a guess. If it finds nothing, the guess is tried first. */
function findAs(index: FindingIndex, { text, ...how }: { text: string } & How): Found {
  return foundFor(startingThere(once(connectParts(understand(text, index, how))), index), index, how.exact)
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

/** The country that a visitor reaches without a flight. */
const HOME = 'india'

/** The indexes of the tours that match all parts. */
export function toursMatching(index: FindingIndex, parts: Part[], exact: boolean): number[] {
  const choice = chosenIn(parts)
  const isSure = parts.every((part) => isKnown(part) || part.isNot) && parts.some(({ isIdle }) => isIdle !== 'filler')
  const isAnything = isSure || (!exact && parts.some((part) => saysWhat(part, index)))
  return isAnything ? index.tours.flatMap((tour, at) => (suits(tour, parts, choice) ? [at] : [])) : []
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

/** Whether tours have the thing: a choice, a place, a whole word. A partial word ("pradesh") does not count. */
function saysWhat(part: Part, { visited }: FindingIndex): boolean {
  const { choice, least, people, order, places = [], word, isBegun, isIdle, isNot } = part
  if (
    choice ||
    least ||
    people ||
    order ||
    isIdle === 'wish' ||
    isOverland(part) ||
    (isNot && places.length > 0 && !word)
  )
    return true
  return word ? !isBegun : !isIdle && places.some((place) => visited.has(place))
}

/** The filters in the parts of a search. A named month replaces a season. */
export function chosenIn(parts: Part[]): Choice {
  const choice = parts.filter(narrows).reduce(addChoice, NO_CHOICE)
  const leftOut = parts.flatMap((part) => (part.isNot ? (part.choice?.month ?? []) : []))
  const named = parts.filter(narrows).flatMap(({ choice: { month = [] } = {} }) => (month.length === 1 ? month : []))
  const month = named.length > 0 ? named : choice.month
  return { ...choice, month: month.filter((each) => !leftOut.includes(each)) }
}

function narrows({ isNot, isAsked, either }: Part): boolean {
  return !isNot && !isAsked && either === undefined
}

/** Adds one part: more months or nights are allowed, as in a filter; a later amount or tier replaces the earlier one. */
function addChoice(choice: Choice, { choice: added = {} }: Part): Choice {
  const lists = KINDS.map((kind) => [kind, [...choice[kind], ...(added[kind] ?? [])]])
  return { ...choice, ...added, ...Object.fromEntries(lists) }
}

function suits(tour: IndexedTour, parts: Part[], choice: Choice): boolean {
  const isSomewhere = parts.some(({ places, isNot }) => places && !isNot)
  const isQuoted = parts.some((part) => part.isQuoted)
  if (isQuoted && priceOf(tour.facts, choice.tier)) return false
  const suitsPart = (part: Part) => {
    if (part.isNot) return !isLeftOut(tour, part)
    if (part.isAsked || part.isIdle) return true
    if (part.either !== undefined) return parts.some((other) => other.either === part.either && hasPart(tour, other))
    return isThere(tour, part) && costsEnough(tour, part, choice)
  }
  return (
    parts.every(suitsPart) &&
    (isSomewhere || parts.every((part) => isOpen(tour, part))) &&
    suitsChoice(tour.facts, isQuoted ? { ...choice, budget: 0 } : choice)
  )
}

/** The months as values of a choice. */
const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1))

/** Whether a tour has the excluded thing. For excluded months: whether it has no other month. */
function isLeftOut(tour: IndexedTour, part: Part): boolean {
  const unwanted = part.choice?.month
  if (!unwanted) return isKnown(part) && hasPart(tour, part)
  const month = MONTHS.filter((each) => !unwanted.includes(each))
  return !suitsChoice(tour.facts, { ...NO_CHOICE, month })
}

/** Whether a tour matches one part. */
function hasPart(tour: IndexedTour, part: Part): boolean {
  return isThere(tour, part) && suitsChoice(tour.facts, addChoice(NO_CHOICE, part))
}

/** A season has more than two months. A tour that is closed in most of them does not match it. */
function isOpen({ facts }: IndexedTour, { choice: { month = [] } = {} }: Part): boolean {
  return month.length < 3 || month.filter((each) => letterOf(facts, each) !== 'c').length * 2 >= month.length
}

function letterOf({ months }: TourFacts, month: string): string | undefined {
  return months[Number(month) - 1]
}

function costsEnough({ facts }: IndexedTour, { least = 0, isQuoted }: Part, { tier }: Choice): boolean {
  return least === 0 || isQuoted || (priceOf(facts, tier) ?? 0) >= least
}

/** Several themes narrow: a honeymoon by the beach needs both. */
export function suitsChoice(facts: TourFacts, choice: Choice): boolean {
  return fits(facts, { ...choice, theme: [] }) && choice.theme.every((theme) => facts.themes.includes(theme))
}

/**
 * The order of the results. Without a flight India comes first, and then tours that begin where the visitor sets out or
 * go there. Of "Bali or Thailand" Bali comes first. Next come more good months among the wanted ones,
 * then an earlier place name in the title, then more themes of the compared tours, then words of a mood in the plan
 * ("lions" for wildlife).
 */
function inOrder(left: number[], parts: Part[], { tours }: FindingIndex): number[] {
  // A longer list is paged by popularity.
  if (left.length > PAGE_SIZE) return left
  const names = parts.flatMap(({ places = [] }) => places).map((slug) => slug.replaceAll('-', ' '))
  const moods = parts.filter(({ choice, isNot }) => choice?.theme && !isNot).map(({ text }) => rootOf(fold(text)))
  const either = parts.filter((part) => part.either !== undefined)
  const { month } = chosenIn(parts)
  const themes = [...themesCompared(parts, tours), ...parts.flatMap(({ children }) => (children ? ['family'] : []))]
  const starts = parts.flatMap(({ isIdle, places = [] }) => (isIdle === 'origin' ? places : []))
  const home = parts.some(isOverland) ? [HOME] : []
  const order = orderOf(parts)
  const rank = (tour: IndexedTour): number[] => [
    order ? ORDERED[order](tour.facts) : 0,
    visitOf(tour, home),
    visitOf(tour, starts),
    either.findIndex((part) => hasPart(tour, part)),
    -month.filter((each) => letterOf(tour.facts, each) === 'g').length,
    positionIn(fold(tour.title), names),
    -themes.filter((theme) => tour.facts.themes.includes(theme)).length,
    -moods.filter((mood) => ` ${tour.words}`.includes(` ${mood}`)).length,
  ]
  return left
    .map((at) => ({ at, ranks: rank(tours[at] as IndexedTour) }))
    .sort((one, other) => compared(one.ranks, other.ranks))
    .map(({ at }) => at)
}

/** "Instead of Bali something similar": the themes of the excluded tours, one for each tour and theme. */
function themesCompared(parts: Part[], tours: IndexedTour[]): string[] {
  if (!parts.some(({ isIdle }) => isIdle === 'like')) return []
  const leftOut = parts.filter(({ isNot, places }) => isNot && places)
  return tours.filter((tour) => leftOut.some((part) => hasPart(tour, part))).flatMap(({ facts }) => facts.themes)
}

/** The order that a search asks for; a low price means the lowest first. */
function orderOf(parts: Part[]): Order | undefined {
  const isCheap = ({ choice, isNot }: Part) => !isNot && choice?.theme?.includes('budget')
  return parts.find(({ order, isNot }) => order && !isNot)?.order ?? (parts.some(isCheap) ? 'cheap' : undefined)
}

const ORDERED: Record<Order, (facts: TourFacts) => number> = {
  cheap: (facts) => priceOf(facts, 'standard') ?? Number.MAX_SAFE_INTEGER,
  long: ({ nights }) => -nights,
  short: ({ nights }) => nights,
}

/** After the end of every title. */
const NOWHERE = 10_000

/** How early a tour visits one of the places. */
function visitOf({ facts }: IndexedTour, places: string[]): number {
  return Math.min(NOWHERE, ...places.map((place) => facts.places.indexOf(place)).filter((at) => at >= 0))
}

function positionIn(title: string, names: string[]): number {
  return Math.min(NOWHERE, ...names.map((name) => title.indexOf(name)).filter((position) => position >= 0))
}

function compared(one: number[], other: number[]): number {
  return one.map((rank, at) => rank - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}
