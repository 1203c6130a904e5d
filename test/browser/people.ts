import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { sharedBrowser } from './shared-browser.ts'
import { visitor, watchConsole } from './visits.ts'

/** How people come: the window, and what a press of theirs is. */
export type Way = { name: string; options: BrowserContextOptions; press: (target: Locator) => Promise<void> }

export const DESK: Way = {
  name: 'with a mouse at 1440 px',
  options: { viewport: { width: 1440, height: 900 } },
  press: (target) => target.click(),
}
export const PHONE: Way = {
  name: 'with a thumb at 390 px',
  options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  press: (target) => target.tap(),
}
export const WAYS = [DESK, PHONE]

/** A visitor who has not asked for less motion, for the tests of motion. A page that moves costs a frame each time. */
export const MOVING = { reducedMotion: 'no-preference' } as const

export type Visit = BrowserContextOptions & {
  cookies?: Record<string, string>
  /** Done before the page is asked for: routes, the clock. */
  before?: (page: Page) => Promise<unknown>
  /** The expected console output; any other fails the test. */
  expected?: RegExp
}

/** How long a mark may take to appear, in ms; only a test that fails waits so long. */
const PATIENCE = 60_000

/** Chromium says this of every answer that is not 200 and of every request that failed. */
export const NETWORK = /^Failed to load resource|net::ERR_/

/** And this of a send that was not answered, or not with a yes. */
export const NOT_SENT = new RegExp(`${NETWORK.source}|^The enquiry (could not be sent|was not taken)`)

/**
 * A browser for a file of tests. Each visit is another visitor, who reaches nothing but the site; after each test
 * the visitors leave, and what their consoles complained of fails it.
 * @param site where the site answers, if it is not the one of all tests
 */
export function visitors(site = () => inject('origin')): (path: string, visit?: Visit) => Promise<Page> {
  let browser: Browser
  let complaints: { faults: string[]; expected: RegExp | undefined }[] = []

  beforeAll(async () => {
    browser = await sharedBrowser()
  })
  afterEach(async () => {
    const faults = complaints.flatMap(({ faults, expected }) => faults.filter((fault) => !expected?.test(fault)))
    complaints = []
    await Promise.all(browser.contexts().map((context) => context.close()))
    expect(faults).toEqual([])
  })

  return async (path, { cookies = {}, before, expected, ...options } = {}) => {
    const origin = site()
    const context = await visitor(browser, origin, { ...DESK.options, ...options })
    context.setDefaultTimeout(PATIENCE)
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })))
    const page = await context.newPage()
    complaints.push({ faults: watchConsole(page), expected })
    await before?.(page)
    await page.goto(path)
    return page
  }
}

/** The tab that a press opens, once it is there. Playwright's own wait misses a tab that is quicker than it listens. */
export async function tabAt(page: Page, address: RegExp, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()])
  await expect.poll(() => tab.evaluate(() => location.href)).toMatch(address)
  return tab
}

/** Time in the page goes on only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
}

/** How long a page that has loaded is waited for until it is idle, in ms: a browser may never say so. */
const IDLE = 2000

/** Resolves when the page has loaded and has sent all of its own requests. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async (timeout) => {
    for (let idle = 0; idle < 2; idle++) await new Promise((resolve) => requestIdleCallback(resolve, { timeout }))
  }, IDLE)
}

/** One of several checks of one visit: its name is in the failure. */
export async function inTurn(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** In the page: resolves when the requested frame has been drawn. */
export function twoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
}

/** A finger that goes down somewhere and drags by so many px. */
export async function swipe(
  page: Page,
  { x, y }: { x: number; y: number },
  { right = 0, down = 0 }: { right?: number; down?: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + right * part, y: y + down * part }] })
  await touch('touchStart', 0)
  for (let part = 0.1; part < 1.05; part += 0.1) await touch('touchMove', part)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
