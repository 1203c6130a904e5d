import { describe, expect, it } from 'vitest'
import { type Choice, isPlain, NO_CHOICE, queryOf, SORTS } from '../../../src/domain/filters/choice.ts'
import { namedChips } from '../../../src/domain/filters/filter-names.ts'
import { chosenTours, countsOf } from '../../../src/domain/filters/filter-tours.ts'
import { FILTER_WORDS } from '../../../src/domain/filters/filter-words.ts'
import { FILTERS, KINDS, type TourFacts, traitsOf } from '../../../src/domain/filters/filters.ts'
import { tourFacts } from '../../../src/domain/filters/tour-facts.ts'
import { listQuery } from '../../../src/domain/search/list-query.ts'
import { seeded, whole } from '../../support/seeded.ts'

const asked = (query: string) => {
  const given = new URLSearchParams(query)
  return listQuery.parse(Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)])))
    .choice
}
const address = (query: string) => String(queryOf(asked(query)))

describe('an address', () => {
  it.each([
    ['nights=6&nights=5', 'nights=5&nights=6'],
    ['nights=5&nights=5', 'nights=5'],
    ['sort=price&month=12&month=2', 'month=2&month=12&sort=price'],
    ['budget=%E2%82%B940%2C000', 'budget=40000'],
    ['visa=online&visa=none', 'visa=none&visa=online'],
    ['tier=deluxe&sort=popular', 'tier=deluxe'],
    ['place=manali&place=kerala&utm_source=x', 'place=kerala&place=manali'],
  ])('%s is one with %s', (given, right) => {
    expect(address(given)).toBe(right)
  })

  const absurd = [
    'nights=0',
    'nights=31',
    'nights=5n',
    'nights=%2B5',
    'month=13',
    'month=may',
    'visa=schengen',
    'vehicle=camel',
    'tier=gold',
    'tier=standard',
    'sort=random',
    'place=%3Cscript%3E',
    'place=A B',
    'theme=../..',
    'place=atlantis',
    'theme=golf',
    'theme=toString',
    'band=20000',
    '__proto__=1',
    'constructor=5',
  ]
  it.each(['abc', '-1', '1e9', '0', '99999999999', '40.000', '1 crore'])(
    'with a budget of "%s" is not filtered by it, and keeps what was typed',
    (typed) => {
      const choice = asked(`budget=${encodeURIComponent(typed)}`)
      expect([choice.budget, choice.unreadBudget]).toEqual([undefined, typed])
      expect(queryOf(choice).get('budget')).toBe(typed)
    },
  )

  it.each([
    ['40k', 40_000],
    ['40,000/-', 40_000],
    ['40000.00', 40_000],
    ['1 lakh', 100_000],
    ['1.2 lakhs', 120_000],
    ['₹ 40,000', 40_000],
    ['Rs. 35000', 35_000],
    ['४००००', 40_000],
    ['30 hazaar', 30_000],
    ['40 हजार', 40_000],
    ['1 लाख', 100_000],
    ['40 000', 40_000],
    ['1,20,000', 120_000],
    ['Rs 40,000 only', 40_000],
    ['upto 40k', 40_000],
    ['40K.', 40_000],
  ])('with a budget of "%s" asks for %i rupees', (typed, rupees) => {
    expect(asked(`budget=${encodeURIComponent(typed)}`).budget).toBe(rupees)
  })

  it.each(absurd)('with %s asks nothing', (query) => {
    expect(isPlain(asked(query))).toBe(true)
  })

  it('names each kind once, in the order of the form', () => {
    expect(address('vehicle=private&theme=beach&visa=none&nights=5&month=5&band=0-20000')).toBe(
      'band=0-20000&month=5&nights=5&visa=none&theme=beach&vehicle=private',
    )
  })

  it('of any length asks a bounded number of things', () => {
    const many = Array.from({ length: 5000 }, (_, at) => `place=p${at}x&nights=${at}&month=${at}`).join('&')
    expect(String(queryOf(asked(many))).length).toBeLessThan(1000)
  })

  it('asks for twelve values of a kind at most', () => {
    const nights = (count: number) =>
      asked(Array.from({ length: count }, (_, at) => `nights=${at + 1}`).join('&')).nights
    expect([nights(12).length, nights(13).length, nights(13).at(-1)]).toEqual([12, 12, '12'])
  })

  it('printed and read again is the same choice, and its only address', () => {
    const random = seeded(16)
    for (let round = 0; round < 500; round++) {
      const choice = anyChoice(random)
      const read = asked(String(queryOf(choice)))
      expect(String(queryOf(read))).toBe(String(queryOf(choice)))
      expect(asked(String(queryOf(read)))).toEqual(read)
    }
  })
})

