import { brand } from '#brand.ts'

/** The treatment of an address. The default is the strictest: private, GET only, not in the sitemap. */
type Entry = {
  /** The canonical spelling; `:name` is one variable part. */
  path: `/${string}`
  /** It accepts POST only. */
  method?: 'POST'
  /** All visitors get the same page: it may be stored, crawled and prefetched. All others are private. */
  shared?: true
  /** Data of the catalogue for everybody: stored like a page, but not crawled or prefetched. */
  stored?: true
  /** Further pages are at `?after=`. */
  paged?: true
  /** The sitemap lists it. Pages of the catalogue are listed by the catalogue. */
  listed?: true
  /** Crawlers may read it although it is private; `bare`: only without a query. */
  crawled?: true | 'bare'
  /** Browsers prerender it while the pointer is on a link to it. */
  prerendered?: true
  /** It shows prices, so browsers prefetch the rupee sign. */
  priced?: true
  /** It answers a POST with a page; a preference chosen on that page leads here. */
  back?: `/${string}`
  /** Its address is a key: it appears in no log, count, cache or search engine, and no other site sees it. */
  secret?: true
}

/**
 * Every address of the site. Caching, methods, spellings, sitemap, robots, speculation rules and font prefetching
 * follow from this table.
 */
export const siteMap = {
  home: { path: '/', shared: true, listed: true, priced: true },
  domestic: { path: '/Domestic', shared: true, listed: true, paged: true, priced: true },
  international: { path: '/International', shared: true, listed: true, paged: true, priced: true },
  countries: { path: '/country', shared: true, listed: true },
  country: { path: '/country/:slug', shared: true, paged: true, prerendered: true, priced: true },
  tour: { path: '/tour/:id', shared: true, prerendered: true, priced: true },
  /** Other spellings of tours, which the catalogue knows. */
  tourByName: { path: '/:name', shared: true, prerendered: true, priced: true },
  /** The price of a tour for a choice: the part of its page that a script inserts, and its days for a calendar. */
  trip: { path: '/trip/:id' },
  tripCalendar: { path: '/trip-days/:id' },
  testimonials: { path: '/testimonials', shared: true, listed: true },
  /** The navigation has used it (site behaviour, route table). */
  testimonialsAsWell: { path: '/Testimonials', shared: true },
  about: { path: '/about', shared: true, listed: true },
  contact: { path: '/contact', shared: true, listed: true },
  cancellationPolicy: { path: '/cancellation-policy', shared: true, listed: true },
  termsConditions: { path: '/terms-conditions', shared: true, listed: true },
  privacyPolicy: { path: '/privacy-policy', shared: true, listed: true },
  enquire: { path: '/enquire', crawled: 'bare' },
  searchResults: { path: '/search-results', priced: true },
  shortlist: { path: '/shortlist', priced: true },
  compare: { path: '/compare', priced: true },
  keep: { path: '/keep', method: 'POST', back: '/shortlist' },
  currencies: { path: '/currencies' },
  success: { path: '/success' },
  /** The sender's page of an enquiry. Its address is the only key, so it stays secret. */
  ownEnquiry: { path: '/e/:ticket', secret: true },
  /** Asks a guest for a review after the journey. Its address is secret too. */
  review: { path: '/r/:ticket', secret: true },
  sendReview: { path: '/send-review', method: 'POST', back: '/' },
  withdrawReview: { path: '/withdraw-review', method: 'POST', back: '/' },
  addLine: { path: '/add-line', method: 'POST', back: '/' },
  withdraw: { path: '/withdraw', method: 'POST', back: '/' },
  notFound: { path: '/404' },
  sendEmail: { path: '/send-email', method: 'POST', back: '/enquire' },
  preferences: { path: '/preferences', method: 'POST', back: '/' },
  itineraries: { path: '/api/itineraries', stored: true },
  itinerariesFor: { path: '/api/itineraries/:text', stored: true },
  view: { path: '/api/view', method: 'POST' },
  /** The speed that a page measured, sent when the visitor leaves it. */
  vitals: { path: '/api/vitals', method: 'POST' },
  health: { path: '/healthz' },
  sitemap: { path: '/sitemap.xml', crawled: true },
  robots: { path: '/robots.txt', crawled: true },
  security: { path: '/.well-known/security.txt', crawled: true },
  speculationRules: { path: '/speculation-rules.json', crawled: true },
  design: { path: '/design' },
} as const satisfies Record<string, Entry>

export type PageName = keyof typeof siteMap

const entries: Entry[] = Object.values(siteMap)
const fixed = entries.filter(({ path }) => !path.includes(':'))
const byPath = new Map(fixed.map((entry) => [entry.path as string, entry]))
/** A key means its first path: `/testimonials`, not the second spelling. */
const byKey = new Map(fixed.toReversed().map((entry) => [entry.path.toLowerCase(), entry]))
const patterns = entries
  .filter(({ path }) => path.includes(':'))
  .map((entry) => ({ entry, pattern: new RegExp(`^${entry.path.replace(/:\w+/, '([^/]+)')}$`, 'i') }))

