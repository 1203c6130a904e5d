import { expect, it } from 'vitest'
import { find } from '../../../src/domain/search/find.ts'
import { makeIndex } from '../../../src/domain/search/finding-index.ts'
import { fold } from '../../../src/domain/search/fold.ts'
import { isKnown } from '../../../src/domain/search/part.ts'
import { partName } from '../../../src/domain/search/part-name.ts'
import { makeVocabulary } from '../../../src/domain/search/vocabulary.ts'

const vocabulary = makeVocabulary({
  names: [['Manali'], ['Leh'], ['Goa'], ['India'], ['Mumbai']],
  phrases: { 'theme beach': 'beach', 'month 1': 'january', 'month 6,7,8': 'rains', 'nights 2,3': 'weekend' },
  offers: 'tour',
  connectors: {
    not: 'not',
    notBefore: 'chhod ke',
    or: 'or',
    question: 'is it open',
    when: 'kab',
    like: 'jaisa',
    done: 'visited',
    overland: 'by train',
    past: 'yesterday',
  },
  fillers: 'in, and',
  units: { n: 'nights' },
})
const tour = (title: string, places: string[], months = 'gggggggggggg') => ({
  title,
  words: title === 'Manali' ? 'ropeway' : '',
  facts: { nights: 5, months, traits: [], places: ['india', ...places], themes: [] },
})
const priced = (title: string, price: number) => {
  const { facts, ...more } = tour(title, [fold(title)])
  return { ...more, facts: { ...facts, prices: [price, price, price] } }
}
const TOURS = [
  tour('Manali', ['manali']),
  tour('Leh', ['leh'], 'ccccffggggcc'),
  ...[1, 2, 3, 4, 5, 6].map((at) => tour(`Other ${at}`, [], 'ggggggcccggg')),
]
const index = makeIndex(TOURS, vocabulary, '2026-11-30')

function answered(text: string) {
  const { parts, at } = find(index, { text })
  const leftOut = parts.filter((part) => !isKnown(part)).map((part) => part.text)
  return {
    found: at.map((each) => TOURS[each]?.title),
    leftOut,
    chips: parts.flatMap((part) => partName(part, false) ?? []),
  }
}

it.each([
  ['manali ropeway xyzzy', ['Manali'], ['xyzzy']],
  ['leh ropeway', ['Leh'], ['ropeway']],
  ['leh beach', ['Leh'], ['beach']],
  ['leh weekend', ['Leh'], ['weekend']],
  ['ropeway xyzzy', ['Manali'], ['xyzzy']],
])('%s shows what was understood, and says what was left out', (text, found, leftOut) => {
  expect(answered(text)).toMatchObject({ found, leftOut })
})

it('Of a place that is sold and one that is not, the first is shown; a region around both is no place that was meant', () => {
  expect(answered('goa and manali').found).toEqual(['Manali'])
  expect(answered('goa india').found).toEqual([])
})

it('Two places that no tour joins are shown one after the other, as they were named', () => {
  expect(answered('leh manali').found).toEqual(['Leh', 'Manali'])
  expect(answered('manali and leh').found).toEqual(['Manali', 'Leh'])
})

it('A number of nights that no tour of a place has gives way by one night, and no further', () => {
  expect(answered('leh 6 nights')).toEqual({ found: ['Leh'], leftOut: [], chips: ['Leh', '5 to 7 nights'] })
  expect(answered('leh 7 nights').found).toEqual([])
})

it('A length that no tour is as short as is a part of a tour', () => {
  expect(answered('leh 1 nights')).toEqual({ found: ['Leh'], leftOut: ['1 nights'], chips: ['Leh'] })
})

it('A closed month finds nothing, unless it is asked whether it is one', () => {
  expect(answered('leh january').found).toEqual([])
  expect(answered('leh is it open in january').found).toEqual(['Leh'])
})

it('A season leaves out what is closed in most of it, unless a place is named', () => {
  expect(answered('rains').found).toEqual(['Leh', 'Manali'].toReversed())
  expect(answered('rains india').found).toHaveLength(8)
})

it('A budget that no price of a place suits leads to its tours on request, and to none of those that cost more; without a place the lowest price comes first', () => {
  const sold = makeIndex([...TOURS, priced('Goa', 50_000), priced('Leh', 40_000)], vocabulary, '2026-11-30')
  const found = (text: string) => find(sold, { text }).at.map((at) => sold.tours[at]?.title)
  expect(found('manali under 30k')).toEqual(['Manali'])
  expect(found('manali from 30k')).toEqual(['Manali'])
  expect(found('goa under 30k')).toEqual([])
  expect(found('leh under 50k')).toEqual(['Leh'])
  expect(sold.tours[find(sold, { text: 'leh under 50k' }).at[0] as number]?.facts.prices).toBeDefined()
  expect(sold.tours[find(sold, { text: 'leh under 30k' }).at[0] as number]?.facts.prices).toBeUndefined()
  expect(found('under 30k').slice(0, 2)).toEqual(['Leh', 'Goa'])
})

it('The budget goes on to what is asked for', () => {
  expect(find(index, { text: 'manali under 30k' }).choice.budget).toBe(30_000)
})
