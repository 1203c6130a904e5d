import { logFault } from '#data/faults.ts'
import { pageKey } from './page-key.ts'
import { findPage, pageOf, type StoredPage, storePage } from './page-store.ts'
import type { Site } from './site.ts'

/** After a renewal began, the old page is served for so long before another one is tried, in ms. */
const RETRY = 10_000
/** How long a visitor waits for another one's rendering of the same page before asking for one of his own, in ms. */
const PATIENCE = 1000

/**
 * The page that everybody gets at an address. A stored one is served while it is of this deployment, of this day in
 * India and of the catalogue's present state; after a minute it is renewed behind the answer all the same, for a replica
 * of the catalogue may have been late. Gives the response itself when what was rendered is no such page.
 */
export async function sharedPage(address: string, site: Site): Promise<StoredPage | Response> {
  const asked = { key: pageKey(address, site), address, revision: site.revision() }
  const found = await findPage(asked.key, site.now)
  if (!found || !isOf(found, await asked.revision)) return renderedOnce(asked, site)
  if (site.now >= found.renewAt) {
    found.renewAt = site.now + RETRY
    site.later(store(render(asked, site), asked))
  }
  return found
}

/** Where the catalogue does not say its state, what is stored is shown: it may be all that there is. */
function isOf(page: StoredPage, revision: string | undefined): boolean {
  return revision === undefined || page.revision === revision
}

/** Pages that are being rendered for somebody, by key. */
const underway = new Map<string, Promise<StoredPage | Response>>()

/** The page that is being rendered for somebody else; one of the visitor's own when there is none, or it comes late. */
async function renderedOnce(asked: Asked, site: Site): Promise<StoredPage | Response> {
  const theirs = underway.get(asked.key)
  if (!theirs) return renderForAll(asked, site)
  const page = await Promise.race([theirs.catch(() => undefined), after(PATIENCE)])
  return page && !(page instanceof Response) ? page : renderForAll(asked, site)
}

type Asked = { key: string; address: string; revision: Promise<string | undefined> }

/** Renders for whoever else asks meanwhile too, and goes on when this visitor leaves. */
function renderForAll(asked: Asked, site: Site): Promise<StoredPage | Response> {
  const page = render(asked, site).finally(() => underway.delete(asked.key))
  underway.set(asked.key, page)
  site.later(store(page, asked))
  return page
}

async function render({ address }: Asked, site: Site): Promise<StoredPage | Response> {
  const rendered = await site.render(new Request(address))
  return isStorable(rendered) ? pageOf(rendered, site.now) : rendered
}

/** The state of the catalogue was asked for before the page was rendered from it: nobody waits for the word of it. */
async function store(rendering: Promise<StoredPage | Response>, { key, revision }: Asked): Promise<void> {
  try {
    const page = await rendering
    if (!(page instanceof Response)) await storePage(key, { ...page, revision: await revision })
  } catch (error) {
    logFault('render', error)
  }
}

function isStorable({ status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const isPrivate = /no-store|private/.test(headers.get('cache-control') ?? '')
  return status === 200 && isPage && !isPrivate && !headers.has('set-cookie')
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
