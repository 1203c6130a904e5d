import { brand } from '#brand.ts'
import type { Site } from '#delivery/site.ts'
import { FILTER_NAMES } from '#domain/search/list-query.ts'
import { entryAt, isSecret } from '#domain/site/site-map.ts'
import { CHOICE_NAMES as TRIP_NAMES } from '#domain/trips/trip-choice.ts'
import { searchForm } from '#values/normal-form.ts'

/**
 * The address for rendering and storing a shared page: the path and the parameter that changes the page. Undefined if
 * the response may depend on more: for private addresses, and for an address with the ticket of an enquiry.
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

/** A search, filters of a list, a trip; or the ticket of an enquiry, which is never stored. */
const QUESTIONS = ['q', ...FILTER_NAMES, ...TRIP_NAMES]

function isAsked(query: URLSearchParams): boolean {
  return QUESTIONS.some((name) => query.has(name)) || isSecret(`?${query}`)
}

/** The longest text whose result is stored: visitors type such texts, programs longer ones. */
const LONGEST_TEXT = 32

/**
 * The address for rendering and storing data of the catalogue; texts with the same reading share one. Undefined:
 * rendered for each request.
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

/** The storage key of a page: each deployment and each day has its own. */
export function pageKey(address: string, { version, today }: Pick<Site, 'version' | 'today'>): string {
  return `${address}${address.includes('?') ? '&' : '?'}version=${encodeURIComponent(version)}&day=${today}`
}
