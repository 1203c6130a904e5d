import { UNITS } from './phrases.ts'

/** The value of a number in one word; "a hundred" is "one hundred". */
const VALUES = new Map([
  ['a', 1],
  ...Object.entries(UNITS).flatMap(([value, words]) =>
    /^\d+$/.test(value) ? words.split(', ').map((word): [string, number] => [word, Number(value)]) : [],
  ),
])
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const ONES = 'one|two|three|four|five|six|seven|eight|nine'
const WORD = [...VALUES.keys()].filter((word) => word !== 'a').join('|')
/** A number in digits or in one word. */
export const NUMBER = String.raw`\d+(?:\.\d+)?|${WORD}`
const ANY_NUMBER = new RegExp(String.raw`\d|(?<![\p{L}\p{M}])(?:${WORD})(?![\p{L}\p{M}])`, 'iu')
const THOUSAND = `k|${wordsOf('k')}`
const LAKH = `l|${wordsOf('l')}`
const CRORE = wordsOf('crore')
/** Hindi is written with the dot below a letter or without it. */
const DOT = '\u093c?'
const QUARTER = 'sava|sawa|सवा|सव्वा'
/** A counted number is no part of an amount: "45 thousand 200 people". */
const COUNTED = ['n', 'd', 'p', 'c', 'i'].map(wordsOf).join('|')
const ALONE = String.raw`(?!\s*(?:${THOUSAND}|${LAKH}|${COUNTED})(?![\p{L}\p{M}]))`

/** Numbers of several words with their values, the smaller ones first. */
const RULES: [words: RegExp, value: (...found: string[]) => number | string][] = [
  [new RegExp(String.raw`(?<=[/⁄]\s?[2-4])${before(`${THOUSAND}|${LAKH}|${CRORE}`)}`, 'giu'), () => ' '],
  [whole(String.raw`(${TENS})[\s-]+(${ONES})`), (tens, ones) => numberOf(tens) + numberOf(ones)],
  [
    whole(String.raw`(a|${NUMBER})\s+hundred(?:\s+(?:and\s+)?(\d\d|${WORD}))?`),
    (many, more) => numberOf(many) * 100 + numberOf(more),
  ],
  [beforeUnit(String.raw`(${NUMBER})\s+and\s+(?:a\s+)?half`), (many) => numberOf(many) + 0.5],
  [beforeUnit(String.raw`(?:sa?adhe|साढ${DOT}े|साडे)\s+(${NUMBER})`), (many) => numberOf(many) + 0.5],
  [beforeUnit(String.raw`(?:${QUARTER})\s+(${NUMBER})`), (many) => numberOf(many) + 0.25],
  [beforeUnit(String.raw`(?:paune|पौने)\s+(${NUMBER})`), (many) => numberOf(many) - 0.25],
  [
    beforeUnit(String.raw`(?:(\d+)\s+(?:and\s+)?)?([1-3])\s?[/⁄]\s?([2-4])`),
    (many, part, parts) => numberOf(many) + Number(part) / Number(parts),
  ],
  [beforeUnit(String.raw`(?:half|aadha|adha|आधा)(?:\s+an?)?`), () => 0.5],
  [beforeUnit('pauna|पौना|paune'), () => 0.75],
  [beforeUnit(QUARTER), () => 1.25],
  [beforeUnit(`dedh|डेढ${DOT}|दीड`), () => 1.5],
  [beforeUnit(`a?dhai|अ?ढ${DOT}ाई|अडीच`), () => 2.5],
  [beforeUnit(`(a|${WORD})`), (many) => numberOf(many)],
  [
    whole(String.raw`(\d+)\s*(?:${CRORE})\s+(?:and\s+)?(\d\d?)\s*(?:${LAKH})`),
    (many, more) => `${Number(many) * 100 + Number(more)} lakh`,
  ],
  [whole(String.raw`(\d+(?:\.\d+)?)\s*(?:${CRORE})`), (many) => `${Number(many) * 100} lakh`],
  [
    whole(String.raw`(${NUMBER})\s*(?:${THOUSAND})\s+(?:and\s+)?(\d{3})`, ALONE),
    (many, more) => numberOf(many) * 1000 + numberOf(more),
  ],
  [
    whole(String.raw`(${NUMBER})\s*(?:${LAKH})\s+(?:and\s+)?(\d{3,5})`, ALONE),
    (many, more) => numberOf(many) * 100_000 + numberOf(more),
  ],
]

/** "Thirty five thousand" as "35 thousand", "one and a half lakh" as "1.5 lakh", "45 thousand 500" as "45500". */
export function inDigits(text: string): string {
  return RULES.reduce(
    (read, [words, value]) => read.replace(words, (_, ...found) => String(value(...found.slice(0, -2)))),
    text,
  )
}

/** Whether a text counts: "5 nights", "paanch raat", not "weekend". */
export function hasNumber(text: string): boolean {
  return ANY_NUMBER.test(text)
}

export function numberOf(word = '0'): number {
  return VALUES.get(word.toLowerCase()) ?? Number(word)
}

function wordsOf(unit: string): string {
  return UNITS[unit]?.replaceAll(', ', '|') ?? ''
}

/** Wraps a pattern so that it matches whole words. */
export function whole(pattern: string, next = ''): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}.])(?:${pattern})(?![\p{L}\p{M}\p{N}])${next}`, 'giu')
}

/** A number of thousands, lakhs or crores. */
function beforeUnit(pattern: string): RegExp {
  return whole(pattern, before(`${THOUSAND}|${LAKH}|${CRORE}`))
}

/** What stands before one of the words. */
function before(words: string): string {
  return String.raw`(?=\s*(?:${words})(?![\p{L}\p{M}]))`
}
