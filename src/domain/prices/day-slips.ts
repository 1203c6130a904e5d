import { daysAfter, isCalendarDay, readableDate } from '#values/dates.ts'
import { type Mistakes, mistakesBy } from '#values/mistakes.ts'

/** Whether a day (ISO) is plausible for a price; a year of two digits is a slip. */
export function isPriceDay(day: string): boolean {
  return isCalendarDay(day) && day >= '2015' && day < '2100'
}

/** The last day that a price may have: three years after a day (ISO). */
export function farthestDay(today: string): string {
  return daysAfter(today, 3 * 365)
}

export function dayMistakes(from: string, till: string, today: string): Mistakes<'from' | 'till'> {
  const isFrom = isPriceDay(from)
  return mistakesBy<'from' | 'till'>([
    ['from', !isFrom, 'First day: choose a day of the calendar'],
    ['till', isFrom && till < from, 'Last day: it is before the first day'],
    ['till', till > farthestDay(today), `Last day: ${tooFar(today)}`],
    ['till', !isPriceDay(till), 'Last day: choose a day of the calendar'],
  ])
}

export function tooFar(today: string): string {
  return `a price ends three years from today at most, on ${readableDate(farthestDay(today))}`
}
