import { expect, it } from 'vitest'
import { gapsBetween, lengthOf, type PriceWindow } from '../../../src/domain/prices/price-window.ts'

const price = { current: 100, former: 140 }
const window = (from: string, till: string) =>
  ({ from, till, standard: price, deluxe: price, superDeluxe: price }) as unknown as PriceWindow
const january = { from: '2027-01-01', till: '2027-01-31' }

it.each<[string, PriceWindow[], { from: string; till: string }[]]>([
  ['without a window every day', [], [january]],
  ['with the whole month no day', [window('2027-01-01', '2027-01-31')], []],
  ['where windows touch no day', [window('2027-01-01', '2027-01-10'), window('2027-01-11', '2027-01-31')], []],
  ['the last day', [window('2026-12-01', '2027-01-30')], [{ from: '2027-01-31', till: '2027-01-31' }]],
  ['every day but the first', [window('2026-12-01', '2027-01-01')], [{ from: '2027-01-02', till: '2027-01-31' }]],
  ['every day but the last', [window('2027-01-31', '2027-02-10')], [{ from: '2027-01-01', till: '2027-01-30' }]],
  ['the first day', [window('2027-01-02', '2027-03-01')], [{ from: '2027-01-01', till: '2027-01-01' }]],
  [
    'a day between two windows, in whatever order they stand',
    [window('2027-01-12', '2027-01-31'), window('2027-01-01', '2027-01-10')],
    [{ from: '2027-01-11', till: '2027-01-11' }],
  ],
])('Without a price is %s', (_, windows, gaps) => {
  expect(gapsBetween(windows, january)).toEqual(gaps)
})

it('A day to itself is one day', () => {
  expect([lengthOf({ from: '2027-01-31', till: '2027-01-31' }), lengthOf(january)]).toEqual([1, 31])
})
