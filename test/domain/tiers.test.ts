import { expect, it } from 'vitest'
import { TIERS, tierDetails } from '../../src/domain/tiers.ts'

it('are three, in the wording of the site behaviour', () => {
  expect(TIERS.map(({ name, stars, accommodation }) => [name, stars, accommodation])).toEqual([
    ['Standard Package', 3, '3 Star or Standard Accomodation'],
    ['Deluxe Package', 4, '4 Star or Deluxe Accomodation'],
    ['Super Deluxe Package', 5, '5 Star or Super Deluxe Accomodation'],
  ])
})

it.each(TIERS)('$name has five lines, with its own stars', (tier) => {
  const lines = tierDetails(tier)
  expect(lines).toHaveLength(5)
  expect(lines.filter((line) => line.includes('star'))).toEqual([`${tier.stars} star accommodation`])
})
