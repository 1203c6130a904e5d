import { MOST_NIGHTS } from '#domain/filters/filters.ts'
import { DAY, MONTHS } from '#values/dates.ts'
import { lastOf } from './day-words.ts'

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?!on?\\b)[a-z]*'
const DAY_OF = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?:,?\\s+(20[2-4]\\d))?'
const TO = '\\s*(?:to|till|until|-|–|se|and)\\s*'

/** "10 to 15 jan", "24 Dec 2026 - 2 Jan 2027", "from 5th to 10th january". */
const SPAN = new RegExp(`\\b${DAY_OF}(?:\\s+${MONTH}\\b${YEAR})?${TO}${DAY_OF}\\s+${MONTH}\\b${YEAR}`, 'gi')
/** "june 15 to june 22", "june 15-22" */
const MONTH_FIRST = new RegExp(
  `\\b${MONTH}\\s+${DAY_OF}${TO}(?:${MONTH}\\s+)?${DAY_OF}${YEAR}(?!\\d|\\s*(?:n|d|k|l|nights?|days?|din|lakhs?|people|pax|adults?)\\b)`,
  'gi',
)
/** "5 jan" */
const ONE = new RegExp(`\\b${DAY_OF}\\s+${MONTH}\\b${YEAR}`, 'gi')
/** "2nd week of december", "feb ke pehle hafte" */
const WEEK_OF =
  /\b(?:first|second|third|fourth|last|[1-4](?:st|nd|rd|th)|pehl[ae]|dusr[ae]|tisr[ae]|aa?khri)\s+(?:week|half|haft[ae])\b(?:\s+(?:of|ka|ke))?/gi
/** A length, or a hint that the days only bound the journey. */
const SAYS_LENGTH =
  /\d\s*-?(?:n|d|nights?|nyts?|raat|days?|din)\b|\b(?:between|bet?w(?:een)?|beech|any ?time|flexible)\b/i
/** A number at the end counts people: "honeymoon bali january 2". */
const LAST_TWO = /(?<=[\p{L}\p{M}]\s+)(?<!\b(?:for|of|we|are|from|to|under|and)\s+)2\s*$/iu

/**
 * Reduces dates to their months: "24 Dec - 31 Dec" to "Dec dates 7 nights". An impossible day stays, and the page says that it
 * is not in the calendar.
 */
export function monthsAlone(text: string): string {
  const hasLength = SAYS_LENGTH.test(text)
  const named = new RegExp(MONTH, 'i').test(text) ? text.replace(WEEK_OF, ' ') : text
  return named
    .replace(MONTH_FIRST, (_, ...dates: string[]) => dayFirst(dates))
    .replace(SPAN, (found, ...dates: string[]) => spanOf(found, dates, hasLength))
    .replace(ONE, (found, day: string, ...date: string[]) =>
      isDay(day, date[0] ?? '', date[1]) ? found.replace(/^\S+/, ' ') : found,
    )
    .replace(LAST_TWO, ' for 2')
}

/** "june 15 to 22" as "15 june to 22 june" */
function dayFirst([month = '', from, endMonth, to, year]: string[]): string {
  return `${from} ${month} to ${to} ${endMonth ?? month} ${year ?? ''}`
}

function spanOf(found: string, dates: string[], hasLength: boolean): string {
  const [from = '', startMonth, startYear, to = '', endMonth = '', endYear] = dates
  const month = startMonth ?? endMonth
  if (!isDay(from, month, startYear) || !isDay(to, endMonth, endYear)) return found
  const year = startYear ?? (endYear && String(yearBefore(endYear, month, endMonth)))
  const days = nightsBetween([month, from], [endMonth, to])
  const length = hasLength || days > MOST_NIGHTS ? '' : `dates ${days} nights`
  return ` ${month} ${year ?? ''} ${length} `
}

/** The year in which a journey begins that ends in another one: "24 dec to 2 jan 2028" begins in 2027. */
function yearBefore(endYear: string, month: string, endMonth: string): number {
  return Number(endYear) - Number(numberOf(month) > numberOf(endMonth))
}

function nightsBetween(start: [string, string], end: [string, string]): number {
  const [from = 0, to = 0] = [start, end].map(([month, day]) => Date.UTC(2027, numberOf(month) - 1, Number(day)) / DAY)
  return to > from ? to - from : to - from + 365
}

function isDay(day: string, month: string, year?: string): boolean {
  return Number(day) >= 1 && Number(day) <= lastOf(numberOf(month), year)
}

/** 1 for "jan" */
function numberOf(month: string): number {
  return MONTHS.findIndex((name) => name.toLowerCase() === month.slice(0, 3).toLowerCase()) + 1
}
