import { priceOf, type TourFacts } from '#domain/filters/filters.ts'
import { rootOf } from './beginning.ts'
import type { FindingIndex, IndexedTour } from './finding-index.ts'
import { fold } from './fold.ts'
import { WISHES_APART } from './give-way.ts'
import { chosenIn, hasPart, letterOf } from './matching.ts'
import { isOverland, type Order, type Part } from './part.ts'
import { PAGE_SIZE } from './search-text.ts'

/** The country that a visitor reaches without a flight. */
export const HOME = 'india'

/**
 * The order of the results. Without a flight India comes first, and then tours that begin where the visitor sets out or
 * go there. Of "Bali or Thailand" Bali comes first. Next come more good months among the wanted ones,
 * then an earlier place name in the title, then more themes of the compared tours, then words of a mood in the plan
 * ("lions" for wildlife).
 */
export function inOrder(left: number[], parts: Part[], { tours }: FindingIndex): number[] {
  // A longer list is paged by popularity.
  if (left.length > PAGE_SIZE) return left
  const names = parts.flatMap(({ places = [] }) => places).map((slug) => slug.replaceAll('-', ' '))
  const moods = parts.filter(({ choice, isNot }) => choice?.theme && !isNot).map(({ text }) => rootOf(fold(text)))
  const either = parts.filter((part) => part.either !== undefined && part.either !== WISHES_APART)
  const wishes = parts.filter((part) => part.either === WISHES_APART)
  const { month } = chosenIn(parts)
  const themes = [
    ...themesCompared(parts, tours),
    ...parts.flatMap(({ children, isParty, isIdle }) => (children || (isParty && isIdle) ? ['family'] : [])),
  ]
  const starts = parts.flatMap(({ isIdle, places = [] }) => (isIdle === 'origin' ? places : []))
  const home = parts.some(isOverland) ? [HOME] : []
  const order = orderOf(parts)
  const about = parts.find((part) => part.about)?.about
  const rank = (tour: IndexedTour): number[] => [
    order ? ORDERED[order](tour.facts) : 0,
    visitOf(tour, home),
    visitOf(tour, starts),
    about ? Math.abs(tour.facts.nights - about) : 0,
    either.findIndex((part) => hasPart(tour, part)),
    -wishes.filter((part) => hasPart(tour, part)).length,
    -month.filter((each) => letterOf(tour.facts, each) === 'g').length,
    positionIn(fold(tour.title), names),
    -themes.filter((theme) => tour.facts.themes.includes(theme)).length,
    -moods.filter((mood) => tour.words.includes(` ${mood}`)).length,
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
