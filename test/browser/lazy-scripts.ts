import type { Page, Route } from 'playwright-core'

/** The scripts that are loaded on intent: not the one that measures a page once it has loaded. */
export const LAZY_SCRIPTS = /\/assets\/(.+\/)?(?!vitals-)[^/]+\.js$/

/** Resolves once an island of the page has taken over the server's HTML. */
export function alive(page: Page, island: 'enquiry-form' | 'search-box'): Promise<void> {
  return page.locator(`[data-island="${island}"][data-ready]`).waitFor()
}

/** Holds requests back until it is told to let them go. */
export function gate(): { hold: (route: Route) => Promise<void>; open: () => void } {
  const opened = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await opened.promise
    await route.fallback()
  }
  return { hold, open: opened.resolve }
}
