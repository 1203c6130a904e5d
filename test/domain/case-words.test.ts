import { describe, expect, it } from 'vitest'
import { searchTerms, type Worded, wordsOf } from '../../src/domain/cases/case-words.ts'

const enquiry = (differs: Partial<Worded>): Worded => ({
  ...{ name: '', email: '', phone: '', isd: '+91', dialable: null, reference: 'PT-7K3M9-QX2HB', tour: '', place: '' },
  ...differs,
})
const words = (differs: Partial<Worded>) => wordsOf(enquiry(differs)).filter((word) => !word.startsWith('r:'))

describe('a case is found by words', () => {
  it('of its name, its address, its tour and its place, each once', () => {
    expect(words({ name: 'Asha O’Brien asha', email: 'Asha@X.in', tour: 'Bali6d5n', place: 'Bali' })).toEqual([
      ...['n:asha', 'n:o', 'n:brien', 'e:asha@x.in', 't:bali6d5n', 't:bali'],
    ])
  })

  it('of its reference, from its beginning and from its second half', () => {
    expect(wordsOf(enquiry({})).filter((word) => word.startsWith('r:'))).toEqual(['r:7K3M9QX2HB', 'r:QX2HB'])
  })

  it('of its numbers, whole and by their last digits', () => {
    expect(words({ phone: '98290 12345' })).toEqual(['p:+919829012345', 'd:543210928919'])
    expect(words({ phone: '98290 12345', dialable: '+919829012345' })).toEqual(['p:+919829012345', 'd:543210928919'])
    expect(words({ phone: '', dialable: '+919829012345' })).toEqual(['p:+919829012345', 'd:543210928919'])
  })

  it('of the digits of a number that cannot be dialled, four or more of them', () => {
    expect([words({ phone: '12-34' }), words({ phone: '123' })]).toEqual([['d:4321'], []])
  })

  it('sixty letters long at most, and 24 of them', () => {
    expect(words({ name: 'अ'.repeat(61) })).toEqual([`n:${'अ'.repeat(58)}`])
    const many = Array.from({ length: 30 }, (_, at) => `name${at}`).join(' ')
    expect(wordsOf(enquiry({ name: many }))).toHaveLength(24)
  })
})

describe('what the staff type asks', () => {
  const names = (word: string) => ['n', 't', 'e'].map((kind) => `${kind}:${word}`)
  it.each([
    ['345', [['d:543']]],
    ['34', [names('34')]],
    ['+91 98290-12345', [['d:5432109289']]],
    ['asha@', [['e:asha@']]],
    ['Asha@X.in', [['e:asha@x.in']]],
    ['@', [] as string[][]],
    ['pt 7k3m', [['r:7K3M']]],
    ['PT-7K3M9-QX2HB', [['r:7K3M9QX2HB']]],
    ['7k3m9qx2hb', [['r:7K3M9QX2HB']]],
    ['7k3m', [[...names('7k3m'), 'r:7K3M']]],
    ['asha', [[...names('asha'), 'r:ASHA']]],
    ['mumbai', [names('mumbai')]],
    ['asha rao', [names('asha'), names('rao')]],
    ['a b c d e', ['a', 'b', 'c', 'd'].map(names)],
    ['', []],
    ['%', []],
  ])('for "%s": %j', (text, terms) => {
    expect(searchTerms(text)).toEqual(terms)
  })
})
