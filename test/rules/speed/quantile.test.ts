import fc from 'fast-check'
import { expect, it } from 'vitest'
import { weightedQuantile } from '../../../src/domain/speed/quantile.ts'

const once = (values: number[]) => values.map((value) => ({ value, weight: 1 }))
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

it('Of the values 1 to 100 three of four are at most 75', () => {
  expect(weightedQuantile(once(upTo(100).reverse()), 0.75)).toBe(75)
})

it.each([
  [[], undefined],
  [[7], 7],
  [[1, 2], 2],
  [[1, 2, 3, 4], 3],
  [[5, 5, 5], 5],
])('of %j it is %s', (values, expected) => {
  expect(weightedQuantile(once(values), 0.75)).toBe(expected)
})

it('A point of a sampled dataset counts for all that it represents, at any position', () => {
  const points = fc.array(fc.record({ value: fc.nat(50), weight: fc.integer({ min: 1, max: 5 }) }), { minLength: 1 })
  fc.assert(
    fc.property(points, (sampled) => {
      const each = sampled.flatMap(({ value, weight }) => once(Array(weight).fill(value)))
      expect(weightedQuantile(sampled, 0.75)).toBe(weightedQuantile(each, 0.75))
    }),
  )
})

it('At least the part asked for is not above it, and less than that is below it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1 }), (values) => {
      const found = weightedQuantile(once(values), 0.75) ?? Number.NaN
      expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(values.length * 0.75)
      expect(values.filter((value) => value < found).length).toBeLessThan(values.length * 0.75)
    }),
  )
})
