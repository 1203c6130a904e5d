import { nameWords, type PersonsWords, withoutEnd } from './persons-words.ts'

/** What SQL looks for, as JSON: words in small letters, and patterns. */
export type LookedFor = Record<'words' | 'patterns', string>

/**
 * What a text that names a person has in it. `called`: the names, in the form in which texts are compared; the longest
 * word of each is looked for.
 */
export function lookedFor({ emails, digits }: Pick<PersonsWords, 'emails' | 'digits'>, called: string[]): LookedFor {
  const names = called.map(longestWord)
  const words = [...emails, ...names.filter((word) => !isShort(word))].flatMap(spellings)
  const patterns = [...digits.map(inDigits), ...names.filter(isShort).flatMap(asWord)]
  return {
    words: JSON.stringify([...new Set(words)]),
    patterns: JSON.stringify(patterns),
  }
}

/**
 * SQL: whether a text, or a whole document as JSON, may name the person; the text itself decides (`isNamed`, `hasName`).
 * ?1, ?2: `LookedFor`.
 */
export const mayName = (text: string) =>
  `(EXISTS (SELECT 1 FROM json_each(?2) p WHERE ${text} GLOB p.value)
    OR EXISTS (SELECT 1 FROM json_each(?1) w WHERE instr(lower(${text}), w.value) > 0) OR ${text} GLOB '${UNUSUAL}')`

/**
 * A sign that is not among these: ASCII, usual punctuation, small Latin letters, letters of Hindi. SQL compares signs one
 * by one; another sign may be a letter in another form, or be invisible. D1 allows 50 bytes.
 */
const UNUSUAL = '*[^\t-\r -~\u00a0\u00b0\u00b7\u00bd\u00df-\u00ff\u0900-\u0957\u0964\u2010-\u2027\u20b9\u2192]*'

/** Digits with anything between them. */
function inDigits(digits: string): string {
  return `*${[...digits].map((each) => `${each}*`).join('')}`
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

function longestWord(name: string): string {
  const longest = nameWords(name).reduce((one, other) => (other.length > one.length ? other : one), '')
  return withoutEnd(longest)
}
