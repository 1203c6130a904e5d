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
  expect(answeredBy(at(sent), [], HOURS)).toBe(at(by))
})

it.each([
  ['today', { sent: '2026-11-30T11:00', closed: [['2026-11-30', '2026-11-30']], by: '2026-12-01T14:00' }],
  [
    'today, late in the evening',
    { sent: '2026-11-30T23:59', closed: [['2026-11-30', '2026-11-30']], by: '2026-12-01T14:00' },
  ],
  [
    'tomorrow, when less than it takes is left of today',
    { sent: '2026-11-30T17:00', closed: [['2026-12-01', '2026-12-01']], by: '2026-12-02T12:00' },
  ],
  [
    'tomorrow, when today is enough',
    { sent: '2026-11-30T11:00', closed: [['2026-12-01', '2026-12-01']], by: '2026-11-30T15:00' },
  ],
  ['yesterday', { sent: '2026-12-01T11:00', closed: [['2026-11-30', '2026-11-30']], by: '2026-12-01T15:00' }],
  ['through the weekend', { sent: '2026-12-04T18:00', closed: [['2026-12-05', '2026-12-07']], by: '2026-12-08T13:00' }],
  ['on a Sunday alone', { sent: '2026-11-28T18:00', closed: [['2026-11-29', '2026-11-29']], by: '2026-11-30T13:00' }],
  [
    'over the turn of a year',
    { sent: '2026-12-30T18:00', closed: [['2026-12-31', '2027-01-02']], by: '2027-01-04T13:00' },
  ],
  [
    'on days of two notices, one within the other',
    {
      sent: '2026-11-30T11:00',
      closed: [
        ['2026-11-30', '2026-12-03'],
        ['2026-12-02', '2026-12-02'],
      ],
      by: '2026-12-04T14:00',
    },
  ],
  [
    'on days of two notices, one after the other',
    {
      sent: '2026-11-30T11:00',
      closed: [
        ['2026-12-02', '2026-12-03'],
        ['2026-11-30', '2026-12-01'],
      ],
      by: '2026-12-04T14:00',
    },
  ],
] as const)('where we are closed %s, an answer is promised for a day of work', (_, { sent, closed, by }) => {
  const days = closed.map(([firstDay, lastDay]) => ({ firstDay, lastDay }))
  expect(answeredBy(at(sent), days, HOURS)).toBe(at(by))
})

it('says it in words, with the day of the week and the clock of India', () => {
  expect(answeredByInWords(at('2026-11-28T18:00'), [])).toBe(
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
