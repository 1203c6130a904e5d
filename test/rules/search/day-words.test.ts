import { describe, expect, it } from 'vitest'
import { inMonths } from '../../../src/domain/search/day-words.ts'
import { find } from '../../../src/domain/search/find.ts'
import { index } from '../../support/finding.ts'

const read = (text: string, today: string) => inMonths(text, today).replace(/\s+/g, ' ').trim()

describe('a word for days', () => {
  it.each([
    ['bali next month', '2026-11-30', 'bali December'],
    ['bali next month', '2026-12-31', 'bali January'],
    ['agle mahine goa', '2026-01-31', 'February goa'],
    ['this month', '2027-03-01', 'March'],
    ['this weekend', '2026-11-30', 'December weekend'],
    ['this weekend', '2026-11-23', 'November weekend'],
    ['this weekend', '2026-11-28', 'November weekend'],
    ['next weekend', '2026-11-23', 'December weekend'],
    ['in 3 weeks', '2026-11-30', 'December'],
    ['in three weeks', '2026-12-15', 'January'],
    ['3 hafte baad kerala', '2026-12-15', 'January kerala'],
    ['in 2 months', '2026-11-30', 'January'],
    ['in a couple of weeks', '2026-12-20', 'January'],
    ['10 days later', '2026-12-25', 'January'],
    ['next week', '2026-11-30', 'December'],
    ['tomorrow', '2026-11-30', 'December'],
    ['10-02-2027 kashmir', '2026-11-30', 'February 2027 kashmir'],
    ['2027-04-12 kashmir', '2026-11-30', 'April 2027 kashmir'],
    ['1/2/27 dinner cruise', '2026-11-30', 'February 2027 dinner cruise'],
    ['31/02/2027 bali', '2026-11-30', '31 February 2027 bali'],
    ['2027-02-30 bali', '2026-11-30', '30 February 2027 bali'],
    ['29-02-2028 bali', '2026-11-30', 'February 2028 bali'],
    ['10-03-2019 bali', '2026-11-30', 'March year 2019 bali'],
  ])('%s on %s is %s', (text, today, meant) => {
    expect(read(text, today)).toBe(meant)
  })

  it.each([
    'bali in 4 days',
    '3 weeks bali',
    'weekend trip',
    '2 months',
    'next door',
    'todays deal',
    '40/13/2027 bali',
    '13-14-27 bali',
    '0-5-27 bali',
    '2027-13-01 bali',
    '2027-02-32 bali',
    '10-12-15 days',
    '10-12-15days',
    '5/6/07 nights bali',
    '10-12-15 din',
    '5-6-07 raatein',
    '5-6-07 रातें',
    '10-11-12 D',
  ])('is none in a length, in a date that no calendar has or in another word: %s', (text) => {
    expect(read(text, '2026-11-30')).toBe(text)
  })
})

describe('a feast', () => {
  it.each([
    ['2024-01-01', 'October November'],
    ['2025-06-01', 'October'],
    ['2026-06-01', 'November'],
    ['2026-11-30', 'October'],
    ['2028-01-01', 'October'],
    ['2029-01-01', 'November'],
  ])('Diwali is, for a reader on %s, in %s', (today, months) => {
    expect(read('diwali', today)).toBe(months)
  })

  it('of Durga and the nine nights goes before the next Diwali, Good Friday before Easter', () => {
    expect(read('durga puja', '2026-11-30')).toBe('October')
    expect(read('good friday', '2027-01-01')).toBe('March')
    expect(read('easter', '2027-03-29')).toBe('April')
  })

  it.each([
    ['2026-11-30', 'December'],
    ['2026-12-26', 'March'],
    ['2027-04-01', 'April'],
    ['2026-01-01', 'January'],
  ])('makes a long weekend with a Friday or a Monday: after %s in %s', (today, month) => {
    expect(read('long weekend', today)).toBe(`${month} long weekend`)
  })

  it('that is named has its own long weekend', () => {
    expect(read('republic day long weekend', '2026-11-30')).toBe('republic day long weekend')
  })
})

describe('a journey from one day to another', () => {
  it.each([
    ['bali 24 dec to 2 jan 2028', '24 dec 2027 to 2 jan 2028'],
    ['bali 28 feb to 5 mar 2028', '28 feb 2028 to 5 mar 2028'],
    ['bali june 15 to june 22', '15 june to 22 june'],
    ['bali june 15-22 2028', '15 june 2028 to 22 june 2028'],
  ])('“%s” is from %s', (text, plain) => {
    const meant = (asked: string) =>
      find(index, { text: asked })
        .parts.filter(({ choice, isUnread }) => choice || isUnread)
        .map(({ text: _, ...part }) => part)
    expect(meant(text)).toEqual(meant(`bali ${plain}`))
    expect(meant(text).some(({ isUnread }) => isUnread)).toBe(false)
  })

  it.each(['bali june 2 to 4 people', 'june 5 to 7 nights bali', 'bali may 10 to 15 k'])(
    '“%s” has no second day',
    (text) => {
      expect(find(index, { text }).parts.some(({ isUnread }) => isUnread)).toBe(false)
    },
  )
})
