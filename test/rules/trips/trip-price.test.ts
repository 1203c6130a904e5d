import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Region } from '../../../src/domain/catalogue/tour.ts'
import type { PriceWindow } from '../../../src/domain/prices/price-window.ts'
import { TAX_RULES, taxRuleOn } from '../../../src/domain/trips/tax-rules.ts'
import { MOST_TRAVELLERS, type TripChoice } from '../../../src/domain/trips/trip-choice.ts'
import { tripPrice } from '../../../src/domain/trips/trip-price.ts'
import { lineInWords } from '../../../src/domain/trips/trip-words.ts'

const TODAY = '2026-11-28'

function priceWindow(standard: number, differs: Partial<PriceWindow> = {}): PriceWindow {
  const at = (current: number) => ({ current, cut: current })
  const tiers = { standard: at(standard), deluxe: at(standard + 2000), superDeluxe: at(standard + 7000) }
  return { from: '2026-11-01', till: '2027-03-31', ...tiers, ...differs }
}

function choice(differs: Partial<TripChoice> = {}): TripChoice {
  return { tier: 'standard', adults: 2, children: 0, rooms: [], ...differs }
}

/** The price of a tour with one window for a party. */
function priceOf(region: Region, standard: number, differs: Partial<TripChoice> = {}) {
  const found = tripPrice({ windows: [priceWindow(standard)], region }, choice(differs), { today: TODAY })
  if (!found) throw new Error('no price')
  return found
}

describe('the sum of a trip, line by line', () => {
  it.each<[string, Region, number, number, string[], number]>([
    ['M1', 'international', 19_999, 2, ['₹39,998', '₹1,999.90', '₹839.96', '₹0.14'], 42_838],
    ['M2', 'domestic', 16_499, 2, ['₹32,998', '₹1,649.90', '₹0.10'], 34_648],
    ['M3', 'international', 19_999, 3, ['₹59,997', '₹2,999.85', '₹1,259.94', '₹0.21'], 64_257],
    ['M4', 'international', 139_699, 2, ['₹2,79,398', '₹13,969.90', '₹5,867.36', '−₹0.26'], 299_235],
    ['M5', 'domestic', 34_399, 2, ['₹68,798', '₹3,439.90', '₹0.10'], 72_238],
    ['M6', 'international', 40_345, 1, ['₹40,345', '₹2,017.25', '₹847.25', '₹0.50'], 43_210],
  ])('%s', (...[, region, standard, adults, amounts, total]) => {
    const found = priceOf(region, standard, { adults })
    expect(found.lines.map((line) => lineInWords(line).amount)).toEqual(amounts)
    expect(found.total).toBe(total)
  })

  it('names each line with its rate, and no TCS for a tour within India', () => {
    const names = (region: Region) => priceOf(region, 19_999).lines.map((line) => lineInWords(line).name)
    expect(names('international')).toEqual(['Package, ₹19,999 × 2', 'GST 5%', 'TCS 2%', 'Rounding'])
    expect(names('domestic')).toEqual(['Package, ₹19,999 × 2', 'GST 5%', 'Rounding'])
  })

  const parties = fc.record({
    region: fc.constantFrom<Region>('domestic', 'international'),
    standard: fc.integer({ min: 1, max: 10_000_000 }),
    adults: fc.integer({ min: 1, max: MOST_TRAVELLERS.adults }),
  })

  it('is the total, in whole rupees, whatever the price and the party', () => {
    fc.assert(
      fc.property(parties, ({ region, standard, adults }) => {
        const { lines, total } = priceOf(region, standard, { adults })
        expect(lines.reduce((sum, { paise }) => sum + paise, 0)).toBe(total * 100)
        expect(Number.isInteger(total)).toBe(true)
        expect(Math.abs(lines.find(({ is }) => is === 'rounding')?.paise ?? 0)).toBeLessThanOrEqual(50)
      }),
    )
  })

  it('never falls when one more travels, nor with a dearer tier', () => {
    fc.assert(
      fc.property(parties, ({ region, standard, adults }) => {
        const { total } = priceOf(region, standard, { adults })
        expect(priceOf(region, standard, { adults: adults + 1 }).total).toBeGreaterThan(total)
        expect(priceOf(region, standard, { adults, tier: 'deluxe' }).total).toBeGreaterThan(total)
      }),
    )
  })

  it('is the same for each adult, to half a paisa', () => {
    fc.assert(
      fc.property(parties, ({ region, standard, adults }) => {
        const { perPerson, total } = priceOf(region, standard, { adults })
        expect(Math.abs(perPerson * adults - total * 100)).toBeLessThanOrEqual(adults / 2)
      }),
    )
  })
})

