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
 * The request that a shared page is rendered from and stored under: the path and the parameter that changes it, and
 * nothing else of what came. Undefined when the answer may depend on more.
 */
export function pageRequest(request: Request): Request | undefined {
  const url = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  if (!/^\/[\w/-]{0,200}$/.test(url.pathname) || url.searchParams.has('q')) return undefined
  if (PERSONAL.some((path) => url.pathname === path || url.pathname.startsWith(`${path}/`))) return undefined
  return new Request(brand.origin + url.pathname + pageQuery(url))
}

/** Where a page is stored. A deployment never meets the pages of another one. */
export function pageKey(request: Request, version: string): string {
  const url = new URL(request.url)
  url.searchParams.set('version', version)
  return url.href
}

function pageQuery({ pathname, searchParams }: URL): string {
  const after = searchParams.get('after') ?? ''
  return PAGED.test(pathname) && /^[1-9]\d{0,8}$/.test(after) ? `?after=${after}` : ''
}
