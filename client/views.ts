/** The server counts the pages that it sends to be seen; one that was fetched ahead says itself when it is. */
export function countView(): void {
  navigator.sendBeacon('/api/view')
}

/** Whether the page had been prefetched when its link was followed. */
export function wasFetchedAhead(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as { deliveryType?: string }[]
  return /pre/.test(visit?.deliveryType ?? '')
}