function anyChoice(random: () => number): Choice {
  const some = (values: string[]) => values.filter(() => random() < 0.2).sort(() => random() - 0.5)
  const numbers = (most: number) => Array.from({ length: most }, (_, at) => String(at + 1))
  return {
    ...NO_CHOICE,
    band: some(Object.keys(FILTERS.band.values ?? {})),
    nights: some(numbers(12)),
    month: some(numbers(12)),
    place: some(['bali', 'sri-lanka', 'nepal', 'europe']),
    theme: some(['beach', 'family']),
    visa: some(['none', 'online', 'before']),
    vehicle: some(['private']),
    ...(random() < 0.3 && { budget: 1 + whole(random, 9_999_998) }),
    tier: random() < 0.7 ? 'standard' : 'superDeluxe',
    sort: SORTS[whole(random, SORTS.length)] ?? 'popular',
  }
}

const PLAIN: TourFacts = { nights: 4, months: 'gggggggggggg', traits: [], places: [], themes: [] }
const tour = (name: string, facts: Partial<TourFacts>) => ({ name, facts: { ...PLAIN, ...facts } })

/** In order of popularity. */
const TOURS = [
  tour('Kerala', {
    nights: 5,
    visa: 'none',
    traits: ['private'],
    months: 'gggcccccfggg',
    themes: ['honeymoon', 'family'],
  }),
  tour('Bali', { nights: 5, visa: 'online', prices: [34699, 38699, 50000], themes: ['beach', 'honeymoon'] }),
  tour('Nepal', { nights: 6, visa: 'none', prices: [33999, 40000, 50000], places: ['nepal'] }),
  tour('Rome', { nights: 8, visa: 'before', prices: [99999, 120000, 150000], places: ['europe'] }),
  tour('Goa', { nights: 3, prices: [33999, 35000, 36000], traits: ['private'], themes: ['beach'] }),
]
const left = (query: string) => chosenTours(TOURS, asked(query)).map(({ name }) => name)

describe('a filter', () => {
  /** A visitor types amounts and places themselves. */
  const SPOKEN = KINDS.filter((kind) => !['band', 'place'].includes(kind))

  it('has words that a search knows, and no other kind has any', () => {
    const kinds = new Set(Object.keys(FILTER_WORDS).map((phrase) => phrase.split(' ')[0]))
    expect([...kinds].sort()).toEqual([...SPOKEN, 'tier'].sort())
  })

  it('whose values are a plain yes has a rule for each of them', () => {
    const plain = Object.values(FILTERS).filter(({ traits }) => traits)
    expect(plain.map(({ traits }) => Object.keys(traits ?? {}))).toEqual(
      plain.map(({ values }) => Object.keys(values ?? {})),
    )
  })
})

describe('a choice leaves', () => {
  it.each([
    ['', ['Kerala', 'Bali', 'Nepal', 'Rome', 'Goa']],
    ['nights=5&nights=6', ['Kerala', 'Bali', 'Nepal']],
    ['nights=5&visa=none', ['Kerala']],
    ['month=5', ['Bali', 'Nepal', 'Rome', 'Goa']],
    ['month=9&month=5', ['Kerala', 'Bali', 'Nepal', 'Rome', 'Goa']],
    ['budget=33999', ['Nepal', 'Goa']],
    ['budget=33998', []],
    ['budget=35000&tier=deluxe', ['Goa']],
    ['band=30000-40000', ['Bali', 'Nepal', 'Goa']],
    ['band=100000-&tier=superDeluxe', ['Rome']],
    ['vehicle=private', ['Kerala', 'Goa']],
    ['theme=beach&theme=family', ['Kerala', 'Bali', 'Goa']],
    ['theme=beach&place=nepal', []],
  ])('of %s: %j', (query, names) => {
    expect(left(query)).toEqual(names)
  })
})

describe('a list is sorted', () => {
  it.each([
    ['sort=price', ['Nepal', 'Goa', 'Bali', 'Rome', 'Kerala']],
    ['sort=price-down', ['Rome', 'Bali', 'Nepal', 'Goa', 'Kerala']],
    ['sort=price&tier=deluxe', ['Goa', 'Bali', 'Nepal', 'Rome', 'Kerala']],
    ['sort=nights', ['Goa', 'Kerala', 'Bali', 'Nepal', 'Rome']],
    ['sort=nights-down', ['Rome', 'Nepal', 'Kerala', 'Bali', 'Goa']],
  ])('%s: equals by popularity, the unpriced last', (query, names) => {
    expect(left(query)).toEqual(names)
  })
})

