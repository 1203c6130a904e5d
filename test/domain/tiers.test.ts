import { expect, it } from 'vitest'
import { TIERS, tierDetails } from '../../src/domain/tiers.ts'
import type { Day } from '../../src/domain/tour.ts'

it('are three, in the wording of the site behaviour', () => {
  expect(TIERS.map(({ name, stars, accommodation }) => [name, stars, accommodation])).toEqual([
    ['Standard Package', 3, '3 Star or Standard Accomodation'],
    ['Deluxe Package', 4, '4 Star or Deluxe Accomodation'],
    ['Super Deluxe Package', 5, '5 Star or Super Deluxe Accomodation'],
  ])
})

const hotels = { days: [{ title: 'Leh: rest', activities: [], meals: [], overnight: 'Leh' }] }

function nights(...days: Partial<Day>[]): { days: Day[] } {
  return { days: [...hotels.days, ...days.map((day) => ({ title: 'On', activities: [], meals: [], ...day }))] }
}

it.each(TIERS)('$name has five lines, with its own stars', (tier) => {
  const lines = tierDetails(tier, hotels)
  expect(lines).toHaveLength(5)
  expect(lines.filter((line) => line.includes('star'))).toEqual([`${tier.stars} star accommodation`])
})

it.each([
  [0, '3 star accommodation, and a simple camp at Pangong'],
  [1, '4 star accommodation, and a good camp at Pangong'],
  [2, '5 star accommodation, and the best camp at Pangong'],
] as const)('tier %i says itself that a night is spent in a camp', (at, line) => {
  expect(tierDetails(TIERS[at], nights({ overnight: 'Pangong', stay: 'camp' }))).toEqual([
    'Buffet breakfast in hotels, set breakfast in the camp',
    line,
    'Sightseeing as planned',
    'All transfers',
    'See inclusions and exclusions',
  ])
})

it('a tier claims its stars only where a house has them', () => {
  const pelling = nights({ overnight: 'Pelling', hotelsUpTo: 4 })
  expect(tierDetails(TIERS[1], pelling)).toContain('4 star accommodation')
  expect(tierDetails(TIERS[2], pelling)).toContain('5 star accommodation, and the best hotel at Pelling')
  const kasol = { days: pelling.days.slice(1) }
  expect(tierDetails(TIERS[2], kasol)).toContain('The best hotel at Pelling (no 5 star house there)')
})

it('a tour without a car says what it rides in instead of "All transfers"', () => {
  const lines = tierDetails(TIERS[0], { ...hotels, transfers: 'Trains on the rail pass' })
  expect(lines).toContain('Trains on the rail pass')
  expect(lines).not.toContain('All transfers')
})
