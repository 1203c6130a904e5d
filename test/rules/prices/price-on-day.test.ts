import { describe, expect, it } from 'vitest'
import { content } from '../../../src/content/content.ts'
import { PriceWindows } from '../../../src/domain/authoring/tour-shape.ts'
import { enquiryMail } from '../../../src/domain/enquiries/enquiry-mail.ts'
import { laterWindows, priceNote, priceOnDay } from '../../../src/domain/prices/price-on-day.ts'
import type { PriceWindow } from '../../../src/domain/prices/price-window.ts'
import { touristTrip } from '../../../src/domain/site/structured-data.ts'
import { dayInIndia } from '../../../src/values/dates.ts'
import { enquiry } from '../../support/asha.ts'

const winter = windowOf('2026-11-01', '2027-02-15')
const summer = windowOf('2027-04-01', '2027-06-30')

function windowOf(from: string, till: string, standard = 34699): PriceWindow {
  const tier = (more: number) => ({ current: standard + more, cut: standard + more + 5000 })
  return { from, till, standard: tier(0), deluxe: tier(4000), superDeluxe: tier(9000) }
}

describe('what a tour costs on a day', () => {
  it.each(['2026-11-01', '2027-01-10', '2027-02-15'])('is the price of the window that holds %s', (day) => {
    expect(priceOnDay([winter, summer], day)).toEqual({ kind: 'present', window: winter })
  })

  it.each(['2026-10-31', '2020-01-01'])('is the price of the first window, still to come, on %s', (day) => {
    expect(priceOnDay([winter, summer], day)).toEqual({ kind: 'next', window: winter })
  })

  it('is the price of the next window between two', () => {
    expect(priceOnDay([winter, summer], '2027-02-16')).toEqual({ kind: 'next', window: summer })
  })

  it('is the last price known once every window has ended', () => {
    expect(priceOnDay([winter, summer], '2027-07-01')).toEqual({ kind: 'last', window: summer })
  })

  it('does not depend on the order in which the windows are written', () => {
    for (const day of ['2026-10-31', '2027-02-15', '2027-02-16', '2027-07-01']) {
      expect(priceOnDay([summer, winter], day)).toEqual(priceOnDay([winter, summer], day))
    }
  })

  it('is on request without a window', () => {
    expect(priceOnDay([], '2027-01-01')).toBeUndefined()
  })
})

it('windows that begin later are known beside the one that counts', () => {
  const price = priceOnDay([summer, winter], '2027-01-10')
  expect(price && laterWindows([summer, winter], price)).toEqual([summer])
  const oneDay = { ...winter, from: winter.till }
  expect(laterWindows([summer, oneDay], { kind: 'present', window: oneDay })).toEqual([summer])
  const last = priceOnDay([summer, winter], '2028-01-01')
  expect(last && laterWindows([summer, winter], last)).toEqual([])
})

describe('beside a price stands', () => {
  it.each([
    ['present', 'to 15 Feb 2027'],
    ['next', 'for 1 Nov 2026 to 15 Feb 2027'],
    ['beyond', 'no price yet for these days; the last one ends 15 Feb 2027'],
    ['last', 'last price, Feb 2027 · ask for today’s'],
  ] as const)('of kind %s: "%s"', (kind, words) => {
    expect(priceNote({ kind, window: winter })).toBe(words)
  })
})

it.each([
  ['2027-06-30T18:29:59Z', false],
  ['2027-06-30T18:30:00Z', true],
])('a mail about an enquiry of %s says that the price had ended: %s', (moment, ended) => {
  const bali = content.tours.find(({ id }) => id === 'Bali6d5n')
  if (!bali) throw new Error('Bali is not in the catalogue')
  const taken = { ...enquiry(), id: 'a'.repeat(64), reference: 'PT-7K3M9-QX2HB', createdAt: Date.parse(moment) }
  const { text } = enquiryMail(taken, { ...bali, windows: [winter, summer] })
  expect(text.includes('it had ended on 30 Jun 2027')).toBe(ended)
})

it.each([
  ['2027-06-30T18:29:59Z', true],
  ['2027-06-30T18:30:00Z', false],
])('structured data of %s makes an offer: %s', (moment, offered) => {
  const bali = content.tours.find(({ id }) => id === 'Bali6d5n')
  if (!bali) throw new Error('Bali is not in the catalogue')
  const trip = touristTrip({ ...bali, windows: [winter, summer] }, dayInIndia(new Date(moment)))
  expect('offers' in trip).toBe(offered)
})

describe('price windows are refused', () => {
  it.each<[string, unknown, RegExp]>([
    ['when two share a day', [winter, windowOf('2027-02-15', '2027-03-01')], /share a day/],
    ['when one ends before it begins', [windowOf('2027-02-15', '2027-02-14')], /ends before it begins/],
    ['with a day that the calendar does not have', [windowOf('2027-02-01', '2027-02-30')], /2027-02-15/],
    ['with the day first', [windowOf('2027-02-01', '15-02-2027')], /2027-02-15/],
    ['when Standard is dearer than Deluxe', [{ ...winter, standard: { current: 40000, cut: 50000 } }], /less than/],
    ['when Deluxe is dearer than Super Deluxe', [{ ...winter, deluxe: { current: 50000, cut: 50000 } }], /less than/],
    ['when the struck price is lower', [{ ...winter, standard: { current: 300, cut: 299 } }], /below the current/],
    ['with a price in quotes', [{ ...winter, standard: { current: '34,699', cut: 41699 } }], /whole rupees/],
    ['with a free tier', [{ ...winter, standard: { current: 0, cut: 0 } }], /./],
    ['with a key that is not one', [{ ...winter, price: 1 }], /./],
    ['without a tier', [{ ...winter, deluxe: undefined }], /./],
  ])('%s', (_, windows, sentence) => {
    const read = PriceWindows.safeParse(windows)
    expect(read.error?.issues.map(({ message }) => message).join()).toMatch(sentence)
  })

  it('and taken in any number', () => {
    for (const windows of [[], [winter], [summer, winter]]) expect(PriceWindows.safeParse(windows).success).toBe(true)
  })
})
