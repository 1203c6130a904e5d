import { DEFAULT_PREFERENCES } from '#domain/preferences.ts'
import { isFixed, rightSpelling, siteMap } from '#domain/site-map.ts'
import { adapt, runningTags, type Variant, variantOf } from './adapt.ts'
import { pageAddress } from './page-key.ts'
import { findVariant, keepVariant, type StoredPage } from './page-store.ts'
import { policyFor } from './security-headers.ts'
import { sharedPage } from './shared-page.ts'
import type { Site } from './site.ts'

/** Where a link came from does not change the page behind it. */
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid']

/**
 * What a browser is told about every page: it may keep it, and asks each time whether it is still the one; and which
 * pages it may prepare before they are asked for (never with Save-Data: browsers see to that).
 */
const KEPT_AND_ASKED = {
  'cache-control': 'private, no-cache',
  vary: 'Cookie',
  'no-vary-search': `params=(${CAMPAIGN.map((name) => `"${name}"`).join(' ')})`,
  'speculation-rules': `"${siteMap.speculationRules.path}"`,
}

/**
 * Answers a request. A misspelt path leads to its right spelling once, before anything is stored: what the site map
 * cannot know of it (the name of a tour), the page does. The answer is a shared page, rendered from nothing but its address, and adapted to the visitor's
 * preferences on its way out; or an answer of the visitor's own, adapted too.
 */
export async function deliver(request: Request, site: Site): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = isRead(request) ? rightSpelling(pathname) : pathname
  if (path === pathname) return deliverPage(request, site)
  if (isFixed(path)) return movedTo(path + search)
  const response = await deliverPage(new Request(new URL(path + search, request.url), request), site)
  return response.ok || response.status === 304 ? movedTo(path + search) : response
}

async function deliverPage(request: Request, site: Site): Promise<Response> {
  const address = pageAddress(request)
  if (!address) return answerOwn(withQuery(await site.render(request), request), site)
  const [page, variant] = await Promise.all([sharedPage(address, site), variantFor(site)])
  if (page instanceof Response) return answerOwn(withQuery(page, request), site)
  return answer(request, page, { variant, site })
}

/** The stored page in the visitor's variant, or 304 when the browser has that very one. */
async function answer(
  request: Request,
  page: StoredPage,
  { variant, site }: { variant: Variant | undefined; site: Site },
): Promise<Response> {
  const etag = `"${page.etag}${variant ? `-${variant.name}` : ''}"`
  const headers = { 'content-type': 'text/html; charset=UTF-8', etag, ...KEPT_AND_ASKED, ...policyOf(variant, site) }
  if (knows(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(variant ? await variantBytes(page, variant) : page.bytes, { headers })
}

/** Weak tags count too (RFC 9110, 13.1.2). The quotes around a tag keep one from being found inside another. */
function knows(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? ''
  return known.includes(etag) || known.trim() === '*'
}

async function variantBytes(page: StoredPage, variant: Variant): Promise<ArrayBuffer> {
  const known = findVariant(page, variant.name)
  if (known) return known
  const bytes = await adapt(new Response(page.bytes), variant).arrayBuffer()
  keepVariant(page, variant.name, bytes)
  return bytes
}

/** An answer of the visitor's own: adapted as it streams by, if it is a page. */
async function answerOwn(response: Response, site: Site): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const variant = await variantFor(site)
  const page = new Response(response.body, response)
  for (const [name, value] of Object.entries({ ...KEPT_AND_ASKED, ...policyOf(variant, site) })) {
    if (!page.headers.has(name)) page.headers.set(name, value)
  }
  return variant ? adapt(page, variant) : page
}

/** A page allows the hosts of the outside tags in it, and Turnstile where it is configured. */
function policyOf(variant: Variant | undefined, { turnstile }: Site): Record<string, string> {
  return { 'content-security-policy': policyFor({ tags: variant ? runningTags(variant) : [], turnstile }) }
}

/** Rates are only asked for when a visitor wants another currency. */
async function variantFor({ preferences, rates, tags }: Site): Promise<Variant | undefined> {
  const isForeign = preferences.currency !== DEFAULT_PREFERENCES.currency
  return variantOf(preferences, { rates: isForeign ? await rates() : undefined, tags })
}

/** A redirect that was rendered without the visitor's query takes it along. */
function withQuery(response: Response, request: Request): Response {
  const location = response.headers.get('location')
  if (response.status !== 301 || !location) return response
  return movedTo(location.replace(/\?.*$/, '') + new URL(request.url).search)
}

function movedTo(location: string): Response {
  return new Response(null, { status: 301, headers: { location } })
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}
