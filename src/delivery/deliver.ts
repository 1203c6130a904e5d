import { policyFor } from '#delivery/security/security-headers.ts'
import { type ComingPage, endInWords, partsOf } from '#delivery/stored/coming-page.ts'
import { answerAddress, pageAddress } from '#delivery/stored/page-key.ts'
import { findVariant, keepVariant, type StoredPage } from '#delivery/stored/page-store.ts'
import { sharedPage } from '#delivery/stored/shared-page.ts'
import { adapt, runningTags, type Variant, variantOf } from '#delivery/variant/adapt.ts'
import { fontsOf } from '#delivery/variant/letters.ts'
import { withLateNotice } from '#delivery/variant/put-on-top.ts'
import { ticketIn } from '#domain/enquiries/ticket.ts'
import { CAMPAIGN } from '#domain/site/campaign.ts'
import { pathTo } from '#domain/site/paths.ts'
import { isFixed, isSecret, rightSpelling, secretAt, siteMap } from '#domain/site/site-map.ts'
import type { Rates } from '#domain/visit/currency-rates.ts'
import { DEFAULT_PREFERENCES } from '#domain/visit/preferences.ts'
import type { Site } from './site.ts'

/**
 * A browser may keep every page, but asks each time whether it has changed. The words of a campaign in
 * an address do not change a page. The header also names the pages that may be prepared (browsers skip that with Save-Data).
 */
const KEPT_AND_ASKED = {
  'cache-control': 'private, no-cache',
  vary: 'Cookie',
  'no-vary-search': `params=(${CAMPAIGN.map((name) => `"${name}"`).join(' ')})`,
  'speculation-rules': `"${siteMap.speculationRules.path}"`,
}

/**
 * Answers a request, in these steps:
 * 1. the canonical spelling of its path; 2. the address under which the page is stored (stored/page-key);
 * 3. the stored page, or a rendered one (stored/shared-page, stored/page-store, stored/coming-page); 4. its HTML, if it
 * is rendered (html/);
 * 5. the visitor's variant (variant/adapt); 6. the headers of a page, and in src/index.ts those of every answer
 * (security/security-headers).
 * A misspelt path is redirected once, before anything is stored; only the page knows the spelling of a tour's name. The
 * answer is a shared page, rendered from its address alone, or a private answer. Both are adapted to the visitor's
 * preferences and the day's notice.
 */
export async function deliver(request: Request, site: Site): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const own = isRead(request) && ownAddress(pathname)
  if (own && own !== pathname) return movedTo(own, 308)
  const path = isRead(request) ? rightSpelling(pathname) : pathname
  if (path === pathname) return deliverPage(request, site)
  if (isFixed(path)) return movedTo(path + search)
  const response = await deliverPage(new Request(new URL(path + search, request.url), request), site)
  return response.ok || response.status === 304 ? movedTo(path + search) : response
}

/** The canonical spelling of a secret address; any other spelling is redirected before a page is made. */
function ownAddress(path: string): string | undefined {
  const secret = secretAt(path)
  const ticket = secret && ticketIn(secret.part)
  return ticket && pathTo(secret.page, ticket)
}

async function deliverPage(request: Request, site: Site): Promise<Response> {
  const data = answerAddress(request)
  if (data) return deliverData(request, data, site)
  const address = pageAddress(request)
  if (!address) return answerOwn(request, renderOwn(request, site), site)
  const [{ frame, page }, rates] = await Promise.all([sharedPage(address, site), ratesFor(site)])
  if (frame && isPlain(request))
    return begin(request, { frame, page }, { variant: await variantFor(site, rates), site })
  const ready = await page
  if (ready instanceof Response) return answerOwn(request, Promise.resolve(ready), site)
  return answer(request, ready, { variant: await variantFor(site, rates), site })
}

/** A private page does not wait for the revision, which brings the notice; the next page has a new notice. */
async function renderOwn(request: Request, site: Site): Promise<Response> {
  const response = await site.render(request)
  if (isHtml(response)) site.later(Promise.resolve(site.revision()))
  return response
}

/** Data of the catalogue is the same in every currency and theme, so it waits for no preference. */
async function deliverData(request: Request, address: string, site: Site): Promise<Response> {
  const data = await (await sharedPage(address, site)).page
  if (data instanceof Response) return data
  const headers = { 'content-type': data.type, etag: `"${data.etag}"`, 'cache-control': 'private, no-cache' }
  if (knows(request, headers.etag)) return new Response(null, { status: 304, headers })
  return new Response(data.bytes, { headers })
}

type Adapted = { variant: Variant | undefined; site: Site }

/** A request whose response has the same status and headers for any content. */
function isPlain({ method, headers }: Request): boolean {
  return method === 'GET' && !headers.has('if-none-match')
}

