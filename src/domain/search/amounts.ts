import type { Choice } from '#domain/filters/choice.ts'
import { MOST_NIGHTS } from '#domain/filters/filters.ts'
import type { Part } from './part.ts'

export type Amount = Pick<
  Part,
  'choice' | 'least' | 'people' | 'isParty' | 'children' | 'ages' | 'about' | 'year' | 'isUneven'
>

/**
 * What numbers in a search ask for: nights, people, the most and the least that a person may pay. The words are those of
 * `UNITS` (phrases.ts), each as its sign: "under 30 thousand" is "< 30 k", "4 raat 5 din" is "4 n 5 d", "1 lakh se upar" is
 * "1 l ~ >", "at least 8 nights" is "~ } 8 n".
 */
export function readAmount(words: string): Amount | undefined {
  const choice = readNights(words)
  if (choice) return { choice, ...(isUneven(words) && { isUneven: true }) }
  return readAges(words) ?? readDates(words) ?? readPeople(words) ?? readLeast(words) ?? readBudget(words)
}

const SOME = /^(for )?(?:~ )*(\d\d?) (~ )?(\d\d?) ([nd])$/
const NIGHTS_AND_DAYS = /^(\d\d?) n(?: (?:~ )?\d\d? d)?$/
const DAYS_AND_NIGHTS = /^(\d\d?) d(?: (?:~ )?(\d\d?) n)?$/

/** "4 nights", "4n5d", "5 days" (which are four nights), "4 to 6 nights", "for 5 6 days", not "for 2 7 days". */
function readNights(words: string): Partial<Choice> | undefined {
  const [, before, least, joined, most, unit] = SOME.exec(words) ?? []
  const less = unit === 'd' ? 1 : 0
  const isParty = !joined && (before ? Number(most) - Number(least) > 1 : Number(most) < Number(least))
  const ends = [Number(least) - less, Number(most) - less].sort((one, other) => one - other)
  return least && !isParty ? nights(...(ends as [number, number])) : (readLength(words) ?? readBound(words))
}

function readLength(words: string): Partial<Choice> | undefined {
  const [, slept] = NIGHTS_AND_DAYS.exec(words) ?? []
  const [, days, besides] = DAYS_AND_NIGHTS.exec(words) ?? []
  const length = slept ?? besides
  if (length) return nights(Number(length))
  return days ? nights(Number(days) - 1) : undefined
}

const BOTH = /^(\d\d?) ([nd]) (?:~ )?(\d\d?) [nd]$/

/** "5 nights 3 days": the days are neither as many as the nights, nor one or two more. */
function isUneven(words: string): boolean {
  const [, first, unit, second] = BOTH.exec(words) ?? []
  const more = (Number(second) - Number(first)) * (unit === 'n' ? 1 : -1)
  return Boolean(first) && !(more >= 0 && more <= 2)
}

const AGES = /^y((?: \d\d?)+)$/

/** "ages 4 9" */
function readAges(words: string): Amount | undefined {
  const [, ages] = AGES.exec(words) ?? []
  return ages ? { ages: ages.trim().split(' ').map(Number) } : undefined
}

const BETWEEN = /^dates (\d\d?) n$/
/** A year alone has two known digits; a year of a date may have any. */
const YEAR = /^(?:year (\d{4})|(20[2-4]\d))$/

function readDates(words: string): Amount | undefined {
  const [, about] = BETWEEN.exec(words) ?? []
  if (about) return { about: Number(about) }
  const [, dated, alone] = YEAR.exec(words) ?? []
  return dated || alone ? { year: Number(dated ?? alone) } : undefined
}

const BEFORE = /^(?:~ )*([<>{}]) (?:~ )*(\d\d?) ([nd])$/
const AFTER = /^(\d\d?) ([nd])(?: ~)* ([<>{}])(?: ~)*$/

/** "more than" and "less than" exclude the number; "at least" and "up to" include it. */
function readBound(words: string): Partial<Choice> | undefined {
  const [, sign = '', before, unitBefore] = BEFORE.exec(words) ?? []
  const [, after, unitAfter, signAfter] = AFTER.exec(words) ?? []
  const length = Number(before ?? after) - ((unitBefore ?? unitAfter) === 'd' ? 1 : 0)
  const bounds: Record<string, [from: number, to: number]> = {
    '>': [length + 1, MOST_NIGHTS],
    '}': [length, MOST_NIGHTS],
    '<': [1, length - 1],
    '{': [1, length],
  }
  const bound = bounds[signAfter ?? sign]
  return bound && nights(...bound)
}

/** "5 nights under", which may be the beginning of "5 nights under 40000". */
export function endsInBound(words: string): boolean {
  return AFTER.test(words)
}

