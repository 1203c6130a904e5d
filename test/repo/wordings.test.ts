import { expect, it } from 'vitest'
import { monthSpan } from '../../src/domain/catalogue/month-span.ts'
import { initialsOf, isInHindi } from '../../src/domain/catalogue/review.ts'
import { seasonNote } from '../../src/domain/filters/season-note.ts'
import { inCurrency, withoutRates } from '../../src/domain/visit/shown-currency.ts'

it.each([
  [['Oct', 'Nov', 'Dec', 'Jan'], 'Oct to Jan'],
  [['Mar', 'May'], 'Mar, May'],
  [['Jan', 'Feb', 'Dec'], 'Dec to Feb'],
  [['Jan', 'Feb'], 'Jan, Feb'],
  [['Mar', 'Nov', 'Dec'], 'Mar, Nov, Dec'],
  [['Jan', 'Nov'], 'Jan, Nov'],
  [['Jan', 'Feb', 'Mar', 'Sep', 'Oct'], 'Jan to Mar, Sep, Oct'],
  [['Dec'], 'Dec'],
  [['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'], 'All year'],
  [[], ''],
] as const)('%j are said as "%s"', (months, words) => {
  expect(monthSpan(months)).toBe(words)
})

it('A chosen month is told as it is on a tour', () => {
  expect(seasonNote('gfcgfcgfcgfc', ['1', '2', '12'])).toBe('January: good, February: possible, December: closed')
  expect(seasonNote('', ['5'])).toBe('May: ask us')
})

it.each([
  ['Ritika and Sahil Bansal', 'RB'],
  ['asha', 'A'],
  [' Asha  Rao ', 'AR'],
  ['आशा राव', 'आर'],
  ['', ''],
])('The letters of "%s" are "%s"', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})

it('A review in Hindi is told from one in English', () => {
  expect(['बहुत अच्छा', 'Bahut accha', 'A बहुत'].map((title) => isInHindi({ title }))).toEqual([true, false, true])
})

it('A page says in which currency its prices are, or that they are in rupees', () => {
  expect(inCurrency('usd', '2026-11-28')).toBe(
    'Prices are shown in US Dollar at the rates of 28 Nov 2026; you are charged in rupees.',
  )
  expect(withoutRates('eur')).toMatch(/^Today’s rates for Euro are not available/)
})
