import { brand } from '#brand.ts'
import { regionPath, sharePath } from './paths.ts'
import { TIERS } from './tiers.ts'
import type { Day, Prices, Tour } from './tour.ts'

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
    image: absolute(sharePath('jaipur-hero')),
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
const agency = { '@type': 'TravelAgency', '@id': absolute('/#agency'), name: brand.fullName, url: absolute('/') }

/** The way to a page, from the home page (which is not given) to the page itself. */
export function breadcrumbs(crumbs: Crumb[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, at) => ({
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

/** A tour with its days and, where it has prices, an offer a tier. `today` is ISO. */
export function touristTrip(tour: Tour, today: string): StructuredData {
  const url = absolute(tour.path)
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name: tour.title,
    description: tour.head.description,
    url,
    image: absolute(sharePath(tour.scene)),
    provider: agency,
    itinerary: itinerary(tour.days),
    ...(tour.prices && { offers: offers(tour.prices, url, today) }),
  }
}

function itinerary(days: Day[]) {
  return {
    '@type': 'ItemList',
    numberOfItems: days.length,
    itemListElement: days.map(({ title }, at) => ({ '@type': 'ListItem', position: at + 1, name: title })),
  }
}

/** Rupees per person. The end of the validity is named only until it has passed: then the price is the last one known. */
function offers(prices: Prices, url: string, today: string) {
  return TIERS.map(({ key, name }) => ({
    '@type': 'Offer',
    name,
    price: prices[key].current,
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    url: `${url}#prices`,
    validFrom: prices.from,
    ...(today <= prices.till && { priceValidUntil: prices.till }),
  }))
}

function absolute(path: string): string {
  return brand.origin + path
}
