import { tierName } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { referenceLetters } from '#domain/enquiries/reference.ts'
import { fold } from '#domain/search/fold.ts'
import { soundOf } from '#domain/search/sound.ts'
import { readableDate, wholeMonth } from '#values/dates.ts'
import { searchForm } from '#values/normal-form.ts'
import { phoneNumbers } from '#values/phone/phone.ts'
import { hasNoBlanks } from '#values/scripts.ts'
import { readTravelDate } from '#values/travel-date.ts'

/** The sender of an enquiry. */
export type Sender = { email: string; phone: string; isd: string; dialable: string | null }

/** The texts by which a case is found, from the visitor and the staff. */
export type CaseTexts = Sender & {
  reference: string
  name: string
  tour: string
  tier: TierKey | null
  place: string
  travelDate: string
  /** The e-mail of the owner, and of each colleague who wrote a note. */
  colleagues: string[]
  /** Longer texts: the message, the wishes, notes. */
  texts: string[]
}

const MOST_LETTERS = 60
/** The most words that are stored of a case. Names, numbers and days come first, then words of its texts. */
const MOST_WORDS = 300
/** The most words of a name: it may list a whole group. */
const MOST_NAMES = 60

/** The words that identify a person: the e-mail (`e:`) and each number in E.164 (`p:`). */
export function identityWords(sender: Sender): string[] {
  const mail = sender.email ? [`e:${searchForm(sender.email)}`] : []
  return [...new Set([...mail, ...numbersOf(sender).map((number) => `p:${number}`)].map(cut))]
}

/** The words of a case, each once. Numbers, e-mail and reference come first, so that the limit never drops them. */
export function findingWords(said: CaseTexts): string[] {
  const { email, reference, name, tour, tier, place, travelDate, colleagues, texts } = said
  const words = [
    ...digitRuns(said),
    ...mailWords([email]),
    reference.replaceAll('-', '').slice(2).toLowerCase(),
    ...dayWords(travelDate),
    ...splitWords(name).slice(0, MOST_NAMES),
    ...splitWords(`${tour} ${place} ${tierName(tier)}`),
    ...mailWords(colleagues),
    ...splitWords(texts.join(' ')),
  ]
  return [...new Set(words.map(cut))].slice(0, MOST_WORDS)
}

function cut(word: string): string {
  return Array.from(word).slice(0, MOST_LETTERS).join('')
}

/** Each address as one word, and the words before its @. */
function mailWords(emails: string[]): string[] {
  return emails.map(searchForm).flatMap((email) => (email ? [email, ...splitWords(email.split('@')[0] ?? '')] : []))
}

/** A day as a number and in words: "20270210", "10", "feb", "2027", "february". A month likewise. */
function dayWords(day: string): string[] {
  if (!/^\d{4}-\d\d(-\d\d)?$/.test(day)) return splitWords(day)
  return [day.replaceAll('-', ''), ...splitWords(`${readableDate(day)} ${wholeMonth(day)}`)]
}

function numbersOf({ phone, isd, dialable }: Sender): string[] {
  const numbers = phoneNumbers(phone, isd).map(({ number }) => number)
  return dialable ? [...new Set([dialable, ...numbers])] : numbers
}

/** Every number that can be dialled; if there is none, the typed digits, from four on. */
function digitRuns(sender: Sender): string[] {
  const numbers = numbersOf(sender).map((number) => number.replace(/\D/g, ''))
  const typed = searchForm(sender.phone).replace(/\D/g, '')
  return numbers.length > 0 || typed.length < 4 ? numbers : [typed]
}

/** Words in small letters without accents. "45,000" is the word "45000". */
function splitWords(text: string): string[] {
  return fold(searchForm(text).replace(/(?<=\d),(?=\d)/g, ''))
    .split(' ')
    .filter(Boolean)
}

/** In letters. A shorter text matches only the beginning of a word. */
const SHORT = 3

/** In letters: where words have no blank between them, a word may begin at each letter. */
function shortest(word: string): number {
  return hasNoBlanks(word) ? 1 : SHORT
}

/**
 * The keys by which a word is found. These are its endings from each letter on (a middle is then a beginning), its
 * first two letters (^) and its sound (~). An e-mail is found only by its beginning.
 */
export function beginningsOf(word: string): string[] {
  const letters = Array.from(word)
  const ends = word.includes('@') ? [word] : letters.map((_, at) => letters.slice(at).join(''))
  const sound = word.includes('@') ? '' : soundOf(word)
  const long = ends.filter((end) => Array.from(end).length >= shortest(word))
  return [...new Set([`^${letters.slice(0, SHORT - 1).join('')}`, ...long, ...(sound ? [`~${sound}$`] : [])])]
}

const MOST_TERMS = 12

/** One term of a search. It matches where a key of a word begins with one of these. */
export type Term = string[]

/** The prefix of a copied link to a number or an e-mail, up to the value. */
const LINK =
  /^(?:tel:|sms:|callto:|mailto:|(?:https?:\/\/)?wa\.me\/|(?:whatsapp:\/\/|(?:https?:\/\/)?(?:api|web)\.whatsapp\.com\/)send\/?\?(?:.*&)?phone=)([^?;&#]*)/
const ESCAPED = /%(2[0-9a-f]|40)/g

function unlinked(typed: string): string {
  const linked = LINK.exec(typed)?.[1]
  return linked?.replace(ESCAPED, (_, code) => String.fromCharCode(Number.parseInt(code, 16))) ?? typed
}

/** The terms of a search; all must match. Empty: nothing can be found by it. */
export function searchTerms(text: string): Term[] {
  const typed = unlinked(searchForm(text))
  const letters = referenceLetters(text)?.toLowerCase()
  if (/^\S+@\S*$/.test(typed) && splitWords(typed).length > 0) return [[typed]]
  if (letters && /^pt[\s-]/.test(typed)) return [[letters]]
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length >= SHORT && /^[\d\s()+./-]+$/.test(typed)) return [[digits, ...dayOf(typed)]]
  const terms = splitWords(text).slice(0, MOST_TERMS).map(termOf)
  const [only] = terms
  return terms.length === 1 && only && letters ? [[...new Set([...only, letters])]] : terms
}

/** "10/2/2027" as the word of that day. */
function dayOf(typed: string): string[] {
  const day = readTravelDate(typed, '2000-01-01')
  return day ? [day.replaceAll('-', '')] : []
}

function termOf(word: string): Term {
  const length = Array.from(word).length
  const sound = soundOf(word)
  return [
    ...(length < SHORT ? [`^${word}`] : []),
    ...(length >= shortest(word) ? [word] : []),
    ...(sound ? [`~${sound}$`] : []),
  ]
}

/** Whether one of the words fits a term. */
export function fitsTerm(words: string[], term: Term): boolean {
  return words.some((word) => beginningsOf(word).some((part) => term.some((begun) => part.startsWith(begun))))
}
