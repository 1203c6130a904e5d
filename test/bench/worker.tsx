import type { ReactElement } from 'react'
import { readHome } from '../../src/data/catalogue/home.ts'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { findTour } from '../../src/data/catalogue/tours.ts'
import { listRegion } from '../../src/data/filters/listings.ts'
import { pageHtml } from '../../src/delivery/html/page-html.ts'
import { SiteDocument } from '../../src/delivery/html/site-document.tsx'
import type { Bindings } from '../../src/env.ts'
import site from '../../src/index.ts'
import { HomePage, homeHead } from '../../src/site/home/page.tsx'
import { ListingPage, listingHead } from '../../src/site/listing/page.tsx'
import { TourPage, tourHead } from '../../src/site/tour/page.tsx'
import { dayInIndia } from '../../src/values/dates.ts'
import { askApp } from '../support/ask-app.ts'
import { counting } from '../support/counting.ts'
import { remembering } from './remembering.ts'

/**
 * The site's own code with ways around some of it, which the header x-bench chooses: what they cost tells what that
 * part costs. Without the header it is the site.
 */
type Way = (request: Incoming, env: Bindings, context: ExecutionContext) => Promise<Response>
type Incoming = Parameters<typeof site.fetch>[0]

const WAYS: Record<string, Way> = {
  site: (request, env, context) => site.fetch(request, env, context),
  memory,
  uncached: async (request, env, context) => askApp(request, env, context),
  counted,
  renders,
  miss,
  tree,
}

export default {
  fetch(request, env, context) {
    const way = WAYS[request.headers.get('x-bench') ?? 'site']
    return way ? way(request, env, context) : new Response('no such way', { status: 404 })
  },
} satisfies ExportedHandler<Bindings>

type Kept = { bytes: ArrayBuffer; headers: [string, string][] }
const kept = new Map<string, Kept>()

/** The bytes and headers that the site gave for this address, and nothing else done. */
async function memory(request: Incoming, env: Bindings, context: ExecutionContext): Promise<Response> {
  const { bytes, headers } = kept.get(request.url) ?? (await keep(request, env, context))
  return new Response(bytes, { headers })
}

async function keep(request: Incoming, env: Bindings, context: ExecutionContext): Promise<Kept> {
  const response = await site.fetch(request, env, context)
  const page = { bytes: await response.arrayBuffer(), headers: [...response.headers] as [string, string][] }
  kept.set(request.url, page)
  return page
}

/** A page without what lies around it, and what it asked of the catalogue. */
async function counted(request: Incoming, env: Bindings, context: ExecutionContext): Promise<Response> {
  const { database, tally } = counting(env.CATALOGUE)
  const response = await askApp(request, { ...env, CATALOGUE: database }, context)
  const bytes = await response.arrayBuffer()
  const headers = { 'x-round-trips': String(tally.roundTrips), 'x-rows-read': String(tally.rowsRead) }
  return new Response(bytes, { status: response.status, headers })
}

/** The whole site, and whether the catalogue was asked for a page: its state is asked for apart. */
async function renders(request: Incoming, env: Bindings, context: ExecutionContext): Promise<Response> {
  const { database, tally } = counting(env.CATALOGUE)
  const prepare = (query: string) => (query.includes('FROM revision') ? env.CATALOGUE : database).prepare(query)
  const pages = { ...database, prepare, withSession: () => pages } as unknown as D1Database
  const response = await site.fetch(request, { ...env, CATALOGUE: pages }, context)
  const bytes = await response.arrayBuffer()
  return new Response(bytes, { status: response.status, headers: { 'x-round-trips': String(tally.roundTrips) } })
}

/** The outside of an instance that has no page: a cache that holds nothing, and a database that answers at once. */
const emptyCache = { match: async () => undefined, put: async () => undefined } as unknown as Cache
let deployment = 0
let outside: Bindings | undefined

/** The whole way of a page that is in no cache. The database's own work is not the Worker's and is left out. */
async function miss(request: Incoming, env: Bindings, context: ExecutionContext): Promise<Response> {
  outside ??= outsideOf(env)
  outside.CF_VERSION_METADATA.id = String(deployment++)
  return site.fetch(request, outside, context)
}

/** Made once: to copy an instance's bindings is no part of a page. */
function outsideOf(env: Bindings): Bindings {
  caches.open = async () => emptyCache
  return { ...env, CATALOGUE: remembering(env.CATALOGUE), CF_VERSION_METADATA: { ...env.CF_VERSION_METADATA } }
}

const trees = new Map<string, () => ReactElement>()

/** React's own work on the same page: its data is at hand, and so are the headers of the site's answer. */
async function tree(request: Incoming, env: Bindings, context: ExecutionContext): Promise<Response> {
  const { headers } = kept.get(request.url) ?? (await keep(request, env, context))
  const page = trees.get(request.url) ?? (await plant(request.url, env))
  return new Response(pageHtml(page()), { headers })
}

async function plant(url: string, env: Bindings): Promise<() => ReactElement> {
  const content = await contentAt(new URL(url).pathname, env)
  const page = () => <SiteDocument head={content.head}>{content.children()}</SiteDocument>
  trees.set(url, page)
  return page
}

async function contentAt(path: string, env: Bindings) {
  const catalogue = openCatalogue(env.CATALOGUE)
  const today = dayInIndia(new Date())
  if (path === '/') {
    const home = await readHome(catalogue, today)
    return { head: homeHead, children: () => <HomePage data={home} /> }
  }
  if (path === '/International') {
    const list = await listRegion(catalogue, 'international', { text: '', today })
    const head = listingHead('international', list.choice)
    return { head, children: () => <ListingPage region="international" today="2026-11-30" text="" list={list} /> }
  }
  const found = await findTour(catalogue, path, today)
  if (!found) throw new Error(`no tour at ${path}`)
  const { tour, similar, agency } = found
  return { head: tourHead(tour, today), children: () => <TourPage {...{ tour, similar, agency, today }} /> }
}
