import { expect, it } from 'vitest'
import { brand } from '../../../src/brand.ts'
import { content } from '../../../src/content/content.ts'
import type { Tour } from '../../../src/domain/catalogue/tour.ts'
import type { PriceWindow } from '../../../src/domain/prices/price-window.ts'
import { breadcrumbs, tourBreadcrumbs, touristTrip, travelAgency } from '../../../src/domain/site/structured-data.ts'

const WINDOW: PriceWindow = {
  standard: { current: 29999, cut: 42000 },
  deluxe: { current: 35899, cut: 50300 },
  superDeluxe: { current: 46799, cut: 65500 },
  from: '2025-03-01',
  till: '2025-09-30',
}

function ladakh(windows: PriceWindow[] = [WINDOW]): Tour {
  const found = content.tours.find(({ id }) => id === 'Ladakh5n6d')
  if (!found) throw new Error('Ladakh is not in the catalogue')
  return { ...found, windows }
}

it('offers each tier at its price in rupees, at the prices of the tour’s page', () => {
  expect(touristTrip(ladakh(), '2025-05-01').offers).toEqual(
    [
      { name: 'Standard Package', price: 29999 },
      { name: 'Deluxe Package', price: 35899 },
      { name: 'Super Deluxe Package', price: 46799 },
    ].map((tier) => ({
      '@type': 'Offer',
      ...tier,
      priceCurrency: 'INR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...{ price: tier.price, priceCurrency: 'INR', unitText: 'person', valueAddedTaxIncluded: false },
      },
      availability: 'https://schema.org/InStock',
      url: `${brand.origin}/tour/Ladakh5n6d#prices`,
      validFrom: '2025-03-01',
      priceValidUntil: '2025-09-30',
    })),
  )
})

it.each(['2025-02-28', '2025-03-01', '2025-09-30'])('makes its offers on %s', (today) => {
  expect(touristTrip(ladakh(), today)).toHaveProperty('offers')
})

it('makes no offer at a price that has ended', () => {
  expect(touristTrip(ladakh(), '2025-10-01')).not.toHaveProperty('offers')
})

it('makes no offer of a tour whose price is on request', () => {
  expect(touristTrip(ladakh([]), '2025-05-01')).not.toHaveProperty('offers')
})

it('lists the days of the itinerary in their order', () => {
  const tour = ladakh()
  const days = tour.days.map(({ title }, at) => ({ '@type': 'ListItem', position: at + 1, name: title }))
  const itinerary = { '@type': 'ItemList', numberOfItems: days.length, itemListElement: days }
  expect(touristTrip(tour, '2025-05-01').itinerary).toEqual(itinerary)
})

it('leads to a page from the home page, step by step', () => {
  const steps = breadcrumbs([{ name: 'Countries', path: '/country' }]).itemListElement
  expect(steps).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${brand.origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Countries', item: `${brand.origin}/country` },
  ])
})

it('leads to a tour through the listing of its region', () => {
  const names = (tour: Tour) => (tourBreadcrumbs(tour).itemListElement as { name: string }[]).map(({ name }) => name)
  expect(names(ladakh())).toEqual(['Home', 'Domestic', 'Ladakh'])
  expect(names({ ...ladakh(), region: 'international', place: 'Bali' })).toEqual(['Home', 'International', 'Bali'])
})

it('says how to reach the agency, and where it is', () => {
  expect(travelAgency()).toMatchObject({
    '@type': 'TravelAgency',
    name: brand.fullName,
    url: `${brand.origin}/`,
    telephone: `+${brand.phone.digits}`,
    email: brand.email,
    address: { '@type': 'PostalAddress', addressLocality: brand.city, postalCode: brand.address.postcode },
    geo: { latitude: brand.at[0], longitude: brand.at[1] },
    sameAs: brand.social.map(({ url }) => url),
    areaServed: { name: 'India' },
  })
})

it('names one agency by one id wherever it is named', () => {
  expect(touristTrip(ladakh(), '2025-05-01').provider).toMatchObject({ '@id': travelAgency()['@id'] })
})
