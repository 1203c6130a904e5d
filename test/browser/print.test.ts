import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { brand } from '../../src/brand.ts'
import { sharedBrowser } from './shared-browser.ts'
import { visitor } from './visits.ts'

const RAJASTHAN = '/tour/Rajasthan'
/** Short and long tours, with prices and without, one with a title of three lines. */
const TOURS = [RAJASTHAN, '/Kerala5n6d', '/tour/Vietnam9n10d', '/tour/Shimla9n10d', '/Dubai5n6d', '/lonavala3n4d']

const origin = inject('origin')
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  browser = await sharedBrowser()
  context = await visitor(browser, origin, { theme: 'dark' })
})
afterAll(() => context.close())

async function onPaper(path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await page.emulateMedia({ media: 'print' })
  return page
}

describe('a tour on paper', () => {
  let page: Page
  beforeAll(async () => {
    page = await onPaper(RAJASTHAN)
  })

  it('has no navigation and nothing to press', async () => {
    const pressable = page.locator('nav, header.nav, footer.foot, .btn, button, iframe').filter({ visible: true })
    expect(await pressable.evaluateAll((parts) => parts.map((part) => part.outerHTML.slice(0, 80)))).toEqual([])
  })

  it('has nothing that would lie over every sheet', async () => {
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((part) => part.checkVisibility() && ['fixed', 'sticky'].includes(getComputedStyle(part).position))
        .map((part) => part.className),
    )
    expect(fixed).toEqual([])
  })

  it('shows three prices, each with its validity', async () => {
    const tiers = await page.locator('[data-tier]').filter({ visible: true }).allInnerTexts()
    expect(tiers).toHaveLength(3)
    for (const tier of tiers) expect(tier).toMatch(/₹[\d,]+[\s\S]*\d{1,2} \w{3} \d{4} to \d{1,2} \w{3} \d{4}/)
  })

  it('says where the page is and whom to call', async () => {
    await page.getByText(brand.origin + RAJASTHAN, { exact: true }).waitFor()
    await page.getByText(brand.phone.shown).filter({ visible: true }).first().waitFor()
  })

  it('opens the policies', async () => {
    await page.getByText('The initial booking amount is never refunded.').waitFor()
  })

  it('opens each question of "Before you book"', async () => {
    const answers = page.locator('[data-asks] details > p:first-of-type')
    expect(await answers.filter({ visible: true }).count()).toBe(await page.locator('[data-asks] details').count())
  })

  it('is by day whatever the screen was', async () => {
    const shown = await page.evaluate(() => ({
      night: document.querySelector('.banner .night')?.checkVisibility(),
      ink: getComputedStyle(document.querySelector('.overview h2') ?? document.body).color,
    }))
    expect(shown).toEqual({ night: false, ink: 'rgb(42, 17, 64)' })
  })

  it.each(TOURS)('takes one to four sheets: %s', async (path) => {
    await page.emulateMedia({ media: null })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }))
    expect(sheets).toBeGreaterThanOrEqual(1)
    expect(sheets).toBeLessThanOrEqual(4)
  })
})

describe('a tour with a choice on paper', () => {
  const CHOICE = '?adults=3&children=1&tier=deluxe&from=2028-02-29'

  it('has the days, this trip’s sum and dates and the address of the page, and nothing to fill in or to press', async () => {
    const page = await onPaper(`/tour/Vietnam9n10d${CHOICE}`)
    expect(await page.locator('[data-total]').isVisible()).toBe(true)
    expect(await page.locator('[data-days-due] li').filter({ visible: true }).count()).toBe(4)
    expect(await page.locator('[data-days] > li').filter({ visible: true }).count()).toBe(10)
    await page.getByText('/tour/Vietnam9n10d?adults=3&children=1&tier=deluxe&from=2028-02-29').waitFor()
    const pressable = page.locator('input, select, .btn, button, [data-tier]').filter({ visible: true })
    expect(await pressable.count()).toBe(0)
  })

  it.each([RAJASTHAN, '/tour/Vietnam9n10d'])('takes two sheets: %s', async (path) => {
    const page = await context.newPage()
    await page.goto(path + CHOICE)
    await page.evaluate(() => document.fonts.ready)
    const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }))
    await page.close()
    expect(sheets).toBe(2)
  })
})

/** A PDF's pages, each one object. */
function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
