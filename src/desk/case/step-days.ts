import { daysAfter, shortDay } from '#values/dates.ts'

/** The choices for a next step: no day, tomorrow, two more, in a week, the present day, another one. */
export function stepDays(today: string, set: string): (readonly [value: string, words: string])[] {
  const ahead = [0, 1, 2, 3, 7].map((days) => daysAfter(today, days))
  const days = [...new Set([...ahead, ...(set >= today ? [set] : [])])].sort()
  const named = days.map((day) => [day, day === today ? 'Today' : shortDay(day)] as const)
  return [['', 'None'], ...named, ['other', 'Other day']]
}
