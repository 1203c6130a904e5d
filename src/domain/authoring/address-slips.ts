import { pathKey, siteMap } from '#domain/site/site-map.ts'
import type { TourDocument } from './tour-document.ts'

/** The pattern of a tour's address in the router: /tour/ and a name, or a name alone. */
export const TOUR_PATH = /^\/(tour\/)?[a-z\d][\w-]*$/i

/** Files of the site, the desk, and what Cloudflare answers itself. */
const RESERVED = ['assets', 'scenes', 'icons', 'share', 'cdn-cgi', 'desk', 'index', 'favicon', 'tour']
const OF_PAGES = Object.values(siteMap).flatMap(({ path }) => pathKey(path).split('/')[1] ?? [])
const NAMES = new Set([...RESERVED, ...OF_PAGES].filter((name) => name && !name.startsWith(':')))

/** Addresses that a page or a file of the site has already, so that visitors would not reach the tour. */
export function siteAddressSlips({ path, alsoAt }: Pick<TourDocument, 'path' | 'alsoAt'>): string[] {
  return [path, ...alsoAt].filter(isOfTheSite).map((each) => `${each} belongs to the site itself; choose another name`)
}

function isOfTheSite(path: string): boolean {
  const [, first = '', second] = pathKey(path).split('/')
  return NAMES.has(first) && !(first === 'tour' && second)
}
