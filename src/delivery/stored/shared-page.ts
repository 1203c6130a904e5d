import { logFault } from '#data/stores/faults.ts'
import type { Site } from '#delivery/site.ts'
import { dayInIndia } from '#values/dates.ts'
import { BrokenOff } from './broken-off.ts'
import { type ComingPage, comingPage } from './coming-page.ts'
import { pageKey } from './page-key.ts'
import { findPage, isStored, pageOf, type StoredPage, storePage } from './page-store.ts'

/** After a renewal began, the old page is served for so long before another one is tried, in ms. */
const RETRY = 10_000
/** How long a request waits for another request's rendering of the same page before it renders the page itself, in ms. */
const PATIENCE = 1000
/** The last hours of a day in which the pages of the next one are made, in ms. */
const EVENING = 2 * 60 * 60_000

/**
 * The page that everybody gets at an address. A stored one is served while it is of this deployment, of this day in
 * India and of the catalogue's present state; after a minute it is renewed behind the answer all the same, for a replica
 * of the catalogue may have been late. A Response instead means that the rendering made no page to store.
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
 * The stored page, or the one of the present state where the catalogue has changed. Both are asked for at once: nobody
 * waits for one answer to ask for the other, and the first visitor of a new instance renews the pages that it opens.
 */
function comparePage(found: StoredPage, asked: Asked & { revision: Promise<unknown> }, site: Site): ComingPage {
  const anew = renderOnce(asked, site)
  const page = asked.revision.then(async (revision) => {
    return isOf(found, revision as string | undefined) ? found : (await anew).page
  })
  anew.catch(() => {})
  return { page, ...(found.frame > 0 && { frame: new Uint8Array(found.bytes, 0, found.frame) }) }
}

/** Where the catalogue does not tell its state, the stored page is shown: there may be nothing else. */
function isOf(page: StoredPage, revision: string | undefined): boolean {
  return revision === undefined || page.revision === revision
}

/** Pages that are being rendered, by key. */
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

/** The page of another visitor, if it is one and in time: a response can be read once. */
async function whole(coming: ComingPage | undefined): Promise<ComingPage | undefined> {
  const page = coming && (await inTime(coming.page))
  return page && !(page instanceof Response) ? { page: Promise.resolve(page) } : undefined
}

function inTime<Thing>(coming: Promise<Thing>): Promise<Thing | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  return Promise.race([coming.catch(() => undefined), late])
}

type Asked = { key: string; address: string; revision: ReturnType<Site['revision']> }

/** Renders also for requests that come meanwhile, and goes on when this client disconnects. */
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

/** The state of the catalogue was asked for before the page was rendered from it: nobody waits for the word of it. */
async function store(coming: Promise<ComingPage>, { key, address, revision }: Asked, site: Site): Promise<void> {
  const ready = coming.then(({ page }) => page)
  try {
    const page = await ready.finally(() => underway.get(key) === coming && underway.delete(key))
    if (page instanceof Response) return
    const stored = { ...page, revision: await revision }
    await Promise.all([storePage(key, stored), storeForTomorrow(address, stored, site)])
  } catch (error) {
    // What breaks off has told its fault where that happened.
    if (!(error instanceof BrokenOff)) logFault('render', error)
  }
}

/**
 * In the evening the page of the next day is rendered too, by the clock of that day and from the same state of the
 * catalogue, so that midnight in India finds it: what it says is true on its day because it was made for it.
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
