import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { SCREENS } from './screens.ts'
import { openScreen, type Theme, visitor } from './visits.ts'

/** WCAG 2.2 to level AA, and what axe calls good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const THEMES: Theme[] = ['light', 'dark']

const origin = inject('origin')
let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

describe.each(SCREENS)('$name', (screen) => {
  it.each(THEMES)('gives axe nothing to say when it is %s', async (theme) => {
    const context = await visitor(browser, origin, { theme })
    const { page } = await openScreen(context, screen)
    const shown = await page.evaluate(() => document.documentElement.dataset.theme)
    const complaints = await complaintsAbout(page)
    await context.close()
    expect({ shown, complaints }).toEqual({ shown: theme, complaints: [] })
  })
})

/** Each broken rule with the first places that break it. */
async function complaintsAbout(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (values) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly: values, iframes: false }),
    RULES,
  )
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`)
    return `${id}: ${places.join('; ')}`
  })
}
