import { describe, expect, it } from 'vitest'
import {
  dayInIndia,
  daysAfter,
  daysBetween,
  daysFromTo,
  isCalendarDay,
  lastDayOf,
  monthsFrom,
  readableDate,
  readableMoment,
  readableMonth,
  sheetMoment,
  shortDay,
  startInIndia,
  weekdayOf,
  wholeMonth,
} from '../../../src/values/dates.ts'

describe('the day in India', () => {
  it.each([
    ['2026-11-27T18:29:59.999Z', '2026-11-27'],
    ['2026-11-27T18:30:00.000Z', '2026-11-28'],
    ['2026-12-31T18:29:59.999Z', '2026-12-31'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01'],
    ['2028-02-28T18:30:00.000Z', '2028-02-29'],
    ['2026-11-28T00:00:00.000Z', '2026-11-28'],
  ])('at %s is %s', (moment, day) => {
    expect(dayInIndia(new Date(moment))).toBe(day)
  })
})

describe('a date as people read it', () => {
  it.each([
    ['2022-02-01', '1 Feb 2022'],
    ['2025-09-30', '30 Sept 2025'],
    ['2026-02-15', '15 Feb 2026'],
    ['2026-09', 'Sept 2026'],
    ['2024-12-31', '31 Dec 2024'],
    ['2028-02-29', '29 Feb 2028'],
  ])('%s is %s', (iso, text) => {
    expect(readableDate(iso)).toBe(text)
  })
})

describe('the month that a price holds to', () => {
  it.each([
    ['2026-02-05', 'Feb 2026'],
    ['2025-09-30', 'Sept 2025'],
    ['2024-12-31', 'Dec 2024'],
  ])('of %s is %s', (iso, text) => {
    expect(readableMonth(iso)).toBe(text)
  })
})

it.each([
  ['2027-01-31', 1, '2027-02-01'],
  ['2028-03-01', -1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2027-01-01', 0, '2027-01-01'],
])('the day %s and %i more are %s', (day, days, other) => {
  expect(daysAfter(day, days)).toBe(other)
})

it('a moment is told by India’s clocks, in words and for a spreadsheet', () => {
  const moment = Date.parse('2026-11-14T20:00:30Z')
  expect([readableMoment(moment), sheetMoment(moment)]).toEqual(['15 Nov 2026, 01:30 IST', '2026-11-15 01:30'])
})

it('a whole month has its whole name', () => {
  expect(['2026-01-15', '2026-09', '2026-12'].map(wholeMonth)).toEqual([
    ...['January 2026', 'September 2026', 'December 2026'],
  ])
})

describe('the days from one to another', () => {
  it('are both of them and those between, over a leap day', () => {
    expect(daysFromTo('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(daysFromTo('2027-01-05', '2027-01-05')).toEqual(['2027-01-05'])
  })

  it('are none where the last one is before the first', () => {
    expect(daysFromTo('2027-01-05', '2027-01-01')).toEqual([])
  })

  it('are counted, backwards below zero', () => {
    expect([daysBetween('2026-12-31', '2027-01-02'), daysBetween('2027-01-02', '2026-12-31')]).toEqual([2, -2])
  })
})

it('months are counted over the end of a year, and end on their last day', () => {
  expect(monthsFrom('2026-11-30', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(['2028-02', '2027-02', '2026-12'].map(lastDayOf)).toEqual(['2028-02-29', '2027-02-28', '2026-12-31'])
})

it('a near day is named by its weekday, which counts from Sunday', () => {
  expect([shortDay('2026-12-10'), weekdayOf('2026-12-13')]).toEqual(['Thu 10 Dec', 0])
})

it('a day begins in India at midnight by its clocks', () => {
  expect(new Date(startInIndia('2027-01-01')).toISOString()).toBe('2026-12-31T18:30:00.000Z')
})

describe('the calendar', () => {
  it.each(['2026-11-27', '2028-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('has %s', (iso) => {
    expect(isCalendarDay(iso)).toBe(true)
  })

  it.each([
    '2027-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '2026-11',
    '2026',
    '+012026-11-27',
    '26-01-01',
    '2026-11-27T00:00',
    ' 2026-11-27',
    '2026-11-27\n',
    '२०२६-११-२७',
    'tomorrow',
    '',
  ])('does not have "%s"', (iso) => {
    expect(isCalendarDay(iso)).toBe(false)
  })
})
