import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { gate } from './lazy-scripts.ts'
import { DESK, PHONE, type Visit, visitors, WAYS } from './people.ts'

/** A page may glide a long way to its prices, in ms. */
const GLIDE = { timeout: 10_000 }

const isUnderBar = (top: number) => top > 60 && top < 150

const visit = visitors()
const waiting = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('.below')].map((part) => getComputedStyle(part).contentVisibility))

describe.each(['/', '/Domestic', '/tour/Rajasthan'])('what lies below the first screen of %s', (path) => {
  it('waits while the page loads, and is laid out soon after, though nobody scrolls', async () => {
    const { page, open } = await loading(path, PHONE.options)
    expect(new Set(await waiting(page))).toEqual(new Set(['auto']))
    open()
    await expect.poll(() => waiting(page)).toEqual([])
  })

  it('does not wait where no script would lay it out', async () => {
    const page = await visit(path, { javaScriptEnabled: false })
    const parts = await page.locator('.below').all()
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) {
      expect(await part.evaluate((part) => getComputedStyle(part).contentVisibility)).toBe('visible')
    }
  })
})

describe.each(WAYS)('$name', ({ options }) => {
  it('a link to the prices leads there while the page loads, and stays there', async () => {
    const { page, open } = await loading('/tour/Rajasthan#prices', options)
    await page.locator('#prices h2').waitFor()
    await expect.poll(() => topOfPrices(page), GLIDE).toSatisfy(isUnderBar)
    open()
    await page.waitForLoadState()
    await expect.poll(() => page.locator('.below').count()).toBe(0)
    await expect.poll(() => topOfPrices(page), GLIDE).toSatisfy(isUnderBar)
  })
})

it('the cards of a listing are as narrow while they wait as they will be', async () => {
  const { page, open } = await loading('/International', DESK.options)
  const cards = page.locator('.grid > li')
  const widths = () => cards.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)))
  const before = await widths()
  open()
  await expect.poll(() => page.locator('.below').count()).toBe(0)
  expect(await widths()).toEqual(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESK.options.viewport?.width)
})

/** A page that still loads: its letters are held back until `open` is called. */
async function loading(path: string, who: Visit): Promise<{ page: Page; open: () => void }> {
  const letters = gate()
  const page = await visit('/about', who)
  await page.route(/\.woff2$/, letters.hold)
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('.foot').waitFor({ state: 'attached' })
  return { page, open: letters.open }
}

/** Where the prices begin in the window, in px: right under the bar, or a line off when letters arrived meanwhile. */
function topOfPrices(page: Page): Promise<number> {
  return page.locator('#prices').evaluate((prices) => prices.getBoundingClientRect().top)
}
