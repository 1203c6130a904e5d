import type { Browser } from 'playwright-core'
import { SCREENS } from '../browser/screens.ts'
import { type Row, row } from './row.ts'

const DESK = { viewport: { width: 1280, height: 900 } }

/**
 * Every screen that an address leads to: left, and come back to. The figure counts those that were not kept. A browser
 * keeps no page of an error.
 */
export async function backForward(browser: Browser, origin: string): Promise<Row[]> {
  const lost: string[] = []
  const screens = SCREENS.filter(({ act, status = 200 }) => !act && status === 200)
  for (const { name, path } of screens) {
    const reason = await comeBack(browser, origin + path)
    if (reason !== undefined) lost.push(`${name} (${reason})`)
  }
  const note = lost.length > 0 ? lost.join(', ') : `${screens.length} pages`
  return [row(['back and forward', 'pages that are not restored'], lost.length, { target: { most: 0 }, note })]
}

/** Undefined when the page was restored as it had been left; else why not. */
async function comeBack(browser: Browser, url: string): Promise<string | undefined> {
  const context = await browser.newContext(DESK)
  const page = await context.newPage()
  await page.addInitScript(noteArrivals)
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all([page.waitForURL('**/bench/empty', { waitUntil: 'load' }), page.evaluate(leave)])
  const reader = await context.newPage()
  await reader.goto(new URL('/bench/empty', url).href)
  await reader.evaluate(() => localStorage.removeItem('arrival'))
  await page.evaluate(() => history.back())
  const arrival = await reader.waitForFunction(() => localStorage.getItem('arrival'), undefined, { polling: 50 })
  const reason = await arrival.jsonValue()
  await context.close()
  return reason === 'restored' ? undefined : (reason ?? 'unknown')
}

function leave(): void {
  location.assign('/bench/empty')
}

/** In the page: keeps how it was last shown where another tab can read it, since a restored page is out of reach. */
function noteArrivals(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const [entry] = performance.getEntriesByType('navigation') as unknown as {
      notRestoredReasons?: { reasons: { reason: string }[] } | null
    }[]
    const reasons = entry?.notRestoredReasons?.reasons.map(({ reason }) => reason).join(' ')
    localStorage.setItem('arrival', persisted ? 'restored' : reasons || 'loaded anew')
  })
}
