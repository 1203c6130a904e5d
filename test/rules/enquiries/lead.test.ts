import { describe, expect, it } from 'vitest'
import type { TourInBrief } from '../../../src/domain/catalogue/tour.ts'
import { LEAD_MONTHS, type LeadForm, offeredTour, parseLead } from '../../../src/domain/enquiries/lead.ts'
import { monthsFrom } from '../../../src/values/dates.ts'

const tour = (id: string, title: string, place: string): TourInBrief => ({
  ...{ id, title, place, path: `/tour/${id}`, duration: '5N/6D', windows: [] },
})
const TOURS = [
  tour('Bali', 'Bali, gates and steps', 'Bali'),
  tour('Goa', 'Goa', 'Goa'),
  tour('Goa2', 'Goa', 'South Goa'),
]
const JUDGING = { today: '2026-11-30', owners: ['asha@patang.example'], tours: TOURS }
const FORM: LeadForm = {
  ...{ channel: 'call', name: 'Ravi', phone: '98290 12345', message: 'Kerala' },
  ...{ about: '', month: '', passengers: '', email: '', owner: '' },
}
const parse = (differs: Partial<LeadForm> = {}) => parseLead({ ...FORM, ...differs }, JUDGING)

describe('a lead', () => {
  it('is an enquiry with its channel, and claims no form, no page and no visit', () => {
    expect(parse()).toMatchObject({
      enquiry: { kind: 'noted', channel: 'call', page: '', source: {}, dialable: '+919829012345', travelDate: '' },
    })
  })

  it.each<[string, string, string]>([
    ['Bali, gates and steps 5N/6D', 'Bali', 'Bali'],
    ['bali, GATES and steps', 'Bali', 'Bali'],
    ['Goa', '', 'Goa'],
    ['Bali', '', 'Bali'],
    ['Somewhere cold', '', 'Somewhere cold'],
  ])('about “%s” is about the tour that it names alone, else about a place', (about, id, place) => {
    expect(parse({ about })).toMatchObject({ enquiry: { tour: id, place } })
  })

  it('may begin in this month or in one of the seventeen after it', () => {
    expect([monthsFrom('2026-11-30', LEAD_MONTHS)[0], monthsFrom('2026-11-30', LEAD_MONTHS).at(-1)]).toEqual([
      '2026-11',
      '2028-04',
    ])
    expect(parse({ month: '2028-04' })).toMatchObject({ enquiry: { travelDate: '2028-04' } })
    for (const month of ['2026-10', '2028-05', '2027-13', 'May'])
      expect(parse({ month })).toEqual({ mistakes: { month: expect.any(String) } })
  })

  it.each<[string, Partial<LeadForm>]>([
    ['a name of U+200B', { name: '\u200B' }],
    ['words of U+2060', { message: '\u2060' }],
    ['words of U+3164', { message: '\u3164' }],
    ['a name and words that nobody sees', { name: '\u2800', message: '\u200D' }],
  ])('needs somebody to be known by: not %s', (_, typed) => {
    expect(parse({ name: '', phone: '', message: '', ...typed })).toEqual({ mistakes: { phone: expect.any(String) } })
  })

  it.each(['12345', '00000', '\u200B', 'of her sister', '98290'])(
    'with a number that nobody can call is told so, also beside an e-mail: %j',
    (phone) => {
      const told = { mistakes: { phone: expect.stringContaining('We cannot call this number') } }
      expect([parse({ phone }), parse({ phone, email: 'ravi@example.in' })]).toEqual([told, told])
    },
  )

  it('tells every field that is wrong at once', () => {
    const wrong = parse({ channel: 'form', phone: '1', about: 'x'.repeat(301), month: '0', owner: 'b@x.in' })
    expect(wrong).toEqual({
      mistakes: Object.fromEntries(
        ['channel', 'phone', 'about', 'month', 'owner'].map((field) => [field, expect.any(String)]),
      ),
    })
  })

  it('is offered every tour by its name and its length', () => {
    expect(TOURS.map(offeredTour)).toEqual(['Bali, gates and steps 5N/6D', 'Goa 5N/6D', 'Goa 5N/6D'])
  })
})
