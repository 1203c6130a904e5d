import { describe, expect, it } from 'vitest'

import { WORLD } from '../../../src/content/world.ts'
import { completeTour } from '../../../src/domain/authoring/complete-tour.ts'
import { inOneSentence } from '../../../src/domain/authoring/shape-slips.ts'
import type { TourSource } from '../../../src/domain/authoring/tour-document.ts'
import { tourSlips } from '../../../src/domain/authoring/tour-slips.ts'
import { MONTHS } from '../../../src/values/dates.ts'

const good: TourSource = {
  id: 'Sample1n2d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Sample1n2d',
  alsoAt: ['/Sample1n2d'],
  duration: '1N/2D',
  place: 'Sikkim',
  title: 'Sikkim: Gangtok and Pelling',
  line: 'Facing the mountain',
  states: ['Sikkim'],
  location: 'Gangtok, Pelling',
  scene: 'sikkim',
  themes: {},
  head: {
    description: 'Two days in Sikkim with a night in Gangtok, a morning in Pelling and a person to call at any hour.',
    keywords: ['sikkim', 'gangtok', 'pelling', 'sample tour'],
  },
  description:
    'One night in Gangtok, by private car, with breakfast. A tour that exists for its slips, as short as a tour can be and still sleep somewhere.',
  days: [
    { title: 'Gangtok: arrive', activities: ['Arrive', 'Look about', 'Sleep'], overnight: 'Gangtok', meals: [] },
    { title: 'Gangtok → Pelling: home', activities: ['Wake up', 'Pack', 'Fly home'], meals: ['B'] },
  ],
  stops: [
    { name: 'Gangtok', at: [27.3, 88.6] },
    { name: 'Pelling', at: [27.3, 88.2] },
  ],
  includes: ['hotel', 'breakfast', 'transfers', 'driver'],
  practical: {
    seasons: [{ is: 'good', months: [...MONTHS], why: 'Always' }],
    pace: 'easy',
    longestRoadDay: 5,
    vehicle: { kind: 'private', what: 'Private car with driver' },
  },
}
const practical = good.practical as NonNullable<TourSource['practical']>

it('a tour that says nothing of rooms, children and papers gets what all tours of its region say', () => {
  expect(completeTour(good, WORLD).practical).toMatchObject({
    rooms: expect.stringContaining('Two share a room'),
    children: 'Ask us',
    papers: expect.stringContaining('photo ID'),
  })
})

it('a tour abroad carries what the borders of its countries ask, a shared rule once', () => {
  const tour = completeTour(
    {
      ...good,
      region: 'international',
      countries: ['france', 'italy'],
      location: 'Gangtok, Pelling, France, Italy',
    },
    WORLD,
  )
  expect(tour.facts.map(({ id }) => id)).toEqual(['schengen-visa', 'schengen-border'])
  expect(completeTour(good, WORLD).facts).toEqual([])
})

it('what it rides in stands in its inclusions, too', () => {
  const transfers = 'Trains on the rail pass'
  expect(completeTour({ ...good, transfers }, WORLD).inclusions).toContainEqual({ key: 'transfers', text: transfers })
})

describe('a tour is not published', () => {
  const [first, last] = good.days as [TourSource['days'][0], TourSource['days'][0]]
  it.each<[string, Partial<TourSource>, RegExp]>([
    ['whose title and location hide its state', { title: 'Gangtok and Pelling' }, /names Sikkim/],
    ['within India that names no state', { states: [] }, /names no state/],
    [
      'abroad whose title and location hide a country',
      { region: 'international', countries: ['nepal'] },
      /names Nepal/,
    ],
    [
      'with a day that names no town',
      { days: [{ ...first, title: 'Up into the hills' }, last] },
      /does not begin with/,
    ],
    ['with a day at a town off its map', { days: [{ ...first, title: 'Leh: rest' }, last] }, /"Leh: rest"/],
    [
      'with a month in no season',
      { practical: { ...practical, seasons: [{ is: 'good', months: ['Jan'], why: 'Snow' }] } },
      /Dec is not in exactly one season/,
    ],
    ['with a road day longer than a day', { practical: { ...practical, longestRoadDay: 25 } }, /25 hours/],
    ['without the headline under its title', { line: '' }, /^line: /],
  ])('%s', (_, slip, sentence) => {
    expect(
      tourSlips({ ...good, ...slip }, WORLD)
        .map(inOneSentence)
        .join(),
    ).toMatch(sentence)
  })
})
