import { describe, expect, it } from 'vitest'
import { matchesFilter, searchText, substringQuery, wordQuery } from '../../src/domain/search.ts'

describe('what a visitor typed', () => {
  it.each<[string | undefined, string]>([
    [undefined, ''],
    ['', ''],
    ['   ', ''],
    [' Bali ', 'Bali'],
    ['ba\u0000li', 'ba li'],
    ['\u0000', ''],
    ['two\nlines', 'two lines'],
    ['काव्य', 'काव्य'],
  ])('%j is read as %j', (raw, text) => {
    expect(searchText(raw)).toBe(text)
  })

  it('is cut after a hundred characters, and never within one', () => {
    expect(searchText('x'.repeat(5000))).toBe('x'.repeat(100))
    expect(searchText(`x${'🙂'.repeat(5000)}`)).toBe(`x${'🙂'.repeat(99)}`)
  })
})

describe('a search by words', () => {
  it.each<[string, string | undefined]>([
    ['bali', '"bali"*'],
    ['phuket krabi', '"phuket"* "krabi"*'],
    ['a-b', '"a"* "b"*'],
    ['foo:bar', '"foo"* "bar"*'],
    ["D'Souza", '"D"* "Souza"*'],
    ['say "hi" OR *', '"say"* "hi"* "OR"*'],
    ['राजस्थान', '"राजस्थान"*'],
    ['ｂａｌｉ', '"bali"*'],
    ['7N/8D', '"7N"* "8D"*'],
    ['"', undefined],
    ['🙂 %', undefined],
    ['', undefined],
  ])('for %j asks the table for %j', (text, query) => {
    expect(wordQuery(text)).toBe(query)
  })

  it('takes the first eight words', () => {
    expect(wordQuery('1 2 3 4 5 6 7 8 9 10')).toBe('"1"* "2"* "3"* "4"* "5"* "6"* "7"* "8"*')
  })
})

describe('a filter by letters', () => {
  it('asks for a phrase in lower case, in one region', () => {
    expect(substringQuery('Ba "L" i', 'domestic')).toBe('region : "domestic" AND {title location} : "ba ""l"" i"')
  })

  const card = { title: 'Leh, the high ROAD', location: 'Überland, Nubra' }

  it.each(['', 'leh', 'LEH', 'e', 'high road', 'über', 'ÜBER', 'nubra', ', '])(
    'with "%s" keeps a card that has it',
    (text) => {
      expect(matchesFilter(card, text)).toBe(true)
    },
  )

  it.each(['goa', 'lehh', 'roadüber', 'highroad', '%'])('with "%s" drops a card that has not', (text) => {
    expect(matchesFilter(card, text)).toBe(false)
  })
})
