import { expect, it } from 'vitest'
import type { Itinerary } from '../../../src/domain/search/itinerary.ts'
import { FOR_TWO } from '../../../src/domain/trips/trip-choice.ts'
import { suggestedTour } from '../../../src/ui/search/suggested.ts'
import { rupees } from '../../../src/values/money.ts'

const none = { three_star: null, four_star: null, five_star: null }
const BALI: Itinerary = {
  ...{ _id: 'Bali6d5n', title: 'Bali', duration: '5N/6D', location: 'Ubud', direct: '/tour/Bali6d5n', small_img: '' },
  ...{ cut_prices: none, save: none, valueAddedTaxIncluded: false, validity: null, price_is: 'present' },
  prices: { three_star: 30_000, four_star: 40_000, five_star: 50_000 },
}

it.each([
  [undefined, '₹30,000 per person'],
  [FOR_TWO, '₹30,000 per person'],
  [{ ...FOR_TWO, tier: 'deluxe' as const }, '₹40,000 per person, Deluxe'],
  [{ ...FOR_TWO, tier: 'superDeluxe' as const }, '₹50,000 per person, Super Deluxe'],
])('a suggestion shows the price of the hotel class that is searched for: %j', (trip, price) => {
  expect(suggestedTour(BALI, { trip, amount: rupees }).price).toBe(price)
})
