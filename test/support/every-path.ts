import { content } from '../../src/content/content.ts'
import pages from './pages.json'

/** The tours as they are reached: the path of the card, and the other spellings. */
export const tourAddresses = content.tours.map(({ id, path, alsoAt, countries }) => ({
  id,
  direct: path,
  alsoAt,
  countries,
}))

/** Every spelling of a tour, the generic one too; its card's path comes first. */
export function spellingsOf({ id, direct, alsoAt }: { id: string; direct: string; alsoAt: string[] }): string[] {
  return [...new Set([direct, ...alsoAt, `/tour/${id}`])]
}

export const tourPaths = tourAddresses.flatMap(spellingsOf)

/** The pages that are no tours and answer 200: the fixed ones, the other countries, the enquiry form. */
export const otherPaths = [
  ...new Set([
    ...pages.filter(({ status }) => status === 200).map(({ path }) => path),
    ...content.countries.map(({ slug }) => `/country/${slug}`),
    '/enquire',
  ]),
]

/** One path for every page that the site has, without second spellings. */
export const everyPage = [
  ...otherPaths.filter((path) => path !== '/Testimonials'),
  ...tourAddresses.map(({ direct }) => direct),
]
