import type { BrowserContext, Page } from 'playwright-core'
import { twoFrames } from './people.ts'
import type { Screen } from './screens.ts'
import { holdFonts, recordShifts, type Shift } from './shifts.ts'
import { watchConsole } from './visits.ts'

/** Layout shift that a visitor does not notice; a tenth of what Web Vitals call good. */
const STILL = 0.01

/**
 * Opens a screen with its fonts held back until it was painted without them. Gives what moved then (nothing, where it
 * all is too little to be noticed), and what its console complains of from the beginning on.
 */
export async function openLate(context: BrowserContext, screen: Screen, before?: (page: Page) => Promise<unknown>) {
  const page = await context.newPage()
  const faults = watchConsole(page, screen.status)
  const release = await holdFonts(page)
  await page.addInitScript(recordShifts)
  await before?.(page)
  await page.goto(screen.path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(twoFrames)
  release()
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(twoFrames)
  const moved = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  await page.waitForLoadState()
  await screen.act?.(page)
  await page.evaluate(() => document.fonts.ready)
  const sum = moved.reduce((sum, { value }) => sum + value, 0)
  return { page, faults, shifts: sum > STILL ? moved : [] }
}
