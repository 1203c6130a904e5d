import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { dayInIndia, readableDate } from '../../src/domain/dates.ts'
import type { Itinerary } from '../../src/domain/itinerary.ts'
import { priceNote, priceOnDay } from '../../src/domain/price-on-day.ts'
import type { PriceWindow } from '../../src/domain/price-window.ts'
import { TIERS } from '../../src/domain/tiers.ts'
import { TourPage } from '../../src/pages/tour.tsx'
import { type Found, readerSees, select } from '../support/markup.ts'
import { pageAt, visit } from '../support/site.ts'

const today = dayInIndia(new Date())
const priced = content.tours.flatMap((tour) => {
  const price = priceOnDay(tour.windows, today)
  return price ? [{ ...tour, price }] : []
})
const onRequest = content.tours.filter(({ windows }) => windows.length === 0)

describe('a tour with prices', () => {
  it('names each tier on its page, current and struck, with Indian grouping, and says beside it how long it holds', async () => {
    for (const { path, price } of priced) {
      const shown = texts(await select(await pageAt(path), '.tier .price'))
      const expected = TIERS.map(({ key }) => {
        const { current, cut } = price.window[key]
        return `₹${indian(current)}was ₹${indian(cut)}per person${priceNote(price)}`
      })
      expect([path, shown]).toEqual([path, expected])
    }
  })

  it('says for which days its prices are, for readers and for machines', async () => {
    for (const { path, price } of priced) {
      const times = await select(await pageAt(path), '.tier time')
      const ends = TIERS.flatMap(() => [price.window.from, price.window.till])
      expect([path, times.map(({ attributes }) => attributes.datetime)]).toEqual([path, ends])
      expect([path, texts(times)]).toEqual([path, ends.map(readableDate)])
    }
  })

  it('has the same prices in the itineraries API', async () => {
    const found = new Map((await itineraries()).map((itinerary) => [itinerary._id, itinerary]))
    for (const { id, path, price } of priced) {
      expect(found.get(id)).toMatchObject({
        prices: byStars(price.window, 'current'),
        cut_prices: byStars(price.window, 'cut'),
        validity: { from: price.window.from, till: price.window.till },
        direct: path,
      })
    }
  })

  it('counts on its last day, and from the next day on says that its price is the last one known', async () => {
    for (const tour of priced) {
      const { till } = tour.price.window
      const [before, after] = [till, dayAfter(till)].map((day) => <TourPage key={day} tour={tour} today={day} />)
      expect(renderToStaticMarkup(before)).not.toContain('last price')
      const notes = texts(await select(renderToStaticMarkup(after), '.tier .price')).map((text) =>
        /last price/.test(text),
      )
      expect([tour.id, notes]).toEqual([tour.id, [true, true, true]])
    }
  })
})

describe('a tour without prices', () => {
  it('says "Price on request" in each tier and never a figure', async () => {
    for (const { path } of onRequest) {
      const html = await pageAt(path)
      const words = 'Price on request'
      expect([path, texts(await select(html, '.tier .price b'))]).toEqual([path, [words, words, words]])
      expect(await readerSees(html)).not.toMatch(/₹|\bnull\b|undefined|NaN/)
      expect(await select(html, '.tier time')).toEqual([])
    }
  })

  it('has null for each price in the itineraries API', async () => {
    const found = new Map((await itineraries()).map((itinerary) => [itinerary._id, itinerary]))
    const none = { three_star: null, four_star: null, five_star: null }
    for (const { id, path } of onRequest) {
      expect(found.get(id)).toMatchObject({ prices: none, cut_prices: none, validity: null, direct: path })
    }
  })
})

async function itineraries(): Promise<Itinerary[]> {
  const body: { itineraries: Itinerary[] } = await (await visit('/api/itineraries')).json()
  return body.itineraries
}

function byStars({ standard, deluxe, superDeluxe }: PriceWindow, kind: 'current' | 'cut') {
  return { three_star: standard[kind], four_star: deluxe[kind], five_star: superDeluxe[kind] }
}

function texts(found: Found[]): string[] {
  return found.map(({ text }) => text)
}

/** Lakhs and thousands by hand, so that the site's own formatter is not its own witness. */
function indian(amount: number): string {
  const digits = String(amount)
  const thousands = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')
  return `${thousands},${digits.slice(-3)}`
}

function dayAfter(iso: string): string {
  return new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10)
}
