import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, inject, it } from 'vitest'
import { sharedBrowser } from './shared-browser.ts'
import { visitor, watchConsole, watchPolicy } from './visits.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const WIDTHS = [1280, 820, 360, 320]

const desk = inject('origin').replace('//', '//desk.')
let browser: Browser

beforeAll(async () => {
  browser = await sharedBrowser()
  const body = JSON.stringify({ name: 'Guest A', phone: '98000 00001', isd: '+91', message: 'Is it warm in December?' })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${inject('origin')}/send-email`, { method: 'POST', headers, body })
})

/** Every screen of the desk for a salesperson, in the order of a day, then for whoever keeps prices and facts; each leads on from the one before. */
const STEPS: [name: string, step: (page: Page) => Promise<unknown>][] = [
  ['inbox', (page) => page.goto(`${desk}/inbox`)],
  ['case', (page) => answerFirst(page)],
  ['case after a message', (page) => page.locator('#write').getByRole('button', { name: 'WhatsApp' }).click()],
  ['case that is refused', (page) => lose(page)],
  ['list', (page) => page.goto(`${desk}/inbox/no-step`)],
  ['search', (page) => page.goto(`${desk}/inbox?q=guest`)],
  ['templates', (page) => page.goto(`${desk}/templates`)],
  ['reports', (page) => page.goto(`${desk}/reports`)],
  ['prices', (page) => page.goto(`${desk}/prices`)],
  ['prices of a tour', (page) => page.goto(`${desk}/prices/Bali8d7n?from=2027-01-01&till=2027-03-31`)],
  ['window that is refused', (page) => page.getByRole('button', { name: 'Show before and after' }).click()],
  ['season', (page) => page.goto(`${desk}/season?from=2027-01-01&till=2027-03-31&rise=6`)],
  ['before and after', (page) => page.getByRole('button', { name: 'Show before and after' }).click()],
  ['price sheet', (page) => page.goto(`${desk}/sheet`)],
  ['facts', (page) => page.goto(`${desk}/facts`)],
  ['fact', (page) => page.goto(`${desk}/facts/malaysia-visa`)],
  ['tour', (page) => page.goto(`${desk}/tours/Bali8d7n`)],
  ['reviews', (page) => page.goto(`${desk}/reviews`)],
  ['home page', (page) => page.goto(`${desk}/home-page`)],
  ['health', (page) => page.goto(`${desk}/health`)],
  ['nothing there', (page) => page.goto(`${desk}/nosuch`)],
]

/** The oldest new enquiry of somebody who can be written to, whoever that is: the site under test has others. */
async function answerFirst(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^WhatsApp / })
    .first()
    .click()
}

async function lose(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Lost' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
}

it('nothing is wrong with any screen of the desk, by day and by night, at every width, without a script', async () => {
  const complaints: Record<string, unknown> = {}
  const context = await visitor(browser, desk, { width: 360 })
  const violations = await watchPolicy(context)
  const page = await context.newPage()
  const faults = watchConsole(page, 422)
  for (const [name, step] of STEPS) {
    await step(page)
    await page.evaluate(axe.source)
    const found = await complaintsOf(page)
    if (found.length > 0) complaints[name] = found
  }
  await context.close()
  const others = faults.filter((fault) => !fault.includes('status of 404'))
  expect({ complaints, violations, others }).toEqual({ complaints: {}, violations: [], others: [] })
})

async function complaintsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  // By night only colours are others.
  for (const [theme, asked] of [
    ['light', { type: 'tag', values: RULES }],
    ['dark', { type: 'rule', values: ['color-contrast'] }],
  ] as const) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme
    }, theme)
    const { violations } = await page.evaluate(
      (runOnly) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly: runOnly as unknown as string[] }),
      asked,
    )
    found.push(...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0]?.target.join(' ')}`))
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(`wider than ${width}`)
  }
  await page.setViewportSize({ width: 360, height: 800 })
  return found
}

it('a new enquiry is answered on WhatsApp and has its next step with five taps, without a script', async () => {
  const context = await visitor(browser, desk, { width: 360, javaScriptEnabled: false })
  const page = await context.newPage()
  const body = JSON.stringify({ name: 'Tapped', phone: '98000 00077', isd: '+91', message: 'Hello' })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${inject('origin')}/send-email`, { method: 'POST', headers, body })
  await page.goto(`${desk}/inbox`)
  await answerFirst(page)
  await page.locator('#write').getByRole('radio').nth(2).check()
  await page.locator('#write').getByRole('button', { name: 'WhatsApp' }).click()
  const link = page.getByRole('link', { name: 'Open in WhatsApp' })
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d{11,}\?text=Namaste%20\S/)
  expect(await page.getByText('Next:').count()).toBe(1)
  await context.close()
})
