import { describe, expect, it } from 'vitest'
import { groupDigits, rupees, rupeesAndPaise, struckPrice } from '../../../src/values/money.ts'

describe('rupees', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [19999, '19,999'],
    [139699, '1,39,699'],
    [1000000, '10,00,000'],
    [123456789, '12,34,56,789'],
  ])('%i are grouped as %s, and carry the sign where they are written whole', (amount, text) => {
    expect(groupDigits(amount)).toBe(text)
    expect(rupees(amount)).toBe(`₹${text}`)
  })

  it('show no paise', () => {
    expect(rupees(1999.6)).toBe('₹2,000')
  })
})

it.each([
  [0, '₹0'],
  [1, '₹0.01'],
  [-26, '−₹0.26'],
  [100, '₹1'],
  [4_283_786, '₹42,837.86'],
])('%i paise are written as %s', (paise, text) => {
  expect(rupeesAndPaise(paise)).toBe(text)
})

describe('the struck price', () => {
  it.each([
    [34399, 47999],
    [19999, 27999],
    [139699, 195999],
    [10999, 14999],
    [2500, 3999],
  ])('of %i is %i', (current, struck) => {
    expect(struckPrice(current)).toBe(struck)
  })

  it('is the current one plus 40 %, to the nearest thousand, less one, for every price that a tour may have', () => {
    const wrong: number[] = []
    for (let current = 1; current < 300_000; current++) {
      // The same in whole numbers: 1.4 is not a number that a computer has.
      const thousands = Math.floor((current * 14 + 5000) / 10_000)
      if (struckPrice(current) !== thousands * 1000 - 1) wrong.push(current)
    }
    expect(wrong).toEqual([])
  })
})