describe('the price that counts', () => {
  const windows = [
    priceWindow(10_000, { from: '2026-11-01', till: '2027-01-14' }),
    priceWindow(20_000, { from: '2027-01-15', till: '2027-02-28' }),
  ]
  const found = (from?: string) =>
    tripPrice({ windows, region: 'domestic' }, choice({ ...(from && { from }) }), { today: TODAY })

  it.each<[string | undefined, number, string, boolean]>([
    [undefined, 10_000, 'present', false],
    ['2027-01-14', 10_000, 'present', false],
    ['2027-01-15', 20_000, 'present', false],
    ['2026-12', 10_000, 'present', false],
    ['2027-01', 10_000, 'present', true],
    ['2027-02', 20_000, 'present', false],
    ['2027-03-01', 20_000, 'beyond', false],
    ['2027-03', 20_000, 'beyond', false],
  ])('for a journey from %s is the one of that day: %i (%s)', (...[from, each, kind, changes]) => {
    expect(found(from)).toMatchObject({ lines: [{ each }, {}], price: { kind }, changes })
  })

  it('is marked where the journey begins before the published days', () => {
    expect(tripPrice({ windows: windows.slice(1), region: 'domestic' }, choice(), { today: TODAY })?.price.kind).toBe(
      'next',
    )
  })

  it('is none where none was ever published', () => {
    expect(tripPrice({ windows: [], region: 'domestic' }, choice(), { today: TODAY })).toBeUndefined()
  })
})

it.each<[string, Partial<TripChoice>, string[]]>([
  ['two adults', {}, []],
  ['four in two rooms', { adults: 4, rooms: [2, 2] }, []],
  ['a child', { children: 1 }, ['children']],
  ['a room for one', { adults: 3, rooms: [2, 1] }, ['single']],
  ['a third bed', { adults: 3, rooms: [3] }, ['extra']],
  ['three who have not said who sleeps where', { adults: 3 }, ['odd']],
  ['a child in a third bed', { children: 1, rooms: [3] }, ['children', 'extra']],
])('of %s what is not published is told, and the total is that of the adults', (_, differs, untold) => {
  const party = priceOf('domestic', 10_000, differs)
  expect(party.untold).toEqual(untold)
  expect(party.total).toBe(priceOf('domestic', 10_000, { adults: differs.adults ?? 2 }).total)
})

describe('a tax rule', () => {
  const later = { ...taxRuleOn('gst', TODAY), percent: 5.5, from: '2027-04-01', till: '2028-03-31' }

  it('counts from its first day on, for what is booked from then on', () => {
    const rules = [later, ...TAX_RULES]
    expect(['2027-03-31', '2027-04-01'].map((day) => taxRuleOn('gst', day, rules).percent)).toEqual([5, 5.5])
    const priced = { windows: [priceWindow(10_001)], region: 'domestic' as const }
    expect(tripPrice(priced, choice({ adults: 1 }), { today: '2027-04-01', rules })?.lines[1]).toMatchObject({
      paise: 55_006,
    })
  })

  it.each([
    ['2027-03-31', TODAY, true],
    ['2027-04-01', TODAY, false],
    ['2027-04', TODAY, false],
    [undefined, TODAY, true],
    [undefined, '2027-04-01', false],
  ])('for a journey from %s that is booked on %s: known to the end is %s', (from, today, isKnown) => {
    const priced = { windows: [priceWindow(10_000)], region: 'international' as const }
    const taxes = tripPrice(priced, choice({ ...(from && { from }) }), { today })?.lines.slice(1, 3)
    expect(taxes).toMatchObject([{ isKnown }, { isKnown }])
  })

  it('has a source, a day on which it was read, and an end', () => {
    const wrong = TAX_RULES.filter(
      ({ source, from, till, checkedOn }) => !source.startsWith('https://') || from > till || checkedOn > till,
    )
    expect(wrong).toEqual([])
  })
})
