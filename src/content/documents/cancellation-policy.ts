import { CANCELLATION_BANDS, PAYMENT } from '#domain/authoring/terms.ts'
import type { Document } from '#domain/catalogue/document.ts'
import { BOOKING_TERMS } from '#domain/trips/booking-terms.ts'
import { tripDates } from '#domain/trips/trip-dates.ts'
import { rupees } from '#values/money.ts'

export const cancellationPolicy: Document = {
  slug: 'cancellation-policy',
  path: '/cancellation-policy',
  title: 'Cancellation Policy',
  head: {
    title: 'Cancellation Policy and charges',
    description: `What it costs to cancel or move a {name} trip: ${percents(BOOKING_TERMS.bands)} of the trip cost by days before the start, with worked examples.`,
    keywords: ['cancellation policy', 'cancellation charges', 'refund', 'rescheduling', '{name}'],
  },
  updated: '2026-11-30',
  intro:
    'Plans change. This page says what a change costs, so that you know before you book. Call {phone} first: an early call costs less.',
  sections: [
    {
      heading: 'If you cancel',
      paragraphs: [
        'The initial booking amount is never refunded. It is part of the charge, and not added to it. The charge depends on how many days lie between your cancellation and the start of the trip:',
      ],
      points: CANCELLATION_BANDS,
    },
    {
      heading: 'How the days are counted',
      paragraphs: [
        'We count whole days, in Indian time, from the day your written cancellation reaches us to the first day of the trip. Each day belongs to one band only: day 30 is still in the first, day 15 still in the second.',
        'The charge is worked out on the whole trip cost, which is the package with its GST, and not on what has been paid so far. Not turning up counts as cancelling on the day.',
        'TCS on a tour abroad stands apart. We have paid it to the government for you and do not return it; you claim it with your income tax.',
      ],
    },
    {
      heading: 'An example',
      paragraphs: [
        'Two people have paid ₹60,000 in full for a domestic trip that starts on 31 March, without flights.',
      ],
      points: [1, 11, 21].map(example),
    },
    {
      heading: 'Customised and international trips',
      paragraphs: [
        'The bands above hold for every package as this site publishes it, within India and abroad. A quote for a trip made to measure states its own charges.',
        'Hotels and operators abroad often have rules of their own. For customised and international trips, ask your point of contact for the exact charges before you book.',
      ],
    },
    {
      heading: 'Flights',
      paragraphs: [
        'Flights are non-refundable unless special conditions apply. Where they do, the airline decides, and we pass on what it gives back.',
      ],
    },
    {
      heading: 'If you want other dates',
      paragraphs: [
        'A request earlier than 30 days before the trip is free for domestic trips. For customised and international trips, ask your point of contact for the exact charges.',
        'A request within 30 days of the trip can be neither adjusted nor refunded.',
        'New dates depend on what is available.',
      ],
    },
    {
      heading: 'If weather or the government stops something',
      paragraphs: [
        'If weather or the government cancels an activity, we arrange an alternative where possible. There is no refund for it.',
      ],
    },
    {
      heading: 'If we cancel, or a place is closed, or a visa is refused',
      paragraphs: [
        'This page does not yet say what comes back in these three cases. Ask us before you book, and have the answer in writing:',
      ],
      points: [
        'If we cancel a trip that you have booked: ask us what comes back, and by when.',
        'If a government closes the place or the border before you travel: ask us whether you may move the trip, and what comes back.',
        'If your visa is refused: ask us which costs are kept.',
        'The law may give you more than an answer of ours: see the Consumer Protection Act, 2019.',
      ],
    },
    {
      heading: 'If you leave midway',
      paragraphs: [
        'Leaving the trip midway means no refund for the days that remain. If you must go home early, tell your point of contact; we help you to get there.',
      ],
    },
    {
      heading: 'What you have paid by when',
      paragraphs: ['So that the figures above make sense, these are the payment terms:'],
      points: [
        ...PAYMENT,
        'Flights need 100% payment at booking.',
        'Modification charges are paid at the time of modification.',
      ],
    },
    {
      heading: 'How to cancel',
      paragraphs: [
        'Write to {email}, or to your point of contact, with the name on the booking and the first day of the trip. A call to {phone} is a good start, but a cancellation counts from the day it reaches us in writing. We confirm it in writing, with the charge.',
        'What is due back goes to the account from which it was paid.',
        'Nothing on this page takes away a right that the law gives you.',
      ],
    },
  ],
}

/** "50%, 75% or 100%" */
function percents(bands: readonly { percent: number }[]): string {
  return bands
    .map(({ percent }) => `${percent}%`)
    .join(', ')
    .replace(/, (?=[^,]+$)/, ' or ')
}

/** What a cancellation on a day of March costs of a trip of ₹60,000 that begins on the 31st. */
function example(day: number): string {
  const total = 60_000
  const trip = { region: 'domestic', from: '2027-03-31', days: 5, due: { total, chargeable: total * 100 } } as const
  const [band] = tripDates(trip, `2027-03-${String(day).padStart(2, '0')}`).bands
  const charge = (band?.charge ?? 0) / 100
  const back = total - charge
  const rest = back > 0 ? `${rupees(back)} comes back` : 'nothing comes back'
  return `Cancelled on ${day} March, ${31 - day} days before: ${rupees(charge)} is charged and ${rest}.`
}
