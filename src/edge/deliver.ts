import { readPreferences } from '#domain/preferences.ts'
import type { Rates } from '#domain/rates.ts'
import { adapt, type Variant, variantOf } from './adapt.ts'
import { pageKey, pageRequest } from './page-key.ts'
import { findPage, findVariant, keepVariant, type StoredPage, storePage } from './page-store.ts'

/** A page older than this is served as it is and renewed behind the answer, in ms. */
const FRESH = 60_000

/** What delivery needs of the site around it. */
export type Site = {
  /** Which deployment this is. */
  version: string
  render: (request: Request) => Promise<Response>
  readRates: () => Promise<Rates | undefined>
  /** Keeps work going after the answer. */
  later: (work: Promise<unknown>) => void
}

/**
 * Answers a request: with a shared page, rendered at most once a minute from nothing but its address, and adapted to
 * the visitor's preferences on its way out; or with an answer of the visitor's own, adapted too.
 */
export async function deliver(request: Request, site: Site): Promise<Response> {
  const shared = pageRequest(request)
  if (!shared) return adapted(request, await site.render(request), site)
  const key = pageKey(shared, site.version)
  const found = await findPage(key)
  if (found && Date.now() - found.renderedAt >= FRESH) site.later(renew(key, shared, site).catch(() => {}))
  if (found) return answer(request, found, site)
  const rendered = await site.render(shared)
  if (!isStorable(rendered)) return adapted(request, withQuery(rendered, request), site)
  return answer(request, await storePage(key, rendered), site)
}

async function renew(key: string, request: Request, site: Site): Promise<void> {
  const rendered = await site.render(request)
  if (isStorable(rendered)) await storePage(key, rendered)
}

function isStorable(response: Response): boolean {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return response.status === 200 && isPage && !response.headers.has('set-cookie')
}

/** The stored page in the visitor's variant, or 304 when the browser has that very one. */
async function answer(request: Request, page: StoredPage, site: Site): Promise<Response> {
  const variant = await variantFor(request, site)
  const etag = `"${page.etag}${variant ? `-${variant.name}` : ''}"`
  const headers = {
    'content-type': 'text/html; charset=UTF-8',
    'cache-control': 'private, no-cache',
    vary: 'Cookie',
    etag,
  }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(variant ? await variantBytes(page, variant) : page.bytes, { headers })
}

async function variantBytes(page: StoredPage, variant: Variant): Promise<ArrayBuffer> {
  const known = findVariant(page, variant.name)
  if (known) return known
  const bytes = await adapt(new Response(page.bytes), variant).arrayBuffer()
  keepVariant(page, variant.name, bytes)
  return bytes
}

/** An answer of the visitor's own: adapted as it streams by, if it is a page. */
async function adapted(request: Request, response: Response, site: Site): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const variant = await variantFor(request, site)
  return variant ? adapt(response, variant) : response
}

/** Rates are only asked for when a visitor wants another currency. */
async function variantFor(request: Request, site: Site): Promise<Variant | undefined> {
  const cookies = request.headers.get('cookie')
  if (!cookies) return undefined
  const preferences = readPreferences(cookies)
  return variantOf(preferences, preferences.currency === 'inr' ? undefined : await site.readRates())
}

/** A redirect that was rendered without the visitor's query takes it along. */
function withQuery(response: Response, request: Request): Response {
  const location = response.headers.get('location')
  const { search } = new URL(request.url)
  if (response.status !== 301 || !location || location.includes('?') || !search) return response
  const headers = new Headers(response.headers)
  headers.set('location', location + search)
  return new Response(null, { status: 301, headers })
}
