import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumPath, FLAGS, shellPath } from '../support/chromium.ts'
import { openLate } from './late-letters.ts'
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
    const moved: Record<number, unknown> = {}
    for (const width of WIDTHS) {
      const context = await visitor(browser, inject('origin'), { width })
      const { page, shifts } = await openLate(context, {
        name: text,
        path: `/search-results?${new URLSearchParams({ q: text })}`,
      })
      if (shifts.length > 0) moved[width] = { shifts, standIn: await page.evaluate(platformFont) }
      await context.close()
    }
    expect(moved).toEqual({})
  })
})

/** In the page: which family stands in for Anek, as the page names it; the width of a line tells two machines apart. */
function platformFont(): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 'unknown'
  context.font = '16px sans-serif'
  return `sans-serif, "mmmmmiiiii" is ${context.measureText('mmmmmiiiii').width} px wide`
}
