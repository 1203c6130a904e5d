import { env } from 'cloudflare:workers'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { seedSql } from '../../src/cli/content/seed.ts'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { content } from '../../src/content/content.ts'
import { TIERS, tierName } from '../../src/domain/catalogue/tiers.ts'
import { priceNote, priceOnDay } from '../../src/domain/prices/price-on-day.ts'
import type { PriceWindow } from '../../src/domain/prices/price-window.ts'
import type { Itinerary } from '../../src/domain/search/itinerary.ts'
import { taxesOnTop } from '../../src/domain/trips/tax-rules.ts'
import { TourPage } from '../../src/site/tour/page.tsx'
import { dayInIndia, readableDate } from '../../src/values/dates.ts'
import { everyPage } from '../support/every-path.ts'
import { type Found, readerSees, select } from '../support/markup.ts'
import { measured, pageAt, visit } from '../support/site.ts'

const today = dayInIndia(new Date())
const priced = content.tours.flatMap((tour) => {
  const price = priceOnDay(tour.windows, today)
  return price ? [{ ...tour, price }] : []
})
const onRequest = content.tours.filter(({ windows }) => windows.length === 0)

describe('a tour with prices', () => {
  it('names each tier on its page, current and struck, with Indian grouping, and says beside it how long it holds', async () => {
    for (const { path, price, region } of priced) {
      const shown = texts(await select(await pageAt(path), '#prices article [data-price]'))
      const expected = TIERS.map(({ key }) => {
        const { current, cut } = price.window[key]
        return `₹${indian(current)}₹${indian(cut)}${taxesOnTop(region)}, per person${priceNote(price)}`
      })
      expect([path, shown]).toEqual([path, expected])
    }
  })

  it('says for which days its prices are, for readers and for machines', async () => {
    for (const { path, price } of priced) {
      const times = await select(await pageAt(path), '#prices article time')
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
        price_is: price.kind,
        validity: { from: price.window.from, till: price.window.till },
        direct: path,
      })
    }
  })

  it('counts on its last day, and from the next day on says that its price is the last one known', async () => {
    for (const tour of priced) {
      const { till } = tour.price.window
      const [before, after] = [till, dayAfter(till)].map((day) => (
        <TourPage key={day} tour={tour} similar={[]} agency={{}} today={day} />
      ))
      expect(renderToStaticMarkup(before)).not.toContain('last price')
      const notes = texts(await select(renderToStaticMarkup(after), '#prices article [data-price]')).map((text) =>
        /last price/.test(text),
      )
      expect([tour.id, notes]).toEqual([tour.id, [true, true, true]])
    }
  })
})

it('A tour says in a line what each class costs for journeys that begin later', async () => {
  const [tour] = priced
  if (!tour) throw new Error('a tour with prices is wanted')
  const windows = ['2027-01-01', '2028-01-01'].map((from) => ({ ...tour.price.window, from, till: dayAfter(from) }))
  const page = <TourPage tour={{ ...tour, windows }} similar={[]} agency={{}} today="2027-01-01" />
  const [line = ''] = texts(await select(renderToStaticMarkup(page), '#prices > p[data-price=next]'))
  const amounts = TIERS.map(({ key }) => `${tierName(key)} ₹${indian(tour.price.window[key].current)}`)
  expect(line).toBe(`1 Jan 2028 to 2 Jan 2028: ${amounts.join(', ')}`)
})

describe('a tour without prices', () => {
  it('says "Price on request" in each tier and never a figure', async () => {
    for (const { path } of onRequest) {
      const html = await pageAt(path)
      const words = 'Price on request'
      expect([path, texts(await select(html, '#prices article [data-price] > :first-child'))]).toEqual([
        path,
        [words, words, words],
      ])
      const [similar] = texts(await select(html, '[data-similar]'))
      const own = (await readerSees(html)).replace(similar ?? '', '')
      expect(own).not.toMatch(/₹|\bnull\b|undefined|NaN/)
      expect(await select(html, '#prices article time')).toEqual([])
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

it('no page names a price outside a place that says how long it holds', async () => {
  const wrong: string[] = []
  for (const path of everyPage) {
    const html = await pageAt(path)
    const amounts = (await select(html, 'data')).length
    const held = (await select(html, '[data-price] data')).length
    const silent = (await select(html, '[data-price="last"]')).filter(({ text }) => !text.includes('last price,'))
    if (amounts !== held || silent.length > 0) wrong.push(path)
  }
  expect(wrong).toEqual([])
})

describe('the midnight in India at which a window ends turns every place at once', () => {
  const tier = (current: number) => ({ current, cut: current + 7000 })
  const window = {
    from: '2026-11-01',
    till: '2026-12-14',
    standard: tier(30_001),
    deluxe: tier(40_001),
    superDeluxe: tier(50_001),
  }
  const PLACES = ['/', '/Domestic', '/International', '/country/indonesia', '/search-results?q=bali', '/tour/Bali6d5n']

  beforeAll(() => {
    const tours = content.tours.map((tour) => ({ ...tour, windows: [window] }))
    return loadSeed(env.CATALOGUE, seedSql({ ...content, tours }))
  })

  /** What each place says of its prices at a moment: the kind on each, and what stands beside it. */
  async function pricesAt(moment: string): Promise<Record<string, unknown>> {
    vi.setSystemTime(moment)
    onTestFinished(() => void vi.useRealTimers())
    const said: Record<string, unknown> = {}
    for (const path of PLACES) {
      const { html } = await measured(path)
      const prices = await select(html, '[data-price]')
      expect([path, prices.length > 0]).toEqual([path, true])
      const chat = (await select(html, 'aside a[href^="https://wa.me/"]')).map(({ attributes }) =>
        decodeURIComponent(attributes.href ?? ''),
      )
      said[path] = {
        kinds: [...new Set(prices.map(({ attributes }) => attributes['data-price']))],
        ended: prices.filter(({ text }) => /last price, Dec 2026 · ask for today’s/.test(text)).length / prices.length,
        offered: html.includes('InStock'),
        named: chat.some((text) => text.includes('from ₹30,001')),
      }
    }
    const { prices, price_is } = (await itinerariesFrom(await measured('/api/itineraries/bali')))[0] as Itinerary
    return { ...said, api: [prices.three_star, price_is] }
  }

  it('at 18:29:59 UTC all prices are present ones', async () => {
    const present = { kinds: ['present'], ended: 0, offered: false, named: false }
    expect(await pricesAt('2026-12-14T18:29:59Z')).toEqual({
      ...Object.fromEntries(PLACES.map((path) => [path, present])),
      '/tour/Bali6d5n': { ...present, offered: true, named: true },
      api: [30_001, 'present'],
    })
  })

  it('at 18:30:00 UTC all of them are the last ones known, each says so, and none is offered', async () => {
    const ended = { kinds: ['last'], ended: 1, offered: false, named: false }
    expect(await pricesAt('2026-12-14T18:30:00Z')).toEqual({
      ...Object.fromEntries(PLACES.map((path) => [path, ended])),
      api: [30_001, 'last'],
    })
  })

  it('and between two windows the next one stands with its days', async () => {
    const price = (await pricesAt('2026-10-31T12:00:00Z'))['/tour/Bali6d5n']
    expect(price).toMatchObject({ kinds: ['next'], ended: 0, offered: true, named: true })
  })
})

function itinerariesFrom({ html }: { html: string }): Itinerary[] {
  return (JSON.parse(html) as { itineraries: Itinerary[] }).itineraries
}

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
