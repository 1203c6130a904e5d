import { DAY, dayInIndia, daysAfter, lastDayOf, MONTH_NAMES, weekdayOf } from '#values/dates.ts'
import { UNITS } from './phrases.ts'

type Reading = (today: string, found: string[]) => string

const NUMBERS: Record<string, number> = { a: 1, one: 1, ek: 1, two: 2, do: 2, three: 3, teen: 3, four: 4, char: 4 }
const NUMBER = String.raw`(\d{1,2}|one|ek|two|do|three|teen|four|char)`
const SPAN = '(day|din|week|hafte|month|mahine)s?'
const DAYS_IN: Record<string, number> = { day: 1, din: 1, week: 7, hafte: 7, month: 30, mahine: 30 }
const THIS = '(?:this|current|coming|upcoming|is|isi)'
const NEXT = '(?:next|agle|agli)'

const MONTH_OF_DATE = '(0?[1-9]|1[0-2])'
const DAY_OF_DATE = '(?:0?[1-9]|[12]\\d|3[01])'
/** "10-12-15 days" are lengths of a journey, not a date. */
const NO_LENGTH = `(?! ?(?:${`${UNITS.n}, n, ${UNITS.d}, d`.replaceAll(', ', '|')})(?![\\p{L}\\p{M}]))`

/** "4/5 people", "20/25 thousand" and "4/5 star" count. */
const NO_COUNT = `(?! ?(?:${['n', 'd', 'p', 'c', 'i', 'k', 'l']
  .map((unit) => `${unit}, ${UNITS[unit]}`)
  .join(', ')
  .replaceAll(', ', '|')}|star|weeks?)(?![\\p{L}\\p{M}]))`

/** Words that depend on the day of the search, and their meanings without it. */
const READINGS: [words: RegExp, reading: Reading][] = [
  [
    wordsOf(`(${DAY_OF_DATE})[-/.]${MONTH_OF_DATE}[-/.](\\d{4}|\\d\\d)`, NO_LENGTH),
    (_, [, day, month, year]) => monthOfDate({ day, month, year }),
  ],
  [
    wordsOf(`(\\d{4})-${MONTH_OF_DATE}-(${DAY_OF_DATE})`),
    (_, [, year, month, day]) => monthOfDate({ day, month, year }),
  ],
  [wordsOf(`(${DAY_OF_DATE})/${MONTH_OF_DATE}(?!/)`, NO_COUNT), (_, [, day, month]) => monthOfDate({ day, month })],
  [wordsOf(`${THIS} (?:month|mahine|mahina)`), (today) => monthOn(today)],
  [wordsOf(`${NEXT} (?:month|mahine|mahina)`), (today) => monthLater(today, 1)],
  [
    wordsOf(`(?:in|after) ${NUMBER} (week|hafte|month|mahine)s?(?: time)?`),
    (today, [, many, span]) => later(today, many, span),
  ],
  [wordsOf('in (a) (month)(?: time)?'), (today, [, many, span]) => later(today, many, span)],
  [wordsOf('in (?:a )?(couple) (?:of )?(week|month)s'), (today, [, , span]) => later(today, '2', span)],
  [
    wordsOf(`${NUMBER} ${SPAN} (?:from now|later|ke baad|baad|after)`),
    (today, [, many, span]) => later(today, many, span),
  ],
  [wordsOf(`${NUMBER} (hafte|mahine) (?:mein|me)`), (today, [, many, span]) => later(today, many, span)],
  [wordsOf(`${THIS} (?:week ?end|saturday|sunday)`), (today) => `${monthOn(saturday(today))} weekend`],
  [wordsOf(`${NEXT} (?:week ?end|saturday|sunday)`), (today) => `${monthOn(daysAfter(saturday(today), 7))} weekend`],
  [wordsOf(`${THIS} (?:week|hafte|hafta)`), (today) => monthOn(today)],
  [wordsOf(`${NEXT} (?:week|hafte|hafta)`), (today) => monthOn(daysAfter(today, 7))],
  [wordsOf('today|aaj|tonight|right now|abhi'), (today) => monthOn(today)],
  [wordsOf('day after tomorrow|tomorrow|kal|parson?'), (today) => monthOn(daysAfter(today, 1))],
  [wordsOf('(?:diwali|deepavali|deepawali|dipawali|दिवाली|दीवाली|दीपावली)'), (today) => monthsOf(diwalis(today), 0)],
  [
    wordsOf(
      '(?:dussehra|dasara|dussera|vijayadashami|durga (?:puja|pooja)|pujo|(?:puja|pooja) (?:vacation|holidays?|chhutti|chutti)|दशहरा|दुर्गा पूजा)',
    ),
    (today) => monthsOf(diwalis(today), DUSSEHRA),
  ],
  [wordsOf('(?:navratri|navaratri|नवरात्रि)'), (today) => monthsOf(diwalis(today), NAVRATRI)],
  [wordsOf('(?:easter|good friday)(?: holidays?| weekend)?'), (today) => monthOn(easterAfter(today))],
]

