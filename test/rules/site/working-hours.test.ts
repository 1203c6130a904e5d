import { expect, it } from 'vitest'
import { answeredBy, answeredByInWords, openingInWords } from '../../../src/domain/site/working-hours.ts'

const HOURS = { firstDay: 1, lastDay: 6, from: 10, till: 19, answerWithin: 4 }
const at = (clock: string) => Date.parse(`${clock}:00+05:30`)

it.each([
  ['in the morning of a working day', '2026-11-30T10:00', '2026-11-30T14:00'],
  ['before the office opens', '2026-11-30T03:00', '2026-11-30T14:00'],
  ['in between, rounded up to the hour', '2026-11-30T11:01', '2026-11-30T16:00'],
  ['with just as much time as it takes', '2026-11-30T15:00', '2026-11-30T19:00'],
  ['late in the day', '2026-11-30T17:00', '2026-12-01T12:00'],
  ['at night', '2026-11-30T23:59', '2026-12-01T14:00'],
  ['on Saturday evening', '2026-11-28T18:00', '2026-11-30T13:00'],
  ['on Sunday', '2026-11-29T12:00', '2026-11-30T14:00'],
  ['on the last evening of a year', '2027-12-31T18:30', '2028-01-01T14:00'],
  ['before a leap day', '2028-02-28T18:00', '2028-02-29T13:00'],
])('what comes in %s (%s) is answered by %s, in the office’s hours', (_, sent, by) => {
  expect(answeredBy(at(sent), HOURS)).toBe(at(by))
})

it('says it in words, with the day of the week and the clock of India', () => {
  expect(answeredByInWords(at('2026-11-28T18:00'))).toBe(
    'An expert answers by 1 pm on Monday, 30 Nov 2026 (India’s time).',
  )
})

it('says the hours of the office', () => {
  expect(openingInWords(HOURS)).toBe('Monday to Saturday, 10 am to 7 pm (India)')
  expect(openingInWords({ ...HOURS, firstDay: 0, lastDay: 6, from: 0, till: 12 })).toBe(
    'every day, 12 am to 12 pm (India)',
  )
})

it.each([
  [0, 7, '12 am to 7 am'],
  [11, 12, '11 am to 12 pm'],
  [13, 24, '1 pm to 12 am'],
])('from %i to %i is "%s"', (from, till, words) => {
  expect(openingInWords({ ...HOURS, from, till })).toBe(`Monday to Saturday, ${words} (India)`)
})
