import { brand } from '#brand.ts'
import { type Days, isWithin } from '#domain/site/site-notice.ts'
import { clockInIndia, DAY, INDIA_AHEAD, readableDate, WEEKDAYS, weekdayOf } from '#values/dates.ts'

const HOUR = 60 * 60_000

/** The agency's hours. Days count from Sunday 0, hours are India's. */
type Hours = { firstDay: number; lastDay: number; from: number; till: number; answerWithin: number }

/**
 * By when an expert answers an enquiry: so many working hours later, rounded up to the hour. Closed days do not count.
 * All moments in ms since 1970.
 */
export function answeredBy(now: number, closed: Days[], hours: Hours = brand.opening): number {
  let left = hours.answerWithin * HOUR
  // Local time as if it were UTC: India has no daylight saving time.
  let day = Math.floor((now + INDIA_AHEAD) / DAY) * DAY
  for (;;) {
    const begins = Math.max(day + hours.from * HOUR, now + INDIA_AHEAD)
    const room = isOpen(day, hours) && !isClosed(day, closed) ? Math.max(0, day + hours.till * HOUR - begins) : 0
    if (left <= room) return Math.ceil((begins + left) / HOUR) * HOUR - INDIA_AHEAD
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
  const weekday = WEEKDAYS[weekdayOf(clock.slice(0, 10))]
  return `An expert answers by ${hourInWords(Number(clock.slice(11, 13)))} on ${weekday}, ${readableDate(clock.slice(0, 10))} (India’s time).`
}

/** "Monday to Saturday, 10 am to 7 pm (India)" */
export function openingInWords({ firstDay, lastDay, from, till }: Hours = brand.opening): string {
  const days = firstDay === 0 && lastDay === 6 ? 'every day' : `${WEEKDAYS[firstDay]} to ${WEEKDAYS[lastDay]}`
  return `${days}, ${hourInWords(from)} to ${hourInWords(till)} (India)`
}

function hourInWords(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 || hour === 24 ? 'am' : 'pm'}`
}
