import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, keptOf, undo } from '../../../src/domain/prices/apply-changes.ts'
import { changesBetween } from '../../../src/domain/prices/price-cells.ts'
import { carve, type PriceWindow, windowFaults } from '../../../src/domain/prices/price-window.ts'
import { daysAfter } from '../../../src/values/dates.ts'

const season = (from: string, till: string, standard: number): PriceWindow => ({
  from,
  till,
  standard: { current: standard, cut: standard + 9000 },
  deluxe: { current: standard + 5000, cut: standard + 14_000 },
  superDeluxe: { current: standard + 10_000, cut: standard + 19_000 },
})
const days = (windows: PriceWindow[]) => windows.map(({ from, till, standard }) => [from, till, standard.current])

describe('a window that is laid over others', () => {
  it('divides the one that it lies within, and an undo makes one of the three', () => {
    const winter = [season('2026-10-01', '2027-03-31', 19_999)]
    const carved = carve(winter, season('2026-12-20', '2026-12-31', 24_999))
    expect(days(carved)).toEqual([
      ['2026-10-01', '2026-12-19', 19_999],
      ['2026-12-20', '2026-12-31', 24_999],
      ['2027-01-01', '2027-03-31', 19_999],
    ])
    const changes = changesBetween(winter, carved)
    expect([changes.filter(({ was }) => was).length, changes.filter(({ was }) => !was).length]).toEqual([3, 6])
    expect(undo(changes, carved)).toEqual(winter)
  })

  it('takes the place of one that it covers, and may last one day', () => {
    expect(days(carve([season('2027-01-05', '2027-01-10', 1)], season('2027-01-01', '2027-02-01', 2)))).toEqual([
      ['2027-01-01', '2027-02-01', 2],
    ])
    expect(days(carve([season('2027-01-01', '2027-01-31', 1)], season('2027-01-31', '2027-01-31', 2)))).toEqual([
      ['2027-01-01', '2027-01-30', 1],
      ['2027-01-31', '2027-01-31', 2],
    ])
  })

  it('shares a day with none, over any windows, and can be undone', () => {
    const day = (at: number) => daysAfter('2027-01-01', at)
    const lengths = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { maxLength: 6 })
    fc.assert(
      fc.property(lengths, fc.nat(200), fc.nat(60), (gaps, begin, length) => {
        let at = 0
        const windows = gaps.map(([gap, long], index) => {
          const from = at + gap
          at = from + long + 1
          return season(day(from), day(from + long), 10_000 + index * 100)
        })
        const carved = carve(windows, season(day(begin), day(begin + length), 50_000))
        expect(windowFaults(carved)).toEqual([])
        expect(undo(changesBetween(windows, carved), carved)).toEqual(windows)
      }),
    )
  })
})

describe('the prices of a window', () => {
  const [winter, summer] = [season('2027-01-01', '2027-03-31', 20_000), season('2027-04-01', '2027-06-30', 22_000)]
  it.each(changesBetween([winter], []))(
    'are broken without that of $tier, and where it ends on another day',
    (gone) => {
      const shorter = { ...gone, ...(gone.was && { became: { ...gone.was, till: '2027-03-30' } }) }
      for (const change of [gone, shorter])
        expect(applyChanges([change], [winter, summer])).toEqual({ windows: [summer], broken: ['2027-01-01'] })
    },
  )
})

describe('an undo', () => {
  it('keeps the one price that somebody has changed since, and gives the others back', () => {
    const was = [season('2027-01-01', '2027-03-31', 20_000)]
    const became = [season('2027-01-01', '2027-03-31', 22_000)]
    const now = became.map((window) => ({ ...window, deluxe: { current: 28_000, cut: 40_000 } }))
    expect(undo(changesBetween(was, became), now)).toEqual([{ ...was[0], deluxe: { current: 28_000, cut: 40_000 } }])
  })

  it('keeps a new window whole where one of its prices was changed since', () => {
    const became = [season('2027-01-01', '2027-03-31', 22_000)]
    const now = became.map((window) => ({ ...window, deluxe: { current: 28_000, cut: 40_000 } }))
    expect(undo(changesBetween([], became), now)).toEqual(now)
  })

  const winter = season('2026-10-01', '2027-03-31', 20_000)
  it.each([
    [
      'would lie over one that was put in since',
      { was: [winter], became: [], now: [season('2026-12-01', '2026-12-31', 24_000)] },
    ],
    [
      'would grow over a piece of it whose price was changed since',
      {
        was: [winter],
        became: carve([winter], season('2026-12-20', '2026-12-31', 25_000)),
        now: carve([winter], season('2026-12-20', '2026-12-31', 26_000)),
      },
    ],
    [
      'would be dearer than the next tier, which was changed since',
      {
        was: [{ ...winter, standard: { current: 24_000, cut: 30_000 } }],
        became: [winter],
        now: [{ ...winter, deluxe: { current: 22_000, cut: 34_000 } }],
      },
    ],
  ])('leaves a tour as it is where a window that came back %s', (_, { was, became, now }) => {
    expect(undo(changesBetween(was, became), now)).toEqual(now)
  })

  it('says which changes it has left, tour by tour', () => {
    const changes = changesBetween([winter], [season('2026-10-01', '2027-03-31', 22_000)]).map((change) => ({
      ...change,
      tour: 'Goa',
    }))
    expect(keptOf(changes, changes.slice(0, 2)).map(({ tier }) => tier)).toEqual(['superDeluxe'])
    expect(
      keptOf(
        changes,
        changes.map((change) => ({ ...change, tour: 'Bali' })),
      ),
    ).toEqual(changes)
  })
})
