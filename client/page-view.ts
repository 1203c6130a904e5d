/** The event when a page becomes visible: a prerendered page was loaded long before. */
export const SHOWN = (document as { prerendering?: boolean }).prerendering ? 'prerenderingchange' : 'DOMContentLoaded'

/** Reports a prerendered or prefetched page when it is shown; the server counts all others. */
export function tellView(_: Element, { type }: Event): void {
  const [visit] = performance.getEntriesByType('navigation') as { deliveryType?: string }[]
  const wasAhead = type === 'prerenderingchange' || visit?.deliveryType === 'navigational-prefetch'
  if (wasAhead) navigator.sendBeacon?.(PATHS.view)
}
