import { type Choice, NO_CHOICE } from '#domain/filters/choice.ts'
import { fits } from '#domain/filters/filter-tours.ts'
import { KINDS, priceOf, type TourFacts } from '#domain/filters/filters.ts'
import { type FindingIndex, type IndexedTour, isThere } from './finding-index.ts'
import { isKnown, isOverland, type Part } from './part.ts'

/** The indexes of the tours that match all parts. */
export function toursMatching(index: FindingIndex, parts: Part[], exact: boolean): number[] {
  const isSure = parts.every((part) => isKnown(part) || part.isNot) && parts.some(({ isIdle }) => isIdle !== 'filler')
  const isAnything = isSure || (!exact && parts.some((part) => saysWhat(part, index)))
  const choice = chosenIn(parts)
  return isAnything ? index.tours.flatMap((tour, at) => (suits(tour, parts, choice) ? [at] : [])) : []
}

/** The tours that have all parts, also where these name nothing. */
export function toursSuiting({ tours }: FindingIndex, parts: Part[]): IndexedTour[] {
  const choice = chosenIn(parts)
  return tours.filter((tour) => suits(tour, parts, choice))
}

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

/**
 * Whether a tour has the excluded thing. For excluded months: whether it has no other month. "Not visa free" wants a
 * visa, so it leaves out India and tours whose rule is not known.
 */
function isLeftOut(tour: IndexedTour, part: Part): boolean {
  if (part.choice?.visa?.includes('none')) return !tour.facts.visa || tour.facts.visa === 'none'
  const unwanted = part.choice?.month
  if (!unwanted) return isKnown(part) && hasPart(tour, part)
  const month = MONTHS.filter((each) => !unwanted.includes(each))
  return !suitsChoice(tour.facts, { ...NO_CHOICE, month })
}

/** Whether a tour matches one part. */
export function hasPart(tour: IndexedTour, part: Part): boolean {
  return isThere(tour, part) && suitsChoice(tour.facts, addChoice(NO_CHOICE, part))
}

/** A season has more than two months. A tour that is closed in most of them does not match it. */
function isOpen({ facts }: IndexedTour, { choice: { month = [] } = {} }: Part): boolean {
  return month.length < 3 || month.filter((each) => letterOf(facts, each) !== 'c').length * 2 >= month.length
}

export function letterOf({ months }: TourFacts, month: string): string | undefined {
  return months[Number(month) - 1]
}

function costsEnough({ facts }: IndexedTour, { least = 0, isQuoted }: Part, { tier }: Choice): boolean {
  return least === 0 || isQuoted || (priceOf(facts, tier) ?? 0) >= least
}

/** Several themes narrow: a honeymoon by the beach needs both. */
export function suitsChoice(facts: TourFacts, choice: Choice): boolean {
  return fits(facts, { ...choice, theme: [] }) && choice.theme.every((theme) => facts.themes.includes(theme))
}
