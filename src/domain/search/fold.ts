import { searchForm } from '#values/normal-form.ts'

type Rewriting = [pattern: RegExp, form: string]

/** Hindi is written with or without a dot, and with a nasal letter or its sign; these make one form. */
const HINDI: Rewriting[] = [
  [/\u093c/g, ''],
  [/\u0901/g, '\u0902'],
  [/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, '\u0902'],
]

/** Most names, which need only small letters. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

const betweenWords = /[^\p{L}\p{N}\p{M}]+/gu

/** The form in which words are compared: small letters and digits without accents, one space for all other signs. */
export function fold(text: string): string {
  const small = text.toLowerCase()
  if (PLAIN.test(small)) return small
  const plain = searchForm(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
  return rewrite(plain, HINDI).replace(betweenWords, ' ').trim()
}

/** Hindi in Latin letters is spelt by ear: long vowels, aspirated letters, sh and s, w and v, a final a or none. */
const BY_EAR: Rewriting[] = [
  [/aa+/g, 'a'],
  [/ee|ii/g, 'i'],
  [/oo|uu/g, 'u'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([kgctdb])h+/g, '$1'],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)a$/, ''],
]

/** The common form of all spellings by ear: "kashmeer" and "kasmir" are "kasmir". */
export function skeleton(word: string): string {
  return rewrite(word, BY_EAR)
}

function rewrite(text: string, rewritings: Rewriting[]): string {
  return rewritings.reduce((form, [pattern, other]) => form.replace(pattern, other), text)
}

/** How many slips a guessed word may have, by its letters; none for a word with a digit. */
export function slipsAllowed(word: string): number {
  if (/\d/.test(word)) return 0
  const letters = [...word].length
  if (letters <= 4) return 0
  return letters <= 8 ? 1 : 2
}

/**
 * The edit distance between a typed word and a name: extra, missing, wrong or swapped letters (optimal string
 * alignment). Infinite beyond `most`.
 */
export function slipsBetween(typed: string, name: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: name.length + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row++) {
    const next = nextRow({ before, last }, { typed, name, row })
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY
    before = last
    last = next
  }
  return valueAt(last, name.length)
}

type Rows = { before: number[]; last: number[] }

/** The next row of the distance table. */
function nextRow({ before, last }: Rows, words: { typed: string; name: string; row: number }): number[] {
  const { typed, name, row } = words
  const next = [row]
  for (let at = 1; at <= name.length; at++) {
    const isRight = typed[row - 1] === name[at - 1]
    const isSwapped = typed[row - 1] === name[at - 2] && typed[row - 2] === name[at - 1]
    const wrong = valueAt(last, at - 1) + (isRight ? 0 : 1)
    const swapped = isSwapped ? valueAt(before, at - 2) + SWAP : wrong
    next.push(Math.min(wrong, swapped, valueAt(last, at) + 1, valueAt(next, at - 1) + 1))
  }
  return next
}

/** A swap is a more frequent slip than others. */
const SWAP = 0.9

function valueAt(row: number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY
}
