import type { Browser, Page } from 'playwright-core'
import { onPhone, slowed } from './browser.ts'
import { deadWindow } from './dead-window.ts'
import { PAGES, SLOWER } from './pages.ts'
import { median, type Row, row } from './row.ts'

/** How long the browser may rest before a page counts as loaded, in ms. */
const REST = 1000

type Asked = { browser: Browser; origin: string; runs: number }

/** The time in scripts while a page loads, at 4 × slower CPU, beside an empty page and the page's bytes as a file. */
export async function scriptTimes({ browser, origin, runs }: Asked): Promise<Row[]> {
  const of = async (path: string) => {
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await scriptTime(browser, origin + path))
    return median(times)
  }
  const rows = [row(['JavaScript at 4 × CPU', 'empty page'], await of('/bench/empty'), { unit: 'ms' })]
  for (const { name, path } of PAGES) {
    rows.push(row(['JavaScript at 4 × CPU', name], await of(path), { unit: 'ms', target: { most: 40 } }))
  }
  return rows
}

function scriptTime(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, async (page) => {
    const session = await slowed(page, SLOWER)
    await session.send('Performance.enable')
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(REST)
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
  })
}

/** How long the Menu button is dead after the first paint at 4 × slower CPU, and the taps that are lost until it answers. */
export async function deadWindows({ browser, origin, runs }: Asked): Promise<Row[]> {
  const visits = 4 * runs + 1
  const rows: Row[] = []
  for (const { name, path } of PAGES) {
    const { ms, lost } = await deadWindow({ browser, url: origin + path, runs: visits })
    rows.push(
      row(['dead window at 4 × CPU', name], ms, {
        unit: 'ms',
        target: { most: 200 },
        note: `median of ${visits} visits`,
      }),
      row(['dead window at 4 × CPU', `${name}: taps lost`], lost, { target: { most: 0 } }),
    )
  }
  return rows
}

/** From an input to the next frame, as the browser counts it for INP, at 4 × slower CPU; the longest of each visit. */
export async function interactions({ browser, origin, runs }: Asked): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path, act] of INPUTS) {
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await longestInput(browser, origin + path, act))
    rows.push(row(['input to frame at 4 × CPU', name], median(times), { unit: 'ms' }))
  }
  return rows
}

const INPUTS: [name: string, path: string, act: (page: Page) => Promise<unknown>][] = [
  ['home: Menu', '/', (page) => page.locator('button[popovertarget]:visible').first().tap()],
  ['listing: letters in the filter', '/International', (page) => page.locator('#filter').pressSequentially('bali')],
  ['tour: Enquire', '/tour/Rajasthan', (page) => page.locator('a[href^="/enquire"]:visible').first().tap()],
]

function longestInput(browser: Browser, url: string, act: (page: Page) => Promise<unknown>): Promise<number> {
  return onPhone(browser, async (page) => {
    await page.addInitScript(recordInputs)
    await page.goto(url, { waitUntil: 'networkidle' })
    await slowed(page, SLOWER)
    await act(page)
    await page.waitForTimeout(REST)
    return page.evaluate(() => Math.max(0, ...(window as unknown as { inputs: number[] }).inputs))
  })
}

/** In the page, before anything else. */
function recordInputs(): void {
  const inputs: number[] = []
  Object.assign(window, { inputs })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming).interactionId) inputs.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
