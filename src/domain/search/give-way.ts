import { type FindingIndex, isThere } from './finding-index.ts'
import type { Part } from './part.ts'

/** A step changes the parts; it returns the same parts where it does not apply. */
type Step = (parts: Part[], index: FindingIndex) => Part[]

/** The parts that give way if no tour matches the whole search, in order. */
const STEPS: Step[] = [
  fromElsewhere,
  coldHills,
  withoutUnsold,
  withoutBegun,
  withoutWords,
  asked,
  withoutMoods,
  aboutAsLong,
  quoted,
  apart,
  ...['nights', 'theme', 'month', 'visa', 'budget'].map(withoutWish),
]

/** The readings of a search without a result: each step alone, then the steps one after the other. */
export function waysToGive(parts: Part[], index: FindingIndex): Part[][] {
  const alone = STEPS.map((step) => step(parts, index))
  let left = parts
  const together = STEPS.map((step) => {
    left = step(left, index)
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

/** Removes partial words. */
function withoutBegun(parts: Part[]): Part[] {
  const isBegunWord = ({ word, isBegun, isNot }: Part) => Boolean(word && isBegun && !isNot)
  return asksBesides(parts, isBegunWord) ? givenUp(parts, isBegunWord) : parts
}

/** Removes whole words that are no names; where nothing else is asked, those that the best tour lacks. */
function withoutWords(parts: Part[], { tours }: FindingIndex): Part[] {
  const isWord = ({ word, isName, isNot }: Part) => Boolean(word && !isName && !isNot)
  if (asksBesides(parts, isWord)) return givenUp(parts, isWord)
  const lacks = tours.map((tour) => parts.filter((part) => isWord(part) && !isThere(tour, part)))
  const [fewest = []] = lacks.sort((one, other) => one.length - other.length)
  return fewest.length < parts.filter(isWord).length ? givenUp(parts, (part) => fewest.includes(part)) : parts
}

function asksBesides(parts: Part[], gives: (part: Part) => boolean): boolean {
  return parts.some((part) => !gives(part) && (part.places || part.choice || part.least || part.word))
}

function givenUp(parts: Part[], gives: (part: Part) => boolean): Part[] {
  return changed(parts, (part) => (gives(part) ? { text: part.text, isGivenUp: true } : part))
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
function withoutMoods(parts: Part[]): Part[] {
  const isMood = ({ text, choice, isNot, either }: Part) =>
    !isNot && either === undefined && Boolean(choice?.theme || (choice?.nights && !/\d/.test(text)))
  if (!parts.some(namesPlace)) return parts
  return changed(parts, (part) => (isMood(part) ? withoutMood(part) : part))
}

/** A theme is ignored; "cheap" then sorts by price. */
function withoutMood({ text, choice }: Part): Part {
  return choice?.theme?.includes('budget') ? { text, order: 'cheap' } : { text, isGivenUp: true }
}

/** "Kashmir 4 nights", "2-3 days in snow": accepts one night more or less. */
function aboutAsLong(parts: Part[]): Part[] {
  return changed(parts, (part) => {
    const nights = (part.choice?.nights ?? []).map(Number)
    const [least = 0, most = least] = [nights[0], nights.at(-1)]
    if (!least || most - least > 1 || part.isNot) return part
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
