import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { serveInDevelopment } from './development.ts'
import { openLate, watchedPage } from './late-letters.ts'
import { SCREENS } from './screens.ts'
import { sharedBrowser } from './shared-browser.ts'
import { visitor, watchPolicy } from './visits.ts'

/** A phone with React's development build, which complains of all that differs from the HTML; wide windows: look.test.ts. */
it.each(SCREENS)('nothing is wrong with what React makes of the screen "$name" on a phone', async (screen) => {
  const context = await visitor(await sharedBrowser(), inject('origin'), { width: 390 })
  const violations = await watchPolicy(context)
  const { page, faults } = await watchedPage(context, screen.status)
  await serveInDevelopment(page)
  const moved = await openLate(page, screen)
  await awaken(page)
  await context.close()
  expect({ moved, violations, faults }).toEqual({ moved: [], violations: [], faults: [] })
})

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
