import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { serveInDevelopment } from './development.ts'
import { alive, gate } from './lazy-scripts.ts'
import { DESK, NOT_SENT, PHONE, stopClock, visitors } from './people.ts'
import { introduce, SEND } from './sends.ts'

/** How long each kind stays (site behaviour, section 9), in ms. */
const FORM = 2000
const NAVIGATION = 1300
const DEFAULT = 5000

const visit = visitors()
const toast = (page: Page) => page.locator('[data-toast]')

describe('how long one stays', () => {
  it('is 2000 ms for a form', async () => {
    const page = await withFormToast()
    await leavesAfter(page, FORM)
  })

  it('is 1300 ms for the navigation', async () => {
    const page = await visit('/about', { before: stopClock })
    await page
      .getByRole('button', { name: /^Light/ })
      .first()
      .click()
    await toast(page).waitFor()
    await page.mouse.move(10, 800)
    await leavesAfter(page, NAVIGATION)
  })

  it('is 5000 ms by default', async () => {
    const page = await visit('/about', {
      bypassCSP: true,
      before: async (page) => {
        await serveInDevelopment(page)
        await stopClock(page)
      },
    })
    await page.addScriptTag({ type: 'module', url: '/assets/default-toast.js' })
    await toast(page).waitFor()
    await leavesAfter(page, DEFAULT)
  })

  it('is until the answer for a pending one', async () => {
    const held = gate()
    const page = await visit('/enquire', {
      before: async (page) => {
        await page.route(SEND, held.hold)
        await stopClock(page)
      },
    })
    await introduce(page)
    await alive(page, 'enquiry-form')
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await toast(page).waitFor()
    await page.clock.runFor(20_000)
    expect(await toast(page).textContent()).toBe('Sending your message...')
    held.open()
    await page.locator('[data-toast=success]').waitFor()
    expect(await page.locator('[data-toast=pending]').count()).toBe(0)
  })
})

it('its time stands still while it is pointed at, while it has the focus, and while either is so', async () => {
  const page = await withFormToast()
  await page.clock.runFor(1500)
  await toast(page).hover()
  await staysForAMinute(page)
  await toast(page).focus()
  await page.mouse.move(10, 800)
  await staysForAMinute(page)
  await toast(page).hover()
  await toast(page).blur()
  await staysForAMinute(page)
  await page.mouse.move(10, 800)
  await leavesAfter(page, 500)
})

async function staysForAMinute(page: Page): Promise<void> {
  await page.clock.runFor(60_000)
  expect(await toast(page).isVisible()).toBe(true)
}

describe('its place', () => {
  it.each([DESK, PHONE])('is the middle of the top for a form, told politely as a status, $name', async (way) => {
    const page = await withFormToast(way.options)
    await page.getByRole('status').and(toast(page)).waitFor()
    const { left, right, top } = await edges(toast(page))
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1)
    expect(top >= 0 && top < 60).toBe(true)
  })

  it('is the right of the top, under the bar, for the navigation', async () => {
    const page = await visit('/about')
    await page
      .getByRole('button', { name: /^Light/ })
      .first()
      .click()
    await toast(page).waitFor()
    const { left, right, top } = await edges(toast(page))
    expect(left > right && right < 60 && top > 60 && top < 120).toBe(true)
  })

  it('is above an open dialog, where it can be seen and pointed at; a failure is told at once, as an alert', async () => {
    const page = await visit('/Domestic', { expected: NOT_SENT })
    await page.route(SEND, (route) => route.fulfill({ status: 500 }))
    await page.locator('article a[href^="/enquire"]').first().click()
    await introduce(page.getByRole('dialog'))
    await page.getByRole('dialog').getByRole('button', { name: 'Send enquiry' }).click()
    await toast(page).getByText('Sorry, message not sent 😥').waitFor()
    await page.getByRole('alert').and(toast(page)).waitFor()
    await toast(page).hover()
    const { left, right, top } = await edges(toast(page))
    expect(Math.abs(left - right) <= 1 && top < 60).toBe(true)
  })
})

/** The contact page after a message was sent. */
async function withFormToast(options = DESK.options): Promise<Page> {
  const page = await visit('/contact', {
    ...options,
    before: async (page) => {
      await page.route(SEND, (route) => route.fulfill({ json: { ok: true, reference: 'PT-00000-00000' } }))
      await stopClock(page)
    },
  })
  await introduce(page)
  await alive(page, 'enquiry-form')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await page.mouse.move(10, 800)
  await toast(page).waitFor()
  return page
}

async function leavesAfter(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms - 50)
  expect(await toast(page).isVisible()).toBe(true)
  await page.clock.runFor(60)
  await toast(page).waitFor({ state: 'detached' })
}

/** How far it stands from the edges of the window, in px. */
function edges(box: Locator): Promise<{ left: number; right: number; top: number }> {
  return box.evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect()
    return { left, right: document.documentElement.clientWidth - right, top }
  })
}
