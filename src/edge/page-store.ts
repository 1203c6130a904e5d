/** A rendered page: its bytes, when they were rendered (ms since 1970), and a tag that changes with them. */
export type StoredPage = { bytes: ArrayBuffer; renderedAt: number; etag: string }

/** How long the location's cache keeps a page, to have something to show when the catalogue does not answer, in s. */
const KEEPS = 24 * 60 * 60
const CACHE = 'pages'
/** How many pages and variants one instance holds in memory. */
const MOST_IN_MEMORY = 200

/** Pages by key, the least recently stored first. Their content is the same for every visitor, so they may be shared. */
const memory = new Map<string, StoredPage>()

/** Finds a page that was stored under a key: in this instance's memory, else in the location's cache. */
export async function findPage(key: string): Promise<StoredPage | undefined> {
  const known = memory.get(key)
  if (known && Date.now() - known.renderedAt < KEEPS * 1000) return known
  const response = await (await caches.open(CACHE)).match(key)
  if (!response) return undefined
  const page = {
    bytes: await response.arrayBuffer(),
    renderedAt: Number(response.headers.get('x-rendered-at')),
    etag: response.headers.get('x-tag') ?? '',
  }
  keepInMemory(key, page)
  return page
}

/** Keeps a rendered page in memory and in the location's cache. */
export async function storePage(key: string, response: Response): Promise<StoredPage> {
  const bytes = await response.arrayBuffer()
  const page = { bytes, renderedAt: Date.now(), etag: await digest(bytes) }
  keepInMemory(key, page)
  const headers = {
    'content-type': 'text/html; charset=UTF-8',
    'cache-control': `public, max-age=${KEEPS}`,
    'x-rendered-at': String(page.renderedAt),
    'x-tag': page.etag,
  }
  const cache = await caches.open(CACHE)
  await cache.put(key, new Response(bytes, { headers }))
  return page
}

/** A variant of a page lives in memory only: it can be made again from the page. */
export function findVariant(page: StoredPage, variant: string): ArrayBuffer | undefined {
  return memory.get(`${page.etag} ${variant}`)?.bytes
}

export function keepVariant(page: StoredPage, variant: string, bytes: ArrayBuffer): void {
  keepInMemory(`${page.etag} ${variant}`, { ...page, bytes })
}

/** Forgets what memory holds: a test starts with none. */
export function forgetPages(): void {
  memory.clear()
}

function keepInMemory(key: string, page: StoredPage): void {
  memory.delete(key)
  memory.set(key, page)
  const [oldest] = memory.keys()
  if (memory.size > MOST_IN_MEMORY && oldest) memory.delete(oldest)
}

async function digest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...hash.subarray(0, 12)))
}
