import { brand } from '#brand.ts'

/** Paths that answer a visitor, not everybody: forms with a context, results, calls. Never stored. */
const PERSONAL = [
  '/api',
  '/enquire',
  '/success',
  '/search-results',
  '/send-email',
  '/preferences',
  '/currencies',
  '/healthz',
  '/design',
]
/** Lists that go on under an address of their own. */
const PAGED = /^\/(Domestic|International|country\/[\w-]+)$/

/**
 * The address that a shared page is rendered from and stored under: the path and the parameter that changes it, and
 * nothing else of what came. Undefined when the answer may depend on more.
 */
export function pageAddress({ method, url }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url)
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (!/^\/[\w/-]{0,200}$/.test(pathname) || searchParams.has('q')) return undefined
  if (PERSONAL.some((path) => pathname === path || pathname.startsWith(`${path}/`))) return undefined
  return brand.origin + pathname + pageQuery(pathname, searchParams.get('after') ?? '')
}

/** Where a page is stored. A deployment never meets the pages of another one. */
export function pageKey(address: string, version: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}version=${encodeURIComponent(version)}`
}

function pageQuery(path: string, after: string): string {
  return PAGED.test(path) && /^[1-9]\d{0,8}$/.test(after) ? `?after=${after}` : ''
}
