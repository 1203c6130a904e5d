import { describe, expect, it } from 'vitest'
import { parseEnquiry, typedValues } from '../../../src/domain/enquiries/enquiry-schema.ts'
import { bodyMark, digestRank } from '../../../src/domain/enquiries/held-reason.ts'
import { enquiry, ASHA as SENT } from '../../support/asha.ts'

const TODAY = '2026-11-14'
const ASHA = { ...SENT, date: '2027-12-20' }
const faultsOf = (body: Record<string, unknown>) => {
  const parsed = parseEnquiry(body, TODAY)
  return 'mistakes' in parsed ? parsed.mistakes : undefined
}

it('A phone number alone is enough', () => {
  expect(faultsOf({ phone: '98000 11111' })).toBeUndefined()
})

it('An e-mail alone is enough when it reads as one', () => {
  expect([faultsOf({ email: 'asha@example.in' }), faultsOf({ email: 'asha@' })]).toEqual([
    undefined,
    { email: expect.any(String) },
  ])
})

it.each(['Asha Rao <asha@example.in>', 'asha@example.in, rao@example.in', 'asha＠example.in', 'asha@उदाहरण.भारत'])(
  '%j is an e-mail that answers can go to',
  (email) => {
    expect(faultsOf({ email })).toBeUndefined()
  },
)

it.each(['asha@gmail', 'asha rao@example.in', 'asha@example..in', 'asha@@example.in', 'none'])(
  '%j alone is a slip, and is said to be one',
  (email) => {
    expect(faultsOf({ email })).toEqual({ email: 'This e-mail looks incomplete.' })
  },
)

it('Without a phone and an e-mail the phone is asked for', () => {
  expect(faultsOf({ name: 'Asha' })).toEqual({ phone: expect.any(String) })
})

it('A day that has passed and a day that is none are named', () => {
  expect([faultsOf({ ...ASHA, date: '2026-11-13' }), faultsOf({ ...ASHA, date: '2027-02-30' })]).toEqual([
    { date: expect.stringContaining('passed') },
    { date: expect.stringContaining('calendar') },
  ])
})

it.each(['15/12/2026', '15 Dec 2026', '15-12-26', '१५/१२/२०२६', 'Dec 15'])(
  'The travel date %s is stored as a day',
  (date) => {
    expect(enquiry({ date }).travelDate).toBe('2026-12-15')
  },
)

it('A date that cannot be read names the way to write it', () => {
  expect(faultsOf({ ...ASHA, date: 'around Diwali' })).toEqual({
    date: 'We could not read this date. Write it as 15/12/2026 or 15 Dec 2026.',
  })
})

it('An address in Hindi is enough', () => {
  expect(faultsOf({ email: 'आशा@example.com' })).toBeUndefined()
})

it.each(['asha@@example.in', 'asha@gmail', 'asha rao@example.in', 'asha@example,in', 'asha@.in'])(
  '%j is said to be a slip beside a phone number, too, which is enough without it',
  (email) => {
    expect(faultsOf({ phone: '98000 11111', email })).toEqual({
      email: 'This e-mail looks incomplete: correct it, or leave this empty.',
    })
  },
)

it.each(['12345', '0000000000'])(
  'Beside %s, which nobody can dial, an e-mail that is a slip has to be corrected',
  (phone) => {
    expect(faultsOf({ phone, email: 'foo@bar' })).toEqual({ email: 'This e-mail looks incomplete.' })
  },
)

it.each([
  ...[
    'asha+trips@example.in',
    "o'hara@example.travel",
    'asha@a.b.c.d.e.f.g.h.in',
    'a@b.co',
    'asha_@xn--p1b6ci4b4b3a.in',
  ],
  ...[
    'E-mail: asha@example.in',
    'asha@example.in or rao@example',
    'asha@example.in (office)',
    '"Asha" <asha@example.in>',
    '"asha rao"@example.in',
  ],
])('%j is taken: whatever could be an address is one', (email) => {
  expect(enquiry({ email }).email).toBe(email)
})

