import type { FindingIndex, IndexedTour } from './finding-index.ts'
import { hasPart, toursSuiting } from './matching.ts'
import { hasNumber } from './number-words.ts'
import type { Part } from './part.ts'

/** A step changes the parts; it returns the same parts where it does not apply. */
type Step = (parts: Part[], index: FindingIndex) => Part[]

/** The parts that give way if no tour matches the whole search, in order. */
const STEPS: Step[] = [
  fromElsewhere,
  coldHills,
  withoutUnsold,
  wordsApart,
  asked,
  withoutMoods,
  aboutAsLong,
  quoted,
  apart,
  withoutWish('nights'),
  themesApart,
  ...['theme', 'month', 'visa', 'budget'].map(withoutWish),
  withoutWords,
]

/** The readings of a search without a result: each step alone, then the steps one after the other. */
export function waysToGive(parts: Part[], index: FindingIndex): Part[][] {
  const alone = STEPS.map((step) => step(parts, index))
  let left = parts
  const together = STEPS.map((step, at) => {
    left = left === parts ? (alone[at] ?? parts) : step(left, index)
    return left
  })
  return [...new Set([...alone, ...together])].filter((each) => each !== parts)
}

/** Removes the origin in "Mumbai to Bali", a place that no tour visits together with the next one. */
function fromElsewhere(parts: Part[]): Part[] {
  return changed(parts, (part, at) =>
    part.places && parts[at + 1]?.text === 'to' && parts[at + 2]?.places ? { text: part.text, isIdle: 'origin' } : part,
  )
}

/** "Somewhere cold with parents" without a tour to snow means hill stations. */
function coldHills(parts: Part[]): Part[] {
  const isCold = ({ text, choice, isNot }: Part) => !isNot && choice?.theme?.includes('snow') && COLD.test(text)
  return changed(parts, (part) => (isCold(part) ? { text: part.text, places: ['hill-stations'] } : part))
}

const COLD = /cold|thand|ठंड/i

/** Removes the unsold place in "Bhutan and Sikkim", where a few tours visit the other place, and in "beach like Goa". */
function withoutUnsold(parts: Part[], { tours, visited }: FindingIndex): Part[] {
  const most = tours.length / FEW
  const isSold = ({ places = [], isNot }: Part) =>
    !isNot && places.some((place) => (visited.get(place) ?? most + 1) <= most)
  if (!parts.some(({ places, word }) => places && !word && !places.some((each) => visited.has(each)))) return parts
  const isCompared = parts.some(({ isIdle }) => isIdle === 'like') && parts.some(({ choice, least }) => choice || least)
  if (!isCompared && !parts.some(isSold)) return parts
  return changed(parts, (part) =>
    part.places && !part.word && !part.isNot && !part.places.some((place) => visited.has(place))
      ? { ...part, isIdle: 'unsold' }
      : part,
  )
}

/** A place is no wide region if at most one tour in this many visits it. */
const FEW = 4

/** The group of wishes that no tour has together. */
export const WISHES_APART = -1

/**
 * Among the tours that have everything else, the one with the most of these words decides which are kept. Where each has
 * only one ("rafting camping"), one is enough.
 */
function wordsApart(parts: Part[], index: FindingIndex): Part[] {
  return wishesApart(parts, index, {
    isWish: isWord,
    without: withoutWord,
  })
}

type Wishes = { isWish: (part: Part) => boolean; without: (part: Part, tours: IndexedTour[]) => Part }

function wishesApart(parts: Part[], index: FindingIndex, { isWish, without }: Wishes): Part[] {
  const wishes = parts.filter(isWish)
  if (wishes.length === 0) return parts
  const others = parts.filter((part) => !isWish(part))
  const near = [others, others.filter(({ places, isNot }) => places || isNot)].map((some) => toursSuiting(index, some))
  const rest = near.find((tours) => tours.length > 0) ?? []
  const had = rest.map((tour) => wishes.filter((part) => hasPart(tour, part)))
  const [most = []] = had.toSorted((one, other) => other.length - one.length)
  if (most.length === 0 && !asksBesides(parts, isWish)) return parts
  const isEither = most.length === 1 && new Set(had.flat()).size > 1
  return changed(parts, (part) => {
    if (!isWish(part)) return part
    if (isEither && had.flat().includes(part)) return { ...part, either: WISHES_APART }
    return most.includes(part) ? part : without(part, rest)
  })
}

/** Removes all words that are no names. */
function withoutWords(parts: Part[]): Part[] {
  return asksBesides(parts, isWord) ? changed(parts, (part) => (isWord(part) ? withoutWord(part) : part)) : parts
}

/** A whole word of a tour or the beginning of one, besides names. */
function isWord({ word, isName, isBegun, isNot }: Part): boolean {
  return Boolean(word && !isNot && (isBegun || !isName))
}

/** A beginning may be anything, so that nothing is missing. */
function withoutWord({ text, isBegun }: Part): Part {
  return isBegun ? { text } : { text, isGivenUp: true }
}

function asksBesides(parts: Part[], isWish: Wishes['isWish']): boolean {
  return parts.some((part) => !isWish(part) && (part.places || part.choice || part.least || part.word))
}

