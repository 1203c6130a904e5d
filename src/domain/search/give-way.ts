import type { FindingIndex } from './finding-index.ts'
import type { Part } from './part.ts'

/** A step changes the parts; it returns the same parts where it does not apply. */
type Step = (parts: Part[], index: FindingIndex) => Part[]

/** What gives way where nothing matches the whole search, in order. */
const STEPS: Step[] = [
  fromElsewhere,
  withoutUnsold,
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

/** Removes the unsold place in "Bhutan and Sikkim", where a few tours visit the other place. */
function withoutUnsold(parts: Part[], { tours, visited }: FindingIndex): Part[] {
  const most = tours.length / FEW
  const isSold = ({ places = [], isNot }: Part) =>
    !isNot && places.some((place) => (visited.get(place) ?? most + 1) <= most)
  if (!parts.some(({ places, word }) => places && !word && !places.some((each) => visited.has(each)))) return parts
  if (!parts.some(isSold)) return parts
  return changed(parts, (part) =>
    part.places && !part.word && !part.isNot && !part.places.some((place) => visited.has(place))
      ? { ...part, isIdle: 'unsold' }
      : part,
  )
}

/** A place is no wide region if at most one tour in this many visits it. */
const FEW = 4

/** Removes partial words; where there are none, whole words that are no names. */
function withoutWords(parts: Part[]): Part[] {
  const isBegun = ({ word, isBegun: begun, isNot }: Part) => Boolean(word && begun && !isNot)
  const isWord = ({ word, isName, isNot }: Part) => Boolean(word && !isName && !isNot)
  const gives = parts.some(isBegun) ? isBegun : isWord
  const stays = parts.some((part) => !gives(part) && (part.places || part.choice || part.least || part.word))
  return stays ? changed(parts, (part) => (gives(part) ? { text: part.text, isGivenUp: true } : part)) : parts
}

/** "Is Ladakh open in January", "do I need no visa for Japan": finds the place, and the card answers the question. */
function asked(parts: Part[]): Part[] {
  if (!parts.some(({ isIdle }) => isIdle === 'question') || !parts.some(({ places }) => places)) return parts
  return changed(parts, (part) => (part.choice?.month || part.choice?.visa ? { ...part, isAsked: true } : part))
}

/** "Kashmir with parents", "Bali weekend": where no tour of the place matches the theme or length, the place counts. */
function withoutMoods(parts: Part[]): Part[] {
  const isMood = ({ text, choice, isNot, either }: Part) =>
    !isNot && either === undefined && Boolean(choice?.theme || (choice?.nights && !/\d/.test(text)))
  if (!parts.some(({ places, isNot }) => places && !isNot)) return parts
  return changed(parts, (part) => (isMood(part) ? { text: part.text, isGivenUp: true } : part))
}

/** "Kashmir 4 nights", "2-3 days in snow": accepts one night more or less. */
function aboutAsLong(parts: Part[]): Part[] {
  return changed(parts, (part) => {
    const nights = (part.choice?.nights ?? []).map(Number)
    const [least = 0, most = least] = [nights[0], nights.at(-1)]
    if (!least || most - least > 1 || part.isNot) return part
    const near = Array.from({ length: most - least + 3 }, (_, at) => String(least - 1 + at))
    return { ...part, choice: { ...part.choice, nights: near } }
  })
}

/** Without a place, gives up one kind of condition after the other; the page says so. */
function withoutWish(kind: string): Step {
  return (parts) => {
    if (parts.some(({ places, isNot }) => places && !isNot)) return parts
    const isLost = ({ choice, isNot }: Part) => !isNot && choice !== undefined && kind in choice
    const order = kind === 'budget' ? { order: 'cheap' as const } : {}
    return changed(parts, (part) => (isLost(part) ? { text: part.text, isGivenUp: true, ...order } : part))
  }
}

/** "Kerala under 50,000" without a matching price: finds tours on request, to be asked for with the amount. */
function quoted(parts: Part[]): Part[] {
  if (!parts.some(({ places, isNot }) => places && !isNot)) return parts
  return changed(parts, (part) =>
    (part.choice?.budget || part.least) && !part.isNot ? { ...part, isQuoted: true } : part,
  )
}

/** "Kerala and Ladakh" without a tour of both: finds tours of each. */
function apart(parts: Part[], { visited }: FindingIndex): Part[] {
  const isPlace = ({ places = [], word, isName, isNot, isIdle, either }: Part) =>
    (!word || isName) && !isNot && !isIdle && either === undefined && places.some((place) => visited.has(place))
  if (parts.filter(isPlace).length < 2) return parts
  return changed(parts, (part) => (isPlace(part) ? { ...part, either: 0 } : part))
}

function changed(parts: Part[], change: (part: Part, at: number) => Part): Part[] {
  const left = parts.map(change)
  return left.some((part, at) => part !== parts[at]) ? left : parts
}
