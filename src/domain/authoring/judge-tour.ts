import { pathKey } from '#domain/site/site-map.ts'
import { siteAddressSlips } from './address-slips.ts'
import { AGENCY, agencySlips } from './agency-answers.ts'
import { isInOneOf } from './bounds.ts'
import { unknownDetails } from './fill-in.ts'
import type { Known } from './known.ts'
import type { SectionName } from './section-form.ts'
import { SECTION_NAMES, sectionOf } from './sections.ts'
import type { TourDocument } from './tour-document.ts'
import { shapeOfSection } from './tour-shape.ts'
import { inSection, shapeSlipsOf, type TourSlip, tourSlips } from './tour-slips.ts'
import { tourWarnings, wordWarnings } from './tour-warnings.ts'

/** All slips and warnings of a tour before it is published. Slips block it; warnings do not. */
export function judgeTour(document: TourDocument, known: Known): TourSlip[] {
  if (document.id === AGENCY) return [...agencySlips(document), ...detailSlips(document), ...wordWarnings(document)]
  const windows = known.windows.get(document.id) ?? []
  const own = tourSlips({ ...document, ...(windows.length > 0 && { windows }) }, known)
  return [...own, ...(own.length === 0 ? besideOthers(document, known) : []), ...tourWarnings(document, known)]
}

/** The slips in the shape of one section. They block saving. */
export function judgeSection(name: SectionName, value: unknown): TourSlip[] {
  const slips = shapeSlipsOf(shapeOfSection(name), value).map((slip) => ({ ...slip, section: name }))
  return slips.length === 0 && name === 'addresses' ? siteSlips(value as Addresses) : slips
}

type Addresses = Pick<TourDocument, 'path' | 'alsoAt'>

/** Addresses that the site itself uses, as slips at the field in which they are typed. */
function siteSlips({ path, alsoAt }: Addresses): TourSlip[] {
  return [
    ...inSection('addresses', siteAddressSlips({ path, alsoAt: [] }), 'path'),
    ...inSection('addresses', siteAddressSlips({ path: '', alsoAt }), 'alsoAt'),
  ]
}

/** The slips that depend on the other tours, the countries or the addresses of the site. */
function besideOthers(document: TourDocument, known: Known): TourSlip[] {
  return [
    ...inSection('names', countrySlips(document, known)),
    ...inSection('addresses', addressSlips(document, known)),
    ...inSection('map', stopSlips(document)),
    ...inSection('similar', similarSlips(document, known)),
    ...detailSlips(document),
  ]
}

function countrySlips({ countries }: TourDocument, known: Known): string[] {
  const slugs = known.countries.map(({ slug }) => slug)
  return countries
    .filter((slug) => !slugs.includes(slug))
    .map((slug) => `no country has the slug "${slug}"; there are ${slugs.join(', ')}`)
}

function addressSlips({ id, path, alsoAt }: TourDocument, { tours }: Known): string[] {
  const keys = [path, ...alsoAt].map(pathKey)
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at)
  const others = tours.filter((tour) => tour.id !== id)
  return [
    ...twice.map((key) => `${key} stands there twice`),
    ...others.flatMap((other) =>
      [id.toLowerCase(), ...keys]
        .filter((key) => other.addresses.includes(key))
        .map((key) => `${key} belongs to the tour ${other.title}`),
    ),
  ]
}

/** Stops outside the countries of the tour: a sign or the order of the coordinates is wrong. */
function stopSlips({ stops, countries }: TourDocument): string[] {
  return stops
    .filter(({ at }) => !isInOneOf(countries, at))
    .map(({ name, at }) => `${name} at ${at.join(', ')} lies outside ${countries.join(', ')}`)
}

function similarSlips({ id, similarTo = [] }: TourDocument, { tours }: Known): string[] {
  const others = tours.map((tour) => tour.id).filter((other) => other !== id)
  return similarTo.filter((other) => !others.includes(other)).map((other) => `there is no other tour ${other}`)
}

function detailSlips(document: TourDocument): TourSlip[] {
  return SECTION_NAMES.flatMap((name) =>
    inSection(
      name,
      unknownDetails(sectionOf(document, name)).map((word) => `{${word}} is no detail of the agency`),
    ),
  )
}
