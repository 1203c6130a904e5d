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

it('Without a phone and an e-mail the phone is asked for', () => {
  expect(faultsOf({ name: 'Asha' })).toEqual({ phone: expect.any(String) })
})

it('A day that has passed and a day that is none are named', () => {
  expect([faultsOf({ ...ASHA, date: '2026-11-13' }), faultsOf({ ...ASHA, date: '2027-02-30' })]).toEqual([
    { date: expect.stringContaining('passed') },
    { date: expect.stringContaining('calendar') },
  ])
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
