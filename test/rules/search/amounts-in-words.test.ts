import { describe, expect, it } from 'vitest'
import { find } from '../../../src/domain/search/find.ts'
import { makeIndex } from '../../../src/domain/search/finding-index.ts'
import { partName } from '../../../src/domain/search/part-name.ts'
import { vocabulary } from '../../../src/domain/search/words.ts'
import { index } from '../../support/finding.ts'

const bare = makeIndex([], vocabulary(), '2026-11-30')
const chips = (text: string) => find(bare, { text }).parts.flatMap((part) => partName(part, false) ?? [])

describe('an amount in words', () => {
  it.each([
    ['thirty five thousand', 'Up to ₹35,000'],
    ['twenty-five thousand', 'Up to ₹25,000'],
    ['under Forty Two thousand', 'Up to ₹42,000'],
    ['one hundred thousand', 'Up to ₹1,00,000'],
    ['one hundred and twenty five thousand', 'Up to ₹1,25,000'],
    ['twelve thousand five hundred', 'Up to ₹12,500'],
    ['45 thousand 500', 'Up to ₹45,500'],
    ['45k 500', 'Up to ₹45,500'],
    ['1 lakh 50000', 'Up to ₹1,50,000'],
    ['one lakh twenty five thousand', 'Up to ₹1,25,000'],
    ['one lakh twenty thousand five hundred', 'Up to ₹1,20,500'],
    ['half a lakh', 'Up to ₹50,000'],
    ['½L', 'Up to ₹50,000'],
    ['upto 1½L', 'Up to ₹1,50,000'],
    ['1½cr', 'Up to ₹1,50,00,000'],
    ['one crore fifty lakh', 'Up to ₹1,50,00,000'],
    ['1 crore 50 lakh', 'Up to ₹1,50,00,000'],
    ['one and a half lakh', 'Up to ₹1,50,000'],
    ['a lakh', 'Up to ₹1,00,000'],
    ['dedh lakh', 'Up to ₹1,50,000'],
    ['dhai lakh', 'Up to ₹2,50,000'],
    ['sadhe teen lakh', 'Up to ₹3,50,000'],
    ['sava do lakh', 'Up to ₹2,25,000'],
    ['paune do lakh', 'Up to ₹1,75,000'],
    ['ढाई लाख', 'Up to ₹2,50,000'],
    ['डेढ़ लाख', 'Up to ₹1,50,000'],
    ['सवा लाख', 'Up to ₹1,25,000'],
    ['सवा दो लाख', 'Up to ₹2,25,000'],
    ['पौने दो लाख', 'Up to ₹1,75,000'],
    ['साढ़े तीन लाख', 'Up to ₹3,50,000'],
    ['साढ़े सात हज़ार', 'Up to ₹7,500'],
    ['आधा लाख', 'Up to ₹50,000'],
    ['अडीच लाख', 'Up to ₹2,50,000'],
    ['दस हजार', 'Up to ₹10,000'],
    ['above thirty five thousand', 'From ₹35,000'],
    ['between twenty five thousand and thirty five thousand', '₹25,000 to ₹35,000'],
    ['½ lakh', 'Up to ₹50,000'],
    ['1½ lakh', 'Up to ₹1,50,000'],
    ['1/2 lakh', 'Up to ₹50,000'],
    ['1 1/2 lakh', 'Up to ₹1,50,000'],
    ['pauna lakh', 'Up to ₹75,000'],
    ['two and a half lakhs', 'Up to ₹2,50,000'],
    ['1 crore', 'Up to ₹1,00,00,000'],
    ['1.5cr', 'Up to ₹1,50,00,000'],
    ['ek karod', 'Up to ₹1,00,00,000'],
    ['twenty one nights', '21 nights'],
  ])('is one amount: %s', (text, name) => {
    expect(chips(text)).toEqual([name])
  })

  it('is no sum of what is counted behind it, nor of two numbers in digits', () => {
    expect(chips('45 thousand 4 people')).toEqual(['Up to ₹11,250 a person: ₹45,000 for 4', '4 people'])
    expect(chips('30 5 thousand')).toEqual(['Up to ₹5,000'])
  })
})

describe('a size', () => {
  it.each(['above 4000 m', '3500 ft', '4 km', '4-5 km', 'below 10 degrees', '2 rooms'])(
    'is no money, no people and no day: %s',
    (text) => {
      expect(find(bare, { text: `${text} bali` }).parts.map(({ text: _, ...meant }) => meant)).toEqual([
        {},
        { places: ['bali'] },
      ])
    },
  )
})

describe('a length in words', () => {
  it.each(['paanch din', 'five days', 'पांच दिन'])('is a length like one in digits: %s', (text) => {
    const meant = (asked: string) => find(index, { text: asked }).parts.map(({ text: _, ...part }) => part)
    expect(meant(`kashmir ${text}`)).toEqual(meant('kashmir 5 din'))
  })
})

describe('one who travels alone', () => {
  it.each(['one person', '1 person', 'one traveller', 'single person', 'single traveller', '1 adult', 'solo', 'akele'])(
    'is one adult and finds every package: %s',
    (text) => {
      const { at, parts } = find(index, { text })
      expect(at.length).toBe(index.tours.length)
      expect(parts.map((part) => partName(part, false))).toEqual(['1 person'])
    },
  )

  it('is not meant by an amount for each person', () => {
    expect(chips('30000 per person')).toEqual(['Up to ₹30,000'])
    expect(chips('2 person')).toEqual(['2 people'])
  })
})
