/** A day in ms. */
export const DAY = 24 * 60 * 60_000
/** How far India's clocks are ahead of UTC, in ms; all year. */
export const INDIA_AHEAD = 5.5 * 60 * 60_000

/** How many years ahead trips are planned. */
export const YEARS_AHEAD = 3

// Not by Intl: it throws for an invalid day, and a mail about one must still leave.
export const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')
/** Sunday first, as `weekdayOf` counts. */
export const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
export type Month = (typeof MONTHS)[number]

/** The calendar day in India at a moment, ISO. A travel date is past or future by this calendar. */
export function dayInIndia(moment: Date): string {
  return clockInIndia(moment).slice(0, 10)
}

/** "2026-02-15" → "15 Feb 2026"; of a month, "2026-02" → "Feb 2026". */
export function readableDate(iso: string): string {
  const [year, , day] = iso.split('-').map(Number)
  const month = `${MONTHS[monthNumber(iso) - 1]?.replace('Sep', 'Sept')} ${year}`
  return day ? `${day} ${month}` : month
}

/** "2026-12-10" → "Thu 10 Dec". */
export function shortDay(iso: string): string {
  return `${WEEKDAYS[weekdayOf(iso)]?.slice(0, 3)} ${Number(iso.slice(8))} ${monthOf(iso)}`
}

/** A moment in ms since 1970: "14 Nov 2026, 09:30 IST". */
export function readableMoment(ms: number): string {
  const clock = clockInIndia(new Date(ms))
  return `${readableDate(clock.slice(0, 10))}, ${clock.slice(11, 16)} IST`
}

/** A moment in ms since 1970 by India's clocks, as a spreadsheet reads it for a date: "2026-11-14 09:30". */
export function sheetMoment(ms: number): string {
  return clockInIndia(new Date(ms)).slice(0, 16).replace('T', ' ')
}

/** "2026-02-15" → "Feb 2026"; September has four letters. */
export function readableMonth(iso: string): string {
  return readableDate(iso).replace(/^\d+ /, '')
}

/** "2026-03-15" → "March 2026". */
export function wholeMonth(iso: string): string {
  return `${MONTH_NAMES[monthNumber(iso) - 1]} ${iso.slice(0, 4)}`
}

/** The month of an ISO day or month: "2027-02-10" → "Feb". */
export function monthOf(iso: string): Month {
  return MONTHS[monthNumber(iso) - 1] ?? 'Jan'
}

function monthNumber(iso: string): number {
  return Number(iso.slice(5, 7))
}

/** The day of the week of an ISO day, from Sunday 0. */
export function weekdayOf(iso: string): number {
  return new Date(iso).getUTCDay()
}

/** True for a day that the calendar has: 2027-02-29 is not one. */
export function isCalendarDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false
  const moment = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso)
}

/** The day so many days after another one, ISO; before it where the number is negative. */
export function daysAfter(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** How many days a later ISO day is after another one; below zero where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}

/** The ISO days from one to another, both included. */
export function daysFromTo(from: string, to: string): string[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, at) => daysAfter(from, at))
}

/** The months from the one of an ISO day on: "2027-02". */
export function monthsFrom(iso: string, many: number): string[] {
  return Array.from({ length: many }, (_, at) =>
    new Date(Date.UTC(Number(iso.slice(0, 4)), monthNumber(iso) - 1 + at)).toISOString().slice(0, 7),
  )
}

/** The last ISO day of a month ("2027-02"). */
export function lastDayOf(month: string): string {
  return daysAfter(`${monthsFrom(month, 2)[1]}-01`, -1)
}

/** When a day begins in India, in ms since 1970. */
export function startInIndia(iso: string): number {
  return Date.parse(iso) - INDIA_AHEAD
}

/** A moment by India's clocks, as ISO text without its zone. */
export function clockInIndia(moment: Date): string {
  return new Date(moment.getTime() + INDIA_AHEAD).toISOString()
}
