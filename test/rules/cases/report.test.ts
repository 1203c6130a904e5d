import { describe, expect, it } from 'vitest'
import { daysFromTo, percentile } from '../../../src/domain/cases/report.ts'

describe('the days of a report', () => {
  it('are those from the first to the last, over a leap day', () => {
    expect(daysFromTo('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(daysFromTo('2027-01-05', '2027-01-05')).toEqual(['2027-01-05'])
  })

  it('are none where the last one is before the first', () => {
    expect(daysFromTo('2027-01-05', '2027-01-01')).toEqual([])
  })
})

it.each([
  [[10, 20, 30], 0.5, 20],
  [[10, 20, 30, 40], 0.5, 20],
  [[10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 0.9, 90],
  [[10], 0.9, 10],
  [[10, 20], 0, 10],
  [[], 0.5, undefined],
])('Of %j the share %d is %s', (sorted, share, value) => {
  expect(percentile(sorted, share)).toBe(value)
})
