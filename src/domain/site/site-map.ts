import { brand } from '#brand.ts'

/** How an address is treated. What an entry does not say is the strictest: one visitor's own, read by GET, not listed. */
type Entry = {
  /** In its one right spelling; `:name` is any one part. */
  path: `/${string}`
  /** It takes posts, and nothing else. */
  method?: 'POST'
  /** One rendering is everybody's: it may be stored, crawled and fetched ahead. Everything else is private. */
  shared?: true
  /** Data of the catalogue, the same for everybody: stored as a page is, yet nothing to crawl or to fetch ahead. */
  stored?: true
  /** It goes on at `?after=`, each part under its own address. */
  paged?: true
  /** The sitemap names it. What the catalogue holds is named by the catalogue. */
  listed?: true
  /** Open to crawlers although it is private; `bare`: without a query only. */
  crawled?: true | 'bare'
  /** Rendered ahead while a pointer rests on a link to it. */
  prerendered?: true
  /** It shows prices: a browser fetches the rupee sign with it. */
  priced?: true
  /** It answers a post with a page; a choice that is made on that page leads here instead. */
  back?: `/${string}`
  /** Its address is a key: no log, count, cache, other site or search engine is told of it. */
  secret?: true
}

/**
 * Every address of the site, once: caching, methods, spellings, sitemap, robots, speculation rules and the letters that
 * are fetched ahead come from here.
 */
export const siteMap = {
  home: { path: '/', shared: true, listed: true, priced: true },
  domestic: { path: '/Domestic', shared: true, listed: true, paged: true, priced: true },
  international: { path: '/International', shared: true, listed: true, paged: true, priced: true },
  countries: { path: '/country', shared: true, listed: true },
  country: { path: '/country/:slug', shared: true, paged: true, prerendered: true, priced: true },
  tour: { path: '/tour/:id', shared: true, prerendered: true, priced: true },
  /** The other spellings of tours, which the catalogue knows. */
  tourByName: { path: '/:name', shared: true, prerendered: true, priced: true },
  /** What a tour costs for a choice: the part of its page that a script puts in, and the days for a calendar. */
  trip: { path: '/trip/:id' },
  tripCalendar: { path: '/trip-days/:id' },
  testimonials: { path: '/testimonials', shared: true, listed: true },
  /** Answers too, because the navigation has used it (site behaviour, route table). */
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
  /** A sender's page of the own enquiry. The address alone opens it, so we tell it to nobody else. */
  ownEnquiry: { path: '/e/:ticket', secret: true },
  /** Asks a guest for a review after the journey; the same rules. */
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
  /** How fast a page was, as it says itself when it is left. */
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
/** A key means its first path: `/testimonials`, except for the second spelling's own key. */
const byKey = new Map(fixed.toReversed().map((entry) => [entry.path.toLowerCase(), entry]))
const patterns = entries
  .filter(({ path }) => path.includes(':'))
  .map((entry) => ({ entry, pattern: new RegExp(`^${entry.path.replace(/:\w+/, '([^/]+)')}$`, 'i') }))

/** The entry that a path in its right spelling belongs to; undefined: the site has no such address. */
export function entryAt(path: string): Entry | undefined {
  return byPath.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.entry
}

/** Whether the answers of a route, named by its pattern, are everybody's. */
export function isShared(pattern: string): boolean {
  return entries.some(({ path, shared }) => path === pattern && shared)
}

/** Pages whose addresses are keys. */
const SECRETS = ['ownEnquiry', 'review'] as const satisfies PageName[]

/**
 * Whether an address (path, or path and query) must stay between us and the visitor: in every spelling, also where it
 * leads nowhere, and wherever a ticket stands in it.
 */
export function isSecret(address: string): boolean {
  return secretAt(address) !== undefined || TICKET.test(plainly(address))
}

/** What opens an enquiry, as domain/enquiries/ticket.ts makes it. */
const TICKET = new RegExp(`${brand.referencePrefix}-\\w{5}-\\w{5}\\.[\\w-]{22}`, 'i')

/** A secret address in any spelling: its page, and the part after its beginning. Undefined: the address is not secret. */
export function secretAt(path: string): { page: (typeof SECRETS)[number]; part: string } | undefined {
  const plain = plainly(path).replace(/[\s/]*\/\s*/g, '/')
  const begins = (page: PageName) => siteMap[page].path.replace(/:.*/, '')
  const page = SECRETS.find((each) => plain.toLowerCase().startsWith(begins(each)))
  return page && { page, part: plain.slice(begins(page).length) }
}

/** A path as people read it. A link is encoded anew by every program that passes it on. */
function plainly(path: string): string {
  let plain = path
  for (let times = 0; times < MOST_TIMES_ENCODED; times++) plain = plain.replace(/(%[\da-f]{2})+/gi, decode)
  return plain.replace(/\p{Pd}/gu, '-')
}
const MOST_TIMES_ENCODED = 6

/** Whether an address has no variable part: then the table alone gives its spelling. */
export function isFixed(path: string): boolean {
  return byPath.has(path)
}

/** What a sentence or a chat message leaves at the end of a link, and slashes. */
const LEFT_AT_THE_END = /[\s/.,;:!?'"`*()<>[\]{}|…’”»।]+$/u

/** A path in lower case without trailing signs: the form that all spellings of one path share. */
export function pathKey(path: string): string {
  return withoutEnd(path).toLowerCase()
}

/**
 * The right spelling of a path, as far as the table knows it: the case of a tour's own name is the catalogue's. A path
 * that is right already, or that is no page of ours, comes back as it is.
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

/** Which methods a path takes. */
export function methodsAt(path: string): string[] {
  return entryAt(path)?.method === 'POST' ? ['POST'] : ['GET', 'HEAD']
}

/** Where a choice leads that was made on the page of a path. */
export function pathBack(path: string): string {
  return entryAt(path)?.back ?? path
}

/** The listed pages that do not come from the catalogue alone. */
export const listedPaths = entries.filter(({ listed }) => listed).map(({ path }) => path)

/** The beginnings of addresses that no crawler needs. */
export const closedToCrawlers = fixed
  .filter(({ shared, crawled }) => !shared && crawled !== true)
  .map(({ path, crawled }) => (crawled === 'bare' ? `${path}?` : path))

/** Where one visitor's own answers are, as a URL pattern. */
const own = entries.filter(({ shared }) => !shared).map(({ path }) => `${path.replace(/:.*/, '')}*`)

/**
 * What a browser may prepare before it is asked for (MDN, Speculation Rules API): a tour or a country is rendered while
 * the pointer rests on its link, any other shared page is fetched when it is pressed. Never a page of one visitor.
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
