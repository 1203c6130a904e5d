import type { BrowserContext, Page } from 'playwright-core'
import { twoFrames } from './people.ts'
import type { Screen } from './screens.ts'
import { holdFonts, recordShifts, type Shift } from './shifts.ts'
import { watchConsole } from './visits.ts'

/** Layout shift that a visitor does not notice; a tenth of what Web Vitals call good. */
const STILL = 0.01

/** A page that records its layout shifts and console errors. */
export async function watchedPage(context: BrowserContext, status?: number): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage()
  const faults = watchConsole(page, status)
  await page.addInitScript(recordShifts)
  return { page, faults }
}

/**
 * Opens a screen in a watched page with its fonts held back until it was painted without them. Gives what moved then:
 * nothing, where it all is too little to be noticed.
 */
export async function openLate(page: Page, screen: Screen): Promise<Shift[]> {
  const letters = await holdFonts(page)
  await page.goto(screen.path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(twoFrames)
  letters.release()
  await page.evaluate(() => document.fonts.ready)
  const moved = await shiftsIn(page)
  await page.waitForLoadState()
  await letters.forget()
  await screen.act?.(page)
  await page.evaluate(() => document.fonts.ready)
  return moved
}

/** The shifts of a page that loses its fonts and gets them again, in a window of this width. */
export async function shiftsAt(page: Page, width: number): Promise<Shift[]> {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(takeLetters)
  await page.evaluate(twoFrames)
  await page.evaluate(giveLetters)
  return shiftsIn(page)
}

async function shiftsIn(page: Page): Promise<Shift[]> {
  await page.evaluate(twoFrames)
  const moved = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  const sum = moved.reduce((sum, { value }) => sum + value, 0)
  return sum > STILL ? moved : []
}

type Taken = { taken: { sheet: CSSStyleSheet; rule: string }[] }

/** In the page: removes the loaded fonts; the stand-ins stay. */
function takeLetters(): void {
  const taken: Taken['taken'] = []
  for (const sheet of document.styleSheets) {
    for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
      const rule = sheet.cssRules[at]?.cssText ?? ''
      if (!/^@font-face .*url\(/s.test(rule)) continue
      taken.push({ sheet, rule })
      sheet.deleteRule(at)
    }
  }
  if (taken.length === 0) throw new Error('no letters')
  Object.assign(window, { taken })
}

/** In the page: restores the fonts and waits for them. Earlier shifts are dropped. */
async function giveLetters(): Promise<void> {
  const { taken, shifts } = window as unknown as Taken & { shifts: Shift[] }
  shifts.length = 0
  for (const { sheet, rule } of taken) sheet.insertRule(rule)
  // The layout asks for those that it needs.
  document.body.getBoundingClientRect()
  await document.fonts.ready
  if (![...document.fonts].some(({ status }) => status === 'loaded')) throw new Error('no letters came')
}
