import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { ASHA } from '../support/asha.ts'
import { sharedBrowser } from './shared-browser.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { visitor, watchConsole } from './visits.ts'

const origin = inject('origin')
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  browser = await sharedBrowser()
})

beforeEach(async () => {
  context = await visitor(browser, origin, { javaScriptEnabled: false })
})
afterEach(() => context.close())

/** From the search on the home page to a tour's page. */
async function findBali(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Search for a place').fill('bali')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('heading', { name: 'Bali' }).getByRole('link').first().click()
}

it('leads from the search to a tour, and its enquiry into the database', async () => {
  const page = await context.newPage()
  const faults = watchConsole(page)
  await findBali(page)
  await page.getByRole('link', { name: 'Contact with an Expert' }).first().click()
  await page.getByLabel('Name').fill('Zoë D’Souza')
  await page.getByLabel('E-mail').fill('zoe@example.in')
  await page.getByLabel('ISD code').selectOption({ value: '+91' })
  await page.getByLabel('Phone').fill('98290 12345')
  await page.getByLabel('Travel date').fill(ASHA.date)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await page.getByRole('heading', { name: 'THANK YOU FOR SUBMITTING THE FORM' }).waitFor()
  const reference = (await page.getByText(/^PT-\w{5}-\w{5}$/).textContent()) ?? ''

  const rows = storedEnquiries(inject('state'), reference)
  expect(rows).toMatchObject([
    {
      kind: 'tour',
      name: 'Zoë D’Souza',
      email: 'zoe@example.in',
      dialable: '+919829012345',
      travel_date: ASHA.date,
      tier: 'standard',
    },
  ])
  expect(rows[0]?.tour).toMatch(/^Bali/)
  expect(faults).toEqual([])
})

it('keeps a half-typed date, which would be sent as none, and the browser says so', async () => {
  const page = await context.newPage()
  await page.goto('/enquire?tour=Rajasthan')
  await page.getByLabel('Phone').fill('98290 12345')
  await page.getByLabel('Travel date').pressSequentially('12')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  expect(await page.locator(':focus').getAttribute('name')).toBe('date')
  expect(new URL(page.url()).pathname).toBe('/enquire')
})

it('gives a form without phone and e-mail back with everything typed', async () => {
  const page = await context.newPage()
  const faults = watchConsole(page, 422)
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Zoë D’Souza')
  await page.getByLabel('ISD code').selectOption({ value: '+971' })
  await page.getByLabel('Message').fill('Two of us,\nin February.')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await page.getByRole('alert').waitFor()

  expect(await typed(page)).toEqual({
    Name: 'Zoë D’Souza',
    'ISD code': '+971',
    Message: 'Two of us,\nin February.',
  })
  expect(await page.getByLabel('Phone').getAttribute('aria-invalid')).toBe('true')
  expect(faults).toEqual([])
})

it.each([240_000, 300_000])('gives a message of %i letters back, to be shortened', async (letters) => {
  const page = await context.newPage()
  const faults = watchConsole(page, 413)
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Zoë D’Souza')
  const long = 'Two of us, in February. '.repeat(letters / 24)
  await page.getByLabel('Message').fill(long)
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await page.getByRole('alert').getByText('longer than we can take').waitFor()
  const back = await page.getByLabel('Message').inputValue()
  expect([await page.getByLabel('Name').inputValue(), long.startsWith(back), back.length > 60_000]).toEqual([
    'Zoë D’Souza',
    true,
    true,
  ])
  expect(faults).toEqual([])
})

it('shows no other button beside an enquiry that has been begun: it would empty the form', async () => {
  const page = await context.newPage()
  const buttons = page.locator('button[type=submit]:visible')
  for (const path of ['/contact', '/enquire', '/enquire?tour=Rajasthan&tier=deluxe']) {
    await page.goto(path)
    expect(await buttons.allTextContents()).toContain('Light mode, change to dark')
    await page.getByLabel('Phone').fill('98290 12345')
    await page.getByLabel('Name').focus()
    expect(await buttons.allTextContents()).toEqual(['Send enquiry'])
  }
})

it('shows no other button beside an enquiry that has come back to be mended', async () => {
  const page = await context.newPage()
  await page.goto('/contact')
  await page.getByLabel('Phone').fill('12')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await page.getByRole('alert').first().waitFor()
  expect(await page.locator('button[type=submit]:visible').allTextContents()).toEqual(['Send enquiry'])
})

it('shows no switch of theme or currency beside a filter or a trip in which something is chosen and not sent', async () => {
  const page = await context.newPage()
  const switches = page.locator('button[name=theme]:visible, [data-currency] button:visible')
  const choose: Record<string, () => Promise<unknown>> = {
    '/Domestic': () => page.locator('#choice input[type=checkbox]:enabled:visible').first().check(),
    '/tour/Bali6d5n': () => page.getByLabel('Adults').fill('3'),
  }
  for (const [path, choosing] of Object.entries(choose)) {
    await page.goto(path)
    expect([path, (await switches.count()) > 0]).toEqual([path, true])
    await choosing()
    await page.keyboard.press('Tab')
    expect([path, await switches.count()]).toEqual([path, 0])
  }
})

it('withdraws an enquiry at the second press', async () => {
  const page = await context.newPage()
  await page.goto('/contact')
  await page.getByLabel('Phone').fill('98290 12345')
  await page.getByLabel('Message').fill('To be withdrawn')
  await page.getByRole('button', { name: 'Send enquiry' }).click()
  await page.getByRole('link', { name: 'See how far it is' }).click()
  const erase = page.getByRole('button', { name: 'Yes, withdraw and erase it' })
  await page.getByRole('textbox').first().fill('We are three.')
  await page.getByRole('textbox').first().blur()
  expect(await page.locator('button[type=submit]:visible').allTextContents()).toEqual(['Add it'])
  expect(await erase.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Add it' }).click()
  const added = page.getByRole('status').filter({ hasText: /^Added \d\d:\d\d IST$/ })
  await added.waitFor()
  expect(await added.evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight && scrollY > 0)).toBe(true)
  await page.setViewportSize({ width: 390, height: 900 })
  expect(await page.locator('h1 span').evaluate((text) => text.getClientRects().length)).toBe(1)
  await page.getByText('Withdraw my enquiry').click()
  await erase.click()
  await page.getByRole('status').getByText('is withdrawn').waitFor()
})

async function typed(page: Page): Promise<Record<string, string>> {
  const labels = ['Name', 'ISD code', 'Message']
  const values = await Promise.all(labels.map((label) => page.getByLabel(label).inputValue()))
  return Object.fromEntries(labels.map((label, at) => [label, values[at] ?? '']))
}

it('opens the menu and leads on from it', async () => {
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Countries' }).click()
  expect(new URL(page.url()).pathname).toBe('/country')
})

it('changes to dark and stays dark', async () => {
  const page = await context.newPage()
  await page.goto('/about')
  await page.getByRole('button', { name: 'Light mode, change to dark' }).click()
  await page.getByRole('link', { name: 'Contact us' }).click()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
})
