import type { Practical } from '#domain/catalogue/practical.ts'
import type { InclusionKey, Region } from '#domain/catalogue/tour.ts'
import { BOOKING_TERMS, TAX_EXCLUSION } from '#domain/trips/booking-terms.ts'

/** Terms that all tours share (catalogue content, section 9). */

export const INCLUSIONS: Record<InclusionKey, string> = {
  flights: 'Return economy flights from India',
  visa: 'Tourist visa fee and paperwork',
  hotel: 'Accommodation on twin sharing, in the tier you choose',
  breakfast: 'Breakfast every morning, a buffet in hotels',
  lunch: 'Lunch where the day plan lists it',
  dinner: 'Dinner where the day plan lists it',
  transfers: 'Airport and station pick-up and drop, and all transfers in the plan',
  sightseeing: 'Sightseeing as listed day by day, except what is at extra cost',
  driver: 'A driver who knows the road',
  guide: 'A local guide where the day plan says so',
  insurance: 'Travel insurance for the days of the tour',
}

/** The one sentence on flights, on every tour and in the terms (site behaviour: flight bookings are not dealt in). */
export const FLIGHTS =
  'We do not book flights on their own. Flights are in the price only where a tour lists them among its inclusions; otherwise you book them yourself, and we tell you which ones fit the plan.'

/** The exclusions, unless a tour includes them. */
export const EXCLUSIONS: Record<'flights' | 'visa' | 'insurance', string> = {
  flights: 'Airfare and railway tickets, unless listed as included',
  visa: 'Visa fees; we help with the papers',
  insurance: 'Emergency, Covid and insurance costs',
}

/** GST cannot be claimed by a traveller; TCS is charged on tours abroad only (facts/taxes.ts). */
export const EXCLUSIONS_ALWAYS = inBothRegions((region) => [
  TAX_EXCLUSION[region],
  'Lunch and meals that the plan does not list',
  'Transfers that the plan does not list',
  'Personal expenses such as laundry, calls, tips and room service',
])

export const BEFORE_YOU_GO = inBothRegions((region) => [
  'Valid ID proof is mandatory for each guest at booking and on arrival; PAN cards are not accepted as address proof.',
  ...(region === 'international' ? ['Visa assistance is available but not included in the price.'] : []),
  FLIGHTS,
  'Insurance is recommended but not included.',
  'Only the meals in the package are included.',
  'Hotel taxes and personal expenses are paid on site.',
  'Rates may change with changes in services or hotels.',
  'Hotels are subject to availability; a property of a similar standard is substituted.',
  'The itinerary may be adjusted without changing the number of days.',
  'Damage, to resort items too, is charged at actual cost.',
  'Leaving midway means no refund.',
])

const { advancePercent, balanceDaysBefore } = BOOKING_TERMS
const balancePercent = 100 - advancePercent
const ADVANCE = `${advancePercent}% of the trip cost is paid in advance at booking.`

export const PAYMENT: string[] = [
  ADVANCE,
  `The remaining ${balancePercent}% is due ${balanceDaysBefore.domestic} days before travel for domestic trips and ${balanceDaysBefore.international} days before travel for international trips.`,
]

export const CONFIRMATION = inBothRegions((region) => [
  ADVANCE,
  `The remaining ${balancePercent}% is due ${balanceDaysBefore[region]} days before travel.`,
  'Flights need 100% payment at booking.',
  'Modification charges are paid at the time of modification.',
  'For customised and hotel-specific tours, ask your point of contact for the exact charges.',
])

/** Bands are half-open: a day belongs to one band only. */
export const CANCELLATION_BANDS: string[] = BOOKING_TERMS.bands.map(({ daysBefore, percent }, at) => {
  const before = BOOKING_TERMS.bands[at - 1]
  const days = before ? `${daysBefore} to ${before.daysBefore - 1} days` : `${daysBefore} days or more`
  return `${days} before the start: ${percent}% of the trip cost is charged.`
})

export const CANCELLATION: string[] = [
  'The initial booking amount is never refunded.',
  ...CANCELLATION_BANDS,
  'If weather or the government cancels an activity, an alternative is arranged where possible; there is no refund.',
  'A rescheduling request within 30 days of the trip can be neither adjusted nor refunded; earlier than that it is free for domestic trips.',
  'These charges hold for the package as published, and are counted on the package with its GST. The initial booking amount is part of them.',
  'For customised and international trips, ask your point of contact for the exact charges.',
  'Flights are non-refundable unless special conditions apply.',
]

export const WHY_CHOOSE_US: string[] = [
  '100% customised trips, planned around your dates',
  'Best ground assistance, from the first pick-up to the last drop',
  '24x7 coverage while you travel',
  'A {years}-year legacy from {city}',
]

/** The practical facts of a tour that has no others. */
export const PRACTICAL = inBothRegions<Pick<Practical, 'rooms' | 'children' | 'papers'>>((region) => ({
  rooms: 'Two share a room. Ask us about a single room or an extra bed.',
  children: 'Ask us',
  papers:
    region === 'domestic' ? 'A photo ID for every guest. A PAN card is not enough.' : 'A passport for every guest.',
}))

function inBothRegions<Of>(of: (region: Region) => Of): Record<Region, Of> {
  return { domestic: of('domestic'), international: of('international') }
}
