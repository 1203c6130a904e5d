import { brand } from '#brand.ts'
import { TIERS } from '#domain/catalogue/tiers.ts'
import type { Day, Tour } from '#domain/catalogue/tour.ts'
import { isOffered, priceOnDay } from '#domain/prices/price-on-day.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'
import { pathTo, regionPath, sharePath } from './paths.ts'

/**
 * What a page says about itself to machines: schema.org types as JSON-LD. Addresses are absolute.
 * There is no AggregateRating: a rating that a business gives itself earns no stars and may earn a penalty
 * (Google Search Central, review snippet guidelines).
 */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown }

/** A step of the way from the home page to a page. */
export type Crumb = { name: string; path: string }

/** The agency. Travellers from all over India are served, wherever they go. */
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

/** The agency as other things name it; the id makes them one. */
const agency = {
  '@type': 'TravelAgency',
  '@id': absolute('/#agency'),
  name: brand.fullName,
  url: absolute(pathTo('home')),
}

/** The way to a page, from the home page (which is not given) to the page itself. */
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

/** The way to a tour, as its banner shows it. */
export function tourBreadcrumbs({ region, place, path }: Tour): StructuredData {
  const listing = region === 'domestic' ? 'Domestic' : 'International'
  return breadcrumbs([
    { name: listing, path: regionPath(region) },
    { name: place, path },
  ])
}

/** A tour with its days and, unless its prices have ended, an offer a tier. `today` is ISO. */
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
