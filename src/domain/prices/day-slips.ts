import { isCalendarDay } from '#domain/dates.ts'

/** What is wrong with the two days of a window as a form has them; the field is named. */
export function daySlips(from: string, till: string): string[] {
  if (!isCalendarDay(from)) return ['First day: choose a day of the calendar']
  if (!isCalendarDay(till)) return ['Last day: choose a day of the calendar']
  return till < from ? ['Last day: it is before the first day'] : []
}
