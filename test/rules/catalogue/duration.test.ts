import { expect, it } from 'vitest'
import { durationInWords } from '../../../src/domain/catalogue/duration.ts'

it.each([
  ['7N/8D', '7N/8D'],
  ['5N/4D', '5N/4D, 3 hotel nights'],
  ['4N/4D', '4N/4D, 3 hotel nights'],
  ['2N/3D', '2N/3D'],
])('%s reads "%s"', (duration, words) => {
  expect(durationInWords(duration)).toBe(words)
})
