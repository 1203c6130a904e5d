import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchChromium } from '../support/chromium.ts'
import { lostLettering } from './lettering.ts'
import { SCREENS } from './screens.ts'
import { fetchPictures, openScreen, type Theme, visitor } from './visits.ts'

/** How much of a text may lie on something of its own brightness: a kite, a bird, a star. */
const TOLERATED = 0.05

const pictured = (names: string[]) => SCREENS.filter(({ name }) => names.includes(name))
const ALL = ['home', 'domestic', 'international', 'countries', 'country', 'tour', 'tour without prices', 'enquire']
const HOURS: { hour: string; theme: Theme; screens: typeof SCREENS }[] = [
  { hour: 'day', theme: 'light', screens: pictured(['home', 'country', 'tour', 'tour of ten days', 'enquire']) },
  { hour: 'night', theme: 'dark', screens: pictured(ALL) },
]

const origin = inject('origin')
let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

describe.each(HOURS)('by $hour', ({ theme, screens }) => {
  describe.each(screens)('$name', (screen) => {
    it.each([390, 1440])('sets its letters in an empty sky at %i px', async (width) => {
      // The policy of the page allows no style of ours, and this one only hides the letters.
      const context = await visitor(browser, origin, { width, theme, bypassCSP: true })
      const { page } = await openScreen(context, screen)
      await fetchPictures(page)
      const lost = await lostLettering(page)
      await context.close()
      expect(lost.length).toBeGreaterThan(0)
      expect(lost.filter(({ share }) => share > TOLERATED)).toEqual([])
    })
  })
})
