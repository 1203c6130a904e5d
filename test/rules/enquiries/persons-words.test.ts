import { describe, expect, it } from 'vitest'
import { hasName, plain, withoutPerson } from '../../../src/data/enquiries/persons-words.ts'

const without = (text: string, name: string) =>
  withoutPerson(text, { emails: ['asha@example.in'], digits: ['9800011111'], name: plain(name) })

describe('A text without a person', () => {
  it.each([
    ['By Asha Rao, with love', 'Asha Rao', 'By (erased), with love'],
    ['ASHA\u00a0RAO and Asha Rao', 'Asha Rao', '(erased) and (erased)'],
    ['Montana with Ana', 'Ana', 'Montana with (erased)'],
    ['我和小明去旅行', '小明', '我和(erased)去旅行'],
    ['小 明 came', '小明', '(erased) came'],
    ['আশার সাথে', 'আশা', '(erased) সাথে'],
    ['ஆஷா ராவுக்கு நன்றி', 'ஆஷா ராவ்', '(erased) நன்றி'],
    ['Call 98000 11111', 'Asha Rao', '(erased)'],
    ['Write to Asha@Example.in', 'Asha Rao', '(erased)'],
  ])('%j without %j is %j', (text, name, expected) => {
    expect(without(text, name)).toBe(expected)
    expect(hasName(without(text, name), plain(name))).toBe(false)
  })

  it('is the same where it names somebody else', () => {
    for (const text of ['Montana', '大明', 'Ashaben Rao'])
      expect([without(text, 'Ana'), without(text, '小明'), without(text, 'Asha Rao')]).toEqual([text, text, text])
  })
})
