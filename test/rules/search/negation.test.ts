import { describe, expect, it } from 'vitest'
import { find } from '../../../src/domain/search/find.ts'
import { isKnown } from '../../../src/domain/search/part.ts'
import { index } from '../../support/finding.ts'

const search = (text: string) => find(index, { text })
const at = (text: string) => search(text).at.map((each) => index.tours[each]?.title)
const notKnown = (text: string) =>
  search(text)
    .parts.filter((part) => !isKnown(part))
    .map(({ text, isNot }) => (isNot ? `not ${text}` : text))

it.each([
  ['bali anytime but june', 'bali not june'],
  ['bali whenever but june', 'bali not june'],
  ['bali any day but june', 'bali not june'],
  ['kerala any hotel but deluxe', 'kerala not deluxe'],
  ['all hotels but deluxe bali', 'not deluxe bali'],
])('"%s" is "%s"', (text, plain) => {
  const read = (asked: string) =>
    search(asked)
      .parts.filter(isKnown)
      .map(({ isNot, choice, places }) => ({ isNot, choice, places }))
  expect(read(text).filter(({ isNot }) => isNot)).toEqual(read(plain).filter(({ isNot }) => isNot))
  expect(at(text)).toEqual(at(plain))
})

describe('what is not wanted and not known', () => {
  it.each([
    ['kerala bina xyz', ['not xyz']],
    ['kerala without qwerty', ['not qwerty']],
    ['केरल बिना xyz', ['not xyz']],
    ['xyz ke bina kerala', ['not xyz']],
    ['kerala bina guide', ['not guide']],
    ['kerala no bus', ['not bus']],
    ['kerala without foo', ['not foo']],
    ['kerala without 2 people', ['not 2 people']],
    ['without 2 people kerala', ['not 2 people']],
    ['kerala without 2 kids in december', ['not 2 kids']],
    ['kerala without a guide', ['not guide']],
    ['kerala without friends', ['not friends']],
    ['kerala without any urgent', ['not urgent']],
  ])('"%s" searches for the rest alone, and says what it could not avoid', (text, told) => {
    expect(at(text)).toEqual(at('kerala'))
    expect(notKnown(text)).toEqual(told)
  })

  it.each([
    ['bina xyz', 'xyz'],
    ['without qwerty', 'qwerty'],
    ['xyz ke bina', 'xyz'],
    ['no refund', 'refund'],
    ['no idea', 'idea'],
    ['without friends', 'friends'],
  ])('"%s" alone finds everything, and says what it could not avoid', (text, told) => {
    expect(at(text)).toHaveLength(index.tours.length)
    expect(notKnown(text)).toEqual([`not ${told}`])
  })
})

describe('what is not wanted', () => {
  it('is a whole list of places behind what is wanted', () => {
    expect(at('hill station except shimla manali')).toEqual(at('hill station except shimla and manali'))
    expect(at('beach without phuket, bali')).toEqual(at('beach without phuket and bali'))
  })

  it.each([
    ['neither andaman nor kerala', ['Andaman', 'Kerala']],
    ['neither goa nor bali', ['Goa', 'Bali']],
    ['beach, neither andaman nor bali', ['Andaman', 'Bali']],
    ['neither andaman or kerala', ['Andaman', 'Kerala']],
  ])('is each of two with neither and nor: %s', (text, places) => {
    expect(at(text).length).toBeGreaterThan(0)
    expect(at(text).filter((title) => places.some((place) => title?.includes(place)))).toEqual([])
  })

  it('is not both of two where one is enough', () => {
    expect(at('bali or kerala not both')).toEqual(at('bali or kerala'))
    expect(at('either bali or goa, but not both')).toEqual(at('either bali or goa'))
  })

  it.each([
    'all but bali',
    'everything but bali',
    'all tours but bali',
    'every place but bali',
    'any country but bali',
    'besides bali',
  ])('is what stands behind “but” and its like: %s', (text) => {
    expect(at(text)).toEqual(at('not bali'))
    expect(notKnown(text)).toEqual([])
  })

  it('is the first place alone where another one is wanted', () => {
    expect(at('not bali thailand')).toEqual(at('thailand not bali'))
  })

  it('at the end of a sentence is what stands before it', () => {
    expect(at('himachal shimla nahi')).toEqual(at('himachal not shimla'))
  })
})

describe('what "or" joins', () => {
  const sides = (text: string) => search(text).parts.flatMap(({ either, text }) => (either === undefined ? [] : text))

  it.each([
    ['bali or vietnam, january, 2 people', ['bali', 'vietnam']],
    ['kerala ya goa, 4 din, jan', ['kerala', 'goa']],
    ['2 people, january, bali or vietnam', ['bali', 'vietnam']],
    ['honeymoon, bali or vietnam', ['bali', 'vietnam']],
    ['bali, thailand or vietnam, 5 nights, under 50000', ['bali', 'thailand', 'vietnam']],
    ['bali in january or vietnam', ['bali', 'vietnam']],
    ['bali, december or january', ['december', 'january']],
    ['beach or manali', ['beach', 'manali']],
  ])('"%s" is alternatives of one kind; the rest holds for all', (text, joined) => {
    expect(sides(text)).toEqual(joined)
  })
})

it('a word for an amount is not taken for a word that asks for nothing', () => {
  expect(search('kashmir se niche').parts.filter(({ guess }) => guess)).toEqual([])
})

it('a wheelchair is no claim of any tour: it finds what is found without it', () => {
  expect(at('wheelchair bali')).toEqual(at('bali'))
  expect(search('wheelchair').choice.theme).toEqual([])
})
