import { describe, expect, it } from 'vitest'
import { toItinerary } from '../../../src/domain/search/itinerary.ts'

describe('a tour in the API of itineraries', () => {
  const row = {
    ...{ id: 'Bali', title: 'Bali', location: 'Ubud', duration: '5N/6D', path: '/tour/Bali' },
    ...{ scene: 'bali' as const, windows: [] },
  }
  const prices = { standard: { current: 10, cut: 14 }, deluxe: { current: 20, cut: 28 } }
  const window = { from: '2026-11-01', till: '2027-03-31', ...prices, superDeluxe: { current: 30, cut: 45 } }

  it('has the three prices by their stars, and what each saves', () => {
    expect(toItinerary(row, { kind: 'next', window })).toMatchObject({
      prices: { three_star: 10, four_star: 20, five_star: 30 },
      cut_prices: { three_star: 14, four_star: 28, five_star: 45 },
      save: { three_star: 4, four_star: 8, five_star: 15 },
      price_is: 'next',
      validity: { from: '2026-11-01', till: '2027-03-31' },
    })
  })

  it('has null for each of them where the price is on request', () => {
    const none = { three_star: null, four_star: null, five_star: null }
    expect(toItinerary(row, undefined)).toMatchObject({
      ...{ prices: none, cut_prices: none, save: none, price_is: null, validity: null },
    })
  })
})
