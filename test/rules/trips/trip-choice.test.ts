import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TIERS } from '../../../src/domain/catalogue/tiers.ts'
import { readChoice } from '../../../src/domain/trips/read-choice.ts'
import { CHOICE_NAMES, choiceQuery, MOST_TRAVELLERS, type TripChoice } from '../../../src/domain/trips/trip-choice.ts'
import { daysAfter } from '../../../src/values/dates.ts'

const TODAY = '2026-11-28'

const read = (query: string, today = TODAY) => readChoice(query, today)

describe('a choice in an address', () => {
  it.each<[string, Partial<TripChoice>]>([
    ['adults=2&tier=deluxe&from=2027-02-10', { adults: 2, tier: 'deluxe', from: '2027-02-10' }],
    ['from=2027-02', { from: '2027-02' }],
    ['month=2027-02&from=', { from: '2027-02' }],
    ['from=10/2/2027&month=2027-05', { from: '2027-02-10' }],
    ['from=2028-02-29', { from: '2028-02-29' }],
    ['from=2026-11-28', { from: TODAY }],
    ['month=2026-11', { from: '2026-11' }],
    ['tier=superDeluxe', { tier: 'superDeluxe' }],
    ['adults=3&rooms=2 %2B 1', { adults: 3, rooms: [2, 1] }],
    ['adults=3&rooms=2+1', { adults: 3, rooms: [2, 1] }],
    ['adults=2&children=1&rooms=2 and 1', { children: 1, rooms: [2, 1] }],
    ['adults=4&rooms=2,2', { adults: 4, rooms: [2, 2] }],
    ['adults=4&rooms=4', { adults: 4, rooms: [4] }],
    ['children=2&ages=6,1', { children: 2, ages: [6, 1] }],
    ['children=2&ages=17 and 0', { children: 2, ages: [17, 0] }],
    ['children=1&ages=६', { children: 1, ages: [6] }],
    ['children=1&ages=8 months', { children: 1, ages: [0] }],
    ['children=3&ages=6 yrs, 18m and 11 months', { children: 3, ages: [6, 1, 0] }],
    ['children=1&ages=8-month', { children: 1, ages: [0] }],
    ['children=1&ages=18 mths.', { children: 1, ages: [1] }],
    ['children=2&ages=8 mo, 11 mos', { children: 2, ages: [0, 0] }],
    ['children=1&ages=8 months old', { children: 1, ages: [0] }],
    ['children=1&ages=6 weeks', { children: 1, ages: [0] }],
    ['children=1&ages=1 year 6 months', { children: 1, ages: [1] }],
    ['children=2&ages=1y6m and 4 years old', { children: 2, ages: [1, 4] }],
    ['children=2&ages=4 years, 6 months', { children: 2, ages: [4, 0] }],
    ['children=2&ages=', { children: 2 }],
    ['children=1&ages=1&rooms=2', { children: 1, ages: [1], rooms: [2] }],
    ['children=1&ages=1&rooms=3', { children: 1, ages: [1], rooms: [3] }],
  ])('%s is read, and what it does not say is two adults in the first tier', (query, choice) => {
    const known = { adults: 2, children: 0, tier: 'standard', rooms: [] }
    expect(read(query)).toMatchObject({ choice: { ...known, ...choice }, mistakes: {} })
  })

  it.each([
    '',
    'tier=palace',
    'from=',
    'month=soon',
    'month=2027-13',
    'utm_source=x',
    'from=singlemessage',
    'from=timeline&isappinstalled=0',
    `from=${'1'.repeat(41)}`,
  ])('"%s" asks for nothing', (query) => {
    expect(read(query)).toMatchObject({ mistakes: {} })
    expect(read(query).choice).toBeUndefined()
  })

  it('takes no part of what WeChat adds to a shared link', () => {
    expect(read('adults=2&tier=deluxe&from=singlemessage')).toEqual(read('adults=2&tier=deluxe'))
  })

  it('takes the first of two values of one name', () => {
    expect(read('adults=4&adults=2').choice?.adults).toBe(4)
  })

  it.each([
    ['from=2026-11-27', 'from', /passed/],
    ['from=2027-02-29', 'from', /not in the calendar/],
    ['adults=2&from=soon', 'from', /could not read/],
    ['from=2031-01-01', 'from', /3 years ahead/],
    ['month=2026-10', 'month', /month has passed/],
    ['from=2026-10', 'month', /month has passed/],
    ['adults=many', 'adults', /in digits/],
    ['adults=1e1', 'adults', /in digits/],
    ['adults=2.5', 'adults', /in digits/],
    ['adults=0', 'adults', /1 to 20/],
    ['adults=-1', 'adults', /1 to 20/],
    ['adults=21', 'adults', /1 to 20/],
    ['adults=99999999999999999999', 'adults', /1 to 20/],
    ['children=11', 'children', /0 to 10/],
    ['adults=2&rooms=2+1', 'rooms', /are for 3, and you are 2/],
    ['adults=5&rooms=5', 'rooms', /4 at most/],
    ['rooms=two', 'rooms', /for example 2 \+ 1/],
  ] as const)('%s is said beside the field "%s", and no sum is worked out', (...[query, name, sentence]) => {
    const { choice, mistakes } = read(query)
    expect(mistakes).toEqual({ [name]: expect.stringMatching(sentence) })
    expect(choice).toBeUndefined()
  })

  it('has one spelling, which reads as the same choice', () => {
    const rooms = fc.array(fc.integer({ min: 1, max: MOST_TRAVELLERS.perRoom }), { maxLength: 5 })
    const day = fc.integer({ min: 0, max: 1000 }).map((ahead) => daysAfter(TODAY, ahead))
    const from = fc.oneof(
      day,
      day.map((iso) => iso.slice(0, 7)),
    )
    const party = fc.record({
      adults: fc.integer({ min: 1, max: MOST_TRAVELLERS.adults }),
      children: fc.integer({ min: 0, max: MOST_TRAVELLERS.children }),
    })
    const tier = fc.constantFrom(...TIERS.map(({ key }) => key))
    fc.assert(
      fc.property(party, rooms, fc.record({ tier, from }), (people, beds, rest) => {
        const sleepers = beds.reduce((sum, each) => sum + each, 0)
        const choice = { ...people, ...rest, rooms: sleepers === people.adults + people.children ? beds : [] }
        expect(read(choiceQuery(choice)).choice).toEqual(choice)
      }),
    )
  })

  it('is bounded, whatever anybody writes into it', () => {
    const query = fc.dictionary(fc.constantFrom(...CHOICE_NAMES, '__proto__'), fc.string({ maxLength: 60 }))
    fc.assert(
      fc.property(query, (typed) => {
        const { choice } = readChoice(String(new URLSearchParams(typed)), TODAY)
        if (!choice) return
        expect(choice.adults).toBeGreaterThanOrEqual(1)
        expect(choice.adults).toBeLessThanOrEqual(MOST_TRAVELLERS.adults)
        expect(choice.from ?? '9').toMatch(/^(\d{4}-\d{2}(-\d{2})?|9)$/)
        expect(choiceQuery(choice).length).toBeLessThan(200)
      }),
    )
  })
})

