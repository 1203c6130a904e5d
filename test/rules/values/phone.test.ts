import { describe, expect, it } from 'vitest'
import { chatLink } from '../../../src/values/chat-link.ts'
import { phoneNumbers, spaced } from '../../../src/values/phone/phone.ts'

const dialable = (phone: string, isd = '+91') => phoneNumbers(phone, isd)[0]?.number
const links = (phone: string, isd = '+91') => phoneNumbers(phone, isd).map(({ call, chats }) => [call, chats])

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
    ['(+91) 98765 43210', '', '+919876543210'],
    ['91-9876543210', '', '+919876543210'],
    ['+91 +91 98765 43210', '+91', '+919876543210'],
    ['+91 (0) 98765 43210', '', '+919876543210'],
    ['\u202A+91 98765 43217\u202C', '', '+919876543217'],
    ['\u200E9876543217', '+91', '+919876543217'],
    ['98765\u00A043217', '+91', '+919876543217'],
    ['98765\u2011\u200B43217', '+91', '+919876543217'],
    ['९८७६५४३२१०', '+91', '+919876543210'],
    ['٩٨٧٦٥٤٣٢١٠', '+91', '+919876543210'],
    ['９８７６５４３２１０', '+91', '+919876543210'],
    ['૯૮૭૬૫૪૩૨૧૦', '+91', '+919876543210'],
    ['𑁯𑁮𑁭𑁬𑁫𑁪𑁩𑁨𑁧𑁦', '+91', '+919876543210'],
    ['9876543210 (WhatsApp)', '+91', '+919876543210'],
    ['Mr Rao, 98765 43210, after 6', '+91', '+919876543210'],
    ['tel:+919876543210', '', '+919876543210'],
    ['030/901820', '+49', '+4930901820'],
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
    ['98765 43210 1', '+91'],
    ['my budget is 50000', '+91'],
    ['98765432109123456780', '+91'],
    ['98765432101234567890', ''],
    ['9'.repeat(300), '+91'],
    [`call ${'9'.repeat(30)}`, '+91'],
  ])('%s with %s is none', (phone, isd) => {
    expect(dialable(phone, isd)).toBeUndefined()
  })
})

describe('two numbers in one field', () => {
  it.each([
    '98765 43210 / 91234 56780',
    '9876543210, 9123456780',
    '9876543210;9123456780',
    '98765 43210 or 91234 56780',
    '98765 43210 & +91 91234 56780',
    '+91 98765 43210 +91 91234 56780',
    '98765 43210 91234 56780',
    '98765 43210\n91234 56780',
    '९८७६५४३२१० / ९१२३४५६७८०',
    '98765 43210 और 91234 56780',
    '98765 43210 या 91234 56780',
    '98765 43210 aur 91234 56780',
    '9876543210 • 9123456780',
    '9876543210 \\ 9123456780',
    '9876543210 (home) 9123456780 (office)',
    'M: 9876543210, O: 91234-56780',
  ])('%j are both kept', (phone) => {
    expect(phoneNumbers(phone, '+91').map(({ number }) => number)).toEqual(['+919876543210', '+919123456780'])
  })

  it.each(['98765 43210 or 91234 56780 or 98290 12345', '9876543210/9123456780/9829012345'])(
    '%j, three of them, are all kept',
    (phone) => {
      expect(phoneNumbers(phone, '+91').map(({ number }) => number)).toEqual([
        '+919876543210',
        '+919123456780',
        '+919829012345',
      ])
    },
  )

  it('keep the extension to the one that has it', () => {
    expect(links('98765 43210, 0141 256 7890 extn. 12 (office)')).toEqual([
      ['tel:+919876543210', true],
      ['tel:+911412567890;ext=12', false],
    ])
  })

  it('are one when they are the same', () => {
    expect(phoneNumbers('9876543210 / +91 98765 43210', '+91')).toHaveLength(1)
  })

  it('lead only to the one that is sure', () => {
    expect(dialable('98765 43210 / 11')).toBe('+919876543210')
    expect(phoneNumbers('98765 43210 / 11', '+91')).toHaveLength(1)
  })
})

it.each([
  ['0141 256 7890', 'tel:+911412567890'],
  ['0141 256 7890 ext 12', 'tel:+911412567890;ext=12'],
  ['0141-2567890 x12', 'tel:+911412567890;ext=12'],
  ['0141 256 7890 #12', 'tel:+911412567890;ext=12'],
  ['0141 256 7890 ext 123456', 'tel:+911412567890;ext=123456'],
  ['0141 256 7890 ext 1234567', 'tel:+911412567890'],
  ['1800 11 1363', 'tel:+911800111363'],
  ['1860 266 2345', 'tel:+9118602662345'],
])('%s, a landline or a service number, can be called and has no chat', (phone, call) => {
  expect(links(phone)).toEqual([[call, false]])
})

it.each([
  ['98765 43210', '+91'],
  ['202-456-1414', '+1'],
  ['50 123 4567', '+971'],
])('%s with %s, a mobile number or one that may be one, has a chat', (phone, isd) => {
  expect(links(phone, isd).map(([, chats]) => chats)).toEqual([true])
})

it('a chat begins with the sentence, whatever signs it has', () => {
  const link = new URL(chatLink('919800000000', 'Bali & Lombok, ₹54,699? #1 काव्य'))
  expect([link.origin, link.pathname]).toEqual(['https://wa.me', '/919800000000'])
  expect(link.searchParams.get('text')).toBe('Bali & Lombok, ₹54,699? #1 काव्य')
})

it.each([
  ['+919829012345', '91 98290 12345'],
  ['+911412345678', '91 141 234 5678'],
  ['+12024561414', '1 202 456 1414'],
  ['+442079460958', '44 20 7946 0958'],
  ['+971501234567', '971 50 123 4567'],
  ['+491701234567', '49 170 1234567'],
  ['+3545551234', '354 555 1234'],
  ['nonsense', 'nonsense'],
])('%s is read out as %s', (number, words) => {
  expect(spaced(number)).toBe(words)
})
