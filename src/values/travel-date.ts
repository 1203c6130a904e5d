import { daysAfter, isCalendarDay, YEARS_AHEAD } from './dates.ts'
import { searchForm } from './normal-form.ts'

/** The names of the months, in English and in Hindi (without the dot below). */
const MONTHS = [
  ['january', 'जनवरी'],
  ['february', 'फरवरी'],
  ['march', 'मार्च'],
  ['april', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'जून'],
  ['july', 'जुलाई'],
  ['august', 'अगस्त'],
  ['september', 'सितंबर', 'सितम्बर'],
  ['october', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'नवंबर', 'नवम्बर'],
  ['december', 'दिसंबर', 'दिसम्बर'],
]

/** The written year, month and day. Without a year, the next such day is meant. */
type Written = { year?: string | undefined; month: string; day: string }

/**
 * Reads a travel date in Indian notation, the day first: "15/12/2026", "15-12-26", "15 Dec 2026", "Dec 15", "15
 * दिसंबर", also in other digits, and as ISO.
 * @param today the day in India, ISO
 * @returns the ISO day, which may not exist in the calendar. Undefined: it is no date
 */
export function readTravelDate(text: string, today: string): string | undefined {
  const typed = searchForm(text).normalize('NFD').replaceAll('\u093C', '').normalize('NFC')
  const written = ofNumbers(typed) ?? ofWords(typed)
  return written && isoDay(written, today)
}

/** What is wrong with a day or a month that lies behind `lastTravelDay`. */
export const TOO_FAR = `We plan ${YEARS_AHEAD} years ahead at most.`

/** The last day on which a journey may begin; days ISO. */
export function lastTravelDay(today: string): string {
  return daysAfter(today, YEARS_AHEAD * 365)
}

/** The mistake in a typed travel date, in a sentence for the visitor; undefined: none. */
export function travelDateMistake(text: string, today: string): string | undefined {
  const iso = readTravelDate(text, today)
  if (!iso) return 'We could not read this date. Write it as 15/12/2026 or 15 Dec 2026.'
  if (!isCalendarDay(iso)) return 'This date is not in the calendar.'
  if (iso < today) return 'This date has passed. Choose a coming one.'
  return iso > lastTravelDay(today) ? TOO_FAR : undefined
}

function ofNumbers(typed: string): Written | undefined {
  const iso = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(typed)
  if (iso) return { year: iso[1], month: iso[2] ?? '', day: iso[3] ?? '' }
  const inOne = /^(\d{2})(\d{2})(20\d{2})$/.exec(typed) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(typed)
  if (inOne) return ofNumbers(inOne.slice(1).join('-'))
  const [, first = '', second = '', year] =
    /^(\d{1,2}) ?[-/. ] ?(\d{1,2})(?: ?[-/. ] ?(\d{4}|\d{2}))?$/.exec(typed) ?? []
  if (!first) return undefined
  // 12/15 can only mean 15 December in American notation.
  return Number(second) > 12 ? { year, month: first, day: second } : { year, month: second, day: first }
}

const numbersAndWords = /\d+|[\p{L}\p{M}]+/gu

function ofWords(typed: string): Written | undefined {
  const words = typed.match(numbersAndWords) ?? []
  const month = words.map(monthOf).find((each) => each > 0)
  const numbers = words.filter((word) => /^\d/.test(word))
  const others = words.filter((word) => !/^\d/.test(word) && monthOf(word) === 0)
  if (!month || others.some((word) => !FILLER.test(word)) || numbers.length > 2) return undefined
  const [first = '', second] = numbers
  const [year, day = ''] = first.length === 4 ? [first, second] : [second, first]
  return DAY.test(day) && YEAR.test(year ?? '2026') ? { year, month: String(month), day } : undefined
}

const DAY = /^\d{1,2}$/
const YEAR = /^(\d{2}|\d{4})$/

/** Words beside a month: an ordinal ending, a day of the week. */
const FILLER = /^(st|nd|rd|th|of|the|(mon|tue|wed|thu|fri|sat|sun)[a-z]*)$/

/** 1 to 12, from a full name or at least its first three letters; 0 for another word. */
function monthOf(word: string): number {
  const isName = (name: string) => name === word || (word.length >= 3 && name.startsWith(word))
  return MONTHS.findIndex((names) => names.some(isName)) + 1
}

function isoDay({ year, month, day }: Written, today: string): string {
  const monthAndDay = `${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (year) return `${year.padStart(4, '20')}-${monthAndDay}`
  const thisYear = Number(today.slice(0, 4))
  const coming = [0, 1, 2, 3, 4].map((ahead) => `${thisYear + ahead}-${monthAndDay}`)
  return coming.find((iso) => iso >= today && isCalendarDay(iso)) ?? `${thisYear}-${monthAndDay}`
}
