import { describe, expect, it } from 'vitest'
import { manyLines, oneLine } from '../../../src/values/plain-text.ts'

const UNSEEN = [
  '\u200B',
  '\u2060',
  '\u3164',
  '\u200D',
  '\u200C\uFE0F',
  '\u2800',
  '\u00AD \u202E',
  '\0',
  '\uFFA0\n\uD800',
]

describe('a text from outside', () => {
  it.each(UNSEEN)('of which nobody sees anything is empty: %j', (text) => {
    expect([oneLine(text), manyLines(text)]).toEqual(['', ''])
  })

  it.each(['क्‍ष', '👨‍👩‍👧', '❤️', '…', '1', '₹'])('that somebody sees stays as it is: %s', (text) => {
    expect([oneLine(text), manyLines(text)]).toEqual([text, text])
  })
})
