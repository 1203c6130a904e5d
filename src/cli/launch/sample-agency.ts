import type { Copy, Gap } from './launch-gaps.ts'

type Agency = Pick<Copy, 'brand' | 'claims' | 'cards'>

/** The sample's details: each as text, by its name in src/brand.ts. */
export const SAMPLE: Record<string, string> = {
  'brand.name': '"Patang"',
  'brand.line': '"You pick the sky. We hold the string."',
  'brand.address.street': '"14 Kite Market, Johari Bazaar"',
  'brand.at': '[26.9196,75.827]',
  'brand.opening': '{"firstDay":1,"lastDay":6,"from":10,"till":19,"answerWithin":4}',
  'brand.copyrightYear': '2024',
  'claims.rating': '"4.8"',
  'claims.reviews': '405',
  'claims.itineraryRating': '"4.5"',
  'claims.publicRating': '"4.6"',
  'claims.partners': '1200',
  'claims.destinations': '20',
  'claims.happiness': '96',
  'claims.visaSuccess': '90',
  'claims.years': '25',
  'cards.tag': '"Summer Deal"',
}

/** Invented details, which no agency may keep. */
const INVENTED = ['brand.address.street', 'brand.at']

/**
 * The sample's details that an agency still has. An agency called Patang may own the others (docs/owner.md asks about
 * each). With another name or address, it has forgotten some.
 */
export function sampleGaps(agency: Agency): Gap[] {
  const { name, origin } = agency.brand
  const isPatang = name === 'Patang' && /patang|\.example\b/.test(origin)
  return Object.entries(SAMPLE)
    .filter(([at, sample]) => JSON.stringify(valueAt(agency, at)) === sample)
    .filter(([at]) => !isPatang || INVENTED.includes(at))
    .map(([at, sample]) => ({ what: `${at} is the sample's: ${sample}`, todo: 'src/brand.ts: your own' }))
}

function valueAt(agency: Agency, at: string): unknown {
  return at.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], agency)
}
