import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { LAZY_SCRIPTS } from './lazy-scripts.ts'
import { NETWORK, PHONE, type Visit, visitors } from './people.ts'

const visit = visitors()

describe('where the browser keeps nothing', () => {
  it.each([
    ['throws when it is asked for its storage', 'throw new DOMException("denied", "SecurityError")'],
    ['has none', 'return null'],
  ])('and %s, the theme is posted, and a link to the form opens its dialog', async (_, says) => {
    const page = await without(`Object.defineProperty(window, 'sessionStorage', { get() { ${says} } })`, '/Domestic')
    const posted = page.waitForRequest('**/preferences')
    await page
      .getByRole('button', { name: /^Light/ })
      .first()
      .click()
    expect((await posted).postData()).toBe('theme=dark')
    await page.locator('html[data-theme=dark]').waitFor()
    await page.locator('main a[href^="/enquire"]').first().click()
    await page.getByRole('dialog').locator('form').waitFor()
  })
})

it('The menu opens, leads on and closes where there are no popovers', async () => {
  const withoutPopovers = (page: Page) =>
    page.route('**/about', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('popover="auto"', '') })
    })
  const page = await visit('/about', { ...PHONE.options, before: withoutPopovers })
  const countries = page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Countries' })
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await expect.poll(() => isInView(page)).toBe(true)
  await page.getByRole('button', { name: 'Close menu' }).tap()
  await expect.poll(() => isInView(page)).toBe(false)
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await countries.tap()
  await page.waitForURL('**/country')
})

it('A link to the form leads to its page where there are no dialogs', async () => {
  const page = await without('delete HTMLDialogElement.prototype.showModal', '/Domestic')
  await page.locator('main a[href^="/enquire"]').first().click()
  await page.waitForURL('**/enquire?tour=*')
})

it('The map comes where no view can be counted', async () => {
  const prefetched = `PerformanceNavigationTiming.prototype.__defineGetter__('deliveryType', () => 'navigational-prefetch')`
  const page = await without(`delete Navigator.prototype.sendBeacon; ${prefetched}`, '/contact')
  await page.locator('iframe[title=map][src]').waitFor({ state: 'attached' })
})

it('A part that cannot be loaded says so on the window before the plain way is taken', async () => {
  const told: string[] = []
  const page = await visit('/Domestic', {
    expected: NETWORK,
    before: async (page) => {
      await page.route(LAZY_SCRIPTS, (route) => route.abort())
      await page.exposeFunction('tell', (what: string) => told.push(what))
      await page.addInitScript(`addEventListener('vite:preloadError', ({ payload }) => tell(payload.name))`)
    },
  })
  await page.locator('main a[href^="/enquire"]').first().click()
  await page.waitForURL('**/enquire?tour=*')
  await expect.poll(() => told).toContain('TypeError')
})

/** A visit with a browser from which a script has taken something. */
function without(script: string, path: string, who: Visit = {}): Promise<Page> {
  return visit(path, { ...who, before: (page) => page.addInitScript(script) })
}

function isInView(page: Page): Promise<boolean> {
  return page.locator('#menu').evaluate((menu) => menu.getBoundingClientRect().left < innerWidth)
}
