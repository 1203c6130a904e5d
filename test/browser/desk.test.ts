import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, inject, it, vi } from 'vitest'
import { bringAxe, complaintsOf } from './axe.ts'
import { answerFirst, DESK_SCREENS } from './desk-screens.ts'
import { sharedBrowser } from './shared-browser.ts'
import { visitor, watchPolicy } from './visits.ts'

const WIDTHS = [1280, 820, 360]

const desk = inject('origin').replace('//', '//desk.')
let browser: Awaited<ReturnType<typeof sharedBrowser>>

beforeAll(async () => {
  browser = await sharedBrowser()
  await enquire({ name: 'Guest A', phone: '98000 00001', message: 'Is it warm in December?' })
  await enquire({ name: 'Guest B', phone: '98000 00002', website: 'a machine filled this in' })
})

async function enquire(said: Record<string, string>): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await fetch(`${inject('origin')}/send-email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ isd: '+91', ...said }),
  })
}

/** One visit checks all rules of all screens. */
it.each(Object.entries(DESK_SCREENS))(
  'nothing is wrong with any screen %s, by day and by night, at every width',
  async (_, screens) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const context = await visitor(browser, desk, { width: 360 })
    const violations = await watchPolicy(context)
    await bringAxe(context)
    const { page, statuses, faults } = await openPage(context)
    const complaints: Record<string, unknown> = {}
    for (const { name, status = 200, open } of screens) {
      await open(page, desk)
      await page.waitForLoadState()
      const found = [...(await tooWide(page)), ...(await complaintsOf(page)), ...(await otherButtons(page))]
      if (statuses.at(-1) !== status) found.push(`answered with ${statuses.at(-1)}`)
      if (found.length > 0) complaints[name] = found
    }
    await context.close()
    expect({ complaints, violations, faults }).toEqual({ complaints: {}, violations: [], faults: [] })
  },
)

/** A page, the statuses of its documents, and what its console tells of besides them. */
async function openPage(context: BrowserContext) {
  const page = await context.newPage()
  const statuses: number[] = []
  const faults: string[] = []
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) statuses.push(response.status())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/responded with a status of/.test(message.text())) faults.push(message.text())
  })
  return { page, statuses, faults }
}

async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`wider than ${width}`)
  }
  return found
}

/** A page on which something can be typed has no switch that would lead to it anew. */
async function otherButtons(page: Page): Promise<string[]> {
  const hasForm = (await page.locator('main form[method=post]').count()) > 0
  const shown = await page.locator('header form').isVisible()
  return hasForm && shown ? ['a switch of the theme beside a form'] : []
}

it('a new enquiry is answered on WhatsApp and has its next step with five taps, without a script', async () => {
  const context = await visitor(browser, desk, { width: 360, javaScriptEnabled: false })
  const page = await context.newPage()
  await enquire({ name: 'Tapped', phone: '98000 00077', message: 'Hello' })
  await page.goto(`${desk}/inbox`)
  await answerFirst(page)
  await page.locator('#write').getByRole('radio').nth(2).check()
  await page.locator('#write').getByRole('button', { name: 'WhatsApp' }).click()
  const link = page.getByRole('link', { name: 'Open in WhatsApp' })
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d{11,}\?text=Namaste%20\S/)
  expect(await page.locator('#saved').textContent()).toContain('Next:')
  await context.close()
})

it('what became of a form stands in the first view of a phone, without a script', async () => {
  const context = await visitor(browser, desk, { width: 390, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await enquire({ name: 'On a phone', phone: '98000 00088', message: 'Hello' })
  await page.goto(`${desk}/inbox`)
  await answerFirst(page)
  const address = page.url().replace(/[?#].*/, '')
  const press = (form: string, name: string) => page.locator(form).getByRole('button', { name }).click()
  const seen: Record<string, boolean> = {}
  const look = async (what: string, at: string) => {
    seen[what] = await isInView(page, at)
    await page.goto(address)
  }
  await page.locator('#do').getByRole('radio', { name: 'Lost' }).check()
  await press('#do', 'Save')
  await look('refused', '#refused')
  await page.locator('#do').getByRole('textbox', { name: 'Note' }).fill('Wants the sea')
  await press('#do', 'Save')
  await look('saved', '#saved')
  await page.locator('#text').fill('At {price}')
  await press('#write', 'WhatsApp')
  await look('message with a hole', '#refused')
  await press('.marks', 'Mark as urgent')
  await look('marked', '#saved')
  await press('#write', 'WhatsApp')
  await look('message', '#saved')
  await context.close()
  expect(Object.keys(seen).filter((what) => !seen[what])).toEqual([])
})

async function isInView(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox()
  return box !== null && box.y >= 0 && box.y + Math.min(box.height, 60) <= 844
}

it('the names of the places stand apart from each other at the lower edge of a phone', async () => {
  const context = await visitor(browser, desk, { viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${desk}/inbox`)
  const names = await page
    .getByRole('navigation', { name: 'Desk' })
    .locator('span')
    .evaluateAll((spans) => spans.map((span) => span.getBoundingClientRect()))
  expect(names.length).toBeGreaterThan(5)
  const gaps = names.slice(1).map(({ left }, at) => left - (names[at]?.right ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(6)
  await context.close()
})
