import { describe, expect, it } from 'vitest'
import type { Season } from '../../../src/domain/catalogue/practical.ts'
import type { Day, Tour } from '../../../src/domain/catalogue/tour.ts'
import type { Fact } from '../../../src/domain/facts/fact.ts'
import type { ComparedTour } from '../../../src/domain/shortlist/compared.ts'
import { comparisonOf, type Line } from '../../../src/domain/shortlist/comparison.ts'
import { FOR_TWO } from '../../../src/domain/trips/trip-choice.ts'
import { MONTHS } from '../../../src/values/dates.ts'

const TODAY = '2026-12-01'
const price = (current: number) => ({ current, cut: current + 9000 })
const day = (differs: Partial<Day> = {}): Day => ({ title: 'On', activities: [], meals: [], ...differs })
const window = {
  from: '2026-10-01',
  till: '2027-03-31',
  standard: price(10_000),
  deluxe: price(15_000),
  superDeluxe: price(20_000),
}

const SNOW = { is: 'closed', months: ['Jan'], why: 'Snow lies on the road' } satisfies Season

/** A tour of two nights within India, as far as a comparison looks at it. */
function tour(differs: Partial<ComparedTour> = {}): ComparedTour {
  const practical: Tour['practical'] = {
    seasons: [
      { is: 'good', months: [...MONTHS.slice(0, 5)], why: '' },
      { is: 'closed', months: [...MONTHS.slice(5)], why: '' },
    ],
    pace: 'easy',
    longestRoadDay: 3,
    vehicle: { kind: 'private', what: 'A car of your own' },
    ...{ rooms: '', children: 'From 5 years', papers: '' },
  }
  return {
    isSold: true,
    region: 'domestic',
    windows: [window],
    days: [day({ overnight: 'Leh' }), day({ overnight: 'Leh', meals: ['B'] }), day({ meals: ['B', 'L'] })],
    stops: [
      { name: 'Leh', at: [34, 77] },
      { name: 'Nubra', at: [34, 77] },
    ],
    inclusions: [],
    exclusions: [],
    facts: [],
    practical,
    ...differs,
  } as ComparedTour
}

const inWords = ({ rupees, text }: Line) => (rupees === undefined ? text : `${rupees} ${text}`)

/** The rows by their names: of each tour its lines. */
function rows(tours: ComparedTour[], today = TODAY) {
  const { differs, same } = comparisonOf(tours, today)
  const byName = (all: typeof differs) =>
    Object.fromEntries(all.map(({ name, cells }) => [name, cells.map((lines) => lines.map(inWords))]))
  return { differs: byName(differs), same: byName(same) }
}

describe('a comparison', () => {
  it('of one tour says all that is known of it, and nothing of what is not', () => {
    const { differs, same } = rows([tour()])
    expect(same).toEqual({})
    expect(differs).toMatchObject({
      // 20,000 and 5 %.
      'All-in for two, Standard': [['21000 with GST', 'to 31 Mar 2027']],
      'Standard, 3 star': [['10000 + 5% GST, a person', 'to 31 Mar 2027']],
      'Super Deluxe, 5 star': [['20000 + 5% GST, a person', 'to 31 Mar 2027']],
      Length: [['2 nights, 3 days']],
      Months: [['Good: Jan to May', 'Closed: Jun to Dec']],
      Pace: [['Easy', 'Longest day of travel: 3 hours']],
      'Visa, Indian passport': [['None: within India']],
      'Hotel, Standard': [['3 star accommodation']],
      Meals: [['2 breakfasts', '1 lunch']],
      'Where you go': [['Leh, Nubra']],
      Flights: [['Not included']],
    })
    expect(differs).not.toHaveProperty('Highest night')
    expect(differs).not.toHaveProperty('Also included')
  })

  it('of two tells what differs from what is the same', () => {
    const other = tour({ days: [day({ overnight: 'Leh', meals: ['D'] }), day()] })
    const { differs, same } = rows([tour(), other])
    expect(differs).toMatchObject({
      Length: [['2 nights, 3 days'], ['1 nights, 2 days']],
      Meals: [['2 breakfasts', '1 lunch'], ['1 dinner']],
    })
    expect(same).toMatchObject({ Pace: [['Easy', 'Longest day of travel: 3 hours'], expect.anything()] })
    expect(Object.keys(differs)).toEqual(['Length', 'Meals'])
  })

  it('keeps the column of a tour that is not sold any more, and lets it say nothing', () => {
    const { differs, same } = rows([tour(), tour({ isSold: false }), tour({ days: [day(), day()] })])
    expect(differs.Length).toEqual([['2 nights, 3 days'], [], ['1 nights, 2 days']])
    expect(same.Pace).toHaveLength(2)
  })

  it('with a single tour that is sold calls nothing the same', () => {
    expect(rows([tour(), tour({ isSold: false })]).same).toEqual({})
  })
})

