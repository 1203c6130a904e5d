import { isCalendarDay } from '#values/dates.ts'

/** Whether a price can hold on a day (ISO): what is far from now is a slip of the hand, a year of two digits say. */
export function isPriceDay(day: string): boolean {
  return isCalendarDay(day) && day >= '2015' && day < '2100'
}

/** What is wrong with the two days of a window as a form has them; the field is named. */
export function daySlips(from: string, till: string): string[] {
  if (!isPriceDay(from)) return ['First day: choose a day of the calendar']
  if (!isPriceDay(till)) return ['Last day: choose a day of the calendar']
  return till < from ? ['Last day: it is before the first day'] : []
}