describe('the count beside a value', () => {
  it('is what it leaves with the other kinds as they are, chosen alone in its own', () => {
    for (const query of [
      '',
      'nights=5',
      'visa=none&month=5',
      'theme=beach&nights=3&nights=5',
      'tier=deluxe&band=30000-40000',
    ]) {
      const choice = asked(query)
      const counts = countsOf(TOURS, choice)
      const values = KINDS.flatMap((kind) =>
        Object.entries(counts[kind]).map(([value, count]) => ({ kind, value, count })),
      )
      const found = values.map(({ kind, value }) => chosenTours(TOURS, { ...choice, [kind]: [value] }).length)
      expect(values.map(({ count }) => count)).toEqual(found)
      expect(found.every((count) => count > 0)).toBe(true)
    }
  })

  it('is missing for a value that would leave nothing', () => {
    expect(countsOf(TOURS, asked('theme=beach')).nights).toEqual({ 3: 1, 5: 1 })
  })
})

describe('the chips of a choice', () => {
  it('name each thing chosen, and lead to the choice without it', () => {
    const chips = namedChips(asked('nights=5&nights=6&month=5&visa=none&vehicle=private&tier=deluxe&sort=price'), false)
    expect(chips.map(({ name, rest }) => [name, String(queryOf(rest))])).toEqual([
      ['May', 'nights=5&nights=6&visa=none&vehicle=private&tier=deluxe&sort=price'],
      ['5 nights', 'month=5&nights=6&visa=none&vehicle=private&tier=deluxe&sort=price'],
      ['6 nights', 'month=5&nights=5&visa=none&vehicle=private&tier=deluxe&sort=price'],
      ['No visa', 'month=5&nights=5&nights=6&vehicle=private&tier=deluxe&sort=price'],
      ['Private vehicle', 'month=5&nights=5&nights=6&visa=none&tier=deluxe&sort=price'],
      ['Deluxe, 4 star', 'month=5&nights=5&nights=6&visa=none&vehicle=private&sort=price'],
    ])
  })

  it('name a band by both its ends', () => {
    const bands = namedChips(asked('band=0-20000&band=20000-30000&nights=1'), false).map(({ name }) => name)
    expect(bands).toEqual(['Under ₹20,000', '₹20,000 to 30,000', '1 night'])
  })

  it('say of a budget that it goes by prices that have ended', () => {
    const names = (hasEnded: boolean) =>
      namedChips(asked('budget=40000&band=100000-'), hasEnded).map(({ name }) => name)
    expect(names(true)).toEqual(['Up to ₹40,000, last published price', '₹1,00,000 and more, last published price'])
    expect(names(false)).toEqual(['Up to ₹40,000', '₹1,00,000 and more'])
  })
})

describe('what a tour is filtered by', () => {
  const columns = {
    region: 'international',
    nights: 5,
    months: 'gggggggggggg',
    traits: [] as string[],
    visaTill: '2026-12-31',
    places: [] as string[],
    themes: [] as string[],
  } as const
  const visaOn = (
    today: string,
    visa: 'visa-free' | 'eta' | 'required' | null,
    region: 'domestic' | 'international' = 'international',
  ) => tourFacts({ ...columns, region, visa }, { price: undefined, today }).visa

  it('is a visa rule only while it is claimed', () => {
    expect([visaOn('2026-11-01', 'visa-free'), visaOn('2026-11-02', 'visa-free')]).toEqual(['none', undefined])
    expect([visaOn('2026-12-31', 'eta'), visaOn('2027-01-01', 'eta')]).toEqual(['online', undefined])
  })

  it('is an exemption in the months that are over before it ends', () => {
    const inMonth = (month: string, visaTill: string) => {
      const on = { price: undefined, today: '2026-11-15' }
      const facts = tourFacts({ ...columns, months: 'gggggggggggg', visa: 'visa-free', visaTill }, on)
      return chosenTours([{ facts }], { ...NO_CHOICE, month: [month], visa: ['none'] }).length
    }
    expect([inMonth('12', '2027-01-30'), inMonth('1', '2027-01-30'), inMonth('1', '2027-01-31')]).toEqual([1, 0, 1])
    expect(inMonth('5', '2027-06-30')).toBe(1)
  })

  it('is a visa to apply for, also when its rule has to be read again, and none at home', () => {
    expect([visaOn('2027-01-01', 'required'), visaOn('2027-01-01', null, 'domestic')]).toEqual(['before', 'none'])
    expect(visaOn('2026-12-31', null)).toBeUndefined()
  })

  it('is a vehicle of one’s own where the whole tour has it', () => {
    const traitsWith = (kind: string) => traitsOf({ practical: { vehicle: { kind } } })
    expect([traitsWith('private'), traitsWith('mixed')]).toEqual([['private'], []])
  })
})