function wordsOf(pattern: string, next = ''): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${pattern})(?![\p{L}\p{M}\p{N}])${next}`, 'giu')
}

/**
 * Replaces words that depend on the day of the search (ISO) by months: "next month", "this weekend", "in 3 weeks",
 * "diwali", "long weekend", "10-02-2027".
 */
export function inMonths(text: string, today: string): string {
  const dated = text.replace(LONG_WEEKEND, (found) =>
    NAMES_MONTH.test(text) ? found : `${longWeekend(today)} ${found}`,
  )
  return READINGS.reduce(
    (read, [words, reading]) => read.replace(words, (...found) => ` ${reading(today, found.map(String))} `),
    dated,
  )
}

function monthNamed(month: number): string {
  return MONTH_NAMES[month - 1] ?? ''
}

type Written = { day?: string | undefined; month?: string | undefined; year?: string | undefined }

/** The month of a date. An impossible day stays in the text, and the page says that it is not in the calendar. */
function monthOfDate({ day = '', month = '', year = '' }: Written): string {
  const lost = Number(day) > lastOf(Number(month), year) ? `${day} ` : ''
  const full = year.padStart(4, '20')
  const dated = year && (/^20[2-4]/.test(full) ? ` ${full}` : ` year ${full}`)
  return lost + monthNamed(Number(month)) + dated
}

/** The last day of a month, in a year of two or four digits, or in any year. */
export function lastOf(month: number, year = ''): number {
  return Number(lastDayOf(`${(year || '2028').padStart(4, '20')}-${String(month).padStart(2, '0')}`).slice(8))
}

function monthOn(day: string): string {
  return monthNamed(Number(day.slice(5, 7)))
}

function monthLater(day: string, many: number): string {
  return monthNamed(((Number(day.slice(5, 7)) - 1 + many) % 12) + 1)
}

function later(today: string, many = '1', span = 'day'): string {
  const count = NUMBERS[many.toLowerCase()] ?? Number(many)
  const unit = span.toLowerCase()
  return unit === 'month' || unit === 'mahine'
    ? monthLater(today, count)
    : monthOn(daysAfter(today, count * (DAYS_IN[unit] ?? 1)))
}

function saturday(today: string): string {
  return daysAfter(today, (6 - weekdayOf(today) + 7) % 7)
}

/** A long weekend together with its month is that one. */
const LONG_WEEKEND = wordsOf('long week ?end')
const NAMES_MONTH =
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:day|diwali|christmas|new year|holi|month)\b/i

/** Holidays all over India with a fixed date. */
const HOLIDAYS = ['01-26', '08-15', '10-02', '12-25']

/** The month of the next holiday on a Friday or a Monday; Good Friday always counts. */
function longWeekend(today: string): string {
  const year = Number(today.slice(0, 4))
  const days = [year, year + 1].flatMap((each) => [
    ...HOLIDAYS.map((day) => `${each}-${day}`),
    daysAfter(easter(each), -2),
  ])
  const next = days.filter((day) => day >= today && [1, 5].includes(weekdayOf(day))).sort()[0]
  return next ? monthOn(next) : ''
}

/** Days before Diwali of the last day of Durga Puja, and of the first and last day of Navratri. */
const DUSSEHRA = -20
const NAVRATRI = -25

/** A new moon, in ms, and the mean days between two of them. */
const NEW_MOON = Date.UTC(2000, 0, 6, 18, 14)
const LUNATION = 29.530588853 * DAY

/** Diwali is the night of the new moon between mid-October and mid-November: that day or the one before. */
function diwalis(today: string): string[] {
  const year = Number(today.slice(0, 4))
  const [first, second] = [year, year + 1].map((each) => {
    const from = Date.UTC(each, 9, 17)
    const moon = NEW_MOON + Math.ceil((from - NEW_MOON) / LUNATION) * LUNATION
    return [dayInIndia(new Date(moon - DAY)), dayInIndia(new Date(moon))]
  })
  return (first && (first[1] ?? '') >= today ? first : second) ?? []
}

function monthsOf(days: string[], after: number): string {
  return [...new Set(days.map((day) => monthOn(daysAfter(day, after))))].join(' ')
}

function easterAfter(today: string): string {
  const year = Number(today.slice(0, 4))
  return easter(year) >= today ? easter(year) : easter(year + 1)
}

/** Easter Sunday of a year, by Gauss: right from 1900 to 2099. */
function easter(year: number): string {
  const moon = (19 * (year % 19) + 24) % 30
  const week = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7
  const isLate = moon + week === 35 || (moon === 28 && week === 6 && year % 19 > 10)
  return daysAfter(`${year}-03-22`, moon + week - (isLate ? 7 : 0))
}
