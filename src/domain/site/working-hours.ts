import { brand } from '#brand.ts'
import { type Days, isWithin } from '#domain/site/site-notice.ts'
import { clockInIndia, readableDate } from '#values/dates.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const AHEAD = 5.5 * HOUR
const DAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The agency's hours as the brand has them; days count from Sunday 0, hours by India's clocks. */
type Hours = { firstDay: number; lastDay: number; from: number; till: number; answerWithin: number }

/**
 * By when an expert answers what comes in at a moment: so many hours of work later, rounded up to the hour. Nobody works
 * on closed days. All moments in ms since 1970.
 */
export function answeredBy(now: number, closed: Days[], hours: Hours = brand.opening): number {
  let left = hours.answerWithin * HOUR
  // Local time as if it were UTC: India's clocks never change.
  let day = Math.floor((now + AHEAD) / DAY) * DAY
  for (;;) {
    const begins = Math.max(day + hours.from * HOUR, now + AHEAD)
    const room = isOpen(day, hours) && !isClosed(day, closed) ? Math.max(0, day + hours.till * HOUR - begins) : 0
    if (left <= room) return Math.ceil((begins + left) / HOUR) * HOUR - AHEAD
    left -= room
    day += DAY
  }
}

function isOpen(day: number, { firstDay, lastDay }: Hours): boolean {
  const weekday = new Date(day).getUTCDay()
  return firstDay <= weekday && weekday <= lastDay
}

function isClosed(day: number, closed: Days[]): boolean {
  const date = new Date(day).toISOString().slice(0, 10)
  return closed.some((days) => isWithin(days, date))
}

/** "An expert answers by 1 pm on Monday, 30 Nov 2026 (India's time)." */
export function answeredByInWords(now: number, closed: Days[]): string {
  const clock = clockInIndia(new Date(answeredBy(now, closed)))
  const weekday = DAYS[new Date(clock.slice(0, 10)).getUTCDay()]
  return `An expert answers by ${hourInWords(Number(clock.slice(11, 13)))} on ${weekday}, ${readableDate(clock.slice(0, 10))} (India’s time).`
}

/** "Monday to Saturday, 10 am to 7 pm (India)" */
export function openingInWords({ firstDay, lastDay, from, till }: Hours = brand.opening): string {
  const days = firstDay === 0 && lastDay === 6 ? 'every day' : `${DAYS[firstDay]} to ${DAYS[lastDay]}`
  return `${days}, ${hourInWords(from)} to ${hourInWords(till)} (India)`
}

function hourInWords(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 || hour === 24 ? 'am' : 'pm'}`
}
