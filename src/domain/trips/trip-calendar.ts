import { brand } from '#brand.ts'
import { daysAfter } from '#values/dates.ts'
import { rupees, rupeesAndPaise } from '#values/money.ts'
import type { Band, TripDates } from './trip-dates.ts'

export type CalendarTrip = {
  title: string
  /** The absolute address of the page. */
  url: string
  /** Identifies a tour and its party. A new file for another day replaces the entries. */
  id: string
  dates: TripDates
}

/** One entry of a calendar: whole days, from the first to the last. */
type Entry = { name: string; from: string; till: string; summary: string; description: string }

/** The start for counting later files, in seconds: a number of RFC 5545 (3.3.8) has 31 bits. */
const COUNTED_FROM = Date.UTC(2026, 0, 1)

/**
 * A trip as a calendar file (RFC 5545): the journey, the due day of the balance, and the last day of each cancellation
 * band. The entries are whole days without a time zone, and say that nothing is booked yet. A later file for the same
 * tour and party replaces the older entries (RFC 5546, 2.1.5).
 * @param now ms since 1970
 */
export function tripCalendar(trip: CalendarTrip, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(brand.fullName)}//Trip//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entriesOf(trip).flatMap((entry) => eventLines(entry, trip, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function entriesOf({ title, dates }: CalendarTrip): Entry[] {
  const { from, till, balance, bands } = dates
  return [
    { name: 'trip', from, till, summary: title, description: `If you book: the days of the trip. ${CALL}` },
    ...(balance ? dueEntries(title, balance) : []),
    ...bands.flatMap((band) => bandEntries(title, band)),
  ]
}

/** The file is made before a booking, so nothing is owed yet. */
const CALL = `Nothing is booked yet; call ${brand.phone.shown}.`

function dueEntries(title: string, { amount, by }: NonNullable<TripDates['balance']>): Entry[] {
  if (amount === undefined) return []
  const summary = `If you book: pay the rest, ${rupees(amount)}`
  return [{ name: 'balance', from: by, till: by, summary, description: `${title}: the last day for the rest. ${CALL}` }]
}

function bandEntries(title: string, { percent, charge, till }: Band): Entry[] {
  if (charge === undefined || till === undefined) return []
  const summary = `If you book: last day to cancel for ${percent}%`
  const description = `${title}: a cancellation costs ${rupeesAndPaise(charge)} until today, and more from tomorrow. ${CALL}`
  return [{ name: `band-${percent}`, from: till, till, summary, description }]
}

function eventLines(entry: Entry, { id, url }: CalendarTrip, now: number): string[] {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const sequence = Math.floor((now - COUNTED_FROM) / 1000)
  const compact = (iso: string) => iso.replaceAll('-', '')
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${entry.name}@${new URL(brand.origin).hostname}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
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

/** RFC 5545, 3.1: a line has at most 75 bytes, and goes on after a line break and a space. */
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
