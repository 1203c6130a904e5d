import { describe, expect, it } from 'vitest'
import { COUNTRIES } from '../../../src/content/countries.ts'
import { TOURS } from '../../../src/content/tours.ts'
import { differences } from '../../../src/domain/authoring/differences.ts'
import { type FieldOf, SECTION_FORMS } from '../../../src/domain/authoring/section-form.ts'
import { SECTIONS, type Section, sectionWith, withSection } from '../../../src/domain/authoring/sections.ts'
import { documentOf, type TourDocument } from '../../../src/domain/authoring/tour-document.ts'
import { tourSlips } from '../../../src/domain/authoring/tour-slips.ts'

const found = TOURS.find(({ id }) => id === 'Bali6d5n')
if (!found) throw new Error('a tour is wanted')
const tour = documentOf(found)
const { days, stops } = tour

const withFields = (section: Section): TourDocument =>
  Object.keys(section).reduce((document, field) => {
    const name = sectionWith(field)
    const own = Object.fromEntries(SECTIONS[name].map((each) => [each, section[each] ?? document[each]]))
    return withSection(document, name, own)
  }, tour)
const says = (section: Section, was: Section = {}) =>
  differences(withFields(was), withFields(section)).map(({ title, says }) => `${title}: ${says}`)
const copied = <Of>(list: Of[], at: number) => list.toSpliced(at, 0, list[at - 1] as Of)

describe('what differs in words', () => {
  it('names a copied day, wherever it stands, and the length that follows', () => {
    for (const at of [1, 2, days.length - 1])
      expect(says({ days: copied(days, at) })).toEqual([
        'Length: 5N/6D → 6N/7D',
        `Days: Day ${at + 1}: copy of day ${at} new`,
      ])
  })

  it('names one of two equal days that is left out', () => {
    expect(says({ days }, { days: copied(days, 2) })).toEqual([
      'Length: 6N/7D → 5N/6D',
      expect.stringMatching(/^Days: Day 3: “.*” left out$/),
    ])
  })

  it('names a day that was changed and one of its old title beside it', () => {
    const [first, second, ...rest] = days
    if (!first || !second) throw new Error('two days are wanted')
    const changed = { ...second, meals: ['B' as const, 'L' as const, 'D' as const] }
    expect(says({ days: [first, changed, second, ...rest] })).toEqual([
      'Length: 5N/6D → 6N/7D',
      expect.stringMatching(/^Days: Day 2: “.*” new$/),
    ])
  })

  it('says that days are in another order, also beside one that came', () => {
    const moved = [...days.slice(1, 2), ...days.slice(0, 1), ...days.slice(2)]
    expect(says({ days: moved })).toEqual(['Days: in another order'])
    expect(says({ days: copied(moved, 1) })).toContain('Days: in another order')
  })

  it('names each line of a list that came or went, also where it stands there already, and another order beside it', () => {
    const inclusions = ['A boat on the lake', 'A cook on board']
    const name = 'In the price, or not: More in the price'
    expect(says({ inclusions: copied(inclusions, 1) }, { inclusions })).toEqual([`${name}: “A boat on the lake” new`])
    expect(says({ inclusions }, { inclusions: copied(inclusions, 1) })).toEqual([
      `${name}: “A boat on the lake” left out`,
    ])
    expect(says({ inclusions: [...inclusions.toReversed(), 'Tea'] }, { inclusions })).toEqual([
      `${name}: “Tea” new`,
      `${name}: in another order`,
    ])
    expect(says({ stops: copied(stops, 1) })).toEqual(['Map: Stop 2: copy of stop 1 new'])
  })
})

