import { logFault, within } from '#data/stores/faults.ts'
import { DAY } from '#values/dates.ts'

/** A rendered page. The tag changes with the bytes. */
export type StoredPage = {
  bytes: ArrayBuffer
  type: string
  etag: string
  /** The number of bytes that do not depend on data; 0: not known. */
  frame: number
  /** The revision of the catalogue for this rendering; undefined: not known. */
  revision?: string | undefined
  /** When rendering began, and when the page is to be rendered again; in ms since 1970. */
  renderedAt: number
  renewAt: number
}

/** A page older than this is renewed, in ms. */
const FRESH = 60_000
/** The location's cache keeps a page for a day, for the time when the catalogue is silent. */
const KEEPS = DAY
const CACHE = 'pages'
/** How long the location's cache may take while a visitor waits, and to store a page after the response; in ms. */
const PATIENCE = 250
const PATIENCE_TO_STORE = 5000
/** The most pages and variants in the memory of an instance; the largest page has 85 kB. */
const MOST_IN_MEMORY = 200

/** Pages by key, the least recently used first. They are the same for every visitor. */
const memory = new Map<string, StoredPage>()
/** Data by key, separately, so that searches displace no page. */
const dataMemory = new Map<string, StoredPage>()

/** The page of a rendered response, once its bytes are complete; rejects with a `BrokenOff` if it breaks off. */
export async function pageOf(
  response: Response,
  renderedAt: number,
  whole = response.arrayBuffer(),
): Promise<StoredPage> {
  const frame = Number(response.headers.get('x-frame'))
  const bytes = await whole
  const type = response.headers.get('content-type') ?? ''
  return { bytes, type, etag: await digest(bytes), frame, renderedAt, renewAt: renderedAt + FRESH }
}

/** Finds a page of the last day by its key, in this instance's memory or the location's cache. */
export async function findPage(key: string, now: number): Promise<StoredPage | undefined> {
  const kept = memoryOf(key)
  const found = kept.get(key) ?? (await fromCache(key))
  // Concurrent readers get the same object, so that the page is renewed once.
  const page = kept.get(key) ?? found
  if (!page || now - page.renderedAt >= KEEPS) return undefined
  remember(key, page)
  return page
}

/** Whether the location has a page with this key and revision. */
export async function isStored(key: string, revision: string | undefined): Promise<boolean> {
  const page = memory.get(key) ?? (await fromCache(key))
  return page !== undefined && page.revision === revision
}

/** Stores a page in memory and in the location's cache, which other instances read. */
export async function storePage(key: string, page: StoredPage): Promise<void> {
  remember(key, page)
  const headers = {
    'content-type': page.type,
    'cache-control': `public, max-age=${KEEPS / 1000}`,
    'x-rendered-at': String(page.renderedAt),
    'x-tag': page.etag,
    'x-frame': String(page.frame),
    ...(page.revision && { 'x-revision': page.revision }),
  }
  const put = async () => (await caches.open(CACHE)).put(key, new Response(page.bytes, { headers }))
  await within(PATIENCE_TO_STORE, put()).catch((error) => logFault('store a page', error))
}

/** A variant is kept only in memory: it can be made again from the page. */
export function findVariant(page: StoredPage, variant: string): ArrayBuffer | undefined {
  const key = variantKey(page, variant)
  const known = memory.get(key)
  if (known) remember(key, known)
  return known?.bytes
}

export function keepVariant(page: StoredPage, variant: string, bytes: ArrayBuffer): void {
  remember(variantKey(page, variant), { ...page, bytes })
}

/** Clears the memory for tests. */
export function forgetPages(): void {
  memory.clear()
  dataMemory.clear()
}

export function pagesInMemory(): number {
  return memory.size
}

/** A silent or failing cache has no page. */
async function fromCache(key: string): Promise<StoredPage | undefined> {
  const read = async () => {
    const response = await (await caches.open(CACHE)).match(key)
    return response && storedPage(response)
  }
  return within(PATIENCE, read()).catch((error) => void logFault('find a page', error))
}

async function storedPage(response: Response): Promise<StoredPage> {
  const renderedAt = Number(response.headers.get('x-rendered-at'))
  const etag = response.headers.get('x-tag') ?? ''
  const frame = Number(response.headers.get('x-frame'))
  const revision = response.headers.get('x-revision') ?? undefined
  const type = response.headers.get('content-type') ?? ''
  return { bytes: await response.arrayBuffer(), type, etag, frame, revision, renderedAt, renewAt: renderedAt + FRESH }
}

/** No address has a space. */
function variantKey(page: StoredPage, variant: string): string {
  return `${page.etag} ${variant}`
}

function memoryOf(key: string): Map<string, StoredPage> {
  return key.includes('/api/') ? dataMemory : memory
}

function remember(key: string, page: StoredPage): void {
  const kept = memoryOf(key)
  kept.delete(key)
  kept.set(key, page)
  const [oldest] = kept.keys()
  if (kept.size > MOST_IN_MEMORY && oldest) kept.delete(oldest)
}

async function digest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return btoa(String.fromCharCode(...hash.subarray(0, 12)))
}