describe('the edges of a choice', () => {
  it.each([
    ['adults=1&rooms=1', { adults: 1, rooms: [1] }],
    ['adults=20', { adults: 20 }],
    ['children=0', { children: 0 }],
    ['children=10', { children: 10 }],
    ['adults=2&children=2&rooms=4', { rooms: [4] }],
    ['children=2&rooms=2 %26 2', { adults: 2, rooms: [2, 2] }],
    [`tier=deluxe&rooms=${' '.repeat(50)}`, { rooms: [] }],
    // Three years are 1,095 days.
    ['from=2029-11-27', { from: '2029-11-27' }],
    ['month=2029-11', { from: '2029-11' }],
    ['from=2029-11', { from: '2029-11' }],
  ])('%s is still read', (query, choice) => {
    expect(read(query)).toMatchObject({ choice, mistakes: {} })
  })

  it.each([
    ['from=2029-11-28', 'from', /3 years ahead/],
    ['month=2029-12', 'month', /3 years ahead/],
    ['children=-1', 'children', /0 to 10/],
    ['adults=2&rooms=2+0', 'rooms', /for example/],
    ['adults=2&rooms=1,,1', 'rooms', /for example/],
    ['adults=2&children=1&rooms=2', 'rooms', /are for 2, and you are 3/],
    ['rooms=3', 'rooms', /are for 3, and you are 2/],
    ['children=1&ages=6&rooms=2', 'rooms', /are for 2, and you are 3/],
    ['children=1&ages=2&rooms=2', 'rooms', /are for 2, and you are 3/],
    ['children=2&ages=6', 'ages', /You wrote 1 age for 2 children/],
    ['children=1&ages=6,7', 'ages', /You wrote 2 ages for 1 child\./],
    ['ages=6', 'ages', /1 age for 0 children/],
    [`children=10&ages=${Array(11).fill('10').join(', ')}`, 'ages', /11 ages for 10 children/],
    [`adults=2&children=3&ages=${Array(90).fill('10').join(', ')}`, 'ages', /how old each child is/],
    [`adults=20&rooms=${Array(90).fill('2').join(' + ')}`, 'rooms', /for example 2 \+ 1/],
    [`adults=${'9'.repeat(41)}`, 'adults', /1 to 20/],
    ['children=1&ages=18', 'ages', /0 to 17 years/],
    ['children=1&ages=300 months', 'ages', /0 to 17 years/],
    ['children=1&ages=6 metres', 'ages', /0 to 17 years, or in months/],
    ['children=1&ages=six', 'ages', /0 to 17 years/],
    ['children=1&ages=-1', 'ages', /0 to 17 years/],
    ['children=1&ages=1.5', 'ages', /0 to 17 years/],
  ] as const)('%s is said beside the field "%s"', (query, name, sentence) => {
    expect(read(query).mistakes).toEqual({ [name]: expect.stringMatching(sentence) })
  })

  it('a month is planned that begins on the last day that is planned', () => {
    // 1,095 days after 2 December 2026.
    expect(read('month=2029-12', '2026-12-02').choice).toMatchObject({ from: '2029-12' })
    expect(read('month=2029-12', '2026-12-01').mistakes).toEqual({ month: expect.stringMatching(/3 years ahead/) })
  })

  it('twelve rooms are read, and a longer list is shown again beside its mistake', () => {
    const rooms = (count: number) => Array(count).fill('1').join(' + ')
    expect(read(`adults=12&rooms=${encodeURIComponent(rooms(12))}`).choice?.rooms).toHaveLength(12)
    expect(read(`adults=12&rooms=${encodeURIComponent(rooms(13))}`).typed.rooms).toBe(rooms(13))
  })

  it('a month in our own address is shown in the list of months, and not as a day', () => {
    expect(read('adults=2&from=2027-01')).toMatchObject({ choice: { from: '2027-01' } })
    expect(read('adults=2&from=2027-01').typed).toEqual({ adults: '2', month: '2027-01' })
    expect(read('from=2027-01-05&month=2027-02').typed).toEqual({ from: '2027-01-05', month: '2027-02' })
  })

  it('a date of forty letters is shown again, a longer one is nobody’s', () => {
    expect(read(`from=${'1'.repeat(40)}`).typed).toEqual({ from: '1'.repeat(40) })
    expect(read(`from=${'1'.repeat(41)}`).typed).toEqual({})
    expect(read('adults= 3 &x=1').typed).toEqual({ adults: '3' })
  })

  it('a mistake leaves no choice, whatever else was said', () => {
    expect(read('adults=3&tier=deluxe&from=soon').choice).toBeUndefined()
  })
})
