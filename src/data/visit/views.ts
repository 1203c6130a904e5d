import { logFault } from '#data/stores/faults.ts'
import { isSecret } from '#domain/site/site-map.ts'
import { isProgram } from '#domain/visit/programs.ts'

/**
 * Parameters that say what a page shows or what led to it, each counted once. The text of a search is the visitor's own
 * and is left out, as is everything that is not listed.
 */
const COUNTED = ['after', 'tour', 'tier', 'utm_source', 'utm_medium', 'utm_campaign']
/** Longer ones are cut: an address can be made up. In characters, which are bytes in an address. */
const LONGEST_PATH = 96
const LONGEST_VALUE = 40

/**
 * Counts a page view, first-party: the path and what of the query is not a visitor's own text. No cookie, no address,
 * no identifier (site behaviour, section 1); of an address that is a key nothing at all. A count that fails is a line in the log: the page is there all the same.
 */
export function countView(views: AnalyticsEngineDataset, { pathname, search, searchParams }: URL): void {
  if (isSecret(pathname + search)) return
  const query = new URLSearchParams()
  for (const [name, value] of searchParams) {
    if (COUNTED.includes(name) && !query.has(name)) query.set(name, value.slice(0, LONGEST_VALUE))
  }
  const path = pathname.slice(0, LONGEST_PATH)
  try {
    views.writeDataPoint({ blobs: [path, query.toString()], indexes: [path] })
  } catch (error) {
    logFault('view', error)
  }
}

/** Whether an answer is a page that a person is about to see: one fetched ahead is counted when it is shown. */
export function isView(request: Request, response: Response): boolean {
  const ahead = request.headers.get('sec-purpose')?.includes('prefetch') ?? false
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return request.method === 'GET' && !ahead && !isProgram(request) && isPage && response.status < 400
}
