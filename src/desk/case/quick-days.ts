const DAY = 24 * 60 * 60_000
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The days that a next step is mostly set to: tomorrow, two more, in a week, and the one that is set. */
export function quickDays(today: string, set: string): { day: string; name: string }[] {
  const ahead = [0, 1, 2, 3, 7].map((days) => new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10))
  const days = [...new Set([...ahead, ...(set >= today ? [set] : [])])].sort()
  return days.map((day) => ({ day, name: day === today ? 'Today' : shortDay(day) }))
}

/** "2026-12-10" → "Thu 10 Dec". */
export function shortDay(day: string): string {
  const moment = new Date(day)
  return `${WEEKDAYS[moment.getUTCDay()]} ${moment.getUTCDate()} ${MONTHS[moment.getUTCMonth()]}`
}
