import type { Page, Route } from 'playwright-core'

/** A part of a page that moved by itself: how much (a layout shift's value), and the first words of what moved. */
export type Shift = { value: number; moved: string[] }

/** Holds a page's fonts back until their release; `forget` lets later ones come as they come. */
export async function holdFonts(page: Page): Promise<{ release: () => void; forget: () => Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await promise
    await route.continue()
  }
  await page.route('**/*.woff2', hold)
  return { release: resolve, forget: () => page.unroute('**/*.woff2', hold) }
}

/** In the page, before anything else: collects what moves in `window.shifts`. */
export function recordShifts(): void {
  type Entry = PerformanceEntry & { value: number; sources: { node?: Node }[] }
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.trim().slice(0, 30) ?? '') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
