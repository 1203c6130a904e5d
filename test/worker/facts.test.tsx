import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import type { Itinerary } from '../../src/domain/itinerary.ts'
import type { Tour } from '../../src/domain/tour.ts'
import { TourPage } from '../../src/pages/tour.tsx'
import { type Found, readerSees, select } from '../support/markup.ts'
import { pageAt, visit } from '../support/site.ts'
import facts from '../support/tours.json'

const TIERS = [
  { name: 'Standard Package', className: 'standard', stars: 'three_star' },
  { name: 'Deluxe Package', className: 'deluxe', stars: 'four_star' },
  { name: 'Super Deluxe Package', className: 'superDeluxe', stars: 'five_star' },
] as const

const priced = facts.flatMap(({ tiers, validity, ...fact }) =>
  tiers && validity ? [{ ...fact, tiers, validity }] : [],
)
const unpriced = facts.filter(({ tiers }) => tiers === null)

it('knows 29 tours with prices and 16 without', () => {
  expect([priced.length, unpriced.length]).toEqual([29, 16])
})

describe.each(priced)('the prices of $id', ({ id, direct, tiers, validity }) => {
  it('stand on its page, current and struck, with Indian grouping', async () => {
    const html = await pageAt(direct)
    for (const { name, className } of TIERS) {
      const [price] = await select(html, `.tier--${className} .price`)
      const { currentPrice, cutPrice } = tiers[name]
      expect(price?.text).toBe(`₹${indian(currentPrice)}was ₹${indian(cutPrice)}per person`)
    }
  })

  it('say for which days they were, for readers and for machines', async () => {
    const times = await select(await pageAt(direct), '.tier time')
    const { from, till } = validity
    expect(times.map(({ attributes }) => attributes.datetime)).toEqual([from, till, from, till, from, till])
    const read = [from, till].map(readable)
    expect(times.map(({ text }) => text)).toEqual([...read, ...read, ...read])
  })

  it('stand in the itineraries API', async () => {
    const found = (await itineraries()).find(({ _id }) => _id === id)
    const rows = TIERS.map(({ name, stars }) => [stars, tiers[name]] as const)
    expect(found?.prices).toEqual(Object.fromEntries(rows.map(([stars, { currentPrice }]) => [stars, currentPrice])))
    expect(found?.cut_prices).toEqual(Object.fromEntries(rows.map(([stars, { cutPrice }]) => [stars, cutPrice])))
    expect(found?.validity).toEqual(validity)
    expect(found?.direct).toBe(direct)
  })

  it('count on their last day, and from the next day on are said to have passed', async () => {
    const tour = tourOf(id)
    const past = `These prices were for ${readable(validity.from)} to ${readable(validity.till)}. Ask for today’s price.`
    const running = `${readable(validity.from)} to ${readable(validity.till)}`
    expect(await windows(tour, validity.till)).toEqual([running, running, running])
    expect(await windows(tour, dayAfter(validity.till))).toEqual([past, past, past])
  })
})

describe.each(unpriced)('$id, which has no prices', ({ id, direct }) => {
  it('says "Price on request" in each tier and never a figure', async () => {
    const html = await pageAt(direct)
    const prices = await select(html, '.tier .price b')
    expect(prices.map(({ text }) => text)).toEqual(['Price on request', 'Price on request', 'Price on request'])
    expect(await readerSees(html)).not.toMatch(/₹|\bnull\b|undefined|NaN/)
    expect(await select(html, '.tier time')).toEqual([])
  })

  it('has null for each price in the itineraries API', async () => {
    const found = (await itineraries()).find(({ _id }) => _id === id)
    const none = { three_star: null, four_star: null, five_star: null }
    expect(found).toMatchObject({ prices: none, cut_prices: none, validity: null, direct })
  })
})

async function itineraries(): Promise<Itinerary[]> {
  const body: { itineraries: Itinerary[] } = await (await visit('/api/itineraries')).json()
  return body.itineraries
}

function tourOf(id: string): Tour {
  const tour = content.tours.find((each) => each.id === id)
  if (!tour) throw new Error(`no tour ${id}`)
  return tour
}

/** What the three tiers say about their validity on a day. */
async function windows(tour: Tour, today: string): Promise<string[]> {
  const html = renderToStaticMarkup(<TourPage tour={tour} today={today} />)
  return (await select(html, '.valid')).map(({ text }: Found) => text)
}

/** Lakhs and thousands by hand, so that the site's own formatter is not its own witness. */
function indian(amount: number): string {
  const digits = String(amount)
  const thousands = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')
  return `${thousands},${digits.slice(-3)}`
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

function readable(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`
}

function dayAfter(iso: string): string {
  return new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10)
}
