import { hasNoBlanks } from '#values/scripts.ts'
import { type PersonsWords, withoutEnd, wordsOf } from './persons-words.ts'

/** What SQL looks for, as JSON: words in small letters, patterns, and patterns in digits of other scripts. */
export type LookedFor = Record<'words' | 'patterns' | 'otherDigits', string>

/**
 * What a text that names a person has in it. `called`: the names, in the form in which texts are compared; the longest
 * word of each is looked for.
 */
export function lookedFor({ emails, digits }: Pick<PersonsWords, 'emails' | 'digits'>, called: string[]): LookedFor {
  const names = called.map(longestWord)
  const words = [...emails, ...names.filter((word) => !isShort(word))].flatMap(spellings)
  const patterns = [...digits.map((each) => inDigits(each, 0x30)), ...names.filter(isShort).flatMap(asWord)]
  return {
    words: JSON.stringify([...new Set(words)]),
    patterns: JSON.stringify(patterns),
    otherDigits: JSON.stringify(digits.flatMap((each) => OTHER_ZEROS.map((zero) => inDigits(each, zero)))),
  }
}

/** SQL: whether a text may name the person; the text itself decides (`isNamed`, `hasName`). ?1, ?2, ?4: `LookedFor`. */
export const mayName = (text: string) =>
  `(${holds(text)} OR (${text} GLOB '*[^ -~]*' AND (${fits(text, '?4')} OR ${text} GLOB '${UNUSUAL}')))`
/** The same for a whole document as JSON, which is not unpacked: it may hold signs in which a name may hide. */
export const mayHold = (json: string) =>
  `(${holds(json)} OR ${HIDING.map((bytes) => `instr(CAST(${json} AS BLOB), x'${bytes}') > 0`).join(' OR ')})`

/** In UTF-8: letters of India, wide and mathematical letters, Arabic digits, and signs that nobody sees. */
const HIDING = ['E0', 'EF', 'F09D', 'D9', 'DB', 'C2AD', 'E2808B', 'E2808C', 'E2808D', 'E2808E', 'E2808F', 'E281A0']

const holds = (text: string) =>
  `(${fits(text, '?2')} OR EXISTS (SELECT 1 FROM json_each(?1) w WHERE instr(lower(${text}), w.value) > 0))`
const fits = (text: string, patterns: string) =>
  `EXISTS (SELECT 1 FROM json_each(${patterns}) p WHERE ${text} GLOB p.value)`

/**
 * Invisible characters, wide letters, mathematical letters, and Hindi letters that contain their dot. SQL compares
 * characters one by one, so it does not find a name that is written with them.
 */
const UNUSUAL = '*[\u00ad\u200b-\u200f\u2060\ufeff\uff01-\uff5e\u0958-\u095f\u{1d400}-\u{1d7ff}]*'

/** The zero of each further set of digits that people here write. */
const OTHER_ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66]

/** Digits with anything between them: at most 41 bytes, of 50 that D1 allows. */
function inDigits(digits: string, zero: number): string {
  return `*${[...digits].map((each) => `${String.fromCodePoint(zero + Number(each))}*`).join('')}`
}

/** Up to three Latin letters, which are in half of all texts: as a word, also behind a line's end as JSON writes it. */
const isShort = (word: string) => /^[a-z]{1,3}$/.test(word)

function asWord(word: string): string[] {
  const letters = [...word].map((letter) => `[${letter}${letter.toUpperCase()}]`).join('')
  return ['', '*[^a-zA-Z]', '*\\n'].flatMap((before) => ['', '[^a-zA-Z]*'].map((after) => before + letters + after))
}

/** SQLite makes only the letters A to Z small. */
function spellings(word: string): string[] {
  const [first = '', ...rest] = word
  const written = [word, first.toUpperCase() + rest.join(''), word.toUpperCase()]
  return written.flatMap((each) => [each, each.normalize('NFD')].map((form) => form.replace(/[A-Z]/g, small)))
}

const small = (letter: string) => letter.toLowerCase()

/** In scripts without blanks a text may have blanks between the letters of a name: then it is the first letter. */
function longestWord(name: string): string {
  if (hasNoBlanks(name)) return Array.from(name.trim())[0] ?? ''
  const longest = wordsOf(name).reduce((one, other) => (other.length > one.length ? other : one), '')
  return withoutEnd(longest)
}
