/** The moment at which a page is there to be read: one that was prepared ahead has been loaded long before. */
export const SHOWN = (document as { prerendering?: boolean }).prerendering ? 'prerenderingchange' : 'DOMContentLoaded'

/** The server counts the pages that it sends to be seen; one that was prerendered or prefetched says itself when it is. */
export function countView({ type }: Event): void {
  const [visit] = performance.getEntriesByType('navigation') as { deliveryType?: string }[]
  if (/pre/.test(type + visit?.deliveryType)) navigator.sendBeacon(PATHS.view)
}