describe('a field in words', () => {
  it('is told by its label, with the words of a choice, wherever it stands', () => {
    const [first, ...rest] = days
    if (!first) throw new Error('a day is wanted')
    const vehicle = { kind: 'shared' as const, what: tour.practical.vehicle.what }
    expect(says({ practical: { ...tour.practical, vehicle } })).toEqual([
      'Season, pace, vehicle: Vehicle: “Your party alone” → “With other guests”',
    ])
    expect(says({ days: [{ ...first, stay: 'camp' }, ...rest] })).toEqual([
      'Days: Day 1, sleeps in: “a hotel of the class” → “camp”',
    ])
    expect(says({ days: [{ ...first, activities: [...first.activities, 'Tea'] }, ...rest] })).toEqual([
      'Days: Day 1: “Tea” new',
    ])
    expect(says({ answers: { pay: 'By UPI.' } })).toEqual([expect.stringMatching(/^Answers: [^:]*\? “By UPI\.” new$/)])
  })

  it('of a row that is renamed and stays where it is says the old name and the new one', () => {
    const [first, ...rest] = stops
    if (!first) throw new Error('a stop is wanted')
    expect(says({ stops: [{ ...first, name: 'Elsewhere' }, ...rest] })).toEqual([
      `Map: Stop 1, place: “${first.name}” → “Elsewhere”`,
    ])
  })

  const all = Object.values(SECTION_FORMS).flatMap(({ title, fields }) => fields.map((field) => ({ title, field })))
  const isList = ({ kind }: FieldOf) => ['lines', 'ticks', 'ranked', 'commas'].includes(kind)
  const another = (field: FieldOf) => (isList(field) ? ['another'] : field.kind === 'number' ? 77 : 'another')
  const put = (at: unknown, [step, ...more]: string[], value: unknown): unknown =>
    step ? { ...(at as object), [step]: put((at as Record<string, unknown> | undefined)?.[step], more, value) } : value

  it.each(all)('is told wherever staff can write: $field.label', ({ title, field }) => {
    const now = put(tour, field.name.split('-'), another(field)) as TourDocument
    const [told, ...others] = differences(tour, now)
    expect(others.filter((other) => !other.says.startsWith(field.label))).toEqual([])
    expect(told).toEqual({ title, says: expect.stringContaining(field.label) })
  })
})

describe('two equal lines', () => {
  const slips = (section: Section) =>
    tourSlips(withFields(section), { countries: COUNTRIES, facts: [] }).filter(({ says }) => /the same as/.test(says))
  const [season] = tour.practical.seasons
  if (!season) throw new Error('a season is wanted')

  it.each<[string, Section, string]>([
    ['days', { days: copied(days, 2) }, 'days 3'],
    [
      'days that differ in their meals alone',
      { days: copied(days, 2).map((day, at) => (at === 2 ? { ...day, meals: [] } : day)) },
      'days 3',
    ],
    ['stops', { stops: copied(stops, 1) }, 'stops 2'],
    ['countries', { countries: copied(tour.countries, 1) }, 'countries 2'],
    ['keywords', { head: { ...tour.head, keywords: copied(tour.head.keywords, 1) } }, 'head keywords 2'],
    [
      'seasons',
      { practical: { ...tour.practical, seasons: [season, ...tour.practical.seasons] } },
      'practical seasons 2',
    ],
    ['meals', { days: days.map((day, at) => (at === 1 ? { ...day, meals: ['B', 'B'] } : day)) }, 'days 2 meals 2'],
  ])('stop a tour: %s', (_, section, place) => {
    expect(slips(section)).toContainEqual(expect.objectContaining({ weight: 'stops', place }))
  })

  it('are none where a day has the title of another and other lines', () => {
    const [, second] = days
    if (!second) throw new Error('two days are wanted')
    const other = { ...second, activities: ['A day at rest', 'A walk by the fields', 'Dinner at the hotel'] }
    expect(slips({ days: days.toSpliced(2, 0, other) })).toEqual([])
  })

  it('shows two long texts where they differ', () => {
    const [first] = days
    if (!first) throw new Error('a day is wanted')
    const long = 'Check in by the river, then walk along the terraces to the temple'
    const told = (end: string) => ({ days: [{ ...first, title: `${long} and ${end}` }, ...days.slice(1)] })
    expect(says(told('the market at dusk'), told('the lake at dawn'))).toEqual([
      expect.stringMatching(/“…[^”]*lake at dawn” → “…[^”]*market at dusk”/),
    ])
  })
})
