import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { type CatalogueTour, defineTour, type TourSource } from '../../src/content/define-tour.ts'
import { SCENES } from '../../src/domain/scenes.ts'
import facts from '../support/tours.json'

const { tours, countries, testimonials } = content
const factOf = new Map(facts.map((fact) => [fact.id, fact]))

function tourOf(id: string): CatalogueTour {
  const tour = tours.find((each) => each.id === id)
  if (!tour) throw new Error(`no tour ${id}`)
  return tour
}

it('has exactly the 45 tours of the facts, by their odd ids', () => {
  expect(tours.map(({ id }) => id).sort()).toEqual(facts.map(({ id }) => id).sort())
  expect(tours).toHaveLength(45)
})

describe.each(tours)('$id', (tour) => {
  const fact = factOf.get(tour.id)

  it('has the paths, the region and the countries of the facts', () => {
    expect([tour.path, tour.alsoAt, tour.region, tour.countries]).toEqual([
      fact?.direct,
      fact?.alsoAt,
      fact?.region,
      fact?.countries,
    ])
  })

  it('has as many days and nights as its duration, which is that of the facts where they give one', () => {
    if (fact?.duration) expect(tour.duration).toBe(fact.duration)
    const [nights, days] =
      tour.duration
        .match(/^(\d+)N\/(\d+)D$/)
        ?.slice(1)
        .map(Number) ?? []
    expect(tour.days).toHaveLength(days ?? -1)
    // Spent in the air, before the first day.
    const before = tour.id === 'Vietnam4d5n' ? 1 : 0
    expect(tour.days.filter(({ overnight }) => overnight).length + before).toBe(nights)
  })

  it('has three to five activities a day, and says nothing twice', () => {
    for (const { activities } of tour.days) {
      expect(activities.length).toBeGreaterThanOrEqual(3)
      expect(activities.length).toBeLessThanOrEqual(5)
    }
    const lists = [
      tour.days.map(({ title }) => title),
      ...tour.days.map(({ activities }) => activities),
      tour.inclusions.map(({ text }) => text),
      tour.exclusions,
      tour.beforeYouGo,
      tour.stops.map(({ name }) => name),
      tour.head.keywords,
    ]
    for (const list of lists) expect(list).toEqual([...new Set(list)])
  })

  it('holds no hole in its texts', () => {
    expect(textsOf(tour).filter((text) => /undefined|\bnull\b|NaN|\[object|TODO|[Ll]orem|^\s*$/.test(text))).toEqual([])
  })

  it('stops in its own countries', () => {
    const outside = tour.stops.filter(({ at }) => !tour.countries.some((country) => isWithin(at, country)))
    expect(outside).toEqual([])
  })

  it('names in its meals what its inclusions promise, and no more', () => {
    const keys = new Set(tour.inclusions.map(({ key }) => key))
    const served = new Set(tour.days.flatMap(({ meals }) => meals))
    expect([keys.has('breakfast'), keys.has('lunch'), keys.has('dinner')]).toEqual([
      served.has('B'),
      served.has('L'),
      served.has('D'),
    ])
  })

  it('excludes flights unless it includes them', () => {
    const included = tour.inclusions.some(({ key }) => key === 'flights')
    expect(tour.exclusions.some((line) => line.startsWith('Airfare'))).toBe(!included)
  })

  it('has the shared terms, at the end of its own', () => {
    expect(tour.whyChooseUs).toHaveLength(4)
    expect(tour.beforeYouGo.join(' ')).toContain('PAN cards are not accepted as address proof')
    expect(tour.confirmation.join(' ')).toContain(tour.region === 'domestic' ? 'due 10 days' : 'due 15 days')
    expect(tour.cancellation.filter((line) => line.includes('before the start'))).toEqual([
      '30 days or more before the start: 50% of the trip cost is charged.',
      '15 to 29 days before the start: 75% of the trip cost is charged.',
      '0 to 14 days before the start: 100% of the trip cost is charged.',
    ])
  })

  it('is drawn', () => {
    expect(Object.keys(SCENES)).toContain(tour.scene)
  })
})

/** Every text in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

/** South, north, west and east of a country, in degrees, generously. */
const BOUNDS: Record<string, [south: number, north: number, west: number, east: number]> = {
  india: [6, 37, 68, 98],
  thailand: [5, 21, 97, 106],
  uae: [22, 27, 51, 57],
  australia: [-44, -10, 112, 154],
  nepal: [26, 31, 80, 89],
  indonesia: [-11, 6, 95, 141],
  singapore: [1.1, 1.5, 103.5, 104.1],
  kazakhstan: [40, 56, 46, 88],
  malaysia: [0.8, 7.5, 99, 120],
  'sri-lanka': [5.8, 10, 79, 82],
  vietnam: [8, 24, 102, 110],
  switzerland: [45.8, 47.9, 5.9, 10.6],
  france: [41, 51.2, -5.2, 9.7],
  italy: [36, 47.2, 6.5, 18.6],
  greece: [34.8, 41.8, 19, 28.5],
  japan: [24, 46, 123, 146],
  philippines: [4.5, 21.2, 116, 127],
}

function isWithin([latitude, longitude]: [number, number], country: string): boolean {
  const [south, north, west, east] = BOUNDS[country] ?? [0, 0, 0, 0]
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

describe('what sets one tour apart', () => {
  it('Ladakh has its note about SIM cards', () => {
    expect(tourOf('Ladakh5n6d').beforeYouGo.filter((line) => line.includes('SIM'))).toHaveLength(1)
  })

  it('Vietnam in four days and in ten includes its flights, and no other tour does', () => {
    const flown = tours.filter(({ inclusions }) => inclusions.some(({ key }) => key === 'flights'))
    expect(flown.map(({ id }) => id).sort()).toEqual(['Vietnam4d5n', 'Vietnam9n10d'])
  })

  it('Switzerland includes its rail pass', () => {
    const lines = tourOf('Switzerland5n6d').inclusions.map(({ text }) => text)
    expect(lines.filter((line) => /swiss travel pass|rail pass/i.test(line))).toHaveLength(1)
  })

  it('Australia appears once, with a picture that no other tour has', () => {
    const { scene } = tourOf('Australia7d6n')
    expect(tours.filter((tour) => tour.countries.includes('australia'))).toHaveLength(1)
    expect(tours.filter((tour) => tour.scene === scene)).toHaveLength(1)
  })

  it('nothing that people read repeats the odd spelling of an id', () => {
    for (const { title, location, place, description, head, days } of tours) {
      const read = JSON.stringify([title, location, place, description, head.title, head.description, days])
      expect(read).not.toMatch(/uttrakhand|philipenes/i)
    }
  })
})

describe('the carousels', () => {
  const ranks = (kind: 'home' | 'budget' | 'visaFree', of = tours) =>
    of.flatMap((tour) => tour.ranks[kind] ?? []).sort((one, other) => one - other)
  const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

  it.each(['domestic', 'international'] as const)('of %s tours have eight places, each held once', (region) => {
    expect(
      ranks(
        'home',
        tours.filter((tour) => tour.region === region),
      ),
    ).toEqual(upTo(8))
  })

  it('of budget tours have four places, each held once', () => {
    expect(ranks('budget')).toEqual(upTo(4))
  })

  it('of visa-free tours have six places, each held once', () => {
    expect(ranks('visaFree')).toEqual(upTo(6))
  })

  it('call only those tours visa-free whose countries ask for no visa', () => {
    const kinds = new Map(countries.map(({ slug, visa }) => [slug, visa?.visa]))
    const claimed = tours.filter(({ ranks: { visaFree } }) => visaFree).flatMap((tour) => tour.countries)
    expect(claimed.filter((slug) => !['none', 'visa-free'].includes(kinds.get(slug) ?? ''))).toEqual([])
  })
})

describe('the countries', () => {
  it('are ten to explore, in their order, and the seven others that tours go to', () => {
    const explored = countries
      .filter(({ exploreRank }) => exploreRank)
      .sort((a, b) => (a.exploreRank ?? 0) - (b.exploreRank ?? 0))
    expect(explored.map(({ slug }) => slug)).toEqual([
      'thailand',
      'india',
      'uae',
      'australia',
      'nepal',
      'indonesia',
      'singapore',
      'kazakhstan',
      'malaysia',
      'sri-lanka',
    ])
    expect(new Set(countries.map(({ slug }) => slug))).toEqual(new Set(tours.flatMap((tour) => tour.countries)))
    expect(countries).toHaveLength(17)
  })

  it.each(countries)('$slug is drawn and has a tagline', ({ scene, tagline }) => {
    expect(Object.keys(SCENES)).toContain(scene)
    expect(tagline.split(' ').length).toBeGreaterThan(1)
  })
})

it('the testimonials are 17, newest first, each marked as sample content', () => {
  expect(testimonials).toHaveLength(17)
  expect(testimonials.filter(({ sample }) => !sample)).toEqual([])
  const dates = testimonials.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
})

describe('a tour is not published', () => {
  const good: TourSource = {
    id: 'Sample2n3d',
    region: 'domestic',
    countries: ['india'],
    path: '/tour/Sample2n3d',
    alsoAt: ['/Sample2n3d'],
    duration: '2N/3D',
    place: 'Sample',
    title: 'Sample, a short one',
    location: 'Here, There',
    scene: 'jaipur',
    head: {
      description:
        'Three days from Here to There and back, with two nights on the way and a person to call at any hour.',
      keywords: ['sample', 'here', 'there', 'sample tour'],
    },
    description:
      'A tour that exists for its faults: two nights, three days, two towns. It is as short as a tour can be and still have a night in each of its places, and a day to come home.',
    days: [
      { title: 'To Here', activities: ['Arrive', 'Look about', 'Sleep'], overnight: 'Here', meals: ['D'] },
      { title: 'To There', activities: ['Leave Here', 'Drive', 'Sleep'], overnight: 'There', meals: ['B'] },
      { title: 'Home', activities: ['Wake up', 'Pack', 'Fly home'], meals: ['B'] },
    ],
    stops: [
      { name: 'Here', at: [26.9, 75.8] },
      { name: 'There', at: [27.9, 76.8] },
    ],
    includes: ['hotel', 'breakfast', 'dinner'],
  }
  const [first, second, last] = good.days as [TourSource['days'][0], TourSource['days'][0], TourSource['days'][0]]
  const tier = { current: 9999, cut: 12999 }
  const window = { from: '2027-01-01', till: '2027-12-31', standard: tier, deluxe: tier, superDeluxe: tier }

  it('unless something is wrong with it', () => {
    expect(defineTour(good).head.title).toBe('Sample, a short one · 2N/3D')
  })

  it.each<[string, Partial<TourSource>, RegExp]>([
    ['with a day less than its duration', { days: [first, last] }, /2 days written, 2N\/3D says 3/],
    ['with a night too many', { days: [first, second, { ...last, overnight: 'Here' }] }, /3 nights written/],
    [
      'with a night that has no place',
      { days: [first, { ...last, title: 'On' }, { ...last, overnight: 'There' }] },
      /no place/,
    ],
    [
      'with a night off the map',
      { days: [first, { ...second, overnight: 'Nowhere' }, last] },
      /Nowhere is not among the stops/,
    ],
    [
      'with a day of two activities',
      { days: [first, { ...second, activities: ['One', 'Two more'] }, last] },
      /activities/,
    ],
    [
      'with prices that end before they begin',
      { windows: [{ ...window, till: '2026-12-31' }] },
      /windows\.0: .*before/,
    ],
    ['with a path that leads elsewhere', { path: 'tour/Sample' }, /path/],
    ['with a single stop', { stops: good.stops.slice(0, 1) }, /stops/],
    ['with a stop beyond the pole', { stops: [...good.stops, { name: 'Oops', at: [175.8, 26.9] }] }, /stops/],
    [
      'with a description too long for a search page',
      { head: { ...good.head, description: 'x'.repeat(161) } },
      /head\.description/,
    ],
  ])('%s', (_, fault, sentence) => {
    const publish = () => defineTour({ ...good, ...fault })
    expect(publish).toThrow(/^Tour Sample2n3d: /)
    expect(publish).toThrow(sentence)
  })
})
