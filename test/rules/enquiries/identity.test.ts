import { expect, it } from 'vitest'
import { identityOf } from '../../../src/data/enquiries/enquiry-rows.ts'
import type { Enquiry } from '../../../src/domain/enquiries/enquiry.ts'
import { FIELDS } from '../../../src/domain/enquiries/enquiry-fields.ts'
import { parseEnquiry } from '../../../src/domain/enquiries/enquiry-schema.ts'

const KEY = '11111111-2222'
const BODY = {
  name: 'Asha Rao',
  phone: '98200 12345',
  isd: '+91',
  email: 'asha@example.com',
  message: 'Bali in May',
  wishes: '',
  passengers: '2 adults',
  packages: '/contact',
}

function read(body: Record<string, string>): Enquiry {
  const parsed = parseEnquiry(body, '2026-11-30')
  if (!('enquiry' in parsed)) throw new Error('this form is refused')
  return parsed.enquiry
}

it('the same form is the same enquiry, whichever field is read first', async () => {
  const id = '94cc5362d0bb'
  expect(await identityOf(KEY, read(BODY))).toMatch(new RegExp(`^${id}`))
  const turned = Object.fromEntries(Object.entries(read(BODY)).reverse()) as Enquiry
  expect(await identityOf(KEY, turned)).toMatch(new RegExp(`^${id}`))
})

const TYPED = {
  ...{ name: 'Ravi', phone: '98200 54321', isd: '+44', email: 'ravi@example.com', date: '2027-05-01', flexible: 'yes' },
  ...{ passengers: '4', tour: 'Nepal', accommodations: '4 Star', price: '90000', trip: 'adults=3&tier=deluxe' },
  ...{ place: 'Nepal', packages: '/tour/Bali6d5n', answerBy: 'email', hours: 'evenings', wishes: 'a cake' },
  message: 'Nepal in June',
}

it.each(Object.entries(TYPED))('a form that says another %s is another enquiry', async (field, text) => {
  expect(await identityOf(KEY, read({ ...BODY, [field]: text }))).not.toBe(await identityOf(KEY, read(BODY)))
})

it('tries every field of the forms but those that say nothing by themselves', () => {
  expect(FIELDS.filter((field) => !Object.hasOwn(TYPED, field))).toEqual(['total', 'visit', 'key'])
})
