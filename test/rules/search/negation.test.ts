import { describe, expect, it } from 'vitest'
import { find, isKnown } from '../../../src/domain/search/find.ts'
import { index } from '../../support/finding.ts'

const search = (text: string) => find(index, { text })
const at = (text: string) => search(text).at.map((each) => index.tours[each]?.title)
const notKnown = (text: string) =>
  search(text)
    .parts.filter((part) => !isKnown(part))
    .map(({ text, isNot }) => (isNot ? `not ${text}` : text))

describe('what is not wanted and not known', () => {
  it.each([
    ['kerala bina xyz', ['not xyz']],
    ['kerala without qwerty', ['not qwerty']],
    ['केरल बिना xyz', ['not xyz']],
    ['xyz ke bina kerala', ['not xyz']],
    ['kerala bina guide', ['not guide']],
    ['kerala no bus', ['not bus']],
    ['kerala without foo', ['not foo']],
  ])('"%s" searches for the rest alone, and says what it could not avoid', (text, told) => {
    expect(at(text)).toEqual(at('kerala'))
    expect(notKnown(text)).toEqual(told)
  })

  it.each(['bina xyz', 'without qwerty', 'xyz ke bina'])('"%s" alone finds nothing', (text) => {
    expect(at(text)).toEqual([])
  })
})

describe('what is not wanted', () => {
  it('is a whole list of places behind what is wanted', () => {
    expect(at('hill station except shimla manali')).toEqual(at('hill station except shimla and manali'))
    expect(at('beach without phuket, bali')).toEqual(at('beach without phuket and bali'))
  })

  it('is the first place alone where another one is wanted', () => {
    expect(at('not bali thailand')).toEqual(at('thailand not bali'))
  })

  it('at the end of a sentence is what stands before it', () => {
    expect(at('himachal shimla nahi')).toEqual(at('himachal not shimla'))
  })
})
