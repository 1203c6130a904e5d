import { expect, it } from 'vitest'
import { brand } from '../../../src/brand.ts'
import {
  answerInWords,
  answerTrip,
  calendarPath,
  enquireTripPath,
  tripAddress,
} from '../../../src/domain/trips/trip-answer.ts'
import { choiceFrom, choiceQuery, isDated, type TripChoice } from '../../../src/domain/trips/trip-choice.ts'
import { readTripSum, tripSum } from '../../../src/domain/trips/trip-sum.ts'
import {
  partyInWords,
  roomsInWords,
  shortTotalName,
  tripInWords,
  untoldInWords,
} from '../../../src/domain/trips/trip-words.ts'

const choice = (differs: Partial<TripChoice> = {}): TripChoice => ({
  ...{ tier: 'deluxe', adults: 2, children: 0, rooms: [], ...differs },
})
const price = (current: number) => ({ current, cut: current })
const BALI = {
  region: 'international' as const,
  days: Array(6),
  facts: [],
  practical: { seasons: [] },
  windows: [
    {
      ...{ from: '2026-11-01', till: '2027-03-31', standard: price(10_000) },
      ...{ deluxe: price(20_000), superDeluxe: price(30_000) },
    },
  ],
}
const TODAY = '2026-11-28'

it.each([
  [1, 0, '1 adult'],
  [2, 0, '2 adults'],
  [2, 1, '2 adults, 1 child'],
  [1, 2, '1 adult, 2 children'],
])('%i and %i are "%s"', (adults, children, words) => {
  expect(partyInWords({ adults, children })).toBe(words)
})

it.each([
  [[6], '2 adults, 1 child (6 years)'],
  [[1], '2 adults, 1 infant (1 year)'],
  [[0], '2 adults, 1 infant (under 1 year)'],
  [[6, 1], '2 adults, 1 child (6 years), 1 infant (1 year)'],
  [[6, 9, 1, 0], '2 adults, 2 children (6 and 9 years), 2 infants (1 year and under 1 year)'],
  [[0, 0], '2 adults, 2 infants (under 1 year and under 1 year)'],
  [[6, 1, 1], '2 adults, 1 child (6 years), 2 infants (1 and 1 years)'],
])('Two adults with children of %j years are "%s"', (ages, words) => {
  expect(partyInWords({ adults: 2, children: ages.length, ages })).toBe(words)
})

it.each([
  [[6], 'Total for 2 adults; the children’s price is quoted', '; the child comes on top'],
  [[1], 'Total for 2 adults; the infants’ price is quoted', '; the infant comes on top'],
  [[6, 1], 'Total for 2 adults; the children’s and infants’ price is quoted', '; the child and the infant come on top'],
  [[1, 0], 'Total for 2 adults; the infants’ price is quoted', '; the infants come on top'],
])('The total with children of %j years is of the adults, and names who is not in it', (ages, name, onTop) => {
  const party = choice({ children: ages.length, ages, from: '2027-02-10' })
  const answer = answerTrip(BALI, party, TODAY)
  const sum = answer && tripSum(answer)
  expect(sum?.name).toBe(name)
  expect(answer && answerInWords(answer)).toContain(onTop)
  const hasChild = ages.some((age) => age > 1)
  expect(sum?.untold.join()).toMatch(
    hasChild ? /Children are not in this total/ : /^Infants, under 2 years, are not in this total/,
  )
})

it.each([
  [{}, '2 adults, Deluxe'],
  [{ from: '2027-02-10' }, '2 adults, Deluxe, from 10 Feb 2027'],
  [{ from: '2027-02', tier: 'superDeluxe' as const }, '2 adults, Super Deluxe, in February 2027'],
])('A trip of %j is "%s"', (differs, words) => {
  expect(tripInWords(choice(differs))).toBe(words)
})

it('Rooms are told where it was said who sleeps where', () => {
  expect([roomsInWords(choice({ rooms: [2, 1] })), roomsInWords(choice())]).toEqual(['2 + 1', ''])
})

it('What is not in the total is a sentence each', () => {
  expect(untoldInWords({ untold: ['children', 'extra'] })).toEqual([
    'Children are not in this total; we will quote them.',
    'A third bed in a room is not in this total; we will quote it.',
  ])
})

it('A first day is known, a month alone is not', () => {
  expect([{ from: '2027-02-10' }, { from: '2027-02' }, {}].map((each) => isDated(choice(each)))).toEqual([
    ...[true, false, false],
  ])
})

