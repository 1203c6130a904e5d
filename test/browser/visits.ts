import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Screen } from './screens.ts'

export type Theme = 'light' | 'dark'

/** A visitor: the window's size, the theme, and other options of a browser. */
export type Visitor = BrowserContextOptions & { width?: number; theme?: Theme }

/** A browser that reaches the site alone (serveChromium). Motion is reduced, so that what is measured stands still. */
export async function visitor(browser: Browser, origin: string, who: Visitor = {}): Promise<BrowserContext> {
  const { width = 1440, theme = 'light', ...options } = who
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    baseURL: origin,
    ...options,
  })
  if (theme === 'dark') await context.addCookies([{ name: 'theme', value: 'dark', url: origin }])
  return context
}

/** Opens a screen and does what it takes to get there. */
export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path)
  await screen.act?.(page)
  await page.evaluate(() => document.fonts.ready)
}

/** A page forgets who was on it: for the next screen its visitor is a new one. Costs half of what a new page does. */
export async function forgetVisitor(page: Page): Promise<void> {
  await page.context().clearCookies()
  if (page.url() !== 'about:blank') await page.evaluate(() => sessionStorage.clear())
}

/** Chromium's message for an unreachable host, which is any but the site's (serveChromium). */
const OUTSIDE = /net::ERR_NAME_NOT_RESOLVED/

/**
 * Collects what a page complains of: errors in the console, among them violations of the content security policy, and
 * exceptions. A document that answers with the status it should have is no fault, nor is a host that is not the site's.
 */
export function watchConsole(page: Page, status = 200): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    const expected = status >= 400 && message.text().includes(`the server responded with a status of ${status}`)
    if (message.type() === 'error' && !expected && !OUTSIDE.test(message.text())) faults.push(message.text())
  })
  return faults
}

/** Collects the directives of the content security policy that any page of a visitor violates. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding('violated', (_, directive: string) => violations.push(directive))
  await context.addInitScript(() => {
    const tell = (window as unknown as { violated: (directive: string) => void }).violated
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => tell(effectiveDirective))
  })
  return violations
}

/** Pictures below the fold are lazy: they are asked for at once, and waited for. */
export function fetchPictures(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter((image) => getComputedStyle(image).display !== 'none')
    for (const image of shown) image.loading = 'eager'
    await Promise.all(shown.map((image) => image.decode().catch(() => {})))
  })
}
