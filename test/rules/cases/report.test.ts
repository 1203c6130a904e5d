import { describe, expect, it } from 'vitest'
import { type CountedCase, countReport } from '../../../src/domain/cases/count-report.ts'
import { percentile } from '../../../src/domain/cases/report.ts'

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

describe('what a report counts', () => {
  const DAY = { from: '2026-11-28', to: '2026-11-28' }
  const one: CountedCase = {
    ...{ openedAt: Date.parse('2026-11-28T06:00:00Z'), stage: 'new', reason: '', owner: '' },
    ...{ took: null, tour: 'Nepal', page: '/tour/Nepal', channel: 'form', source: '' },
    ...{ isOffered: 0, sum: null },
  }

  it('is all of 20,000 cases, and of more the newest 20,000, which it says', () => {
    const counted = (count: number) => {
      const { isCut, outcomes } = countReport(Array<CountedCase>(count).fill(one), DAY)
      return { isCut, enquiries: outcomes.person[0]?.enquiries }
    }
    expect(counted(19_999)).toEqual({ isCut: false, enquiries: 19_999 })
    expect(counted(20_000)).toEqual({ isCut: false, enquiries: 20_000 })
    expect(counted(20_001)).toEqual({ isCut: true, enquiries: 20_000 })
  })

  it('has a line for each of a hundred tours and pages, and one more for all others', () => {
    const named = (count: number) => {
      const cases = Array.from({ length: count }, (_, at) => ({ ...one, tour: `t${at}`, page: `/${at}` }))
      const { outcomes, pages } = countReport(cases, DAY)
      return [outcomes.tour, pages].map((list) => list.length)
    }
    expect([named(100), named(101), named(150)]).toEqual([
      [100, 100],
      [101, 101],
      [101, 101],
    ])
  })

  it('is in the order of the alphabet where the sums are the same', () => {
    const cases = ['b', 'a', 'c', 'c'].map((tour): CountedCase => ({ ...one, tour, owner: tour, page: tour }))
    const { outcomes, pages } = countReport(cases, DAY)
    const of = [outcomes.tour, outcomes.person].map((lines) => lines.map((line) => line.of))
    for (const names of [...of, pages.map(([page]) => page)]) expect(names).toEqual(['c', 'a', 'b'])
  })

  it('waits for no answer where the case was there before the desk', () => {
    const cases: CountedCase[] = [{ ...one, stage: 'before' }, one]
    const { unanswered, outcomes } = countReport(cases, DAY)
    expect([unanswered, outcomes.person[0]?.unanswered]).toEqual([1, 1])
  })
})
