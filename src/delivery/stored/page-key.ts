import { brand } from '#brand.ts'
import type { Site } from '#delivery/site.ts'
import { FILTER_NAMES } from '#domain/search/list-query.ts'
import { entryAt, isSecret } from '#domain/site/site-map.ts'
import { CHOICE_NAMES as TRIP_NAMES } from '#domain/trips/trip-choice.ts'
import { searchForm } from '#values/normal-form.ts'

/**
 * The address that a shared page is rendered from and stored under: the path and the parameter that changes it, and
 * nothing else of what came. Undefined when the answer may depend on more: for every address that the site map does not
 * call shared, and for one that holds the ticket of an enquiry.
 */
export function pageAddress({ method, url }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url)
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (!/^\/[\w/-]{0,200}$/.test(pathname) || isAsked(searchParams)) return undefined
  const entry = entryAt(pathname)
  if (!entry?.shared) return undefined
  const after = entry.paged ? (searchParams.get('after') ?? '') : ''
  return brand.origin + pathname + (/^[1-9]\d{0,8}$/.test(after) ? `?after=${after}` : '')
}

/** A search, a choice among a list's tours, a choice of a trip; or the ticket of an enquiry, which nobody stores. */
const QUESTIONS = ['q', ...FILTER_NAMES, ...TRIP_NAMES]

function isAsked(query: URLSearchParams): boolean {
  return QUESTIONS.some((name) => query.has(name)) || isSecret(`?${query}`)
}

/** The longest text whose answer is stored: what visitors type, not what programs make up. */
const LONGEST_TEXT = 32

/**
 * The address that data of the catalogue are rendered from and stored under: texts that are read the same share one.
 * Undefined: the page is rendered at each request.
 */
export function answerAddress({ method, url }: Request): string | undefined {
  const { pathname } = new URL(url)
  const [, path = pathname, text] = /^(\/api\/\w+)\/(.+)$/.exec(pathname) ?? []
  if ((method !== 'GET' && method !== 'HEAD') || !entryAt(pathname)?.stored) return undefined
  if (text === undefined) return brand.origin + path
  const form = searchForm(decoded(text))
  const isUsual = form !== '' && [...form].length <= LONGEST_TEXT
  return isUsual ? `${brand.origin}${path}/${encodeURIComponent(form)}` : undefined
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Where a page is stored. A deployment never meets the pages of another one, nor a day those of the day before. */
export function pageKey(address: string, { version, today }: Pick<Site, 'version' | 'today'>): string {
  return `${address}${address.includes('?') ? '&' : '?'}version=${encodeURIComponent(version)}&day=${today}`
}