/** Sends the frame at once, and the rest when it is ready. The tag is not known yet, so this response has none. */
function begin(request: Request, coming: Required<ComingPage>, { variant, site }: Adapted): Response {
  const headers = { 'content-type': 'text/html; charset=UTF-8', ...pageHeaders(request, { variant, site }) }
  const page = new Response(streamOf(partsOf(coming), { variant, site }), { headers })
  return variant ? adapt(page, variant) : page
}

/** The stored page in the visitor's variant, or 304 if the browser has it. */
async function answer(request: Request, page: StoredPage, { variant, site }: Adapted): Promise<Response> {
  const etag = `"${page.etag}${variant ? `-${variant.name}` : ''}"`
  const headers = { 'content-type': 'text/html; charset=UTF-8', etag, ...pageHeaders(request, { variant, site }) }
  if (knows(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(variant ? await variantBytes(page, variant) : page.bytes, { headers })
}

/** Weak tags count too (RFC 9110, 13.1.2). The quotes prevent a match inside another tag. */
function knows(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? ''
  return known.includes(etag) || known.trim() === '*'
}

async function variantBytes(page: StoredPage, variant: Variant): Promise<ArrayBuffer> {
  const known = findVariant(page, variant.name)
  if (known) return known
  const bytes = await adapt(new Response(page.bytes), variant).arrayBuffer()
  // A variant with a shortlist belongs to one visitor and is not kept in memory.
  if (variant.shortlist.length === 0) keepVariant(page, variant.name, bytes)
  return bytes
}

/**
 * A private answer, adapted while it is streamed if it is a page. The data for adapting is requested at the same time.
 */
async function answerOwn(request: Request, answer: Promise<Response>, site: Site): Promise<Response> {
  const asked = mayBePage(request) ? Promise.all([ratesFor(site), site.notice()]) : undefined
  const response = withQuery(await answer, request)
  if (!isHtml(response)) return response
  const tags = showsTyped(request, response) ? [] : site.tags
  const [rates] = (await asked) ?? [await ratesFor(site)]
  const variant = await variantFor({ ...site, tags }, rates)
  const page = ownPage(response, { variant, site })
  for (const [name, value] of Object.entries(pageHeaders(request, { variant, site }))) {
    if (!page.headers.has(name)) page.headers.set(name, value)
  }
  return variant ? adapt(page, variant) : page
}

/** Whether a page may contain a visitor's text; then no outside script runs in it. */
function showsTyped(request: Request, { headers }: Response): boolean {
  const { pathname, search } = new URL(request.url)
  return !isRead(request) || headers.get('cache-control') === 'no-store' || isSecret(pathname + search)
}

function ownPage(response: Response, adapted: Adapted): Response {
  const parts = response.headers.has('x-frame') && response.body
  const page = new Response(parts ? streamOf(parts, adapted) : response.body, response)
  page.headers.delete('x-frame')
  return page
}

/** A page in parts. If they break off, a sentence ends it; a late notice is put before the footer. */
function streamOf(parts: AsyncIterable<Uint8Array>, { variant, site }: Adapted): ReadableStream<Uint8Array> {
  return endInWords(variant?.notice ? parts : withLateNotice(parts, site.notice))
}

function pageHeaders({ url }: Request, { variant, site }: Adapted): Record<string, string> {
  return { ...KEPT_AND_ASKED, link: fontsOf(new URL(url).pathname), ...policyOf(variant, site) }
}

/** The policy allows the hosts of outside tags, Turnstile if configured, and the notice's style. */
function policyOf(variant: Variant | undefined, { turnstile }: Site): Record<string, string> {
  const allowed = { tags: variant ? runningTags(variant) : [], turnstile, notice: variant?.notice !== undefined }
  return { 'content-security-policy': policyFor(allowed) }
}

/** Rates are requested only for another currency. */
async function ratesFor({ preferences, rates }: Site): Promise<Rates | undefined> {
  return preferences.currency === DEFAULT_PREFERENCES.currency ? undefined : rates()
}

/** Uses the notice that is known now; a page that had to wait usually knows it. */
async function variantFor(site: Site, rates: Rates | undefined): Promise<Variant | undefined> {
  const { preferences, tags, shortlist } = site
  return variantOf(preferences, { rates, tags, shortlist, notice: await site.notice() })
}

/** A redirect without the visitor's query gets it; a redirect with another query gets only its campaign. */
function withQuery(response: Response, request: Request): Response {
  const location = response.headers.get('location')
  const { search, searchParams } = new URL(request.url)
  if (response.status === 301 && location) return movedTo(location.replace(/\?.*$/, '') + search)
  const marks = [...searchParams].filter(([name]) => (CAMPAIGN as readonly string[]).includes(name))
  if (response.status !== 302 || !location || marks.length === 0) return response
  const moved = new Response(null, response)
  moved.headers.set('location', `${location}${location.includes('?') ? '&' : '?'}${new URLSearchParams(marks)}`)
  return moved
}

function movedTo(location: string, status: 301 | 308 = 301): Response {
  return new Response(null, { status, headers: { location } })
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}

function mayBePage({ url }: Request): boolean {
  return !new URL(url).pathname.startsWith('/api/')
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}