/** An infant is under two years. */
const INFANT = 1

const COUNTED = /^(?:[~<>{}] )*(?:-?[\d.]+(?: [kl])?|\d\d? ~ \d\d?) [ndpci]$/
const SIZE = /^(?:[~<>{}] )*(?:-?[\d.]+ (?:~ )?)?-?[\d.]+ size$/

/** A height, a distance, a number of rooms: "4000 m", "4 km". */
export function isSize(words: string): boolean {
  return SIZE.test(words)
}

/** Nights or people in an impossible number: "1000000 nights", "0 people", "-2 adults". */
export function isUnreadable(words: string): boolean {
  return COUNTED.test(words) && !readAmount(words)
}

function nights(from: number, to = from): Partial<Choice> | undefined {
  if (!(from >= 1 && to >= from && to <= MOST_NIGHTS)) return undefined
  return { nights: Array.from({ length: to - from + 1 }, (_, at) => String(from + at)) }
}

const PEOPLE =
  /^(?:(?:for|we|we are|o) (?:(\d\d?) (?:~ )*)?(\d\d?)|(?:for )?(?:~ )*(?:(\d\d?) (?:~ )*)?(\d{1,3}) ([pci]))$/

/** "for 4", "we are 12", "group of 6", "6 people", "2 kids"; "2 or 3 people" and "for 2-3" are three. */
function readPeople(words: string): Amount | undefined {
  const [, least, whole, fewest = least ?? '0', counted, unit] = PEOPLE.exec(words) ?? []
  const people = Number(whole ?? counted)
  if (!(people > Number(fewest))) return undefined
  if (unit === 'c') return { children: people }
  if (unit === 'i') return { children: people, ages: Array(people).fill(INFANT) }
  return { people, ...(whole && { isParty: true }) }
}

/** An amount with its unit: "1.5 l", "20 k", "1 l 20 k". */
const AMOUNT = String.raw`(\d*\.?\d+(?: k| l(?: \d+ k)?)?)`
const AROUND = '(?: [~o])*'
const LEAST_BEFORE = new RegExp(`^(?:[~o] )*[>}] (?:[~o>}] )*${AMOUNT}${AROUND}$`)
const LEAST_AFTER = new RegExp(`^(?:[~o] )*${AMOUNT}${AROUND} [>}](?: [~o])*$`)

/** "above 1 lakh", "50000 se upar", "40k plus", "at least 60000". */
function readLeast(words: string): Amount | undefined {
  const [, amount] = LEAST_BEFORE.exec(words) ?? LEAST_AFTER.exec(words) ?? []
  const least = rupeesOf(amount)
  return least ? { least } : undefined
}

const RANGE = new RegExp(`^(?:[~o}] )*${AMOUNT} (?:~ |{ )+(?:~ )*${AMOUNT}${AROUND}$`)
const MOST_PAID = new RegExp(`^(?:[~o<{] )*${AMOUNT}(?: [~o<{])*$`)
const FACTOR: Record<string, number> = { k: 1000, l: 100_000 }
/** A bare number below this is no price in rupees. */
const LEAST = 3000
const MOST = 99_999_999

/** "under 30000", "30k", "2 lakh", "20k to 30k", "20 se 30 hazaar": rupees a person. */
function readBudget(words: string): Amount | undefined {
  return readRange(words) ?? readMost(words)
}

function readMost(words: string): Amount | undefined {
  const [, amount] = MOST_PAID.exec(words) ?? []
  const budget = rupeesOf(amount)
  return budget ? { choice: { budget } } : undefined
}

/** "of 4 budget 2 lakh": the first number counts people. */
const OF_PEOPLE = /^o \d\d? ~/

/** The first of two amounts may use the unit of the second. The smaller one is the minimum. */
function readRange(words: string): Amount | undefined {
  if (OF_PEOPLE.test(words)) return undefined
  const [, first, second] = RANGE.exec(words) ?? []
  const to = rupeesOf(second)
  const from = rupeesOf(first) ?? rupeesOf(`${first} ${second?.at(-1)}`)
  if (!from || !to || from === to) return undefined
  return { choice: { budget: Math.max(from, to) }, least: Math.min(from, to) }
}

function rupeesOf(amount: string | undefined): number | undefined {
  const [, number, unit = '', thousands = '0'] = /^(\d*\.?\d+)(?: ([kl]))?(?: (\d+) k)?$/.exec(amount ?? '') ?? []
  const rupees = Math.round(Number(number) * (FACTOR[unit] ?? 1)) + Number(thousands) * 1000
  return rupees >= LEAST && rupees <= MOST ? rupees : undefined
}
