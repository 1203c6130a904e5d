import type { Enquiry } from '../../src/domain/enquiries/enquiry.ts'
import { parseEnquiry } from '../../src/domain/enquiries/enquiry-schema.ts'

/** The enquiry of a visitor on the Bali page. */
export const ASHA = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98000 11111',
  isd: '+91',
  date: '2099-12-20',
  accommodations: '4 Star or Deluxe Accomodation',
  packages: '/tour/Bali6d5n',
  place: 'Bali',
  price: '54999',
}

/** An enquiry as the rules read it, from Asha's and what differs. */
export function enquiry(differs: Record<string, unknown> = {}): Enquiry {
  const parsed = parseEnquiry({ ...ASHA, ...differs }, '2026-11-01')
  if ('mistakes' in parsed) throw new Error('the sample has mistakes')
  return parsed.enquiry
}
