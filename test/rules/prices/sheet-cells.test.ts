import { describe, expect, it } from 'vitest'
import { planSheet } from '../../../src/domain/prices/plan-sheet.ts'
import { quoted, readSheetDay, readSheetRupees } from '../../../src/domain/prices/sheet-cells.ts'

describe('a day in a cell', () => {
  it.each([
    ['15/11/2024', { iso: '2024-11-15', order: 'sure' }],
    ['13-11-24', { iso: '2024-11-13', order: 'sure' }],
    ['12/11/2024', { iso: '2024-11-12', order: 'assumed' }],
    ['03/04/2025', { iso: '2025-04-03', order: 'assumed' }],
    ['03/03/2025', { iso: '2025-03-03' }],
    ['2025-04-03', { iso: '2025-04-03' }],
    ['3 Apr 2025', { iso: '2025-04-03' }],
    // 45,658 days after 30 December 1899.
    ['45658', { iso: '2025-01-01' }],
  ])('%s is %j', (text, day) => {
    expect(readSheetDay(text)).toEqual(day)
  })

  it.each([
    ['12/13/2024', /month\/day\/year/],
    ['13/13/2024', /not in the calendar/],
    ['01/12/31/2024', /is not a day/],
    ['15-11', /is not a day/],
    ['31/04/2025', /not in the calendar/],
    ['34699', /would be a day in 1994/],
  ])('%s is none, and why is said', (text, fault) => {
    expect(readSheetDay(text)).toMatch(fault)
  })
})

describe('a price in a cell', () => {
  it.each([
    ['1', 1],
    ['9999999', 9_999_999],
    ['1,39,699', 139_699],
    ['1 39 699', 139_699],
  ])('%s is %i', (text, rupees) => {
    expect(readSheetRupees(text)).toBe(rupees)
  })

  it.each([
    ['0', /leave the cell empty/],
    ['10000000', /more than a journey costs/],
    ['1,39 699', /is not a price/],
    ['139\n699', /is not a price/],
  ])('%j is none, and why is said', (text, fault) => {
    expect(readSheetRupees(text)).toMatch(fault)
  })
})

it('A message names forty letters of a cell', () => {
  expect([quoted('x'.repeat(40)), quoted('x'.repeat(41))]).toEqual([`“${'x'.repeat(40)}”`, `“${'x'.repeat(40)}…”`])
})

it('A sheet with the present prices plans nothing', () => {
  const price = { current: 10, cut: 14 }
  const window = { from: '2027-01-01', till: '2027-03-31', standard: price, deluxe: price, superDeluxe: price }
  const row = {
    line: 2,
    tour: 'goa',
    tier: 'deluxe',
    from: window.from,
    till: window.till,
    price,
    assumed: true,
  } as const
  expect(planSheet([row], [{ id: 'Goa', title: 'Goa', windows: [window] }])).toEqual({ plans: [] })
})
