/** Parameters that change what a page shows. The text of a search is the visitor's own and is left out, as is the rest. */
const COUNTED = ['after', 'tour', 'tier']

/**
 * Counts a page view, first-party: the path and what of the query is not a visitor's own text. No cookie, no address,
 * no identifier (site behaviour, section 1).
 */
export function countView(views: AnalyticsEngineDataset, url: URL): void {
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => COUNTED.includes(name)))
  views.writeDataPoint({ blobs: [url.pathname, query.toString()], indexes: [url.pathname.slice(0, 96)] })
}

/** Whether an answer is a page that a person is about to see: one fetched ahead is counted when it is shown. */
export function isView(request: Request, response: Response): boolean {
  const ahead = request.headers.get('sec-purpose')?.includes('prefetch') ?? false
  const isPage = response.status === 304 || (response.headers.get('content-type')?.startsWith('text/html') ?? false)
  return request.method === 'GET' && !ahead && isPage && response.status < 400
}
