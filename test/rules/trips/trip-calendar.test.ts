import { expect, it } from 'vitest'
import { tripCalendar } from '../../../src/domain/trips/trip-calendar.ts'
import { tripDates } from '../../../src/domain/trips/trip-dates.ts'

const NOW = Date.parse('2026-11-28T18:45:30.123Z')
const dates = tripDates(
  { region: 'international', from: '2027-02-26', days: 4, due: { total: 42_838, chargeable: 4_283_800 } },
  '2026-11-28',
)
const trip = {
  title: 'Bali: rice; fire, sea \\ sky',
  url: 'https://patang.example/tour/Bali6d5n',
  id: 'Bali6d5n-a',
  dates,
}

/** The lines as a calendar reads them: what is folded is one line again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

it('names the trip, the day of the rest and the last day of each band, as whole days that end the day after', () => {
  const lines = linesOf(tripCalendar(trip, NOW))
  const events = lines.flatMap((line, at) => (line.startsWith('DTSTART') ? [`${line} ${lines[at + 1]}`] : []))
  expect(events).toEqual([
    'DTSTART;VALUE=DATE:20270226 DTEND;VALUE=DATE:20270302',
    'DTSTART;VALUE=DATE:20270211 DTEND;VALUE=DATE:20270212',
    'DTSTART;VALUE=DATE:20270127 DTEND;VALUE=DATE:20270128',
    'DTSTART;VALUE=DATE:20270211 DTEND;VALUE=DATE:20270212',
  ])
})

it('gives every entry a unique name that stays the same, and the moment at which it was made', () => {
  const [once, again] = [linesOf(tripCalendar(trip, NOW)), linesOf(tripCalendar(trip, NOW + 5000))]
  const names = (lines: string[]) => lines.filter((line) => line.startsWith('UID:'))
  expect(new Set(names(once)).size).toBe(4)
  expect(names(again)).toEqual(names(once))
  expect(once.filter((line) => line === 'DTSTAMP:20261128T184530Z')).toHaveLength(4)
})

it('counts each later file higher, so that a calendar puts its days in the place of the older ones', () => {
  const sequence = (now: number) => {
    const lines = linesOf(tripCalendar(trip, now)).filter((line) => line.startsWith('SEQUENCE:'))
    return lines.map((line) => Number(line.slice('SEQUENCE:'.length)))
  }
  const [first, later, last] = [sequence(NOW), sequence(NOW + 1000), sequence(Date.parse('2090-01-01'))]
  expect(first).toHaveLength(4)
  expect(Math.min(...later)).toBeGreaterThan(Math.max(...first))
  // RFC 5545, 3.3.8: a number has 31 bits.
  expect(Math.max(...last)).toBeLessThan(2 ** 31)
})

it('escapes what has a meaning in a calendar file', () => {
  const lines = linesOf(tripCalendar({ ...trip, title: 'a\r\nBEGIN:VEVENT' }, NOW))
  expect(linesOf(tripCalendar(trip, NOW))).toContain('SUMMARY:Bali: rice\\; fire\\, sea \\\\ sky')
  expect(lines).toContain('SUMMARY:a\\nBEGIN:VEVENT')
})

it('has no line of more than 75 bytes, cuts no letter in two, and ends each line with CR and LF', () => {
  const title = 'पतंग और आकाश, जयपुर से बाली तक 🪁 '.repeat(6)
  const file = tripCalendar({ ...trip, title }, NOW)
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).byteLength)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(linesOf(file)).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`)
})

it('says in words what is due, and for how much until when', () => {
  const lines = linesOf(tripCalendar(trip, NOW))
  expect(lines.filter((line) => line.startsWith('SUMMARY:')).slice(1)).toEqual([
    ...['SUMMARY:If you book: pay the rest\\, ₹21\\,419', 'SUMMARY:If you book: last day to cancel for 50%'],
    'SUMMARY:If you book: last day to cancel for 75%',
  ])
  expect(lines.filter((line) => line.startsWith('DESCRIPTION:')).at(-1)).toMatch(
    /: a cancellation costs ₹32\\,128\.50 until today\\, and more from tomorrow\. Nothing is booked yet\\; call /,
  )
})

it('breaks a line after its 75th byte and not before', () => {
  const lines = (letters: number) => tripCalendar({ ...trip, title: 'x'.repeat(letters) }, NOW).split('\r\n')
  // "SUMMARY:" has eight letters.
  expect(lines(67)).toContain(`SUMMARY:${'x'.repeat(67)}`)
  expect(lines(68)).toContain(`SUMMARY:${'x'.repeat(67)}`)
  // A continuation begins with a space, which counts.
  expect(lines(67 + 75)).toContain(` ${'x'.repeat(74)}`)
})
