import { expect, it } from 'vitest'
import { monthSpan } from '../../../src/domain/catalogue/month-span.ts'
import { isRoundTrip } from '../../../src/domain/catalogue/round-trip.ts'
import type { Day, Stop } from '../../../src/domain/catalogue/tour.ts'
import { MONTHS, type Month } from '../../../src/values/dates.ts'

const stops: Stop[] = ['Port Blair (Sri Vijaya Puram)', 'Havelock', 'Neil'].map((name) => ({ name, at: [11, 92] }))

function ending(title: string): Day[] {
  return [{ title, activities: [], meals: [] }]
}

it.each([
  ['Neil → Port Blair: the ferry back, and home', true],
  ['Sri Vijaya Puram: the flight home', true],
  ['Neil: a last swim, and home from Port Blair', false],
])('a tour that ends with "%s" is a round trip: %s', (title, round) => {
  expect(isRoundTrip(ending(title), stops)).toBe(round)
})

it.each<[string, Month[]]>([
  ['Oct to Feb', ['Jan', 'Feb', 'Oct', 'Nov', 'Dec']],
  ['Mar, May', ['May', 'Mar']],
  ['Jan, Feb, Jun to Aug', ['Jan', 'Feb', 'Jun', 'Jul', 'Aug']],
  ['Dec, Jan', ['Dec', 'Jan']],
  ['All year', [...MONTHS]],
])('months are said as "%s"', (said, months) => {
  expect(monthSpan(months)).toBe(said)
})
