import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { brand } from '../../src/brand.ts'
import { content } from '../../src/content/content.ts'
import { StructuredDataScript } from '../../src/delivery/html/structured-data-script.tsx'
import { TIERS } from '../../src/domain/catalogue/tiers.ts'
import { priceOnDay } from '../../src/domain/prices/price-on-day.ts'
import { dayInIndia } from '../../src/values/dates.ts'
import { tourAddresses as tours } from '../support/every-path.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import { readHead } from '../support/page-head.ts'
import pages from '../support/pages.json'

type Thing = { '@type': string; [property: string]: unknown }
type Step = { position: number; name: string; item: string }
type Trip = Thing & { url: string; itinerary: { numberOfItems: number; itemListElement: Step[] } }
type Offer = { name: string; price: number; priceCurrency: string; url: string }

const today = dayInIndia(new Date())
const good = pages.filter(({ status }) => status === 200).map(({ path }) => path)
const tourPages = tours.map(({ direct }) => direct)
const countryPages = good.filter((path) => path.startsWith('/country/'))

async function thingsOn(path: string): Promise<Thing[]> {
  const { structured } = await readHead(path)
  return structured.map((text) => JSON.parse(text) as Thing)
}

async function thingOn(path: string, type: string): Promise<Thing> {
  const found = (await thingsOn(path)).filter((thing) => thing['@type'] === type)
  if (found.length !== 1) throw new Error(`${path} has ${found.length} of ${type}`)
  return found[0] as Thing
}

it('every page says only schema.org’s words, and rates nothing', () =>
  expectOfEach([...good, ...tourPages], async (path) => {
    for (const thing of await thingsOn(path)) {
      expect(thing['@context']).toBe('https://schema.org')
      expect(JSON.stringify(thing)).not.toMatch(/AggregateRating|"Review"|ratingValue/)
    }
  }))

it('cannot end its script, whatever the catalogue says, and stays the same data', () => {
  const object = { name: '</script><script>x()</script> & <!-- \u2028\u2029' }
  const html = renderToStaticMarkup(createElement(StructuredDataScript, { objects: [object] }))
  const text = /^<script type="application\/ld\+json">([^<>&\u2028\u2029]*)<\/script>$/.exec(html)?.[1] ?? 'null'
  expect(JSON.parse(text)).toEqual(object)
})

it.each(['/', '/contact', '/about'])('says on %s who the agency is', async (path) => {
  expect(await thingOn(path, 'TravelAgency')).toMatchObject({
    name: brand.fullName,
    url: `${brand.origin}/`,
    telephone: expect.stringMatching(/^\+\d{11,14}$/),
    email: brand.email,
    address: { streetAddress: brand.address.street, addressLocality: brand.city, addressCountry: 'India' },
    geo: { latitude: expect.closeTo(26.9, 1), longitude: expect.closeTo(75.8, 1) },
    sameAs: brand.social.map(({ url }) => url),
    areaServed: { name: 'India' },
  })
})

it('steps that answer lead to every country and every tour', () =>
  expectOfEach([...countryPages, ...tourPages], async (path) => {
    const steps = (await thingOn(path, 'BreadcrumbList')).itemListElement as Step[]
    expect(steps.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(steps.at(-1)?.item).toBe(brand.origin + path)
    const answers = await Promise.all(steps.map(({ item }) => readHead(item.slice(brand.origin.length))))
    expect(answers.map(({ status, canonical }) => [status, canonical])).toEqual(steps.map(({ item }) => [200, item]))
  }))

describe('every tour', () => {
  it('is a trip of as many days as its plan, in their order', () =>
    expectOfEach(
      tours,
      async ({ id, direct }) => {
        const { url, itinerary } = (await thingOn(direct, 'TouristTrip')) as Trip
        const days = content.tours.find((tour) => tour.id === id)?.days.length ?? 0
        expect([url, itinerary.numberOfItems]).toEqual([brand.origin + direct, days])
        expect(itinerary.itemListElement.map(({ position }) => position)).toEqual(
          Array.from({ length: days }, (_, at) => at + 1),
        )
      },
      ({ id }) => id,
    ))

  it('is offered at its prices of the day, and not at all once they have ended', () =>
    expectOfEach(
      tours,
      async ({ id, direct }) => {
        const offers = (await thingOn(direct, 'TouristTrip')).offers as Offer[] | undefined
        const price = priceOnDay(content.tours.find((tour) => tour.id === id)?.windows ?? [], today)
        const isOffered = price !== undefined && price.kind !== 'last'
        const expected = isOffered ? TIERS.map(({ key, name }) => [name, price.window[key].current, 'INR']) : undefined
        expect(offers?.map(({ name, price, priceCurrency }) => [name, price, priceCurrency])).toEqual(expected)
      },
      ({ id }) => id,
    ))
})