it.each([
  [choice(), 'adults=2&tier=deluxe'],
  [
    choice({ children: 1, rooms: [2, 1], from: '2027-02-10' }),
    'adults=2&children=1&rooms=2%2B1&tier=deluxe&from=2027-02-10',
  ],
  [choice({ children: 2, ages: [6, 1] }), 'adults=2&children=2&ages=6%2B1&tier=deluxe'],
])('%j is an address, and reads back from it', (each, query) => {
  expect(choiceQuery(each)).toBe(query)
  expect(choiceFrom(query)).toEqual(each)
})

it('An answer has the sum, and days only for a first day', () => {
  // 40,000; with 5 % 42,000; with 2 % of that 42,840.
  const dated = answerTrip(BALI, choice({ from: '2027-02-10' }), TODAY)
  expect(dated).toMatchObject({ price: { total: 42_840 }, dates: { from: '2027-02-10', till: '2027-02-15' } })
  expect(answerTrip(BALI, choice({ from: '2027-02' }), TODAY)).not.toHaveProperty('dates')
  expect(answerTrip({ ...BALI, windows: [] }, choice(), TODAY)).toBeUndefined()
  expect(dated && answerInWords(dated)).toBe('2 adults, Deluxe, from 10 Feb 2027: ₹42,840 in all, with taxes.')
})

it.each<[Partial<TripChoice>, string]>([
  [{ children: 2 }, '₹42,840 for the 2 adults, with taxes; the children come on top.'],
  [{ children: 1 }, '₹42,840 for the 2 adults, with taxes; the child comes on top.'],
  [{ rooms: [1, 1] }, '₹42,840, with taxes; the room for one comes on top.'],
  [{ adults: 3, rooms: [3] }, '₹64,260, with taxes; the third bed comes on top.'],
  [{ adults: 3 }, '₹64,260, with taxes; a room alone or a third bed comes on top.'],
  [{ children: 1, rooms: [3] }, '₹42,840 for the 2 adults, with taxes; the child and the third bed come on top.'],
])('A party of %j never reads a sum "in all" that leaves something out', (differs, words) => {
  const answer = answerTrip(BALI, choice(differs), TODAY)
  expect(answer && answerInWords(answer)).toMatch(new RegExp(`: ${words}$`))
})

it('A trip is shared, enquired about and put into a calendar by its choice', () => {
  expect(tripAddress('/tour/Bali6d5n', choice())).toMatch(
    new RegExp(`^${brand.origin}/tour/Bali6d5n\\?adults=2&tier=deluxe`),
  )
  expect(enquireTripPath('Bali6d5n', choice())).toBe('/enquire?tour=Bali6d5n&adults=2&tier=deluxe')
  const dated = answerTrip(BALI, choice({ from: '2027-02-10' }), TODAY)
  const late = answerTrip(BALI, choice({ from: '2027-04-01' }), TODAY)
  expect(dated && calendarPath('Bali6d5n', dated)).toBe('/trip-days/Bali6d5n?adults=2&tier=deluxe&from=2027-02-10')
  expect(late && calendarPath('Bali6d5n', late)).toBeUndefined()
})

it('A sum is kept in words and figures, and reads back; what cannot be read is none', () => {
  const answer = answerTrip(BALI, choice({ adults: 3 }), TODAY)
  const kept = answer && tripSum(answer)
  expect(kept).toMatchObject({
    // 60,000; 63,000; 64,260.
    ...{ total: 64_260, perPerson: 2_142_000, prices: 'to 31 Mar 2027' },
    lines: [{ name: 'Package, ₹20,000 × 3', amount: '₹60,000' }, { amount: '₹3,000' }, { amount: '₹1,260' }],
    untold: [expect.stringMatching(/^One of you has a room alone/)],
  })
  expect(readTripSum(JSON.stringify(kept))).toEqual(kept)
  expect(readTripSum('{')).toBeUndefined()
})

it.each([
  ['2026-11-28', {}, 'Total'],
  ['2026-11-28', { children: 1 }, 'Total, 2 adults'],
  ['2027-06-01', { children: 1 }, 'Last price, Mar 2027, 2 adults'],
  ['2026-11-28', { from: '2027-06' }, 'Price to 31 Mar 2027'],
  ['2026-10-01', {}, 'Price from 1 Nov 2026'],
] as const)('The bar of %s names the sum of %j "%s"', (today, differs, name) => {
  const answer = answerTrip(BALI, choice(differs), today)
  expect(answer && shortTotalName(answer.price, answer.choice)).toBe(name)
})
