import { describe, expect, it } from 'vitest'
import { applyChanges, undo } from '../../../src/domain/prices/apply-changes.ts'
import { dayMistakes } from '../../../src/domain/prices/day-slips.ts'
import type { PricedTour } from '../../../src/domain/prices/plan-sheet.ts'
import { cellsOf, changeInWords, changesBetween, isJump, sameCell } from '../../../src/domain/prices/price-cells.ts'
import { type PriceWindow, windowFaults } from '../../../src/domain/prices/price-window.ts'
import { judgeProposal } from '../../../src/domain/prices/proposal.ts'
import { raise, seasonRow, seasonWindows, typedRow } from '../../../src/domain/prices/season.ts'
import { daysAfter } from '../../../src/values/dates.ts'

const price = (current: number) => ({ current, cut: current + 9000 })
const window = (from: string, till: string, standard: number): PriceWindow => ({
  ...{ from, till, standard: price(standard) },
  ...{ deluxe: price(standard + 5000), superDeluxe: price(standard + 10_000) },
})
const tour = (...windows: PriceWindow[]): PricedTour => ({ id: 'Goa', title: 'Goa: sand', windows })
const SUMMER = { from: '2027-04-01', till: '2027-06-30' }

it.each([
  [34_699, 6, 36_799],
  [34_699, -6, 32_599],
  [10_000, 0, 9999],
  [100, -99, 1],
])('%i rupees and %i %% make %i', (current, percent, raised) => {
  expect(raise(current, percent)).toBe(raised)
})

describe('a tour’s row for a season', () => {
  const values = (row: { cells: { value: string }[] }) => row.cells.map(({ value }) => value)

  it('begins with the last prices before it, so much higher, and says what they were', () => {
    const windows = [window('2027-01-01', '2027-03-31', 20_000), window('2026-01-01', '2026-12-31', 10_000)]
    const { cells } = seasonRow(tour(...windows), SUMMER, 10)
    expect(cells[0]).toEqual({ name: 'standard', label: 'Standard', value: '21,999', was: '20,000' })
    expect(cells[5]).toEqual({
      ...{ name: 'superDeluxe-cut', label: 'Super Deluxe, struck', value: '42,899', was: '39,000' },
    })
  })

  it('keeps the prices as they are where nothing is added, and those that hold on its first day', () => {
    const windows = [window('2027-04-01', '2027-05-31', 20_000), window('2027-06-01', '2027-06-30', 30_000)]
    expect(values(seasonRow(tour(...windows), SUMMER, 0)).slice(0, 2)).toEqual(['20,000', '29,000'])
  })

  it('begins with those of the next window where none came before, and empty where there never was one', () => {
    expect(values(seasonRow(tour(window('2027-08-01', '2027-09-30', 20_000)), SUMMER, 0))[0]).toBe('20,000')
    const same = window(SUMMER.from, SUMMER.till, 33_000)
    expect(values(seasonRow(tour(window('2026-01-01', daysAfter(SUMMER.from, -1), 20_000), same), SUMMER, 0))[0]).toBe(
      '33,000',
    )
    expect(values(seasonRow(tour(), SUMMER, 10))).toEqual(['', '', '', '', '', ''])
  })

  it('as it was typed names the cells that are no price', () => {
    const typed: Record<string, string> = { standard: ' 20,000 ', deluxe: 'many' }
    const { cells } = typedRow(tour(), (name) => typed[name] ?? '')
    expect(cells.map(({ value, wrong }) => [value, wrong]).slice(0, 3)).toEqual([
      ['20,000', false],
      ['', false],
      ['many', true],
    ])
  })
})

describe('a typed row of a season', () => {
  const typed = (...cells: string[]) => {
    const row = typedRow(tour(window('2027-06-01', '2027-07-31', 20_000)), () => cells.shift() ?? '')
    return seasonWindows(row, SUMMER)
  }

  it('is laid over what stood there', () => {
    expect(typed('1,000', '2,000', '3,000', '4,000', '5,000', '6,000')).toEqual({
      windows: [
        {
          ...SUMMER,
          ...{ standard: { current: 1000, cut: 2000 }, deluxe: { current: 3000, cut: 4000 } },
          superDeluxe: { current: 5000, cut: 6000 },
        },
        window('2027-07-01', '2027-07-31', 20_000),
      ],
      slips: [],
    })
  })

  it('changes nothing where all of it is empty', () => {
    expect(typed()).toEqual({ windows: [window('2027-06-01', '2027-07-31', 20_000)], slips: [] })
  })

  it('names tour and cell of what is missing or is no price', () => {
    expect(typed('1,000', '2,000', 'many', '4,000', '5,000')).toMatchObject({
      slips: [
        expect.stringMatching(/^Goa: sand, Deluxe: “many” is not a price/),
        'Goa: sand, Super Deluxe, struck: a price is missing',
      ],
    })
  })
})

it.each([
  ['2027-04-01', '2027-06-30', []],
  ['2027-04-01', '2027-04-01', []],
  ['2027-04-02', '2027-04-01', ['Last day: it is before the first day']],
  ['2027-02-29', '2027-06-30', ['First day: choose a day of the calendar']],
  ['2027-04-01', '', ['Last day: choose a day of the calendar']],
])('The days from %s to %s have these slips: %j', (from, till, slips) => {
  expect(Object.values(dayMistakes(from, till, '2026-11-30'))).toEqual(slips)
})

