import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { follow, launchTabs, prepared } from './prepared-tab.ts'

const LIST = `${inject('origin')}/International`

let tabs: Browser
beforeAll(async () => {
  tabs = await launchTabs()
})
afterAll(() => tabs.close())

describe('a tour that the browser prepared ahead', () => {
  it('is counted once, and asks for no map before it is shown nor while the map is far below', async () => {
    const page = await prepared(tabs, LIST)
    await follow(page)
    const { shownAt, asked } = await counted(page)
    expect(shownAt).toBeGreaterThan(0)
    const views = asked.filter(({ url }) => url.endsWith('/api/view'))
    expect(views.map(({ at }) => at >= shownAt)).toEqual([true])
    expect(asked.filter(({ url }) => url.includes('openstreetmap'))).toEqual([])
  })

  it('is in the theme that was chosen after that', async () => {
    const page = await prepared(tabs, LIST)
    await page.evaluate(() => document.querySelector<HTMLElement>('button[name=theme][value=dark]')?.click())
    await follow(page)
    expect((await counted(page)).shownAt).toBeGreaterThan(0)
    expect(await page.$eval('html', ({ dataset }) => dataset.theme)).toBe('dark')
  })
})

/** When a page was shown, and what it asked for until its view was counted; in ms since the browser began with it. */
async function counted(page: Page): Promise<{ shownAt: number; asked: { url: string; at: number }[] }> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/view')),
  )
  return page.evaluate(async () => {
    for (let idle = 0; idle < 2; idle++) await new Promise((done) => requestIdleCallback(done))
    const [visit] = performance.getEntriesByType('navigation') as { activationStart?: number }[]
    const asked = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ url: name, at: startTime }))
    return { shownAt: visit?.activationStart ?? 0, asked }
  })
}
