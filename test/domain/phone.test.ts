import { describe, expect, it } from 'vitest'
import { chatLink } from '../../src/domain/chat.ts'
import { dialable } from '../../src/domain/phone.ts'

describe('a number that can be dialled', () => {
  it.each([
    ['98290 12345', '+91', '+919829012345'],
    ['098290-12345', '+91', '+919829012345'],
    ['(98290) 12345', '', '+919829012345'],
    ['9829012345', 'other', '+919829012345'],
    ['+91 98290 12345', '+1', '+919829012345'],
    ['0091 98290 12345', '', '+919829012345'],
    ['9829012345', '+91', '+919829012345'],
    ['0141 234 5678', '+91', '+911412345678'],
    ['020 7946 0958', '+44', '+442079460958'],
    ['202-456-1414', '+1', '+12024561414'],
    ['8 701 234 56 78', '+7', '+77012345678'],
    ['50 123 4567', '+971', '+971501234567'],
    ['  9829012345  ', '+91', '+919829012345'],
  ])('%s with %s is %s', (phone, isd, number) => {
    expect(dialable(phone, isd)).toBe(number)
  })

  it('keeps the zero that Italian numbers begin with', () => {
    expect(dialable('06 6982 1234', '+39')).toBe('+390669821234')
  })
})

describe('a number that cannot', () => {
  it.each([
    ['', '+91'],
    ['12345', '+91'],
    ['call me', '+91'],
    ['999999999999999999', '+91'],
    ['+999 12345678', '+91'],
    ['00', '+91'],
    ['+', ''],
    ['🙂', '+91'],
    ['9829012345', '+9999'],
  ])('%s with %s is none', (phone, isd) => {
    expect(dialable(phone, isd)).toBeUndefined()
  })
})

it('a chat begins with the sentence, whatever signs it has', () => {
  const link = new URL(chatLink('919800000000', 'Bali & Lombok, ₹54,699? #1 काव्य'))
  expect([link.origin, link.pathname]).toEqual(['https://wa.me', '/919800000000'])
  expect(link.searchParams.get('text')).toBe('Bali & Lombok, ₹54,699? #1 काव्य')
})