/** The entry of a path in canonical spelling; undefined: no such address. */
export function entryAt(path: string): Entry | undefined {
  return byPath.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.entry
}

/** Whether a route, named by its pattern, answers all visitors alike. */
export function isShared(pattern: string): boolean {
  return entries.some(({ path, shared }) => path === pattern && shared)
}

/** Pages with secret addresses. */
const SECRETS = ['ownEnquiry', 'review'] as const satisfies PageName[]

/**
 * Whether an address (path, or path and query) is secret: in every spelling, also if it is invalid, and wherever it
 * contains a ticket.
 */
export function isSecret(address: string): boolean {
  return secretAt(address) !== undefined || TICKET.test(plainly(address))
}

/** A ticket (domain/enquiries/ticket.ts). */
const TICKET = new RegExp(`${brand.referencePrefix}-\\w{5}-\\w{5}\\.[\\w-]{22}`, 'i')

/** A secret address in any spelling: its page, and the part after its beginning; undefined: not secret. */
export function secretAt(path: string): { page: (typeof SECRETS)[number]; part: string } | undefined {
  const plain = plainly(path).replace(/[\s/]*\/\s*/g, '/')
  const begins = (page: PageName) => siteMap[page].path.replace(/:.*/, '')
  const page = SECRETS.find((each) => plain.toLowerCase().startsWith(begins(each)))
  return page && { page, part: plain.slice(begins(page).length) }
}

/** A decoded path. Programs that forward a link may encode it several times. */
function plainly(path: string): string {
  let plain = path
  for (let times = 0; times < MOST_TIMES_ENCODED; times++) plain = plain.replace(/(%[\da-f]{2})+/gi, decode)
  return plain.replace(/\p{Pd}/gu, '-')
}
const MOST_TIMES_ENCODED = 6

/** Whether an address has no variable part, so that this table alone gives its spelling. */
export function isFixed(path: string): boolean {
  return byPath.has(path)
}

/** Punctuation and slashes that sentences and chats leave at the end of a link. */
const LEFT_AT_THE_END = /[\s/.,;:!?'"`*()<>[\]{}|…’”»।]+$/u

/** A path in lower case without trailing signs, the same for all its spellings. */
export function pathKey(path: string): string {
  return withoutEnd(path).toLowerCase()
}

/**
 * The canonical spelling of a path, as far as this table knows it; the catalogue knows the case of a tour's name. Other
 * paths are returned unchanged.
 */
export function rightSpelling(path: string): string {
  if (byPath.has(path) || path.startsWith('/api/')) return path
  const trimmed = withoutEnd(path)
  const known = byKey.get(trimmed.toLowerCase())
  if (known) return known.method ? path : known.path
  if (!/^\/[\w/-]+$/.test(trimmed)) return path
  return patterns.map(({ entry, pattern }) => respell(entry, pattern.exec(trimmed))).find(Boolean) ?? path
}

function respell({ path }: Entry, match: RegExpExecArray | null): string | undefined {
  const part = path === siteMap.country.path ? match?.[1]?.toLowerCase() : match?.[1]
  return part && path.replace(/:\w+/, part)
}

function withoutEnd(path: string): string {
  return decode(path).replace(LEFT_AT_THE_END, '') || '/'
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The methods of a path. */
export function methodsAt(path: string): string[] {
  return entryAt(path)?.method === 'POST' ? ['POST'] : ['GET', 'HEAD']
}

/** The page to return to after a preference was chosen on the page of a path. */
export function pathBack(path: string): string {
  return entryAt(path)?.back ?? path
}

/** The listed pages outside the catalogue. */
export const listedPaths = entries.filter(({ listed }) => listed).map(({ path }) => path)

/** The beginnings of addresses that are closed to crawlers. */
export const closedToCrawlers = fixed
  .filter(({ shared, crawled }) => !shared && crawled !== true)
  .map(({ path, crawled }) => (crawled === 'bare' ? `${path}?` : path))

/** The private addresses as URL patterns. */
const own = entries.filter(({ shared }) => !shared).map(({ path }) => `${path.replace(/:.*/, '')}*`)

/**
 * The pages that browsers may prepare (MDN, Speculation Rules API). A tour or country is prerendered while the pointer
 * is on its link; another shared page is prefetched when its link is pressed. Private pages are never prepared.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: entries.filter(({ prerendered }) => prerendered).map(({ path }) => path) },
          { not: { href_matches: fixed.map(({ path }) => path) } },
          { not: { selector_matches: '[href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: own } }],
      },
      eagerness: 'conservative',
    },
  ],
}
