import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumPath, FLAGS, shellPath } from '../support/chromium.ts'
import { openLate, shiftsAt, watchedPage } from './late-letters.ts'
import { visitor } from './visits.ts'

/** Widths of phones that people have. */
const WIDTHS = [344, 360, 375, 390, 393, 412]
const TEXTS = ['goa honeymoon', 'maldives family may', 'egypt', 'moscow in december for two weeks', 'atlantis']
/** The shell lays letters on whole pixels, the whole browser between them: lines break at other words. */
const BROWSERS = { 'headless shell': shellPath, 'full Chromium': chromiumPath }

describe.each(Object.entries(BROWSERS))('in the %s', (_, path) => {
  let browser: Browser

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: path(), args: FLAGS })
  })
  afterAll(() => browser.close())

  it.each(TEXTS)('a search for "%s" stands still on every phone when the letters come late', async (text) => {
    const { page, moved } = await opened(text)
    for (const width of WIDTHS) {
      const shifts = await shiftsAt(page, width)
      if (shifts.length > 0) moved[width] = { shifts, standIn: await page.evaluate(platformFont) }
    }
    await page.context().close()
    expect(moved).toEqual({})
  })

  it('and where nothing stands in for the letters it is seen to move on every phone', async () => {
    const { page } = await opened('maldives family may')
    await page.evaluate(dropStandIns)
    const still: number[] = []
    for (const width of WIDTHS) if ((await shiftsAt(page, width)).length === 0) still.push(width)
    await page.context().close()
    expect(still).toEqual([])
  })

  /** A search on the narrowest phone, and what moved while it was opened. */
  async function opened(text: string): Promise<{ page: Page; moved: Record<string, unknown> }> {
    const context = await visitor(browser, inject('origin'), { width: 344 })
    const { page } = await watchedPage(context)
    const path = `/search-results?${new URLSearchParams({ q: text })}`
    const shifts = await openLate(page, { name: text, path })
    return { page, moved: shifts.length > 0 ? { opened: shifts } : {} }
  }
})

/** In the page: takes away the fonts of the machine that are made as wide as the letters that come. */
function dropStandIns(): void {
  for (const sheet of document.styleSheets) {
    for (let at = sheet.cssRules.length - 1; at >= 0; at--) {
      if (/^@font-face .*local\(/s.test(sheet.cssRules[at]?.cssText ?? '')) sheet.deleteRule(at)
    }
  }
}

/** In the page: which family stands in for Anek, as the page names it; the width of a line tells two machines apart. */
function platformFont(): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 'unknown'
  context.font = '16px sans-serif'
  return `sans-serif, "mmmmmiiiii" is ${context.measureText('mmmmmiiiii').width} px wide`
}
