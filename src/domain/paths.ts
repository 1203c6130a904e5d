import type { SceneName } from './scenes.ts'

/** The pages that do not come from the catalogue, in their right spelling. */
const PAGES = [
  '/',
  '/about',
  '/contact',
  '/enquire',
  '/privacy-policy',
  '/terms-conditions',
  '/cancellation-policy',
  '/search-results',
  '/success',
  '/testimonials',
  '/Domestic',
  '/International',
  '/country',
  '/404',
]

/** Answers too, because the navigation has used it (site behaviour, route table). */
const SECOND_SPELLINGS = ['/Testimonials']

const BY_KEY = new Map(PAGES.map((path) => [pathKey(path), path]))
const EXACT = new Set([...PAGES, ...SECOND_SPELLINGS])

/** What two spellings of one path share: no case, no trailing slash. */
export function pathKey(path: string): string {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
  return trimmed.toLowerCase() || '/'
}

/** The right spelling of a misspelt page path; undefined when it is right already or is no page. */
export function respelledPage(path: string): string | undefined {
  return EXACT.has(path) ? undefined : BY_KEY.get(pathKey(path))
}

/** The link to the enquiry form. A tier is only given from a tour's own page (and chooses that form's fields). */
export function enquirePath(tour?: string, tier?: string): string {
  const query = new URLSearchParams()
  if (tour) query.set('tour', tour)
  if (tier) query.set('tier', tier)
  return query.size > 0 ? `/enquire?${query}` : '/enquire'
}

/** A scene's drawing for the light theme. */
export function scenePath(scene: SceneName, hour: 'day' | 'night' = 'day'): string {
  return `/scenes/${scene}.${hour}.svg`
}

/** The picture of a link that is shared: the scene by day, as PNG. */
export function sharePath(scene: SceneName): string {
  return `/share/${scene}.png`
}

/** A listing of the whole region. */
export function regionPath(region: 'domestic' | 'international'): '/Domestic' | '/International' {
  return region === 'domestic' ? '/Domestic' : '/International'
}
