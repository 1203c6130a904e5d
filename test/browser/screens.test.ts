import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, it } from 'vitest'
import { complaintsOf } from './axe.ts'
import { serveInDevelopment } from './development.ts'
import { openLate, watchedPage } from './late-letters.ts'
import { SCREENS } from './screens.ts'
import { sharedBrowser } from './shared-browser.ts'
import { visitor, watchPolicy } from './visits.ts'

const origin = inject('origin')
let browser: Awaited<ReturnType<typeof sharedBrowser>>

beforeAll(async () => {
  browser = await sharedBrowser()
})

/** One visit checks all rules of a screen: in a wide window, and on a phone with React's development build. */
it.each(SCREENS)(
  'nothing is wrong with the screen "$name", by day and by night, nor with what React makes of it',
  async (screen) => {
    const context = await visitor(browser, origin)
    const violations = await watchPolicy(context)
    const { page, faults } = await watchedPage(context, screen.status)
    const wide = await openLate(page, screen)
    await scrollThrough(page)
    const complaints = await complaintsOf(page)
    await serveInDevelopment(page)
    await page.setViewportSize({ width: 390, height: 900 })
    const narrow = await openLate(page, screen)
    await awaken(page)
    await context.close()
    expect({ complaints, wide, narrow, violations, faults }).toEqual({
      complaints: [],
      wide: [],
      narrow: [],
      violations: [],
      faults: [],
    })
  },
)

/** Scrolls to everything that loads late (pictures, frames, styles), and back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo({ top: at, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
}

/** Wakes every island of a page, and the dialog where a page has no form. */
async function awaken(page: Page): Promise<void> {
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerover')
    await island.and(page.locator('[data-ready]')).waitFor()
  }
  const link = page.locator('main a[href^="/enquire"]')
  if ((await page.locator('form[action="/send-email"]').count()) > 0 || (await link.count()) === 0) return
  await link.first().dispatchEvent('click')
  await page.locator('dialog form').waitFor()
}