it.each(['no email', 'n/a', '-', 'asha at example', '@asha.rao'])(
  '%j in place of an address stands beside a phone number',
  (email) => {
    expect(enquiry({ email }).email).toBe(email)
  },
)

it('A phone number is stored as it was typed, and the first one as it is dialled', () => {
  const phone = '\u202A98765 43210\u202C / 91234 56780'
  expect(enquiry({ phone })).toMatchObject({ phone, dialable: '+919876543210' })
})

it('A message may have 10,000 letters of any script, and one more is said in letters', () => {
  expect([
    faultsOf({ ...ASHA, message: 'अ'.repeat(10_000) }),
    faultsOf({ ...ASHA, message: '🙂'.repeat(10_001) }),
  ]).toEqual([undefined, { message: 'This is longer than 10,000 letters. Please shorten it.' }])
})

it('Both answers about flexible dates at once are none', () => {
  expect(enquiry({ flexibleYes: true, flexibleNo: true }).flexible).toBe('')
})

it('The tour is known by its page where the form does not name it', () => {
  expect([enquiry({ packages: '/tour/Nepal' }).tour, enquiry({ packages: '/contact' }).tour]).toEqual(['Nepal', ''])
})

it('What cannot be the id of a tour is none', () => {
  expect(enquiry({ tour: 'Bali for Asha Rao', packages: '' }).tour).toBe('')
})

it('Half a surrogate is replaced, so that the enquiry reads back as it was taken', () => {
  expect(enquiry({ name: 'A\ud800' }).name).toBe('A\uFFFD')
})

it('What is cut is cut between two letters', () => {
  const long = `${'a'.repeat(299)}🙂🙂`
  const { page, accommodations } = enquiry({ packages: long, accommodations: long })
  expect([page, accommodations]).toEqual(Array(2).fill(`${'a'.repeat(299)}🙂`))
})

it.each(['constructor', '__proto__', 'toString', 'fax'])('%j is no way to be answered', (answerBy) => {
  expect(enquiry({ answerBy }).answerBy).toBe('')
})

it('Typed values are the known fields only', () => {
  expect(typedValues(JSON.parse('{"__proto__":{"name":"x"},"name":"Asha","website":"x","other":1}'))).toEqual({
    name: 'Asha',
  })
})

it.each([
  ['nothing hidden', {}, undefined],
  ['an empty hidden field', { website: '' }, undefined],
  ['the hidden field filled in', { website: 'https://spam.example' }, 'honeypot'],
  ['the hidden field as a list', { website: ['x'] }, 'honeypot'],
  ['a second since it was opened', { opened: '1800000000000' }, 'quick'],
  ['two seconds since it was opened', { opened: '1799999999000' }, undefined],
  ['a clock that runs ahead', { opened: '1800000900000' }, undefined],
  ['a time that is none', { opened: 'yesterday' }, undefined],
])('A body with %s is marked so', (_, body, mark) => {
  expect(bodyMark(body, 1_800_000_001_000)).toBe(mark)
})

it.each(['name', 'email', 'phone', 'passengers', 'place', 'hours'])('The field %s may have 300 letters', (field) => {
  expect(faultsOf({ ...ASHA, [field]: 'x'.repeat(300) })).toBeUndefined()
  expect(faultsOf({ ...ASHA, [field]: 'x'.repeat(301) })).toEqual({
    [field]: 'This is longer than 300 letters. Please shorten it.',
  })
})

it('Wishes may have 1,000 letters', () => {
  expect(faultsOf({ ...ASHA, wishes: 'x'.repeat(1000) })).toBeUndefined()
  expect(faultsOf({ ...ASHA, wishes: 'x'.repeat(1001) })).toEqual({
    wishes: 'This is longer than 1,000 letters. Please shorten it.',
  })
})

it.each(['😀', 'ज़', '\r\n'])('A letter is a code point and a line’s end is one letter: %j', (letter) => {
  const message = `x${letter.repeat(9_998 / [...letter.replace('\r', '')].length)}x`
  expect([faultsOf({ ...ASHA, message }), faultsOf({ ...ASHA, message: `${message}x` })]).toEqual([
    ...[undefined, { message: 'This is longer than 10,000 letters. Please shorten it.' }],
  ])
})

