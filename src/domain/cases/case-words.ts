import { referenceLetters } from '#domain/enquiries/reference.ts'
import { latePattern } from '#domain/late-pattern.ts'
import { searchForm } from '#domain/normal-form.ts'
import { phoneNumbers } from '#domain/phone.ts'

/**
 * By what a case is found: words with a letter for their kind in front. A search asks for what begins like what was
 * typed, so a phone number stands from its end, and a reference once from each half.
 *   n: a word of the name   e: the e-mail   d: the digits of a number, the last first   r: letters of the reference
 *   t: the tour and the place   p: a number in E.164, by which one person is told from another
 */
export type Worded = {
  name: string
  email: string
  phone: string
  isd: string
  dialable: string | null
  reference: string
  tour: string
  place: string
}

const LONGEST_WORD = 60
const MOST_WORDS = 24

/** The words of an enquiry, each once. */
export function wordsOf(enquiry: Worded): string[] {
  const { name, email, reference, tour, place } = enquiry
  const letters = reference.replaceAll('-', '').slice(2)
  const words = [
    ...splitWords(name).map((word) => `n:${word}`),
    ...(email ? [`e:${searchForm(email)}`] : []),
    ...numbersOf(enquiry).map((number) => `p:${number}`),
    ...digitRuns(enquiry).map((digits) => `d:${reversed(digits)}`),
    `r:${letters}`,
    `r:${letters.slice(5)}`,
    ...splitWords(`${tour} ${place}`).map((word) => `t:${word}`),
  ]
  return [...new Set(words.map((word) => Array.from(word).slice(0, LONGEST_WORD).join('')))].slice(0, MOST_WORDS)
}

function numbersOf({ phone, isd, dialable }: Worded): string[] {
  const numbers = phoneNumbers(phone, isd).map(({ number }) => number)
  return dialable ? [...new Set([dialable, ...numbers])] : numbers
}

/** Every number that can be dialled, and the digits of a phone that cannot. */
function digitRuns(enquiry: Worded): string[] {
  const numbers = numbersOf(enquiry).map((number) => number.replace(/\D/g, ''))
  const typed = searchForm(enquiry.phone).replace(/\D/g, '')
  return numbers.length > 0 || typed.length < 4 ? numbers : [typed]
}

const words = latePattern(String.raw`[\p{L}\p{M}\p{N}\u200c\u200d]+`, 'gu')

function splitWords(text: string): string[] {
  return searchForm(text).match(words()) ?? []
}

function reversed(digits: string): string {
  return [...digits].reverse().join('')
}

/** Country codes and leading zeros are written or not: ten digits tell an Indian number. */
const TELLING = 10
const MOST_TERMS = 4

/** One thing that a search asks for: it fits where any of the prefixes begins a word. */
export type Term = string[]

/** What a search asks for: all of the terms. None: nothing can be found by it. */
export function searchTerms(text: string): Term[] {
  const typed = searchForm(text)
  const digits = typed.replace(/\D/g, '')
  if (digits.length >= 3 && /^[\d\s()+./-]+$/.test(typed)) return [[`d:${reversed(digits.slice(-TELLING))}`]]
  if (/^\S+@\S*$/.test(typed)) return [[`e:${typed}`]]
  const letters = referenceLetters(text)
  if (letters && (letters.length === TELLING || /^pt[\s-]/.test(typed))) return [[`r:${letters}`]]
  const words = splitWords(text).slice(0, MOST_TERMS)
  const terms = words.map((word) => ['n', 't', 'e'].map((kind) => `${kind}:${word}`))
  const [only] = terms
  return terms.length === 1 && only && letters ? [[...only, `r:${letters}`]] : terms
}