/**
 * "Is Ladakh open in January", "visa free Singapore": finds the place, and the page answers the question. No tour visits
 * Rohtang: "is Rohtang open" finds the tours that mention it.
 */
function asked(parts: Part[], { own, visited }: FindingIndex): Part[] {
  const isQuestion = parts.some(({ isIdle }) => isIdle === 'question' || isIdle === 'when')
  if (!parts.some(namesPlace)) return parts
  return changed(parts, (part) => {
    if (part.choice?.visa || (isQuestion && part.choice?.month)) return { ...part, isAsked: true }
    const slug = isQuestion ? part.places?.find((place) => !visited.has(place) && own.includes(place)) : undefined
    return slug ? { ...part, word: slug } : part
  })
}

/** Whether a part names a place. "Visa free" means abroad, and names none. */
function namesPlace({ places, choice, isNot }: Part): boolean {
  return Boolean(places && !choice && !isNot)
}

/** "Kashmir with parents", "Bali weekend": where no tour of the place matches the theme or length, the place counts. */
function withoutMoods(parts: Part[], index: FindingIndex): Part[] {
  const isLength = ({ text, choice, isNot }: Part) => !isNot && Boolean(choice?.nights) && !hasNumber(text)
  if (!parts.some(namesPlace)) return parts
  return themesApart(
    changed(parts, (part) => (isLength(part) ? withoutMood(part) : part)),
    index,
  )
}

/** Of some themes, keeps those that one tour has together; of "trekking beach" one is enough. */
function themesApart(parts: Part[], index: FindingIndex): Part[] {
  const isWish = ({ choice, isNot, either }: Part) => !isNot && either === undefined && Boolean(choice?.theme)
  const without = (part: Part, tours: IndexedTour[]) => inPlan(part, tours, index) ?? withoutMood(part)
  return wishesApart(parts, index, { isWish, without })
}

/** A temple in the plan of a tour that is no pilgrimage. */
function inPlan({ text, choice }: Part, tours: IndexedTour[], { vocabulary: { meanings } }: FindingIndex) {
  const [theme] = choice?.theme ?? []
  const isOfTheme = (word: string) => theme !== undefined && meanings.get(word)?.choice?.theme?.includes(theme)
  const word = tours.flatMap(({ words }) => words.split(' ')).find(isOfTheme)
  return word ? { text, word } : undefined
}

/** A theme is ignored; "cheap" then sorts by price. */
function withoutMood({ text, choice = {} }: Part): Part {
  return choice.theme?.includes('budget') ? { text, order: 'cheap' } : { text, isGivenUp: true, lost: choice }
}

/**
 * "Kashmir 4 nights", "2-3 days in snow": accepts one night more or less. No tour is as short as "houseboat 1 night", so
 * that the night is a part of one.
 */
function aboutAsLong(parts: Part[], { tours }: FindingIndex): Part[] {
  const shortest = Math.min(...tours.map(({ facts }) => facts.nights))
  return changed(parts, (part) => {
    const nights = (part.choice?.nights ?? []).map(Number)
    const [least = 0, most = least] = [nights[0], nights.at(-1)]
    if (!least || most - least > 1 || part.isNot) return part
    if (most < shortest) return { text: part.text, isGivenUp: true, lost: part.choice ?? {} }
    const near = Array.from({ length: most - least + 3 }, (_, at) => String(least - 1 + at))
    return { ...part, choice: { ...part.choice, nights: near }, isWidened: true }
  })
}

/** Without a place, gives up one kind of condition after the other; the page says so. */
function withoutWish(kind: string): Step {
  return (parts) => {
    if (parts.some(namesPlace)) return parts
    const isLost = ({ choice, isNot }: Part) => !isNot && choice !== undefined && kind in choice
    const order = kind === 'budget' ? { order: 'cheap' as const } : {}
    return changed(parts, (part) =>
      isLost(part) ? { text: part.text, isGivenUp: true, ...(part.choice && { lost: part.choice }), ...order } : part,
    )
  }
}

/** "Kerala under 50,000" without a matching price: finds tours on request, to be asked for with the amount. */
function quoted(parts: Part[]): Part[] {
  if (!parts.some(namesPlace)) return parts
  return changed(parts, (part) =>
    (part.choice?.budget || part.least) && !part.isNot ? { ...part, isQuoted: true } : part,
  )
}

/** The group of places that no tour visits together. */
export const PLACES_APART = 0

/** "Kerala and Ladakh" without a tour of both: finds tours of each. */
function apart(parts: Part[], { visited }: FindingIndex): Part[] {
  const isPlace = (part: Part) =>
    namesPlace(part) &&
    (!part.word || part.isName) &&
    !part.isIdle &&
    part.either === undefined &&
    part.places?.some((place) => visited.has(place))
  if (parts.filter(isPlace).length < 2) return parts
  return changed(parts, (part) => (isPlace(part) ? { ...part, either: PLACES_APART } : part))
}

function changed(parts: Part[], change: (part: Part, at: number) => Part): Part[] {
  const left = parts.map(change)
  return left.some((part, at) => part !== parts[at]) ? left : parts
}
