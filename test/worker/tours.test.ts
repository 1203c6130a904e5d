import { describe, expect, it } from 'vitest'
import { claims } from '../../src/brand.ts'
import { content } from '../../src/content/content.ts'
import type { CatalogueTour } from '../../src/domain/authoring/complete-tour.ts'
import { PRICE_ROWS, QUESTIONS } from '../../src/domain/catalogue/answers.ts'
import { spellingsOf, tourAddresses, tourPaths } from '../support/every-path.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { readerSees, select, selectOne } from '../support/markup.ts'
import { servedHtml, servedPage } from '../support/served-pages.ts'
import { measured, visit } from '../support/site.ts'

const tours = new Map(content.tours.map((tour) => [tour.id, tour]))

const spelled = tourAddresses.flatMap((fact) => spellingsOf(fact).map((path) => ({ path, id: fact.id })))

it('every spelling of a tour shows that tour', () =>
  expectOfEach(
    spelled,
    async ({ path, id }) => {
      const { status, html } = await servedPage(path)
      expect(status).toBe(200)
      const heading = await selectOne(html, 'h1')
      expect(heading.text).toBe(tours.get(id)?.title)
    },
    ({ path }) => path,
  ))

it('every spelling of a tour costs one round trip and reads at most 12 rows', () =>
  expectOfEach(tourPaths, async (path) => {
    const { tally } = await measured(path)
    expect(tally.roundTrips).toBe(1)
    expect(tally.rowsRead).toBeLessThanOrEqual(12)
  }))

it.each(['/tour/NoSuchTour', '/tour/Rajasthan5d', '/tour/undefined', '/tour/%00', '/tour/%E0%A4%A', "/tour/'--"])(
  '%s leads to /404',
  async (path) => {
    const response = await visit(path)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/404'])
  },
)

/** The questions in panels; the others are rows of the table of prices. */
const ASKED = Object.entries(QUESTIONS).flatMap(([key, question]) => (key in PRICE_ROWS ? [] : [question]))

describe('the page of every tour', () => {
  it('says all of the overview, the terms and the reasons', () =>
    expectOfEach(
      content.tours,
      async (tour) => {
        const text = await readerSees(await servedHtml(tour.path))
        const lines = [
          tour.title,
          tour.location,
          tour.duration,
          tour.description,
          `${claims.rating} from ${claims.reviews} reviews`,
          ...tour.inclusions.map((inclusion) => inclusion.text),
          ...tour.exclusions,
          ...tour.beforeYouGo,
          ...tour.confirmation,
          ...tour.cancellation,
          ...tour.whyChooseUs,
        ]
        expect(lines.filter((line) => !text.includes(line))).toEqual([])
      },
      ({ id }) => id,
    ))

  it('tells every day in order, with its town and its meals', () =>
    expectOfEach(
      content.tours,
      async (tour) => {
        const days = await select(await servedHtml(tour.path), '[data-days] > li')
        expect(days.map((day) => day.text)).toEqual(tour.days.map(dayText))
      },
      ({ id }) => id,
    ))

  it('has three tiers, each with its stars and five lines, leading to the form for that tier', () =>
    expectOfEach(
      content.tours,
      async (tour) => {
        const html = await servedHtml(tour.path)
        const names = await select(html, '#prices article h3')
        expect(names.map(({ text }) => text)).toEqual(['Standard Package', 'Deluxe Package', 'Super Deluxe Package'])
        const stars = await select(html, '#prices article [role="img"]')
        expect(stars.map(({ attributes }) => attributes['aria-label'])).toEqual(['3 star', '4 star', '5 star'])
        expect(await select(html, '#prices article li')).toHaveLength(15)
        const links = await select(html, '#prices article a[href^="/enquire"]')
        expect(links.map(({ attributes }) => attributes.href)).toEqual(
          ['standard', 'deluxe', 'superDeluxe'].map((tier) => `/enquire?tour=${tour.id}&tier=${tier}`),
        )
      },
      ({ id }) => id,
    ))

  it('can be asked about on WhatsApp, tier by tier: the chat names the tour, the tier, the page and a code', () =>
    expectOfEach(
      content.tours,
      async (tour) => {
        const chats = await select(await servedHtml(tour.path), '#prices article a[href^="https://wa.me"]')
        const texts = chats.map(({ attributes }) => new URL(attributes.href ?? '').searchParams.get('text'))
        expect(texts).toEqual(
          ['Standard Package', 'Deluxe Package', 'Super Deluxe Package'].map((tier) =>
            expect.stringMatching(new RegExp(`${tier}: https://[^/]+${tour.path} \\(Ref [A-Z]{2,4}-\\w{4}\\)$`)),
          ),
        )
      },
      ({ id }) => id,
    ))

  it('has its sections on the left and on the right, in their order', () =>
    expectOfEach(
      content.tours,
      async (tour) => {
        const sections = await select(await servedHtml(tour.path), 'main h2')
        expect(sections.map(({ text }) => text)).toEqual([
          'Overview',
          'At a glance',
          'Day by day',
          'Inclusions',
          'Exclusions',
          'Map',
          'Before you book',
          'Terms of this tour',
          'Prices',
          'Why choose us',
          tour.windows.length > 0 ? 'What it costs in all' : 'Who travels, and when',
          'Similar tours',
        ])
      },
      ({ id }) => id,
    ))

  it('keeps its questions and its three panels closed', () =>
    expectOfEach(
      content.tours,
      async (tour) => {
        const html = await servedHtml(tour.path)
        const titles = await select(html, 'summary')
        expect(titles.map(({ text }) => text)).toEqual([
          ...ASKED,
          'Know Before You Go',
          'Confirmation Policy',
          'Cancellation Policy',
        ])
        const panels = await select(html, 'details')
        expect(panels.map(({ attributes }) => 'open' in attributes)).toEqual(titles.map(() => false))
      },
      ({ id }) => id,
    ))

  it('embeds its map, with an address for visitors without a script', () =>
    expectOfEach(
      content.tours,
      async (tour) => {
        const html = await servedHtml(tour.path)
        const scripted = await selectOne(html, 'iframe')
        const plain = await selectOne(html.match(/<noscript>(.*?)<\/noscript>/)?.[1] ?? '', 'iframe')
        const wanted = { title: 'map', height: '450', loading: 'lazy', allowfullscreen: '' }
        expect([scripted.attributes, plain.attributes]).toMatchObject([wanted, wanted])
        expect(plain.attributes.src).toContain(`marker=${tour.stops[0]?.at.join('%2C')}`)
        expect([scripted.attributes.src, scripted.attributes['data-src']]).toEqual([undefined, plain.attributes.src])
      },
      ({ id }) => id,
    ))
})

const MEALS = { B: 'Breakfast', L: 'Lunch', D: 'Dinner' }

/** A day as it is read from its number to its meals. */
function dayText({ title, activities, overnight = '', meals }: CatalogueTour['days'][number], at: number): string {
  return `${at + 1}Day ${at + 1}${title}${activities.join('')}${overnight}${meals.map((meal) => MEALS[meal]).join(', ')}`
}