it.each([-1, 2.5, 0, 1000, '-२', '-1', '2.5', '0 people', '०', '1,000 people', '−3 adults'])(
  'How many travel is 1 to 999: not %j',
  (passengers) => {
    expect(faultsOf({ ...ASHA, passengers })).toEqual({ passengers: 'Write how many travel: 1 to 999.' })
  },
)

it.each([1, 999, '02', '3.', '४', '２ adults', '2-3', '2, 1 child', '0 children, 2 adults', 'the four of us', ''])(
  'How many travel may be %j',
  (passengers) => {
    expect(faultsOf({ ...ASHA, passengers })).toBeUndefined()
  },
)

it('A phone number below zero is not one', () => {
  expect(faultsOf({ ...ASHA, phone: -9812345678 })).toEqual({ phone: 'Please write this as text.' })
  expect(faultsOf({ name: 'Asha', phone: -5 })).toEqual({ phone: 'Please write this as text.' })
  expect(faultsOf({ ...ASHA, phone: 9812345678 })).toBeUndefined()
})

it.each([
  ['9829012345', '+44'],
  ['+1 900 987 6543', '+91'],
])('A number at a premium rate is one that nobody can call back: %s with %s', (phone, isd) => {
  expect(faultsOf({ ...ASHA, email: '', phone, isd })).toEqual({ phone: expect.stringContaining('cannot call') })
})

it('All that has to be mended is said at once', () => {
  expect(faultsOf({ phone: '12', date: '2026-11-13', name: 'x'.repeat(301) })).toEqual({
    name: expect.stringContaining('300 letters'),
    phone: expect.stringContaining('cannot call'),
    date: expect.stringContaining('passed'),
  })
})

it('What is no text is asked for as text, beside its field; what the two answers are is asked beside their own', () => {
  expect(faultsOf({ ...ASHA, name: ['x'] })).toEqual({ name: 'Please write this as text.' })
  expect(faultsOf({ ...ASHA, flexibleYes: {} })).toEqual({ flexible: 'Please write this as text.' })
})

it('A number in JSON is text, an absent field is empty, and no text holds a NUL', () => {
  expect(enquiry({ passengers: 2, place: undefined, message: ' a\0b ' })).toMatchObject({
    ...{ passengers: '2', place: '', message: 'ab' },
  })
})

it.each([
  [{ flexible: 'yes' }, 'yes'],
  [{ flexible: 'no' }, 'no'],
  [{ flexible: 'maybe' }, ''],
  [{ flexibleYes: 'on' }, 'yes'],
  [{ flexibleYes: 'true' }, 'yes'],
  [{ flexibleNo: true }, 'no'],
  [{ flexibleNo: '1' }, 'no'],
  [{ flexibleYes: false, flexibleNo: 'yes' }, 'no'],
  [{ flexibleYes: 'off' }, ''],
  [{ flexibleYes: 1, flexibleNo: null }, 'yes'],
  [{ flexibleYes: null, flexibleNo: 0 }, ''],
  [{}, ''],
])('The answer about flexible dates in %j is "%s"', (body, answer) => {
  expect(enquiry(body).flexible).toBe(answer)
})

it('A field that comes as null is empty: an enquiry that can be answered is not refused for it', () => {
  expect(enquiry({ email: null, name: null, date: null })).toMatchObject({ email: '', name: '', travelDate: '' })
})

it.each([
  [{ message: 'Hi' }, 'contact'],
  [{}, 'tour'],
  [{ accommodations: '' }, 'callback'],
])('An enquiry with %j came from the form "%s"', (body, kind) => {
  expect(enquiry(body).kind).toBe(kind)
})

