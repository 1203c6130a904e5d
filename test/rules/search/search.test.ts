import { describe, expect, it } from 'vitest'
import { allPlaces } from '../../../src/domain/catalogue/places.ts'
import { isCut, matchesFilter, searchText, substringQuery } from '../../../src/domain/search/search-text.ts'
import { placeWord, wordsQuery } from '../../../src/domain/search/words-query.ts'
import { placeSlug } from '../../../src/values/place-slug.ts'

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

  it('is read whole up to two hundred characters', () => {
    expect(searchText('x'.repeat(200))).toBe('x'.repeat(200))
    expect(searchText('🙂'.repeat(200))).toBe('🙂'.repeat(200))
  })

  it('that is longer keeps whole words of its beginning and of its end, where a budget stands, and no half character', () => {
    const read = searchText(`kerala ${'and more words '.repeat(40)} for 4 under 65000`)
    expect(read).toMatch(/^kerala and more .*\w … \w.* for 4 under 65000$/)
    for (const text of ['x', '🙂', '🙂 '].map((each) => each.repeat(5000))) {
      expect([...searchText(text)].length).toBeLessThanOrEqual(200)
      expect(searchText(text).isWellFormed()).toBe(true)
    }
    expect([read, 'kerala'].map(isCut)).toEqual([true, false])
  })
})

const ASKED = { exact: false, today: '2026-11-30' }

describe('a search for tours that lie behind the leaders', () => {
  it.each([
    ['bali', '("xqbali")'],
    ['mnali', '("xqmanali")'],
    ['simla houseboat', '("xqshimla") AND ("houseboat"*)'],
    ['cheap thailand 5 days', '("xqthailand")'],
    ['port xyz', '("xqportblair" OR "port"*) AND ("xyz"*)'],
    ['" OR 7 *', '("7"*)'],
    ['foo:xyz', '("foo"*) AND ("xyz"*)'],
    ['tour package', '"tour"'],
  ])('for %j asks the table for %j', (text, query) => {
    expect(wordsQuery(text, ASKED)).toBe(query)
  })

  it('of a word that many names have asks for those alone that tours visit', () => {
    const query = wordsQuery('pradesh', ASKED)
    const sharing = [...allPlaces().values()].filter(({ name }) => name.endsWith('Pradesh'))
    const wrong = sharing.filter(
      ({ name, nearest }) => query.includes(placeWord(placeSlug(name))) !== (nearest.length === 0),
    )
    expect(sharing.length).toBeGreaterThan(2)
    expect(wrong).toEqual([])
  })

  it('by words that have their way guesses nothing', () => {
    expect(wordsQuery('mnali', { ...ASKED, exact: true })).toBe('("mnali"*)')
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
