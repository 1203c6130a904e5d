import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { gate } from './lazy-scripts.ts'
import { atRest, DESK, PHONE, twoFrames, type Visit, visitors, WAYS } from './people.ts'

const isUnderBar = (top: number) => top > 60 && top < 160

const visit = visitors()

it.each(WAYS)('$name: a link to the prices leads there while the page loads, and stays there', async ({ options }) => {
  const { page, open } = await loading('/tour/Rajasthan#prices', options)
  await page.locator('#prices h2').waitFor()
  await expect.poll(() => topOfPrices(page)).toSatisfy(isUnderBar)
  open()
  await page.waitForLoadState()
  await expect.poll(() => topOfPrices(page)).toSatisfy(isUnderBar)
})

it('the cards of a listing are as narrow while they wait as they are when somebody comes to them', async () => {
  const { page, open } = await loading('/International', DESK.options)
  const cards = page.locator('li:has(> article)')
  const widths = () => cards.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().width)))
  const before = await widths()
  open()
  for (const card of await cards.all()) await card.scrollIntoViewIfNeeded()
  expect(await widths()).toEqual(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESK.options.viewport?.width)
})

it('a phone lays out no card of a listing that is more than two screens away', async () => {
  const page = await visit('/International', PHONE.options)
  await atRest(page)
  const screens = await page.locator('main article').evaluateAll(screensToLaidOut)
  expect(screens.length).toBeGreaterThan(0)
  expect(Math.max(...screens)).toBeLessThan(3)
})

it('the end of a page has all its words before it is visible, each on its own ground', async () => {
  const page = await visit('/country/thailand', DESK.options)
  const outside: string[] = []
  for (const width of [320, 390, 640, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    outside.push(...(await page.locator('#guide, footer').evaluateAll(partsOutside)))
  }
  expect(outside).toEqual([])
})

it.each(WAYS)('$name: nothing that floats lies over the last line of a tour’s page', async ({ options }) => {
  const page = await visit('/tour/Rajasthan', options)
  await goToTheEnd(page)
  expect(await page.locator('footer select, footer [data-currency-note]').evaluateAll(partsCovered)).toEqual([])
})

/** The end of a page comes nearer until all that was left out is laid out. */
async function goToTheEnd(page: Page): Promise<void> {
  for (let before = 0, height = 1; height !== before; ) {
    before = height
    height = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
      return document.documentElement.scrollHeight
    })
    await page.evaluate(twoFrames)
  }
}

/** In the page: how many screens down each of these parts begins that is laid out. */
function screensToLaidOut(parts: Element[]): number[] {
  const laidOut = parts.filter((part) => part.checkVisibility({ contentVisibilityAuto: true }))
  return laidOut.map((part) => part.getBoundingClientRect().top / innerHeight)
}

/** In the page: what something else lies over, at either end or in its middle. */
function partsCovered(parts: Element[]): string[] {
  const isCovered = (part: Element) => {
    const { left, right, top, height } = part.getBoundingClientRect()
    const across = [left + 1, (left + right) / 2, right - 1]
    return across.some((x) => !document.elementFromPoint(x, top + height / 2)?.closest('footer'))
  }
  return parts.filter(isCovered).map((part) => part.outerHTML)
}

/** In the page: links and small print under the end of the block that they are in. */
function partsOutside(blocks: Element[]): string[] {
  return blocks.flatMap((block) => {
    const { bottom } = block.getBoundingClientRect()
    const parts = [...block.querySelectorAll('a, select, span, time')]
    return parts.filter((part) => part.getBoundingClientRect().bottom > bottom).map((part) => part.outerHTML)
  })
}

/** A page that still loads: its letters are held back until `open` is called. */
async function loading(path: string, who: Visit): Promise<{ page: Page; open: () => void }> {
  const letters = gate()
  const page = await visit('/about', who)
  await page.route(/\.woff2$/, letters.hold)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor({ state: 'attached' })
  return { page, open: letters.open }
}

/** Where the prices begin in the window, in px: right under the bar, or a line off when letters arrived meanwhile. */
function topOfPrices(page: Page): Promise<number> {
  return page.locator('#prices').evaluate((prices) => prices.getBoundingClientRect().top)
}
