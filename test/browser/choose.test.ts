import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { visitors } from './people.ts'

const visit = visitors()
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const count = (page: Page) => page.locator('output[for=filter]').textContent()
const shown = (page: Page) => page.locator('article h3:visible').allTextContents()
const box = (page: Page, name: string) => page.locator('#choice').getByLabel(name)

it('a list follows each tap on its filters as the server would have it, and keeps them in its address', async () => {
  const page = await visit('/International', PHONE)
  await page.locator('details:has(#choice) > summary').tap()
  await box(page, 'No visa').tap()
  for (const kind of ['month', 'theme']) await page.locator(`#choice input[name=${kind}]:enabled`).first().tap()
  await page.waitForURL(/month=\d+&visa=none&theme=\w+$/)
  const here = { cards: await shown(page), count: await count(page) }
  expect(await page.locator('details:has(#choice) > summary').textContent()).toBe('Filters (3)')
  await page.reload()
  expect({ cards: await shown(page), count: await count(page) }).toEqual(here)
})

it('what would leave nothing cannot be tapped; a chip takes its filter off, and Back brings it again', async () => {
  const page = await visit('/International', PHONE)
  await page.locator('details:has(#choice) > summary').tap()
  await box(page, 'No visa').tap()
  await expect.poll(() => box(page, 'Europe').isDisabled()).toBe(true)
  const few = await count(page)
  await page.locator('[data-chips] a').first().tap()
  await page.waitForURL('**/International')
  expect([await box(page, 'Europe').isDisabled(), await count(page)]).toEqual([false, '24 packages'])
  await page.goBack()
  await page.waitForURL('**/International?visa=none')
  expect([await box(page, 'No visa').isChecked(), await count(page)]).toEqual([true, few])
})

it('“Clear all” keeps the text and the order that were chosen in the page', async () => {
  const page = await visit('/International?theme=beach')
  await page.getByRole('searchbox', { name: 'Search by title or location' }).fill('thai')
  await page.getByLabel('Sort by').selectOption('nights')
  await page.waitForURL('**/International?q=thai&theme=beach&sort=nights')
  await page.getByRole('link', { name: 'Clear all' }).click()
  await page.waitForURL('**/International?q=thai&sort=nights')
})

it('a search for exactly these words stays one when a filter is tapped', async () => {
  const page = await visit('/search-results?q=india&exact=1', PHONE)
  await page.locator('details:has(#choice) > summary').tap()
  await page.locator('#choice label:has(input[type=checkbox]:enabled)').first().tap()
  await page.waitForURL(/\?q=india&exact=1&\w+=/)
})

it('a heart is pressed in the page, counted in the bar, and still so when Back brings an older page', async () => {
  const page = await visit('/International', PHONE)
  await page.locator('article h3 a').first().tap()
  await page.waitForURL('**/tour/**')
  await Promise.all([page.waitForResponse('**/keep'), page.getByRole('button', { name: 'Shortlist' }).tap()])
  await expect.poll(() => page.locator('[data-kept]').textContent()).toBe('1')
  await page.goBack()
  await expect.poll(() => page.locator('article button[form=keep]').first().getAttribute('aria-pressed')).toBe('true')
})
