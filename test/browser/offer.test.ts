import type { BrowserContext, Page, Request } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive, LAZY_SCRIPTS } from './lazy-scripts.ts'
import { NETWORK, type Visit, visitors } from './people.ts'
import { introduce } from './sends.ts'

/** The form offers itself after so long (site behaviour, section 4), in ms. */
const AFTER = 300_000
/** How often it looks again while it would disturb, in ms. */
const LOOKS_EVERY = 10_000
const START = new Date('2026-11-28T09:00:00+05:30')

const visit = visitors()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tell us where. We will call.' })

it('comes by itself after five minutes, once: closing it is final for the visit', async () => {
  const page = await waiting('/Domestic')
  await quietFor(page, AFTER - 1)
  await page.clock.runFor(1)
  await dialog(page).locator('form').waitFor()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await dialog(page).waitFor({ state: 'detached' })
  await quietFor(page, 3 * AFTER)
  await page.goto('/International')
  await quietFor(page, 3 * AFTER)
})

describe('the five minutes', () => {
  it('are those of the visit, over all its pages', async () => {
    const page = await waiting('/')
    await page.clock.runFor(AFTER - 5000)
    await page.goto('/Domestic')
    await quietFor(page, 4000)
    await page.clock.runFor(2000)
    await dialog(page).waitFor()
  })
})

describe('it waits', () => {
  it('while somebody types', async () => {
    const page = await waiting('/Domestic')
    await page.getByRole('searchbox').first().focus()
    await quietFor(page, AFTER + LOOKS_EVERY)
    await page.keyboard.press('Tab')
    await page.clock.runFor(LOOKS_EVERY)
    await dialog(page).waitFor()
  })

  it('while another dialog is open', async () => {
    const page = await waiting('/Domestic')
    await page.locator('article a[href^="/enquire"]').first().click()
    await page.locator('dialog form').waitFor()
    await page.clock.runFor(AFTER + LOOKS_EVERY)
    expect(await page.locator('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.clock.runFor(LOOKS_EVERY)
    await dialog(page).waitFor()
  })

  it('while the menu is open', async () => {
    const page = await waiting('/Domestic', { viewport: { width: 390, height: 844 } })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await quietFor(page, AFTER + LOOKS_EVERY)
    await page.keyboard.press('Escape')
    await page.clock.runFor(LOOKS_EVERY)
    await dialog(page).waitFor()
  })
})

describe('it does not come', () => {
  it('after an enquiry was sent', async () => {
    const page = await waiting('/contact')
    await introduce(page)
    await alive(page, 'enquiry-form')
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await page.locator('[data-toast=success]').waitFor()
    await page.goto('/Domestic')
    await quietFor(page, 3 * AFTER)
  })

  it('after an enquiry was sent the plain way', async () => {
    const page = await waiting('/contact', {
      expected: NETWORK,
      before: (page) => page.route(LAZY_SCRIPTS, (route) => route.abort()),
    })
    await introduce(page)
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await page.waitForURL('**/success?*')
    await page.unroute(LAZY_SCRIPTS)
    await page.goto('/Domestic')
    await quietFor(page, 3 * AFTER)
  })

  it.each(['/contact', '/enquire'])('on %s, where a form stands already', async (path) => {
    const page = await waiting(path)
    await quietFor(page, 3 * AFTER)
  })

  it('when its code cannot be had, and nobody sees that', async () => {
    const page = await waiting('/Domestic', {
      expected: NETWORK,
      before: (page) => page.route(LAZY_SCRIPTS, (route) => route.abort()),
    })
    const failed = failures(page.context(), 2)
    await page.clock.runFor(AFTER)
    await failed
    expect(await page.locator('dialog,[data-toast]').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/Domestic')
  })
})

/** A visit whose time goes on only when the test says so. */
function waiting(path: string, { before, ...who }: Visit = {}): Promise<Page> {
  return visit(path, {
    ...who,
    before: async (page) => {
      await page.clock.install({ time: START })
      await page.clock.pauseAt(START.getTime() + 1000)
      await before?.(page)
    },
  })
}

/** For so long, in ms, no form comes, and none is on its way: its code would be asked for first. */
async function quietFor(page: Page, ms: number): Promise<void> {
  let asked = 0
  const count = (request: Request) => {
    if (request.url().includes('/enquiry-form-')) asked++
  }
  page.on('request', count)
  await page.clock.runFor(ms)
  const dialogs = await page.locator('dialog').count()
  page.off('request', count)
  expect({ dialogs, asked }).toEqual({ dialogs: 0, asked: 0 })
}

/** Resolves once so many requests have failed, however close together. */
function failures(context: BrowserContext, count: number): Promise<void> {
  let failed = 0
  return new Promise((resolve) =>
    context.on('requestfailed', () => {
      failed++
      if (failed === count) resolve()
    }),
  )
}
