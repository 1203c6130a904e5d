import { expect, it } from 'vitest'
import { readTravelDate, travelDateMistake } from '../../../src/values/travel-date.ts'

const TODAY = '2026-11-28'

it.each([
  ['2026-12-15', '2026-12-15'],
  ['15/12/2026', '2026-12-15'],
  ['15-12-2026', '2026-12-15'],
  ['15.12.2026', '2026-12-15'],
  ['15 / 12 / 2026', '2026-12-15'],
  ['15-12-26', '2026-12-15'],
  ['5/1/27', '2027-01-05'],
  ['2026/12/15', '2026-12-15'],
  ['१५/१२/२०२६', '2026-12-15'],
  ['१५-१२-२६', '2026-12-15'],
  ['15 Dec 2026', '2026-12-15'],
  ['15 December 2026', '2026-12-15'],
  ['15-Dec-2026', '2026-12-15'],
  ['15Dec2026', '2026-12-15'],
  ['15th December, 2026', '2026-12-15'],
  ['Tuesday, the 15th of December 2026', '2026-12-15'],
  ['Dec 15, 2026', '2026-12-15'],
  ['DEC 15 26', '2026-12-15'],
  ['2026 Dec 15', '2026-12-15'],
  ['15 दिसंबर 2026', '2026-12-15'],
  ['१५ दिसम्बर २०२६', '2026-12-15'],
  ['14 फ़रवरी 2027', '2027-02-14'],
  ['14 फरवरी 2027', '2027-02-14'],
  ['\u200E15/12/2026', '2026-12-15'],
  ['15\u201112\u20112026', '2026-12-15'],
  ['12/15/2026', '2026-12-15'],
  ['15122026', '2026-12-15'],
  ['20122026', '2026-12-20'],
  ['20261215', '2026-12-15'],
])('%j is %s', (typed, day) => {
  expect(readTravelDate(typed, TODAY)).toBe(day)
})

it.each([
  ['Dec 15', '2026-12-15'],
  ['15 Dec', '2026-12-15'],
  ['28 Nov', '2026-11-28'],
  ['15 Jan', '2027-01-15'],
  ['15/12', '2026-12-15'],
  ['29 Feb', '2028-02-29'],
])('%j, without a year, is the next one: %s', (typed, day) => {
  expect(readTravelDate(typed, TODAY)).toBe(day)
})

it.each([
  '',
  'soon',
  'December',
  'Dec 2026',
  'next week',
  '15',
  '15 Foo 2026',
  '15 Aug 0',
  '15 Aug 126',
  '15122',
  '15 Dec - 20 Dec 2026',
  'maybe 15',
])('%j is no day', (typed) => {
  expect(readTravelDate(typed, TODAY)).toBeUndefined()
})

it.each([
  ['2026-11-28', undefined],
  ['2026-11-27', 'This date has passed. Choose a coming one.'],
  ['2027-02-29', 'This date is not in the calendar.'],
  ['2029-11-27', undefined],
  ['2029-11-28', 'We plan 3 years ahead at most.'],
  ['31/12/9999', 'We plan 3 years ahead at most.'],
  ['soon', 'We could not read this date. Write it as 15/12/2026 or 15 Dec 2026.'],
])('%s has this mistake on 28 November: %s', (typed, sentence) => {
  expect(travelDateMistake(typed, TODAY)).toBe(sentence)
})

it.each([
  ['12/12/2026', '2026-12-12'],
  ['12/13/2026', '2026-12-13'],
  ['13/12/2026', '2026-12-13'],
  ['may 5 2027', '2027-05-05'],
  ['jun 5 2027', '2027-06-05'],
  ['the 2nd of Sept 2027', '2027-09-02'],
  ['Sunday 5 December 2027', '2027-12-05'],
])('%j is %s', (typed, day) => {
  expect(readTravelDate(typed, TODAY)).toBe(day)
})

it.each(['5 ma 2027', '5 6 7 May', '5 June 6 2027', 'May 2027', '5 May 2027 please', '31/12/26/1'])(
  '%j is no day either',
  (typed) => {
    expect(readTravelDate(typed, TODAY)).toBeUndefined()
  },
)

it('A day without a year that no coming year has is taken as one of this year, which the calendar lacks', () => {
  expect(readTravelDate('30 Feb', TODAY)).toBe('2026-02-30')
  expect(readTravelDate('29 Feb', '2028-03-01')).toBe('2032-02-29')
})
