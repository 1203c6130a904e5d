import { isCalendarDay } from './dates.ts'
import { searchForm } from './normal-form.ts'

/** The names of the months, in English and in Hindi (without the dot below some letters). */
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

/** A year, a month and a day, as far as they were written; the year of a day without one is the next that comes. */
type Written = { year?: string | undefined; month: string; day: string }

/**
 * Reads a travel date as people in India write it, the day first: "15/12/2026", "15-12-26", "15 Dec 2026", "Dec 15",
 * "15 दिसंबर", also in the digits of another script, and as ISO.
 * @param today the day in India, ISO
 * @returns the day, ISO; it may not be in the calendar. Undefined: this is not a date
 */
export function readTravelDate(text: string, today: string): string | undefined {
  const typed = searchForm(text).normalize('NFD').replaceAll('\u093C', '').normalize('NFC')
  const written = ofNumbers(typed) ?? ofWords(typed)
  return written && isoDay(written, today)
}

/** What is wrong with a travel date as it was typed, in a sentence for the visitor; undefined: nothing. */
export function travelDateMistake(text: string, today: string): string | undefined {
  const iso = readTravelDate(text, today)
  if (!iso) return 'We could not read this date. Write it as 15/12/2026 or 15 Dec 2026.'
  if (!isCalendarDay(iso)) return 'This date is not in the calendar.'
  return iso < today ? 'This date has passed. Choose a coming one.' : undefined
}

function ofNumbers(typed: string): Written | undefined {
  const iso = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(typed)
  if (iso) return { year: iso[1], month: iso[2] ?? '', day: iso[3] ?? '' }
  const inOne = /^(\d{2})(\d{2})(20\d{2})$/.exec(typed) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(typed)
  if (inOne) return ofNumbers(inOne.slice(1).join('-'))
  const [, first = '', second = '', year] =
    /^(\d{1,2}) ?[-/. ] ?(\d{1,2})(?: ?[-/. ] ?(\d{4}|\d{2}))?$/.exec(typed) ?? []
  if (!first) return undefined
  // 12/15 can only be an American's 15 December.
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

/** Words that a date may have beside its month: the end of an ordinal, a day of the week. */
const FILLER = /^(st|nd|rd|th|of|the|(mon|tue|wed|thu|fri|sat|sun)[a-z]*)$/

/** 1 to 12, from a whole name or its first three letters and more; 0 for another word. */
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
