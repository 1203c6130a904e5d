import { brand } from '#brand.ts'
import { TIERS } from '#domain/catalogue/tiers.ts'
import type { Day, Tour } from '#domain/catalogue/tour.ts'
import { isOffered, priceOnDay } from '#domain/prices/price-on-day.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'
import { pathTo, regionPath, sharePath } from './paths.ts'

/**
 * Structured data of a page: schema.org types as JSON-LD with absolute addresses. There is no AggregateRating. A rating
 * that a business gives itself earns no stars and may be penalised (Google Search Central, review snippet guidelines).
 */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown }

/** A step in the breadcrumbs. */
export type Crumb = { name: string; path: string }

/** The agency. It serves travellers from all over India. */
export function travelAgency(): StructuredData {
  const { address, at } = brand
  return {
    '@context': 'https://schema.org',
    ...agency,
    description: brand.line,
    image: absolute(sharePath(brand.scene)),
    telephone: `+${brand.phone.digits}`,
    email: brand.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postcode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: at[0], longitude: at[1] },
    areaServed: { '@type': 'Country', name: address.country },
    sameAs: brand.social.map(({ url }) => url),
  }
}

/** A reference to the agency; the id makes both one. */
const agency = {
  '@type': 'TravelAgency',
  '@id': absolute('/#agency'),
  name: brand.fullName,
  url: absolute(pathTo('home')),
}

/** The breadcrumbs of a page, from the home page (implied) to the page itself. */
export function breadcrumbs(crumbs: Crumb[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: pathTo('home') }, ...crumbs].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: absolute(path),
    })),
  }
}

/** The breadcrumbs of a tour, as in its banner. */
export function tourBreadcrumbs({ region, place, path }: Tour): StructuredData {
  const listing = region === 'domestic' ? 'Domestic' : 'International'
  return breadcrumbs([
    { name: listing, path: regionPath(region) },
    { name: place, path },
  ])
}

/** A tour with its days, and an offer for each tier unless its prices have ended. `today` is ISO. */
export function touristTrip(tour: Tour, today: string): StructuredData {
  const url = absolute(tour.path)
  const price = priceOnDay(tour.windows, today)
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: tour.title,
    description: tour.head.description,
    url,
    image: absolute(sharePath(tour.scene)),
    provider: agency,
    itinerary: itinerary(tour.days),
    ...(price && isOffered(price) && { offers: offers(price.window, url) }),
  }
}

function itinerary(days: Day[]) {
  return {
    '@type': 'ItemList',
    numberOfItems: days.length,
    itemListElement: days.map(({ title }, at) => ({ '@type': 'ListItem', position: at + 1, name: title })),
  }
}

/** Rupees per person without taxes, for journeys that begin within the window. */
function offers(window: PriceWindow, url: string) {
  return TIERS.map(({ key, name }) => ({
    '@type': 'Offer',
    name,
    price: window[key].current,
    priceCurrency: 'INR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: window[key].current,
      priceCurrency: 'INR',
      unitText: 'person',
      valueAddedTaxIncluded: false,
    },
    availability: 'https://schema.org/InStock',
    url: `${url}#prices`,
    validFrom: window.from,
    priceValidUntil: window.till,
  }))
}

function absolute(path: string): string {
  return brand.origin + path
}
