import { describe, expect, it } from 'vitest'
import { content } from '../../../src/content/content.ts'
import type { Fact } from '../../../src/domain/facts/fact.ts'
import { closuresIn, spanOf, whenInWords } from '../../../src/domain/trips/trip-papers.ts'
import { monthOf } from '../../../src/values/dates.ts'

const TODAY = '2026-11-28'
const CHOICE = { tier: 'standard', adults: 2, children: 0, rooms: [] } as const

const fact = (differs: Partial<Fact>) =>
  ({ ...(content.facts.find(({ id }) => id === 'nyepi') as Fact), expiresOn: '2029-01-01', ...differs }) as Fact
const spanFrom = (from: string, days: number) => {
  const span = spanOf({ ...CHOICE, rooms: [], from }, days)
  if (!span) throw new Error('no span')
  return span
}

describe('a closure falls into a trip', () => {
  const inFebruary = { yearly: ['02-01', '02-28'] as [string, string] }
  const overNewYear = { yearly: ['12-01', '05-16'] as [string, string] }
  it.each<[NonNullable<Fact['falls']>, string, number, boolean]>([
    [inFebruary, '2027-01-27', 5, false],
    [inFebruary, '2027-01-27', 6, true],
    [inFebruary, '2027-02-28', 3, true],
    [inFebruary, '2027-03-01', 3, false],
    [inFebruary, '2027-02', 3, true],
    [overNewYear, '2026-12-31', 2, true],
    [overNewYear, '2027-05-16', 1, true],
    [overNewYear, '2027-05-17', 1, false],
    [overNewYear, '2027-11-29', 3, true],
    [{ weekday: 0 }, '2027-01-04', 6, false],
    [{ weekday: 0 }, '2027-01-04', 7, true],
    [{ weekday: 5 }, '2027-01', 3, true],
  ])('%o, from %s for %i days: %s', (...[falls, from, days, isIn]) => {
    expect(closuresIn([fact({ falls })], spanFrom(from, days)).length === 1).toBe(isIn)
  })

  it('and one whose days nobody knows does not', () => {
    const { falls: _, ...unknown } = fact({})
    expect(closuresIn([unknown], spanFrom('2027-03-08', 3))).toEqual([])
  })
})

describe('a paper that is wanted says by which day', () => {
  it.each<[Partial<Fact>, string, RegExp]>([
    [{ ahead: { days: 30, is: 'apply' } }, '2027-01-20', /^Apply by 21 Dec 2026/],
    [{ ahead: { days: 30, is: 'apply' } }, '2026-12-20', /ask us today/],
    [{ ahead: { days: 3, is: 'opens' } }, '2027-01-20', /from 17 Jan 2027 on/],
    [{ ahead: { days: 3, is: 'opens' } }, '2026-11-30', /now/],
    [{ ahead: { days: 3, is: 'latest' } }, '2028-03-01', /^By 27 Feb 2028 at the latest/],
    [{ kind: 'visa', visa: 'required' } as Partial<Fact>, '2027-01-20', /^Ask us by when/],
    [{ expiresOn: '2026-12-31' }, '2027-01-20', /^This rule may change before your trip/],
  ])('%o, for a trip from %s', (...[differs, from, words]) => {
    expect(whenInWords(fact(differs), spanFrom(from, 4), TODAY)).toMatch(words)
  })

  it('and with only a month names no day', () => {
    expect(whenInWords(fact({ ahead: { days: 30, is: 'apply' } }), spanFrom('2027-02', 4), TODAY)).toBeUndefined()
  })
})

it('the month is that of the first day', () => {
  expect([spanFrom('2027-12-31', 5), spanFrom('2028-02', 5)].map(({ from }) => monthOf(from))).toEqual(['Dec', 'Feb'])
})

it.each([
  ['nyepi', '2027-03-05', 'Bali6d5n'],
  ['sissu-winter', '2027-02-10', 'Manali3n4d'],
  ['rohtang', '2026-12-10', 'Manali3n4d'],
  ['mawlynnong-sundays', '2027-04-10', 'Meghalaya5n6d'],
])('the catalogue tells of %s for a trip from %s', (id, from, tour) => {
  const { facts = [], days = [] } = content.tours.find((each) => each.id === tour) ?? {}
  expect(closuresIn(facts, spanFrom(from, days.length)).map((each) => each.id)).toContain(id)
})

it('a trip is on the way from its first day to its last, of a month from the first to the last day of the last one', () => {
  expect(spanFrom('2027-02-26', 4)).toEqual({ from: '2027-02-26', till: '2027-03-01', isDated: true })
  expect(spanFrom('2028-02', 1)).toEqual({ from: '2028-02-01', till: '2028-02-29', isDated: false })
  expect(spanFrom('2027-12', 3)).toEqual({ from: '2027-12-01', till: '2028-01-02', isDated: false })
  expect(spanOf({ ...CHOICE, rooms: [] }, 4)).toBeUndefined()
})

describe('the edges of a paper’s day', () => {
  const ahead = (is: 'apply' | 'opens' | 'latest', from: string) =>
    whenInWords(fact({ ahead: { days: 30, is } }), spanFrom(from, 4), TODAY)

  it('a day that comes tomorrow is named, one that is today is not', () => {
    expect([ahead('apply', '2026-12-29'), ahead('apply', '2026-12-28')]).toEqual([
      ...['Apply by 29 Nov 2026, better sooner.', 'The time for it is short: ask us today.'],
    ])
    expect([ahead('opens', '2026-12-29'), ahead('opens', '2026-12-28')]).toEqual([
      ...['You can do it from 29 Nov 2026 on.', 'You can do it now.'],
    ])
  })

  it('a fact that is claimed to the last day of the trip is told as it is', () => {
    const span = spanFrom('2027-01-20', 4)
    const visa = { kind: 'visa', visa: 'required' } as Partial<Fact>
    expect(whenInWords(fact({ ...visa, expiresOn: '2027-01-23' }), span, TODAY)).toMatch(/^Ask us by when/)
    expect(whenInWords(fact({ ...visa, expiresOn: '2027-01-22' }), span, TODAY)).toMatch(/^This rule may change/)
  })

  it('a visa that needs no application, and a paper without days, ask for nothing', () => {
    const span = spanFrom('2027-01-20', 4)
    expect(whenInWords(fact({ kind: 'visa', visa: 'eta' } as Partial<Fact>), span, TODAY)).toBeUndefined()
    expect(whenInWords(fact({ kind: 'papers' }), span, TODAY)).toBeUndefined()
  })

  it('a visa whose days are known names no day while only the month is', () => {
    const visa = { kind: 'visa', visa: 'required', ahead: { days: 30, is: 'apply' } } as Partial<Fact>
    expect(whenInWords(fact(visa), spanFrom('2027-02', 4), TODAY)).toBeUndefined()
  })
})
