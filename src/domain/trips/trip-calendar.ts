import { brand } from '#brand.ts'
import { daysAfter } from '#values/dates.ts'
import { rupees, rupeesAndPaise } from '#values/money.ts'
import type { Band, TripDates } from './trip-dates.ts'

/** What a calendar is told of a trip. */
export type CalendarTrip = {
  title: string
  /** The address of the page, absolute. */
  url: string
  /** Tells this trip from others: the same trip is the same entries, however often it is fetched. */
  id: string
  dates: TripDates
}

/** One entry of a calendar: whole days, from the first to the last. */
type Entry = { name: string; from: string; till: string; summary: string; description: string }

/**
 * The days of a trip as a calendar file (RFC 5545): the trip, the day on which the rest is due, and the last day of each
 * band of the cancellation terms. All of them are whole days without a time zone.
 * @param now ms since 1970
 */
export function tripCalendar(trip: CalendarTrip, now: number): string {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(brand.fullName)}//Trip//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entriesOf(trip).flatMap((entry) => eventLines(entry, trip, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function entriesOf({ title, dates }: CalendarTrip): Entry[] {
  const { from, till, balance, bands } = dates
  return [
    { name: 'trip', from, till, summary: title, description: 'The days of the trip.' },
    ...(balance ? [dueEntry(title, balance)] : []),
    ...bands.flatMap((band) => (band.till ? [bandEntry(title, { ...band, till: band.till })] : [])),
  ]
}

function dueEntry(title: string, { amount, by }: NonNullable<TripDates['balance']>): Entry {
  const summary = `Pay the rest: ${rupees(amount)}`
  return { name: 'balance', from: by, till: by, summary, description: `${title}: due today.` }
}

function bandEntry(title: string, { percent, charge, till }: Band & { till: string }): Entry {
  const description = `${title}: a cancellation costs ${rupeesAndPaise(charge)} until today, and more from tomorrow.`
  return { name: `band-${percent}`, from: till, till, summary: `Last day to cancel for ${percent}%`, description }
}

function eventLines(entry: Entry, { id, url }: CalendarTrip, stamp: string): string[] {
  const compact = (iso: string) => iso.replaceAll('-', '')
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${entry.name}@${new URL(brand.origin).hostname}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(entry.from)}`,
    // The end of whole days is the day after the last one (RFC 5545, 3.6.1).
    `DTEND;VALUE=DATE:${compact(daysAfter(entry.till, 1))}`,
    `SUMMARY:${text(entry.summary)}`,
    `DESCRIPTION:${text(entry.description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** RFC 5545, 3.3.11: a text's own marks are escaped, and a line break is two letters. */
function text(words: string): string {
  return words.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** RFC 5545, 3.1: no line has more than 75 bytes; what goes on begins with a space. No letter is cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let [folded, room] = ['', 75]
  for (const letter of line) {
    const size = encoder.encode(letter).byteLength
    if (size > room) [folded, room] = [`${folded}\r\n `, 74]
    folded += letter
    room -= size
  }
  return folded
}
