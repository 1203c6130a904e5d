import { describe, expect, it } from 'vitest'
import { farthestDay } from '#domain/prices/day-slips.ts'
import { changesBetween } from '#domain/prices/price-cells.ts'
import { priceDoubts } from '#domain/prices/price-doubts.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'
import { judgeProposal, proposalFault, proposalOf } from '#domain/prices/proposal.ts'
import { content } from '../../../src/content/content.ts'

const window = (from: string, till: string): PriceWindow => ({
  from,
  till,
  standard: { current: 20_000, cut: 29_000 },
  deluxe: { current: 25_000, cut: 34_000 },
  superDeluxe: { current: 30_000, cut: 39_000 },
})
const WINTER = window('2027-01-01', '2027-03-31')
const SUMMER = window('2027-04-01', '2027-06-30')
const GOA = (...windows: PriceWindow[]) => ({ id: 'Goa', title: 'Goa', windows })

describe('a price that looks like a slip', () => {
  const slipped = (tier: 'standard' | 'deluxe' | 'superDeluxe', current: number, cut = current) => ({
    ...SUMMER,
    [tier]: { current, cut },
  })
  const SLIPS: [string, PriceWindow, RegExp][] = [
    [
      'a nought too many',
      slipped('superDeluxe', 300_000),
      /^Goa, Super Deluxe, 1 Apr 2027.*₹3,00,000 is more than half away from ₹30,000/,
    ],
    ['a nought too few', slipped('standard', 2000), /^Goa, Standard, 1 Apr 2027.*₹2,000 is more than half away/],
    [
      'a tier more than twice the one below',
      slipped('superDeluxe', 50_001),
      /₹50,001 stands beside ₹25,000 for Deluxe/,
    ],
    [
      'a struck price more than twice the current one',
      slipped('deluxe', 25_000, 50_001),
      /struck price ₹50,001 is more than twice ₹25,000/,
    ],
  ]
  it.each(SLIPS)(
    'is asked about: %s, in a new window, behind another one or before it, or in its place',
    (_, bad, says) => {
      for (const [now, next] of [
        [[WINTER], [WINTER, bad]],
        [[SUMMER], [bad]],
        [[window('2027-08-01', '2027-08-31')], [bad, window('2027-08-01', '2027-08-31')]],
      ] as const)
        expect(priceDoubts(GOA(...now), [...next]).join('\n')).toMatch(new RegExp(says.source, 'm'))
    },
  )

  it('is not asked about where nobody touches it, where only its days change, or where it goes', () => {
    const bad = slipped('superDeluxe', 300_000)
    expect(priceDoubts(GOA(bad), [{ ...bad, till: '2027-05-31' }])).toEqual([])
    expect(priceDoubts(GOA(bad), [])).toEqual([])
  })

  it('is none within half of the price beside it, nor is a struck price of twice the current one', () => {
    expect(priceDoubts(GOA(WINTER), [WINTER, slipped('deluxe', 25_000, 50_000)])).toEqual([])
    expect(priceDoubts(GOA(WINTER), [WINTER, { ...SUMMER, superDeluxe: { current: 45_000, cut: 60_000 } }])).toEqual([])
  })

  it('is twice the price of the tier below, and not asked about until it is more', () => {
    const beside = (deluxe: number) => ({
      ...WINTER,
      standard: { current: 20_000, cut: 25_000 },
      deluxe: { current: deluxe, cut: 60_000 },
      superDeluxe: { current: 45_000, cut: 70_000 },
    })
    const asked = [40_000, 40_001].map((deluxe) => priceDoubts(GOA(), [beside(deluxe)]).length > 0)
    expect(asked).toEqual([false, true])
  })

  it('is found when it is put live, from any form', () => {
    const now = GOA(WINTER)
    const changes = changesBetween(now.windows, [WINTER, slipped('standard', 2000)])
    expect(judgeProposal([{ tour: 'Goa', changes }], [now], '2026-11-30').doubts).not.toEqual([])
  })
})

it('Most tours of the catalogue are not asked about when their prices are typed anew', () => {
  const asked = content.tours.filter((tour) => priceDoubts({ title: tour.title, windows: [] }, tour.windows).length > 0)
  expect(asked.length).toBeLessThan(content.tours.length / 4)
})

it('A price ends three years from today at most, and a window that stands already may stay', () => {
  const far = { ...SUMMER, till: '9999-12-31' }
  const now = GOA(WINTER)
  const slips = (windows: PriceWindow[], tour = now) =>
    judgeProposal([{ tour: 'Goa', changes: changesBetween(tour.windows, windows) }], [tour], '2026-11-30').slips
  expect(slips([WINTER, far])).toEqual(['Goa: a price ends three years from today at most, on 29 Nov 2029'])
  expect(slips([WINTER, { ...SUMMER, till: farthestDay('2026-11-30') }])).toEqual([])
  expect(slips([WINTER, far], GOA(far))).toEqual([])
})

it('A proposal changes something, and no more than one row of the database may weigh', () => {
  const [cell] = changesBetween([], [SUMMER])
  if (!cell) throw new Error('a cell is wanted')
  const of = (count: number) => proposalFault([{ tour: 'Goa', changes: Array(count).fill(cell) }])
  expect([proposalFault([]), of(0)]).toEqual(Array(2).fill(expect.stringContaining('nothing in it')))
  expect([of(1), of(3000)]).toEqual([undefined, undefined])
  expect([
    proposalOf({ ...GOA(SUMMER), id: 'Goa' }, [SUMMER]),
    proposalOf({ ...GOA(), id: 'Goa' }, [SUMMER]).length,
  ]).toEqual([[], 1])
  expect(of(3001)).toContain('Send it in parts')
})
