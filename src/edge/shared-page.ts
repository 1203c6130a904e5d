import { pageKey } from './page-key.ts'
import { findPage, pageOf, type StoredPage, storePage } from './page-store.ts'
import type { Site } from './site.ts'

/** After a renewal began, the old page is served for so long before another one is tried, in ms. */
const RETRY = 10_000
/** How long a visitor waits for another one's rendering of the same page before asking for one of his own, in ms. */
const PATIENCE = 1000

/**
 * The page that everybody gets at an address, rendered at most once a minute: an old one is given as it is, and renewed
 * behind the answer. Gives the response itself when what was rendered is not such a page.
 */
export async function sharedPage(address: string, site: Site): Promise<StoredPage | Response> {
  const key = pageKey(address, site.version)
  const found = await findPage(key, site.now)
  if (!found) return (await theOthers(key)) ?? renderForAll(key, address, site)
  if (site.now >= found.renewAt) {
    found.renewAt = site.now + RETRY
    site.later(render(address, site).then((page) => store(key, page)))
  }
  return found
}

/** Pages that are being rendered for somebody, by key. */
const underway = new Map<string, Promise<StoredPage | Response>>()

/** The page that is being rendered for somebody else; undefined when there is none, or it does not come soon. */
async function theOthers(key: string): Promise<StoredPage | undefined> {
  const theirs = underway.get(key)
  const page = theirs && (await Promise.race([theirs.catch(() => undefined), after(PATIENCE)]))
  return page instanceof Response ? undefined : page
}

/** Renders for whoever else asks meanwhile too, and goes on when this visitor leaves. */
function renderForAll(key: string, address: string, site: Site): Promise<StoredPage | Response> {
  const page = render(address, site).finally(() => underway.delete(key))
  underway.set(key, page)
  site.later(page.then((page) => store(key, page)))
  return page
}

async function render(address: string, site: Site): Promise<StoredPage | Response> {
  const rendered = await site.render(new Request(address))
  return isStorable(rendered) ? pageOf(rendered, site.now) : rendered
}

async function store(key: string, page: StoredPage | Response): Promise<void> {
  if (!(page instanceof Response)) await storePage(key, page)
}

function isStorable({ status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false
  const isPrivate = /no-store|private/.test(headers.get('cache-control') ?? '')
  return status === 200 && isPage && !isPrivate && !headers.has('set-cookie')
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
