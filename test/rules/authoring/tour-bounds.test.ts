import { expect, it } from 'vitest'
import { TOURS } from '../../../src/content/tours.ts'
import { judgeSection } from '../../../src/domain/authoring/judge-tour.ts'
import type { SectionName } from '../../../src/domain/authoring/section-form.ts'
import { sectionOf, sectionWith } from '../../../src/domain/authoring/sections.ts'
import { documentOf, type TourDocument } from '../../../src/domain/authoring/tour-document.ts'
import { readTours } from '../../../src/domain/authoring/tours-file.ts'
import { QUESTIONS } from '../../../src/domain/catalogue/answers.ts'
import { THEMES } from '../../../src/domain/catalogue/themes.ts'

const [first] = TOURS
if (!first) throw new Error('a tour is wanted')
const tour = documentOf(first)
const many = <Value>(count: number, value: (at: number) => Value) => Array.from({ length: count }, (_, at) => value(at))
const season = { is: 'good' as const, months: ['Jan' as const], why: 'Dry and clear' }
const seasons = (count: number) => ({ ...tour.practical, seasons: many(count, () => season) })
const months = (count: number) => ({
  ...tour.practical,
  seasons: [{ ...season, months: many(count, () => 'Jan' as const) }],
})

type Bound = { part: Partial<TourDocument>; beyond: Partial<TourDocument>; says: string }
const BOUNDS: Bound[] = [
  {
    part: { facts: many(40, (at) => `f${at}`) },
    beyond: { facts: many(41, (at) => `f${at}`) },
    says: 'holds more than 40',
  },
  { part: { facts: ['f'.repeat(60)] }, beyond: { facts: ['f'.repeat(61)] }, says: 'is longer than 60 letters' },
  { part: { practical: seasons(12) }, beyond: { practical: seasons(13) }, says: 'holds more than 12' },
  { part: { practical: months(12) }, beyond: { practical: months(13) }, says: 'holds more than 12' },
  { part: { states: many(12, () => 'Goa') }, beyond: { states: many(13, () => 'Goa') }, says: 'holds more than 12' },
  {
    part: { includes: many(11, () => 'hotel') },
    beyond: { includes: many(12, () => 'hotel') },
    says: 'holds more than 11',
  },
  { part: { countries: ['c'.repeat(40)] }, beyond: { countries: ['c'.repeat(41)] }, says: 'is longer than 40 letters' },
  { part: { nightsBefore: 9 }, beyond: { nightsBefore: 10 }, says: 'is a number from 0 to 9' },
]

it.each(BOUNDS)('$part is taken, one more is refused at saving and in a file: $says', ({ part, beyond, says }) => {
  const section = sectionWith(Object.keys(part)[0] ?? '')
  expect(slipsIn(section, part)).toEqual([])
  expect(slipsIn(section, beyond)).toEqual([expect.stringContaining(says)])
  expect(readTours(JSON.stringify({ tours: [{ ...tour, ...part }] }))).toHaveProperty('tours')
  expect(readTours(JSON.stringify({ tours: [{ ...tour, ...beyond }] }))).toEqual({
    says: [expect.stringContaining(says)],
  })
})

function slipsIn(section: SectionName, part: Partial<TourDocument>): string[] {
  return judgeSection(section, { ...sectionOf(tour, section), ...part }).map((slip) => slip.says)
}

it('a file with a duration that is no duration is refused', () => {
  const duration = `${'1'.repeat(1000)}N/1D`
  expect(readTours(JSON.stringify({ tours: [{ ...tour, duration }] }))).toEqual({
    says: [expect.stringContaining('is nights and days')],
  })
})

/** The most that a row of D1 may weigh, in bytes (developers.cloudflare.com/d1/platform/limits). */
const LARGEST_ROW = 2_000_000

it('the largest tour that is taken fits twice into a row of the store', () => {
  const LETTER = 'ॐ'
  const text = (letters: number, at = 0) => `${at}${LETTER.repeat(letters)}`.slice(0, letters)
  const lines = (count: number, letters = 240) => many(count, (at) => text(letters, at))
  const largest: TourDocument = {
    ...tour,
    ...{
      facts: lines(40, 60),
      practical: { ...seasons(12), rooms: text(240), children: text(240), papers: text(240) },
    },
    days: many(40, () => ({ title: text(240), activities: lines(5), overnight: text(60), meals: ['B', 'L', 'D'] })),
    stops: many(40, () => ({ name: text(60), at: [12.345678901234, 98.765432109876] })),
    ...{ inclusions: lines(40), exclusions: lines(40), beforeYouGo: lines(40), transfers: text(240) },
    ...{ head: { description: text(160), keywords: lines(12, 60) }, description: text(600) },
    answers: Object.fromEntries(Object.keys(QUESTIONS).map((key) => [key, text(240)])),
    themes: Object.fromEntries(Object.keys(THEMES).map((key) => [key, text(110)])),
    alsoAt: many(20, (at) => `/${String(at).padEnd(79, 'a')}`),
  }
  expect(readTours(JSON.stringify({ tours: [largest] }))).toHaveProperty('tours')
  expect(2 * new TextEncoder().encode(JSON.stringify(largest)).length).toBeLessThan(LARGEST_ROW)
})
