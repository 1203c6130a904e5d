import { env } from 'cloudflare:workers'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cards } from '../../src/brand.ts'
import { content } from '../../src/content/content.ts'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { listRegion } from '../../src/data/filters/listings.ts'
import type { TourInCard as Card } from '../../src/domain/catalogue/tour.ts'
import type { PriceOnDay } from '../../src/domain/prices/price-on-day.ts'
import { matchesFilter } from '../../src/domain/search/search-text.ts'
import { TourCard } from '../../src/ui/catalogue/tour-card.tsx'
import { select, selectOne } from '../support/markup.ts'
import { seeded, whole } from '../support/seeded.ts'
import { measured, pageAt } from '../support/site.ts'

const today = '2026-11-28'

const listings = [
  { path: '/Domestic', region: 'domestic', heading: 'Domestic Tour Adventures', tag: 'Domestic Tours' },
  {
    path: '/International',
    region: 'international',
    heading: 'International Tour Adventures',
    tag: 'International Tours',
  },
] as const

describe.each(listings)('$path', ({ path, region, heading, tag }) => {
  const own = content.tours.filter((tour) => tour.region === region)

  it('lists every tour of its region, the most popular first', async () => {
    const html = await pageAt(path)
    expect((await selectOne(html, 'h1')).text).toBe(heading)
    const links = await select(html, 'article h3 a')
    expect(links.map(({ attributes }) => attributes.href)).toEqual(own.map((tour) => tour.path))
  })

  it.each(['x', '-3', '1.5', '1e300'])(
    'shows its first page where ?after=%s is no place to go on from',
    async (after) => {
      const { html } = await measured(`${path}?q=&after=${after}`)
      expect(await select(html, 'article h3 a')).toHaveLength(own.length)
    },
  )

  it('tags each card with its region', async () => {
    const tags = await select(await pageAt(path), 'article > p:first-of-type')
    expect(new Set(tags.map(({ text }) => text.replace(/ \d.*/, '')))).toEqual(new Set([tag]))
  })

  it('costs one round trip and reads the row of the leaders, whatever is asked of it', async () => {
    for (const query of ['', '?q=leh', '?q=nowhere', '?q=%22a-b%22', '?q=OR%20AND%20NOT', '?q=a', '?q=%F0%9F%99%82']) {
      const { tally } = await measured(path + query)
      expect(tally.roundTrips).toBe(1)
      expect(tally.rowsRead).toBeLessThanOrEqual(2)
    }
  })

  it('keeps what was typed in the filter and counts what it left', async () => {
    const html = await pageAt(`${path}?q=%20b%22a%27%20`)
    expect((await selectOne(html, '#filter')).attributes.value).toBe('b"a\'')
    expect((await selectOne(html, 'output')).text).toBe('0 packages')
    expect((await selectOne(html, '[data-empty] h2')).text).toBe('No Packages found for b"a\'')
  })

  it('gives to any filter of one to six letters what the browser would', async () => {
    const catalogue = openCatalogue(env.CATALOGUE)
    const { cards } = await listRegion(catalogue, region, { text: '', today })
    const random = seeded(2026)
    for (let round = 0; round < 250; round++) {
      const text = piece(random, cards)
      const found = await listRegion(catalogue, region, { text, today })
      const expected = cards.filter((card) => matchesFilter(card, text))
      expect([text, found.cards.map(({ id }) => id)]).toEqual([text, expected.map(({ id }) => id)])
    }
  })
})

/** One to six letters as a visitor may type them: out of a title or location in any case, at times with a letter wrong. */
function piece(random: () => number, cards: Card[]): string {
  const card = cards[whole(random, cards.length)]
  const source = [...(random() < 0.5 ? (card?.title ?? '') : (card?.location ?? ''))]
  const length = 1 + whole(random, 6)
  const letters = source.slice(whole(random, source.length - length)).slice(0, length)
  if (random() < 0.2) letters[whole(random, letters.length)] = 'qz"%_-'[whole(random, 6)] ?? 'q'
  const text = letters.join('')
  return random() < 0.5 ? text.toUpperCase() : text
}

describe('a card', () => {
  const card: Card = {
    id: 'Somewhere',
    path: '/tour/Somewhere',
    title: 'Somewhere, some day',
    location: 'Jaipur, Jodhpur, Jaisalmer',
    duration: '5N/6D',
    region: 'domestic',
    scene: 'jaipur',
    price: pricedAt(34399),
  }

  function pricedAt(current: number): PriceOnDay {
    const tier = { current, cut: current }
    const window = { from: '2025-01-01', till: '2025-02-15', standard: tier, deluxe: tier, superDeluxe: tier }
    return { kind: 'last', window }
  }

  it('strikes a price 40 % above the current one, to the nearest thousand less one', async () => {
    expect((await show(card, '[data-price]'))[0]?.text).toBe(
      '₹34,399₹47,999+ 5% GST, per personlast price, Feb 2025 · ask for today’sWith taxes, for two',
    )
    expect((await show({ ...card, price: pricedAt(139699) }, '[data-price] s'))[0]?.text).toBe('₹1,95,999')
  })

  it('says "Price on request" where there is none', async () => {
    const { price: _, ...unpriced } = card
    expect((await show(unpriced, '[data-price] b'))[0]?.text).toBe('Price on request')
  })

  it('cuts a location after 20 characters and keeps the whole of it as a title', async () => {
    const [location] = await show(card, 'article > [title]')
    expect(location?.text).toMatch(/^Jaipur, Jodhpur, Jai… \dN/)
    expect(location?.attributes.title).toBe('Jaipur, Jodhpur, Jaisalmer')
  })

  it('leaves a location of 20 characters whole', async () => {
    const [location] = await show({ ...card, location: 'Leh, Nubra, Pangong!' }, 'article > [title]')
    expect(location?.text).toMatch(/^Leh, Nubra, Pangong! \dN/)
  })

  it('wears the fixed tag and the three chips, and says that it is rated', async () => {
    expect((await show(card, '[role="img"]'))[0]?.attributes['aria-label']).toMatch(/^Rated \d\.\d\/5$/)
    expect((await show(card, 'span')).map(({ text }) => text)).toContain(cards.tag)
    const chips = await show(card, 'ul li')
    expect(chips.map(({ text }) => text)).toEqual([cards.meal, cards.bed, cards.sight])
  })

  it('leads to its tour, and by the phone to the enquiry about it', async () => {
    expect((await show(card, 'h3 a'))[0]?.attributes.href).toBe('/tour/Somewhere')
    expect((await show(card, 'a[aria-label^="Ask us about"]'))[0]?.attributes.href).toBe('/enquire?tour=Somewhere')
  })

  function show(shown: Card, selector: string) {
    return select(renderToStaticMarkup(<TourCard card={shown} />), selector)
  }
})
