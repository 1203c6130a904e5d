import { numberOf } from './number-words.ts'
import { UNITS } from './phrases.ts'

const wordsOf = (...units: string[]) => units.map((unit) => UNITS[unit]?.replaceAll(', ', '|')).join('|')

const IN_ONE_WORD = wordsOf(...Array.from({ length: 17 }, (_, at) => String(at + 1)).filter((at) => UNITS[at]))
const AGE = `(?:1[0-7]|\\d|(?:${IN_ONE_WORD})(?![\\p{L}\\p{M}]))`
const YEARS = '(?:years?|yrs?|yr|y\\.?o\\.?|y|saal|sal|साल|वर्ष)(?:[\\s-]*olds?)?(?![\\p{L}\\p{M}])'
const ONE = `${AGE}(?:\\s*-?\\s*${YEARS})?`
const AND = '(?:,|&|\\+|-|\\band\\b|\\baur\\b|और|\\bto\\b)'
const LIST = `${ONE}(?:\\s*${AND}\\s*${ONE})*`
const KIDS = `(?:${wordsOf('c', 'i')})`
/** Another count follows: "2 children 5 nights". */
const NO_COUNT = `(?![\\d\\p{L}])(?!\\s*(?:${wordsOf('n', 'd', 'p', 'c', 'i', 'k', 'l')}|star|[/.:-]?\\d)(?![\\p{L}\\p{M}]))`
/** A marriage has an age, too. */
const NO_MARRIAGE = '(?!\\s*(?:wedding|marriage|anniversary|shaadi|shadi|sal?a?girah))'

/** "aged 4 and 7", "kids (4, 7)", "6 yrs", "under 5 years". */
const SAID = new RegExp(
  `\\b(?:aged?|ages|umar|umr)(?: of)?[\\s:]+${ONE}(?:(?:\\s*${AND}\\s*|\\s+)${ONE})*${NO_COUNT}|` +
    `(?<=${KIDS}\\s*)\\(\\s*${LIST}\\s*\\)|` +
    `(?:\\b(?:under|below|above|over|of)\\s+)?(?<![\\d.,\\p{L}\\p{M}])(?:${ONE}\\s*${AND}\\s*)*${AGE}\\s*-?\\s*${YEARS}${NO_MARRIAGE}`,
  'giu',
)
/** "2 children 4 and 9": as many ages as children. */
const AFTER_KIDS = new RegExp(`(?<![\\d.])(${AGE})\\s+(${KIDS})(?![\\p{L}\\p{M}])[\\s,:-]+(${LIST})${NO_COUNT}`, 'giu')
const ONE_AGE = new RegExp(`(?<![\\p{L}\\p{M}\\d])${AGE}`, 'giu')
const CHILD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${KIDS}|sons?|daughters?|bet[ae]|beti|ladk[aie]|family)(?![\\p{L}\\p{M}])`,
  'iu',
)

/** "1 infant 18 months", "baby (8 months old)" */
const IN_MONTHS = new RegExp(
  `(?<=${KIDS}\\s*[(,]?\\s*)(\\d\\d?)\\s*-?\\s*(?:months?|mahin[ea])(?:[\\s-]*old)?\\s*\\)?`,
  'giu',
)

const ELDERS = new RegExp(`(?<!\\d)[6-9]\\d(?:\\s*${AND}\\s*[6-9]\\d)*\\s*-?\\s*${YEARS}`, 'giu')

/** The ages of children in one form: "aged 4 and 7 years" becomes "ages 4 7". A bound ("under 5 years") is none; 60 years and more are seniors. */
export function inAges(text: string): string {
  const hasChild = CHILD.test(text)
  const said = text
    .replace(IN_MONTHS, (_, months: string) => ` ages ${Math.floor(Number(months) / 12)} `)
    .replace(ELDERS, ' seniors ')
    .replace(SAID, (found) => (!hasChild || /^(?:under|below|above|over)/i.test(found) ? ' ' : agesIn(found)))
  return said.replace(AFTER_KIDS, (found, many: string, ...[kids = '', list = '']: string[]) =>
    numberOf(many) === list.match(ONE_AGE)?.length ? `${many} ${kids} ${agesIn(list)}` : found,
  )
}

function agesIn(list: string): string {
  return ` ages ${(list.match(ONE_AGE) ?? []).map(numberOf).join(' ')} `
}
