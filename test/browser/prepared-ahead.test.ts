import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, launch, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { chromiumPath, FLAGS } from '../support/chromium.ts'

/** How long the pointer rests on a link: a browser prerenders after 200 ms (moderate). */
const HOVER = 1500
const SEEN = 1000

/** A browser prerenders nothing for a page that Playwright holds; Puppeteer's tabs may. */
let browser: Browser
beforeAll(async () => {
  const defaultViewport = { width: 1280, height: 900 }
  browser = await launch({ executablePath: chromiumPath(), args: FLAGS, defaultViewport })
})
afterAll(() => browser.close())

describe('a tour that the browser prepared ahead', () => {
  it('is counted once, and asks for no map before it is shown nor while the map is far below', async () => {
    const page = await prepared('/International')
    const { shownAt, asked } = await follow(page)
    expect(shownAt).toBeGreaterThan(0)
    const views = asked.filter(({ url }) => url.endsWith('/api/view'))
    expect(views.map(({ at }) => at >= shownAt)).toEqual([true])
    expect(asked.filter(({ url }) => url.includes('openstreetmap'))).toEqual([])
  })

  it('is in the theme that was chosen after that', async () => {
    const page = await prepared('/International')
    await page.evaluate(() => document.querySelector<HTMLElement>('button[name=theme][value=dark]')?.click())
    await page.waitForSelector('[data-toast]')
    await pause(SEEN)
    expect((await follow(page)).shownAt).toBeGreaterThan(0)
    expect(await page.$eval('html', ({ dataset }) => dataset.theme)).toBe('dark')
  })
})

/** A list whose first card's page is ready: the pointer rests on its link. */
async function prepared(path: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(inject('origin') + path, { waitUntil: 'networkidle0' })
  await page.hover('article h3 a')
  await pause(HOVER)
  return page
}

/** When the page behind the link was shown, and what it asked for; in ms since the browser began with it. */
async function follow(page: Page): Promise<{ shownAt: number; asked: { url: string; at: number }[] }> {
  await Promise.all([page.waitForNavigation(), page.click('article h3 a')])
  await pause(SEEN)
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number }[]
    const asked = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ url: name, at: startTime }))
    return { shownAt: visit?.activationStart ?? 0, asked }
  })
}
