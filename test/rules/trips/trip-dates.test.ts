import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Region } from '../../../src/domain/catalogue/tour.ts'
import { instalments, tripDates } from '../../../src/domain/trips/trip-dates.ts'
import { daysAfter } from '../../../src/values/dates.ts'

const EARLY = '2026-11-28'

function datesOf(region: Region, from: string, { today = EARLY, total = 42_838, days = 5 } = {}) {
  return tripDates({ region, from, days, due: { total, chargeable: total * 100 } }, today)
}

it.each<[Region, string, string, string[]]>([
  ['international', '2027-01-20', '2027-01-05', ['to 2026-12-21', '2026-12-22 to 2027-01-05', '2027-01-06 to the end']],
  ['domestic', '2027-03-01', '2027-02-19', ['to 2027-01-30', '2027-01-31 to 2027-02-14', '2027-02-15 to the end']],
  ['domestic', '2028-03-01', '2028-02-20', ['to 2028-01-31', '2028-02-01 to 2028-02-15', '2028-02-16 to the end']],
  ['domestic', '2027-12-31', '2027-12-21', ['to 2027-12-01', '2027-12-02 to 2027-12-16', '2027-12-17 to the end']],
])('a trip %s from %s: the rest is due by %s, and the bands follow one another', (...[region, from, by, bands]) => {
  const dates = datesOf(region, from)
  expect(dates.balance?.by).toBe(by)
  expect(dates.bands.map((band) => `${band.from ?? ''} to ${band.till ?? 'the end'}`.trim())).toEqual(bands)
})

it('says what each cancellation costs, and returns on the last day', () => {
  const dates = datesOf('international', '2027-01-20')
  expect(dates).toMatchObject({ till: '2027-01-24', advance: 21_419, balance: { amount: 21_419 } })
  expect(dates.bands.map(({ percent, charge }) => [percent, charge])).toEqual([
    [50, 2_141_900],
    [75, 3_212_850],
    [100, 4_283_800],
  ])
})

it('reckons a cancellation from package and GST: TCS stands apart and is never charged', () => {
  const due = { total: 74_325, chargeable: 7_286_764 }
  const { bands } = tripDates({ region: 'international', from: '2027-03-20', days: 6, due }, EARLY)
  expect(bands.map(({ charge }) => charge)).toEqual([3_643_400, 5_465_073, 7_286_764])
})

it('names days and percent alone where no price holds', () => {
  for (const today of [EARLY, '2027-03-18']) {
    const dates = tripDates({ region: 'international', from: '2027-03-20', days: 6 }, today)
    const amounts = [dates.advance, dates.balance?.amount, ...dates.bands.map(({ charge }) => charge)]
    expect(amounts.filter((amount) => amount !== undefined)).toEqual([])
    expect(dates.bands.at(-1)?.percent).toBe(100)
  }
})

describe('too close to the first day', () => {
  it('all is due at booking, and no day that has passed is named', () => {
    const dates = datesOf('international', '2026-12-10', { today: '2026-12-01' })
    expect(dates.balance).toBeUndefined()
    expect(dates.advance).toBe(42_838)
    expect(dates.bands).toEqual([{ percent: 100, charge: 4_283_800 }])
  })

  it('a band that has begun is named by its end alone', () => {
    expect(datesOf('international', '2027-01-20', { today: '2026-12-25' }).bands[0]).toMatchObject({
      till: '2027-01-05',
      percent: 75,
    })
    expect(datesOf('international', '2027-01-20', { today: '2026-12-25' }).bands[0]?.from).toBeUndefined()
  })

  it('a band that begins today is named by its end alone, one that begins tomorrow by both', () => {
    const band = (today: string, at: number) => datesOf('international', '2027-01-20', { today }).bands[at]?.from
    expect([band('2026-12-22', 0), band('2026-12-21', 1)]).toEqual([undefined, '2026-12-22'])
  })

  it('the rest is no longer parted from the advance on the day on which it is due', () => {
    expect(datesOf('domestic', '2027-03-01', { today: '2027-02-18' }).balance?.by).toBe('2027-02-19')
    expect(datesOf('domestic', '2027-03-01', { today: '2027-02-19' }).balance).toBeUndefined()
  })
})

it('the advance of an odd total is the larger part, and the two are the total', () => {
  expect([instalments(42_838), instalments(64_257)]).toEqual([
    [21_419, 21_419],
    [32_129, 32_128],
  ])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (total) => {
      const [advance, balance] = instalments(total)
      expect(advance + balance).toBe(total)
      expect([0, 1]).toContain(advance - balance)
    }),
  )
})

it('a cancellation never costs less than the advance, which is not refunded', () => {
  expect(datesOf('domestic', '2027-03-01', { total: 64_257 }).bands[0]?.charge).toBe(3_212_900)
})

it('from any day on every day to the first one belongs to one band, and none has passed', () => {
  const trips = fc.record({ ahead: fc.integer({ min: 0, max: 800 }), since: fc.integer({ min: 0, max: 3000 }) })
  fc.assert(
    fc.property(trips, fc.constantFrom<Region>('domestic', 'international'), ({ ahead, since }, region) => {
      const today = daysAfter('2026-01-01', since)
      const from = daysAfter(today, ahead)
      const { bands, balance } = datesOf(region, from, { today })
      const begins = bands.map((band) => band.from ?? today)
      const ends = bands.map((band) => band.till ?? from)
      expect(begins[0]).toBe(today)
      expect(ends.at(-1)).toBe(from)
      expect(begins.slice(1)).toEqual(ends.slice(0, -1).map((end) => daysAfter(end, 1)))
      expect([...begins, ...ends, balance?.by ?? from].filter((day) => day < today)).toEqual([])
    }),
  )
})