describe('a change of a price', () => {
  const [was, became] = [window('2027-01-01', '2027-03-31', 20_000), window('2027-01-01', '2027-02-28', 20_000)]

  it('says that a window ends on another day', () => {
    const [first] = changesBetween([was], [became])
    expect(first && changeInWords(first)).toBe(
      'Standard, 1 Jan 2027 to 28 Feb 2027 (until now to 31 Mar 2027): ₹20,000 (struck ₹29,000) → ₹20,000 (struck ₹29,000)',
    )
  })

  it('says of a new window that there was no price', () => {
    const [first] = changesBetween([], [was])
    expect(first && changeInWords(first)).toBe(
      'Standard, 1 Jan 2027 to 31 Mar 2027: no price → ₹20,000 (struck ₹29,000)',
    )
  })

  it('is one where the day, the price or the struck price is another', () => {
    const [cell] = cellsOf([was])
    if (!cell) throw new Error('no cell')
    const others = [{ till: '2027-03-30' }, { current: 1 }, { cut: 1 }].map((other) => ({ ...cell, ...other }))
    expect(others.map((other) => sameCell(cell, other))).toEqual([false, false, false])
    expect([sameCell(cell, { ...cell }), sameCell(undefined, undefined), sameCell(cell, undefined)]).toEqual([
      ...[true, true, false],
    ])
  })

  it.each([
    [20_000, 30_000, false],
    [20_000, 30_001, true],
    [20_000, 10_000, false],
    [20_000, 9999, true],
  ])('from %i to %i is a jump: %s', (from, to, isOne) => {
    const [change] = changesBetween(
      [window('2027-01-01', '2027-01-31', from)],
      [window('2027-01-01', '2027-01-31', to)],
    )
    expect(change && isJump(change)).toBe(isOne)
  })

  it('that brings a price or takes one away is no jump', () => {
    const all = [...changesBetween([], [was]), ...changesBetween([was], [])]
    expect([all.length, all.filter(isJump)]).toEqual([6, []])
  })

  it('of one tier alone leaves the three apart, and their first day is named', () => {
    const [first] = changesBetween([was], [])
    expect(applyChanges(first ? [first] : [], [was])).toEqual({ windows: [], broken: ['2027-01-01'] })
  })

  it('of one tier’s last day alone does so, too', () => {
    const changes = changesBetween([was], [became]).slice(2)
    expect(changes.map(({ tier }) => tier)).toEqual(['superDeluxe'])
    expect(applyChanges(changes, [was]).broken).toEqual(['2027-01-01'])
  })

  it('is kept by an undo where the last day of the window was changed since, with the other two', () => {
    const now = [{ ...became, till: '2027-02-27' }]
    expect(undo(changesBetween([was], [became]), now)).toEqual(now)
  })
})

describe('a proposal', () => {
  const now = tour(window('2027-01-01', '2027-03-31', 20_000))
  const changes = changesBetween(now.windows, [window('2027-01-01', '2027-03-31', 22_000)])
  const proposal = [{ tour: 'Goa', changes }]

  it('is the same while nobody has changed the prices, and says what it comes to', () => {
    expect(judgeProposal(proposal, [now], '2026-11-30')).toMatchObject({
      same: true,
      slips: [],
      plans: [{ windows: [window('2027-01-01', '2027-03-31', 22_000)] }],
    })
  })

  it('is another where somebody has, or where its tour is gone', () => {
    const changed = tour(window('2027-01-01', '2027-03-31', 21_000))
    expect(judgeProposal(proposal, [changed], '2026-11-30').same).toBe(false)
    expect(judgeProposal(proposal, [], '2026-11-30')).toMatchObject({ same: false, plans: [], fresh: [] })
    expect(judgeProposal([...proposal, { tour: 'Nepal', changes: [] }], [now], '2026-11-30').same).toBe(false)
  })

  it('says by the tour’s title what would be wrong', () => {
    const longer = tour(...now.windows, window('2027-04-01', '2027-05-31', 20_000))
    const over = changesBetween(now.windows, [{ ...window('2027-01-01', '2027-04-01', 20_000) }])
    expect(judgeProposal([{ tour: 'Goa', changes: over }], [longer], '2026-11-30').slips).toEqual([
      'Goa: sand: two price windows share a day',
    ])
    expect(judgeProposal([{ tour: 'Goa', changes: over.slice(1) }], [longer], '2026-11-30').slips).toEqual([
      'Goa: sand: the three tiers no longer begin and end on the same days (from 2027-01-01)',
    ])
  })
})

it('A struck price may be the current one, and is never below it', () => {
  const faults = [10_000, 9999].map((cut) =>
    windowFaults([{ ...window('2027-01-01', '2027-01-31', 10_000), standard: { current: 10_000, cut } }]),
  )
  expect(faults.map(({ length }) => length)).toEqual([0, 1])
})

it('A price is one rupee or more', () => {
  const oneRupee = { ...window('2027-01-01', '2027-01-31', 10_000), standard: { current: 1, cut: 1 } }
  expect(windowFaults([oneRupee])).toEqual([])
  expect(windowFaults([{ ...oneRupee, standard: { current: 0, cut: 1 } }])).toHaveLength(1)
})

it('A tour has a hundred price windows at most', () => {
  const days = Array.from({ length: 101 }, (_, at) => daysAfter('2027-01-01', at))
  const windows = days.map((day) => window(day, day, 10_000))
  expect(windowFaults(windows.slice(0, 100))).toEqual([])
  expect(windowFaults(windows)).toHaveLength(1)
})

it('Tiers may cost the same, a window may last one day, and two may follow each other but share none', () => {
  const one = window('2027-01-01', '2027-01-01', 10_000)
  const next = window('2027-01-02', '2027-01-31', 10_000)
  const same = { ...one, deluxe: one.standard, superDeluxe: one.standard }
  expect([[one, next], [next, one], [same]].flatMap(windowFaults)).toEqual([])
  expect(windowFaults([{ ...next, from: '2027-01-01' }, one])).toHaveLength(1)
  expect(windowFaults([{ ...one, till: '2026-12-31' }])).toHaveLength(1)
})
