import { daysAfter, shortDay } from '#values/dates.ts'

/** The days that a next step is mostly set to: tomorrow, two more, in a week, and the one that is set. */
export function quickDays(today: string, set: string): { day: string; name: string }[] {
  const ahead = [0, 1, 2, 3, 7].map((days) => daysAfter(today, days))
  const days = [...new Set([...ahead, ...(set >= today ? [set] : [])])].sort()
  return days.map((day) => ({ day, name: day === today ? 'Today' : shortDay(day) }))
}