it('The tier is known by its accommodation, and the price that was seen by its digits', () => {
  expect(enquiry()).toMatchObject({ tier: 'deluxe', priceSeen: 54_999 })
  expect(enquiry({ accommodations: '6 Star' })).not.toHaveProperty('tier')
  expect(enquiry({ price: '1'.repeat(9) }).priceSeen).toBe(111_111_111)
  for (const price of ['', '1'.repeat(10), '54,999', '-1']) expect(enquiry({ price })).not.toHaveProperty('priceSeen')
})

it('A trip is kept in its one spelling with the total that was seen; one that cannot be read, or has passed, is none', () => {
  expect(enquiry({ trip: 'tier=deluxe&adults=3&x=1', total: '42838' })).toMatchObject({
    ...{ trip: 'adults=3&tier=deluxe', totalSeen: 42_838 },
  })
  expect(enquiry({ trip: 'adults=3', total: 'many' })).not.toHaveProperty('totalSeen')
  for (const trip of ['', 'adults=9999', 'from=2026-10-31']) {
    expect(enquiry({ trip, total: '42838' }).trip).toBe('')
    expect(enquiry({ trip, total: '42838' })).not.toHaveProperty('totalSeen')
  }
})

it('The way to be answered is one that the form offers', () => {
  expect(enquiry({ answerBy: 'whatsapp', hours: 'after 6' })).toMatchObject({
    ...{ answerBy: 'whatsapp', answerHours: 'after 6' },
  })
  expect(enquiry({ answerBy: 'pigeon' }).answerBy).toBe('')
})

it('The tour’s id has forty letters at most', () => {
  expect([enquiry({ tour: 'x'.repeat(40) }).tour, enquiry({ tour: 'x'.repeat(41) }).tour]).toEqual(['x'.repeat(40), ''])
})

it('A number is text when a form comes back, and anything else is left behind', () => {
  expect(typedValues({ name: 7, phone: '1', email: true, place: null })).toEqual({ name: '7', phone: '1' })
})

const NOW = 1_800_000_001_000
it.each([
  ['a number that can be dialled and a person’s pace', { opened: NOW - 2000 }, '+91', 0],
  ['the same in text', { opened: String(NOW - 60_000) }, '+91', 0],
  ['a number alone', {}, '+91', 1],
  ['a time in another form', { opened: [NOW - 60_000] }, '+91', 1],
  ['a time that has no thirteen digits', { opened: '17999999990001' }, '+91', 1],
  ['a form that was opened this very moment', { opened: NOW }, '+91', 2],
  ['a machine’s pace', { opened: NOW - 1999 }, '+91', 2],
  ['the hidden field', { website: 'x', opened: NOW - 60_000 }, '+91', 2],
  ['no number', { opened: NOW - 60_000 }, undefined, 2],
])('With %s a held enquiry has its rank in the digest', (...[, body, dialable, rank]) => {
  expect(digestRank(body, dialable, NOW)).toBe(rank)
})

describe('a number without an e-mail beside it', () => {
  it.each([
    ...[
      'abc',
      '-',
      '0',
      '12',
      '☎',
      'call me',
      '1234',
      '2345 6',
      '98000',
      '98290 123',
      '12345678',
      '०००००',
      '0000000000',
    ],
    'ask at the desk, room 20415',
  ])('is asked about where nobody can call "%s"', (phone) => {
    expect(faultsOf({ phone })).toEqual({ phone: expect.stringContaining('We cannot call this number') })
  })

  it.each([
    ...['98000 11111', '९८०००११११२', 'call 98000-11111 after 8', '٩٨٠٠٠١١١١١', '0141 236 5432', '+971 50 123 4567'],
    ...['98290 12345 or 2365432', '919829012345'],
  ])('is taken as it was typed: "%s"', (phone) => {
    expect(faultsOf({ phone })).toBeUndefined()
  })

  it('is judged by the dialling code that was chosen with it', () => {
    const judged = ['+971', '+91'].map((isd) => faultsOf({ phone: '50 123 4567', isd }))
    expect(judged).toEqual([undefined, { phone: expect.any(String) }])
  })

  it('may be anything beside an address that can be answered', () => {
    for (const phone of ['abc', '98000']) expect(faultsOf({ phone, email: 'asha@example.in' })).toBeUndefined()
  })
})
