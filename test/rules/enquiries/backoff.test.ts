import { expect, it } from 'vitest'
import { LONGEST_WAITS, nextAttempt } from '../../../src/domain/enquiries/backoff.ts'
import { erasedBefore } from '../../../src/domain/enquiries/retention.ts'

const middling = () => 0.5

it('The waits are 30 s, 2 m, 10 m, 30 m, 1 h, 2 h, 4 h, 8 h, 12 h and 24 h', () => {
  const failures = Array.from({ length: LONGEST_WAITS.length - 1 }, (_, i) => i + 1)
  const minutes = failures.map((attempts) => (nextAttempt(attempts, 0, middling) ?? 0) / 60_000)
  expect(minutes).toEqual([0.5, 2, 10, 30, 60, 120, 240, 480, 720, 1440])
})

it('The first attempt waits for nothing', () => {
  expect(nextAttempt(0, 1000, middling)).toBe(1000)
})

it('After the eleventh attempt there is no other', () => {
  expect(nextAttempt(LONGEST_WAITS.length, 0, middling)).toBeUndefined()
})

it('A wait is a fifth shorter or longer by chance', () => {
  expect([nextAttempt(1, 1000, () => 0), nextAttempt(1, 1000, () => 1)]).toEqual([25_000, 37_000])
})

it.each([
  ['2026-11-14T10:00:00Z', 13, '2025-10-14T10:00:00Z'],
  ['2027-03-31T10:00:00Z', 13, '2026-02-28T10:00:00Z'],
  ['2029-03-30T10:00:00Z', 13, '2028-02-29T10:00:00Z'],
  ['2026-12-31T10:00:00Z', 1, '2026-11-30T10:00:00Z'],
  ['2026-01-31T10:00:00Z', 120, '2016-01-31T10:00:00Z'],
])('On %s what is older than %i months came before %s', (now, months, before) => {
  expect(erasedBefore(Date.parse(now), months)).toBe(Date.parse(before))
})

it.each([0, -1, 0.5, 121, Number.NaN, Number.POSITIVE_INFINITY])('%d months are no retention', (months) => {
  expect(erasedBefore(Date.parse('2026-11-14'), months)).toBeUndefined()
})
