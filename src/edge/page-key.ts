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

/**
 * The request that a shared page is rendered from and stored under: the path and the parameters that change it, and
 * nothing else of what came. Undefined when the answer may depend on more.
 */
export function pageRequest(request: Request): Request | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  if (!/^\/[\w/-]*$/.test(url.pathname) || url.searchParams.has('q')) return undefined
  if (PERSONAL.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return undefined
  const after = url.searchParams.get('after') ?? ''
  return new Request(brand.origin + url.pathname + (/^\d{1,9}$/.test(after) ? `?after=${after}` : ''))
}

/** Where a page is stored. A deployment never meets the pages of another one. */
export function pageKey(request: Request, version: string): string {
  const url = new URL(request.url)
  url.searchParams.set('version', version)
  return url.href
}
