import { placeName } from '#domain/catalogue/places.ts'
import { NO_CHOICE } from '#domain/filters/choice.ts'
import { namedChips } from '#domain/filters/filter-names.ts'
import { MOST_NIGHTS } from '#domain/filters/filters.ts'
import { counted } from '#values/counted.ts'
import { rupees } from '#values/money.ts'
import { isCount, type Part } from './part.ts'

/**
 * The name of a part: "Manali", "4 nights", "Up to ₹30,000"; undefined: it has none.
 * @param parts all parts of the search; beside children, other people are adults
 */
export function partName(part: Part, hasEnded: boolean, parts: Part[] = []): string | undefined {
  const isGrown = part.people && !part.isParty && parts.some(({ children }) => children)
  const who = isGrown ? counted(part.people ?? 0, 'adult') : undefined
  const name = who ?? (part.order ? ORDER_NAMES[part.order] : nameOf(part, hasEnded))
  return name && part.isNot ? notNamed(part, name) : name
}

function notNamed({ text, choice }: Part, name: string): string {
  if (choice?.visa?.includes('none')) return 'Visa needed'
  return `Not ${choice?.theme ? text : name}`
}

function nameOf(part: Part, hasEnded: boolean): string | undefined {
  const { text, choice, places = [], word, isIdle } = part
  if (isIdle) return undefined
  const amount = numberOf(part) ?? lengthOf(choice?.nights)
  if (amount) return amount + sharedBy(part)
  if (choice) {
    const chips = namedChips({ ...NO_CHOICE, ...choice }, hasEnded)
    return chips.length > 0 ? chips.map(({ name }) => name).join(' or ') + sharedBy(part) : text
  }
  return word ? text : placeName(places[0] ?? '')
}

const ORDER_NAMES = { cheap: 'Lowest price first', long: 'Most nights first', short: 'Fewest nights first' }

/** "4 to 6 nights", "8 nights or more" for consecutive lengths. */
function lengthOf(nights: string[] = []): string | undefined {
  const [first, last] = [Number(nights[0]), Number(nights.at(-1))]
  if (nights.length < 3 || last - first !== nights.length - 1) return undefined
  if (last === MOST_NIGHTS) return `${first} nights or more`
  return first === 1 ? `Up to ${last} nights` : `${first} to ${last} nights`
}

/** " a person: ₹1,20,000 for 4" */
function sharedBy({ forAll }: Part): string {
  if (!forAll) return ''
  const amounts = [forAll.least, forAll.budget].flatMap((amount) => (amount ? rupees(amount) : []))
  return ` a person: ${amounts.join(' to ')} for ${forAll.people}`
}

/** "4 people", "2 children", "₹20,000 to ₹30,000", "From ₹1,00,000". */
function numberOf(part: Part): string | undefined {
  const { least, choice } = part
  if (isCount(part)) return countOf(part)
  if (!least) return undefined
  return choice?.budget ? `${rupees(least)} to ${rupees(choice.budget)}` : `From ${rupees(least)}`
}

/** "4 people", "1 infant", "4 and 9 years", "About 7 nights", "2028" */
function countOf({ people, children, ages, about, year }: Part): string {
  if (children) return ages ? counted(children, 'infant') : counted(children, 'child', 'children')
  if (people) return counted(people, 'person', 'people')
  if (ages) return `${ages.join(' and ')} ${ages.join() === '1' ? 'year' : 'years'}`
  return about ? `About ${counted(about, 'night')}` : String(year)
}

/** A search without one of its parts. */
export function withoutPart(parts: Part[], part: Part): string {
  return parts
    .filter((each) => each !== part)
    .map(({ text }) => text)
    .join(' ')
}

/** The search with corrected spellings. */
export function readAs(parts: Part[]): string {
  return parts.map(({ guess, text }) => guess ?? text).join(' ')
}

/** The heading of a search: the names of its parts. Empty: it has none. */
export function askedIn(parts: Part[], hasEnded: boolean): string {
  const names = parts.flatMap((part) => partName(part, hasEnded, parts) ?? [])
  return [...new Set(names)]
    .join(', ')
    .replace(/(?<=, )(?:Not|Up|From|Lowest|Most|Fewest)\b/g, (word) => word.toLowerCase())
}

/** A place by the visitor's own word: a search for Moscow is not answered with Russia. */
export function calledBy({ text, guess }: Part, name: string): string {
  return name.toLowerCase() === text.toLowerCase() ? name : (guess ?? text)
}
