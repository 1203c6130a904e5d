import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { SCREENS } from './screens.ts'
import { openScreen, visitor } from './visits.ts'

/** Phones, 200 % zoom of a 1280 px window, tablets, desks. */
const WIDTHS = [320, 390, 640, 820, 1440]
/** Layout shift that a visitor does not notice; a tenth of what Web Vitals call good. */
const STILL = 0.01

const origin = inject('origin')
let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

describe.each(SCREENS)('$name', (screen) => {
  it('fits every window without scrolling sideways, and its console is silent', async () => {
    const context = await visitor(browser, origin)
    const { page, faults } = await openScreen(context, screen)
    const wider: Record<number, string[]> = {}
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const parts = await page.evaluate(partsOutside)
      if (parts.length > 0) wider[width] = parts
    }
    await context.close()
    expect({ wider, faults }).toEqual({ wider: {}, faults: [] })
  })

  it.each([390, 1440])('stands still at %i px when its fonts come late', async (width) => {
    const context = await visitor(browser, origin, { width })
    const shifts = await shiftsOfLateFonts(context, screen.path)
    await context.close()
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThanOrEqual(STILL)
  })
})

/** In the page: what makes it scroll sideways. Strips that scroll by themselves, and pictures cut off, do not. */
function partsOutside(): string[] {
  const { documentElement: root } = document
  if (root.scrollWidth <= root.clientWidth) return []
  return [...document.body.querySelectorAll('*')]
    .filter((part) => part.getBoundingClientRect().right > root.clientWidth + 1)
    .map((part) => `${part.tagName.toLowerCase()}.${part.getAttribute('class')}`)
    .slice(0, 5)
    .concat(`${root.scrollWidth} px`)
}

type Shift = { value: number; moved: string[] }

/** Opens a page with its fonts held back until it was painted without them, and gives what then moved. */
async function shiftsOfLateFonts(context: BrowserContext, path: string): Promise<Shift[]> {
  const page = await context.newPage()
  const painted = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await painted.promise
    await route.continue()
  })
  await page.addInitScript(recordShifts)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await twoFrames(page)
  painted.resolve()
  await page.evaluate(() => document.fonts.ready)
  await twoFrames(page)
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** In the page, before anything else. */
function recordShifts(): void {
  type Entry = PerformanceEntry & { value: number; sources: { node?: Node }[] }
  const shifts: Shift[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.trim().slice(0, 30) ?? '') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
