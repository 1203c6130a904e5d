import { describe, expect, it } from 'vitest'
import { TOURS } from '../../../src/content/tours.ts'
import { fillIn, unknownDetails } from '../../../src/domain/authoring/fill-in.ts'
import { PlaceShape } from '../../../src/domain/authoring/place-shape.ts'
import { shapeSlips } from '../../../src/domain/authoring/shape-slips.ts'
import { FiledShape, TourShape } from '../../../src/domain/authoring/tour-shape.ts'

const [tour] = TOURS
if (!tour) throw new Error('a tour is wanted')

function nested(depth: number): unknown {
  let value: unknown = []
  for (let level = 0; level < depth; level++) value = [value]
  return value
}

describe('what is wrong with a document', () => {
  it('says of every field that is not there that it is missing', () => {
    const slips = shapeSlips(FiledShape, {})
    expect(slips).toContain('region: is missing')
    expect(slips.filter((slip) => !slip.endsWith(': is missing'))).toEqual([])
  })

  it('asks for a choice where a list was left empty', () => {
    expect(shapeSlips(TourShape, { ...tour, region: '', scene: '' })).toEqual([
      'region: choose one',
      'scene: choose one',
    ])
  })

  it.each([
    ['an unknown field', { ['x'.repeat(1_000_000)]: 1 }],
    ['many unknown fields', Object.fromEntries(Array.from({ length: 9999 }, (_, at) => [`field${at}`, 1]))],
    ['a value', { region: 'x'.repeat(1_000_000) }],
    ['a theme', { themes: { ['x'.repeat(1_000_000)]: 'A reason for it' } }],
    ['a depth', { region: nested(100_000) }],
    ['a depth of groups', { scene: { region: nested(100_000) } }],
  ])('is said in short sentences, however large %s is', (_, more) => {
    const slips = shapeSlips(FiledShape, { ...tour, windows: undefined, ...more })
    for (const slip of slips) expect(slip.length).toBeLessThan(1500)
    expect(slips.length).toBeGreaterThan(0)
  })
})

const WRONG = [
  '',
  '~',
  'x'.repeat(9999),
  -1,
  1.5,
  1e9,
  null,
  true,
  {},
  [],
  Array(99).fill('~'),
  Array(99).fill({}),
  [91, 181],
]

/** A value with each wrong one in each of its places, at any depth. */
function withWrong(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return WRONG
  const inside = Object.entries(value).flatMap(([name, part]) =>
    withWrong(part).map((wrong) =>
      Array.isArray(value) ? value.with(Number(name), wrong) : { ...value, [name]: wrong },
    ),
  )
  return [...WRONG, ...inside]
}

describe('a sentence about a slip', () => {
  const bhutan = { name: 'Paro', kind: 'town', in: ['Bhutan'], also: ['Rinpung'], at: [27.4, 89.4] }

  it.each([
    ['place', PlaceShape, bhutan],
    ['tour', TourShape, { ...tour, days: tour.days.slice(0, 1), stops: tour.stops.slice(0, 1) }],
  ])('is our own, whatever stands in a %s', (_, shape, value) => {
    const said = withWrong(value).flatMap((wrong) => shapeSlips(shape, wrong))
    expect(said.length).toBeGreaterThan(30)
    expect(new Set(said.filter((sentence) => /invalid|expected|too (?:big|small)/i.test(sentence)))).toEqual(new Set())
  })

  it.each([[[91, 75.8]], [[26.9, 181]], [[26.9]]])('tells how a place on the map is written: %j', (at) => {
    const [slip] = shapeSlips(PlaceShape, { ...bhutan, at })
    expect(slip).toMatch(/^at( [12])?: is latitude, then longitude, in degrees, for example 26\.9, 75\.8$/)
  })
})

describe('an altitude', () => {
  const slips = (top: number, night: number) => {
    const altitude = { top: { place: 'Khardung La', metres: top }, night: { place: 'Pangong', metres: night } }
    return shapeSlips(TourShape, { ...tour, practical: { ...tour.practical, altitude } })
  }

  it.each([
    [5359, 4250],
    [8849, 8849],
    [0, -430],
  ])('has its highest point at %i m and its highest night at %i m', (top, night) => {
    expect(slips(top, night)).toEqual([])
  })

  it.each([
    [8850, 4250],
    [5359, -431],
    [53_590_000, 4250],
    [1.5, 1],
  ])('is none at %d m and %d m', (top, night) => {
    expect(slips(top, night).join()).toMatch(/^practical altitude (top|night) metres: /)
  })

  it('has no night above its highest point', () => {
    expect(slips(3000, 3001)).toEqual(['practical altitude night metres: is above the highest point of the tour'])
  })
})

describe('a word in braces', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty', '__proto__', 'nothing'])(
    'that is no detail of the agency is found, and stays as it is: {%s}',
    (word) => {
      expect(unknownDetails({ text: `Ask {${word}}` })).toEqual([word])
      expect(fillIn(`Ask {${word}}`)).toBe(`Ask {${word}}`)
    },
  )

  it('that is one is filled in', () => {
    expect(unknownDetails('{phone}')).toEqual([])
    expect(fillIn('{phone}')).not.toContain('{')
  })
})

describe('what is written', () => {
  const says = (answer: string) => shapeSlips(TourShape, { ...tour, answers: { pay: answer } })

  it.each([
    ...[
      'Write to asha@patang.in',
      'See patang.example',
      'See PATANG.COM now',
      'At eta.gov.lk, before you fly',
      'पतंग.com',
    ],
    ...['PATANG.TRAVEL', 'Book at Patang.In', 'patang.co.in', 'Patang.Com', 'see patang.de/asia', 'www.patang.de'],
    ...['www.patang.example', 'mailto:asha', 'a//b.example'],
  ])('names a page in words, and is refused with “%s”', (answer) => {
    expect(says(answer)[0]).toMatch(/^answers pay: holds an? (address|link)/)
  })

  it.each([
    'From 10.30 a.m. to 4.5 hours later, e.g. by car, i.e. Mr. Rao. Dr.Rao at St. Gallen, 1.5km away',
    'The rate is @ 5%. U.A.E. and M.G. Road, No.5',
    'Arrive by 9.am. No.of days: 4. See the fort.then lunch at 1.pm',
    'St.peter church on the Mt.abu by road, approx.two hours, Rs.five thousand, p.m.and rest',
    'Drive to Shimla.In the evening walk to the ridge.information at the desk.Shop for shawls',
  ])('may have stops and numbers: “%s”', (answer) => {
    expect(says(answer)).toEqual([])
  })
})
