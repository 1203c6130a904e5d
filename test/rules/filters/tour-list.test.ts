import { describe, expect, it } from 'vitest'
import { type Choice, NO_CHOICE } from '../../../src/domain/filters/choice.ts'
import type { WithFacts } from '../../../src/domain/filters/filter-tours.ts'
import type { TourFacts } from '../../../src/domain/filters/filters.ts'
import { type ListedCard, optionsOf, pricesOf } from '../../../src/domain/filters/tour-list.ts'
import type { PriceOnDay } from '../../../src/domain/prices/price-on-day.ts'

const tour = (differs: Partial<TourFacts>): WithFacts => ({
  facts: { nights: 4, months: 'gggggggggggc', traits: [], places: [], themes: [], ...differs },
})
const TOURS = [
  tour({ nights: 10, places: ['india', 'kerala', 'munnar'], themes: ['beach'] }),
  tour({ nights: 4, places: ['india', 'himachal-pradesh', 'hill-stations'], prices: [10, 20, 30] }),
]
const choosing = (differs: Partial<Choice>) => optionsOf(TOURS, { ...NO_CHOICE, ...differs })

describe('a list offers', () => {
  it('countries, regions and states that not every tour goes to, and no towns', () => {
    expect(choosing({}).place.map(({ value }) => value)).toEqual(['hill-stations', 'himachal-pradesh', 'kerala'])
  })

  it('a place that was chosen, although every tour goes there or none', () => {
    const chosen = choosing({ place: ['india', 'nepal'] }).place
    expect(chosen).toContainEqual({ value: 'india', count: 2 })
    expect(chosen).toContainEqual({ value: 'nepal', count: 0 })
  })

  it('all twelve months, each with how many tours run in it', () => {
    expect(choosing({}).month.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0])
  })

  it('of bands, visas and vehicles those that its tours have, of nights the fewest first', () => {
    expect(choosing({}).band).toEqual([{ value: '0-20000', count: 1 }])
    expect([choosing({}).visa, choosing({}).vehicle]).toEqual([[], []])
    expect(choosing({}).nights.map(({ value }) => value)).toEqual(['4', '10'])
  })

  it('what its tours have, also where the choice leaves none of it', () => {
    expect(choosing({ theme: ['beach'] }).nights).toEqual([
      { value: '4', count: 0 },
      { value: '10', count: 1 },
    ])
  })
})

describe('what a budget means in a list', () => {
  const card = (facts: Partial<TourFacts>, kind?: PriceOnDay['kind']) =>
    ({ ...tour(facts), ...(kind && { price: { kind } }) }) as ListedCard

  it('is its lowest price in a tier, how many have none, and whether one has ended', () => {
    const cards = [card({ prices: [90, 95, 99] }, 'present'), card({ prices: [50, 96, 97] }, 'last'), card({})]
    expect(pricesOf(cards, 'standard')).toEqual({ lowest: 50, onRequest: 1, hasEnded: true })
    expect(pricesOf(cards, 'deluxe').lowest).toBe(95)
  })

  it('is nothing where all are on request, and no price has ended that is still to come', () => {
    expect(pricesOf([card({})], 'standard')).toEqual({ onRequest: 1, hasEnded: false })
    expect(pricesOf([card({ prices: [9, 9, 9] }, 'next')], 'standard').hasEnded).toBe(false)
  })
})
