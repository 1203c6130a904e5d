import type { Enquiry } from '../../src/domain/enquiries/enquiry.ts'
import { parseEnquiry } from '../../src/domain/enquiries/enquiry-schema.ts'
import { dayInIndia } from '../../src/values/dates.ts'

/** What a visitor of the Bali page sends, who travels in December of the next year. */
export const ASHA = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98000 11111',
  isd: '+91',
  date: `${Number(dayInIndia(new Date()).slice(0, 4)) + 1}-12-20`,
  accommodations: '4 Star or Deluxe Accomodation',
  packages: '/tour/Bali6d5n',
  place: 'Bali',
  price: '54999',
}

/** An enquiry as the rules read it on 1 November 2026, from Asha's and what differs. */
export function enquiry(differs: Record<string, unknown> = {}): Enquiry {
  const parsed = parseEnquiry({ ...ASHA, date: '2027-12-20', ...differs }, '2026-11-01')
  if ('mistakes' in parsed) throw new Error('the sample has mistakes')
  return parsed.enquiry
}
