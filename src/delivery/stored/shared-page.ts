import { logFault } from '#data/stores/faults.ts'
import type { Site } from '#delivery/site.ts'
import { dayInIndia } from '#values/dates.ts'
import { BrokenOff } from './broken-off.ts'
import { type ComingPage, comingPage } from './coming-page.ts'
import { pageKey } from './page-key.ts'
import { findPage, isStored, pageOf, type StoredPage, storePage } from './page-store.ts'

/** How long after the start of a renewal the old page is served before another try, in ms. */
const RETRY = 10_000
/** How long a request waits for another one that is rendering the same page, in ms. */
const PATIENCE = 1000
/** How long before midnight in India tomorrow's pages are rendered, in ms. */
const EVENING = 2 * 60 * 60_000

/**
 * The shared page of an address. A stored page is served if its deployment, day in India and revision are current.
 * After a minute it is still renewed after the response, because a replica of the catalogue may have been late. A
 * Response is returned if rendering made no page to store.
 */
export async function sharedPage(address: string, site: Site): Promise<ComingPage> {
  const asked = { key: pageKey(address, site), address, revision: site.revision() }
  const found = await findPage(asked.key, site.now)
  if (!found) return renderOnce(asked, site)
  const { revision } = asked
  if (revision instanceof Promise) return comparePage(found, { ...asked, revision }, site)
  if (!isOf(found, revision)) return renderOnce(asked, site)
  if (site.now >= found.renewAt) {
    found.renewAt = site.now + RETRY
    site.later(store(rendering(asked, site), asked, site))
  }
  return { page: Promise.resolve(found) }
}

/**
 * The stored page, or the one of the present revision if the catalogue has changed. Both are requested in parallel. The
 * first visitor of a new instance renews the pages that they open.
 */
function comparePage(found: StoredPage, asked: Asked & { revision: Promise<unknown> }, site: Site): ComingPage {
  const anew = renderOnce(asked, site)
  const page = asked.revision.then(async (revision) => {
    return isOf(found, revision as string | undefined) ? found : (await anew).page
  })
  anew.catch(() => {})
  return { page, ...(found.frame > 0 && { frame: new Uint8Array(found.bytes, 0, found.frame) }) }
}

/** If the catalogue does not give its revision, the stored page is used: there may be no other. */
function isOf(page: StoredPage, revision: string | undefined): boolean {
  return revision === undefined || page.revision === revision
}

/** Pages being rendered, by key. */
const underway = new Map<string, Promise<ComingPage>>()

/** The page that another request is rendering; a new rendering if there is none or it is late. */
async function renderOnce(asked: Asked, site: Site): Promise<ComingPage> {
  const theirs = underway.get(asked.key)
  if (!theirs) return renderForAll(asked, site)
  const coming = await inTime(theirs)
  if (!coming?.frame) return (await whole(coming)) ?? renderForAll(asked, site)
  const page = whole(coming).then(async (ready) => (ready ?? (await renderForAll(asked, site))).page)
  return { frame: coming.frame, page }
}

/** Another request's page, if it is a page and in time: a Response can be read only once. */
async function whole(coming: ComingPage | undefined): Promise<ComingPage | undefined> {
  const page = coming && (await inTime(coming.page))
  return page && !(page instanceof Response) ? { page: Promise.resolve(page) } : undefined
}

function inTime<Thing>(coming: Promise<Thing>): Promise<Thing | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  return Promise.race([coming.catch(() => undefined), late])
}

type Asked = { key: string; address: string; revision: ReturnType<Site['revision']> }

/** Renders for concurrent requests too, and continues when this client disconnects. */
function renderForAll(asked: Asked, site: Site): Promise<ComingPage> {
  const coming = rendering(asked, site)
  underway.set(asked.key, coming)
  site.later(store(coming, asked, site))
  return coming
}

async function rendering({ address }: Asked, site: Site): Promise<ComingPage> {
  const answer = await site.render(new Request(address))
  return isStorable(answer, address) ? comingPage(answer, site.now) : { page: Promise.resolve(answer) }
}

/** The revision was requested before rendering; nothing waits for it. */
async function store(coming: Promise<ComingPage>, { key, address, revision }: Asked, site: Site): Promise<void> {
  const ready = coming.then(({ page }) => page)
  try {
    const page = await ready.finally(() => underway.get(key) === coming && underway.delete(key))
    if (page instanceof Response) return
    const stored = { ...page, revision: await revision }
    await Promise.all([storePage(key, stored), storeForTomorrow(address, stored, site)])
  } catch (error) {
    // A page that breaks off has already logged its fault.
    if (!(error instanceof BrokenOff)) logFault('render', error)
  }
}

/**
 * In the evening the next day's page is rendered too, with that day's clock and the same revision, so that it is ready
 * at midnight in India.
 */
async function storeForTomorrow(address: string, { revision }: StoredPage, site: Site): Promise<void> {
  const tomorrow = dayInIndia(new Date(site.now + EVENING))
  const key = pageKey(address, { ...site, today: tomorrow })
  if (tomorrow === site.today || (await isStored(key, revision))) return
  const answer = await site.render(new Request(address), tomorrow)
  if (isStorable(answer, address)) await storePage(key, { ...(await pageOf(answer, site.now)), revision })
}

function isStorable({ status, headers }: Response, address: string): boolean {
  const wanted = address.includes('/api/') ? 'application/json' : 'text/html'
  const isPage = headers.get('content-type')?.startsWith(wanted) ?? false
  const isPrivate = /no-store|private/.test(headers.get('cache-control') ?? '')
  return status === 200 && isPage && !isPrivate && !headers.has('set-cookie')
}
