import { expect, it } from 'vitest'
import { accommodationLine, breakfastLine } from '../../../src/domain/catalogue/stays.ts'
import { TIERS, tierDetails } from '../../../src/domain/catalogue/tiers.ts'
import type { Day } from '../../../src/domain/catalogue/tour.ts'

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
  [2, '5 star accommodation, and a very good camp at Pangong'],
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
  expect(tierDetails(TIERS[2], pelling)).toContain('5 star accommodation, and a very good hotel at Pelling')
  const kasol = { days: pelling.days.slice(1) }
  expect(tierDetails(TIERS[2], kasol)).toContain('A very good hotel at Pelling (no 5 star hotel there)')
})

it('a tour without a car says what it rides in instead of "All transfers"', () => {
  const lines = tierDetails(TIERS[0], { ...hotels, transfers: 'Trains on the rail pass' })
  expect(lines).toContain('Trains on the rail pass')
  expect(lines).not.toContain('All transfers')
})

it.each([
  [{ stay: 'train' as const }, 'a night on the train'],
  [{ stay: 'ferry' as const, overnight: 'At sea' }, 'a night on the ferry'],
  [{ stay: 'guest house' as const, overnight: 'Kaza' }, 'a simple guest house at Kaza'],
  [{ stay: 'home stay' as const, overnight: 'Kaza' }, 'a simple home stay at Kaza'],
  [{ stay: 'houseboat' as const, overnight: 'Alleppey' }, 'a very good houseboat at Alleppey'],
  [{ hotelsUpTo: 3 as const, overnight: 'Kaza' }, 'a very good hotel at Kaza'],
])('A night of %j is named beside the hotels of the highest tier', (day, words) => {
  expect(accommodationLine(nights({ overnight: 'Night train', ...day }).days, 5)).toBe(
    `5 star accommodation, and ${words}`,
  )
})

it('A tour without a hotel of the class claims none, and one without nights claims what it may', () => {
  const camps = nights({ overnight: 'Pangong', stay: 'camp' }, { overnight: 'Nubra', hotelsUpTo: 3 }).days.slice(1)
  expect(accommodationLine(camps, 4)).toBe(
    'A good camp at Pangong, and a very good hotel at Nubra (no 4 star hotel there)',
  )
  expect(accommodationLine(camps, 3)).toBe('3 star accommodation, and a simple camp at Pangong')
  expect(accommodationLine([], 4)).toBe('4 star accommodation')
})

it('Breakfast is told by where it is served, each once', () => {
  const stays = (...days: Partial<Day>[]) =>
    breakfastLine(nights(...days.map((day) => ({ overnight: 'x', ...day }))).days.slice(1))
  expect(stays({ stay: 'camp' }, { stay: 'camp' }, { stay: 'houseboat' })).toBe(
    'Set breakfast in the camp and on the houseboat',
  )
  expect(stays({ stay: 'home stay' }, {})).toBe('Buffet breakfast in hotels, set breakfast in home stays')
  expect([stays({ stay: 'train' }), stays({}), breakfastLine([])]).toEqual(Array(3).fill('Buffet breakfast'))
})
