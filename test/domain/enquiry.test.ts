import { expect, it } from 'vitest'
import { parseEnquiry, typedValues } from '../../src/domain/enquiries/enquiry.ts'
import { bodyMark } from '../../src/domain/enquiries/marks.ts'
import { ASHA, enquiry } from '../support/asha.ts'

const TODAY = '2026-11-14'
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

it.each(['no email', 'n/a', '-', 'asha at example'])(
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
