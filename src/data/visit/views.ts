import { logFault } from '#data/stores/faults.ts'
import { isSecret } from '#domain/site/site-map.ts'
import { isProgram } from '#domain/visit/programs.ts'

/**
 * Query parameters that are counted: they describe the page or the campaign, each once. The text of a search is the
 * visitor's and is not counted, like all unlisted ones.
 */
const COUNTED = ['after', 'tour', 'tier', 'utm_source', 'utm_medium', 'utm_campaign']
/** Longer paths are cut, because addresses can be made up. In characters, which are bytes in an address. */
const LONGEST_PATH = 96
const LONGEST_VALUE = 40

/**
 * Counts a page view, first-party: the path and the listed query parameters. It stores no cookie, address or identifier
 * (site behaviour, section 1), and counts no secret address. A failure is logged and does not affect the page.
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

/** Whether a response is a page for a person; a prefetched page is counted when it is shown. */
export function isView(request: Request, response: Response): boolean {
  const ahead = request.headers.get('sec-purpose')?.includes('prefetch') ?? false
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return request.method === 'GET' && !ahead && !isProgram(request) && isPage && response.status < 400
}