describe('its cells', () => {
  it('say of a tour abroad that TCS is in the sum, and what visa it needs while that is claimed', () => {
    const visa = { kind: 'visa', visa: 'eta', checkedOn: '2026-11-01', expiresOn: TODAY } as Fact
    const levy = { kind: 'levy', expiresOn: TODAY } as Fact
    const abroad = tour({ region: 'international', facts: [levy, visa] })
    // 20,000 and 5 % are 21,000; with 2 % of that 21,420.
    expect(rows([abroad]).differs).toMatchObject({
      'All-in for two, Standard': [['21420 with GST and TCS', 'to 31 Mar 2027']],
      'Visa, Indian passport': [['Electronic permission (ETA)']],
    })
    expect(rows([abroad], '2026-12-02').differs['Visa, Indian passport']).toEqual([
      ['Ask us: last confirmed in November 2026'],
    ])
  })

  it('say "on request" where no price was ever published', () => {
    expect(rows([tour({ windows: [] })]).differs).toMatchObject({
      'All-in for two, Standard': [['Price on request']],
      'Deluxe, 4 star': [['Price on request']],
    })
  })

  it.each([
    ['with a price', [window]],
    ['on request', []],
  ])('say beside what it costs that its month is closed, for a tour %s', (_, windows) => {
    const closed = tour({ windows, practical: { ...tour().practical, seasons: [SNOW] } })
    const trip = { ...FOR_TWO, from: '2027-01' }
    const [row] = comparisonOf([closed], TODAY, trip).differs
    expect(row?.cells[0]?.at(-1)).toEqual({ text: 'January 2027 is closed: Snow lies on the road.' })
  })

  it('name the highest night where height matters', () => {
    const altitude = { top: { place: 'Khardung La', metres: 5359 }, night: { place: 'Pangong', metres: 4250 } }
    const high = tour({ practical: { ...tour().practical, altitude } })
    expect(rows([high, tour()]).differs['Highest night']).toEqual([['4250 m, at Pangong'], []])
  })

  it('say what is included by its kind, and beside it what has none', () => {
    const inclusions: Tour['inclusions'] = [{ key: 'guide', text: 'A guide in Leh' }, { text: 'Oxygen in the car' }]
    const { differs, same } = rows([tour({ inclusions }), tour()])
    expect(differs).toEqual({
      'Local guide': [['Included'], ['Not included']],
      'Also included': [['Oxygen in the car'], []],
    })
    expect(same.Insurance).toEqual([['Not included'], ['Not included']])
  })

  it('set what no tour includes apart from what one of them does not', () => {
    const { differs, same } = rows([tour({ exclusions: ['Tips', 'Lunch'] }), tour({ exclusions: ['Tips'] })])
    expect(differs).toEqual({ 'Not included': [['Lunch'], []] })
    expect(same['Not included in any']).toEqual([['Tips'], ['Tips']])
    expect(rows([tour({ exclusions: ['Tips'] })]).differs).toMatchObject({ 'Not included': [['Tips']] })
  })
})
