import { describe, expect, it } from 'vitest'
import type { Day } from '../../../src/domain/catalogue/tour.ts'
import type { Charge } from '../../../src/domain/facts/charge.ts'
import type { Fact } from '../../../src/domain/facts/fact.ts'
import { paidInWords, paidOnTheWay } from '../../../src/domain/trips/paid-on-the-way.ts'
import type { TripChoice } from '../../../src/domain/trips/trip-choice.ts'

const TODAY = '2026-11-30'

const BY_STARS = {
  name: 'The levy',
  paid: 'at the hotel',
  currency: 'EUR',
  per: 'room-night',
  places: ['Athens', 'Mykonos'],
  rates: [
    { months: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'], amount: { 3: 5, 4: 10, 5: 15 } },
    { months: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar'], amount: { 3: 1.5, 4: 3, 5: 4 } },
  ],
} as const satisfies Charge
const BY_GUEST = { ...BY_STARS, per: 'guest', currency: 'IDR', children: true, rates: [{ amount: 150_000 }] } as const
const BY_PRICE = { ...BY_STARS, per: 'guest-night', currency: 'JPY', rates: [{ amount: [200, 1000] }] } as const

/** Neither a day nor a month was chosen. */
const NO_MONTH = { from: '' }

function choice(differs: Partial<TripChoice> = {}): TripChoice {
  return { tier: 'deluxe', adults: 2, children: 0, rooms: [], from: '2027-06', ...differs }
}

function night(overnight: string, differs: Partial<Day> = {}): Day {
  return { title: overnight, activities: [], meals: [], overnight, ...differs }
}

const DAYS = [night('Athens'), night('Mykonos'), night('Elsewhere'), night('Athens'), { ...night(''), overnight: '' }]

/** The line of the bill for one charge, for a plan of three charged nights and one elsewhere. */
function said(charge: Charge, party: Partial<TripChoice> = {}, differs: { days?: Day[]; expiresOn?: string } = {}) {
  const { days = DAYS, expiresOn = '2027-11-30' } = differs
  const fact: Fact = {
    ...{ id: 'levy', kind: 'levy', text: 'A levy.', concerns: 'Guests', source: 'https://example.org' },
    ...{ checkedOn: TODAY, expiresOn, charge },
  }
  const chosen = choice(party)
  return paidOnTheWay({ days, facts: [fact] }, chosen, TODAY).map((each) => paidInWords(each, chosen))
}

describe('what is paid on the way', () => {
  it.each<[string, Charge, Partial<TripChoice>, string]>([
    ['by the stars of the chosen class', BY_STARS, {}, 'About 30 euros for 1 room and 3 nights'],
    ['of a dearer class', BY_STARS, { tier: 'superDeluxe' }, 'About 45 euros for 1 room and 3 nights'],
    ['in winter', BY_STARS, { tier: 'standard', from: '2027-01' }, 'About 4.50 euros for 1 room and 3 nights'],
    ['over the end of a season', BY_STARS, { from: '2027-10-31' }, 'About 16 euros for 1 room and 3 nights'],
    ['without a month', BY_STARS, NO_MONTH, 'From 9 to 30 euros for 1 room and 3 nights'],
    ['in rooms as chosen', BY_STARS, { rooms: [1, 1] }, 'About 60 euros for 2 rooms and 3 nights'],
    ['in rooms for two', BY_STARS, { adults: 5 }, 'About 90 euros for 3 rooms and 3 nights'],
    ['once for each guest', BY_GUEST, {}, 'About 3,00,000 Indonesian rupiahs for 2 adults'],
    [
      'of children, where they pay',
      BY_GUEST,
      { children: 1 },
      'About 4,50,000 Indonesian rupiahs for 2 adults, 1 child',
    ],
    ['by the price of the room', BY_PRICE, {}, 'From 1,200 to 6,000 Japanese yen for 2 adults and 3 nights'],
    [
      'of adults alone, where children may not pay',
      BY_PRICE,
      { children: 2 },
      'From 1,200 to 6,000 Japanese yen for 2 adults and 3 nights',
    ],
    [
      'up to an amount',
      { ...BY_PRICE, rates: [{ amount: [0, 200] }] },
      {},
      'Up to 1,200 Japanese yen for 2 adults and 3 nights',
    ],
  ])('is counted for the party: %s', (...[, charge, party, words]) => {
    expect(said(charge, party)).toEqual([words])
  })

  it('counts no more stars than the hotels of a place have', () => {
    const days = [night('Athens', { hotelsUpTo: 3 }), night('Mykonos')]
    expect(said(BY_STARS, { tier: 'superDeluxe' }, { days })).toEqual(['About 20 euros for 1 room and 2 nights'])
  })

  it('is not counted where no night is spent, nor by a rule that has ended', () => {
    expect(said(BY_STARS, {}, { days: [night('Elsewhere')] })).toEqual([])
    expect(said(BY_STARS, {}, { expiresOn: '2026-11-29' })).toEqual([])
  })
})
