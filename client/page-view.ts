/** The moment at which a page is there to be read: one that was prepared ahead has been loaded long before. */
export const SHOWN = (document as { prerendering?: boolean }).prerendering ? 'prerenderingchange' : 'DOMContentLoaded'

/** The server counts the pages that it sends to be seen; one that was prerendered or prefetched says itself when it is. */
export function tellView(_: Element, { type }: Event): void {
  const [visit] = performance.getEntriesByType('navigation') as { deliveryType?: string }[]
  const wasAhead = type === 'prerenderingchange' || visit?.deliveryType === 'navigational-prefetch'
  if (wasAhead) navigator.sendBeacon?.(PATHS.view)
}
