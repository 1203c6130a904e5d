import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { gate } from './lazy-scripts.ts'
import { sharedBrowser } from './shared-browser.ts'
import { visitor } from './visits.ts'

const desk = inject('origin').replace('//', '//desk.')
const ID = 'SampleCopy'

/** Presses links and buttons by their names, and counts. */
function pressing(page: Page) {
  const pressed: string[] = []
  const press = async (name: string | RegExp) => {
    pressed.push(String(name))
    await page
      .locator('main')
      .getByRole('link', { name })
      .or(page.locator('main').getByRole('button', { name }))
      .first()
      .click()
  }
  return { pressed, press }
}

it('a copy with another hotel and another day goes live on a phone without a script, in nine presses', async () => {
  const context = await visitor(await sharedBrowser(), desk, { width: 390, javaScriptEnabled: false })
  const page = await context.newPage()
  const { pressed, press } = pressing(page)
  await page.goto(`${desk}/tours`)
  await press('New tour')
  await page.getByLabel('Begin with').selectOption({ index: 1 })
  await page.getByLabel(/^Title/).fill('A sample copy of the staff')
  await page.getByLabel(/^Short name/).fill(ID)
  await press('Begin the draft')
  await press('Change Answers')
  await page.getByLabel('Which hotels are these?').fill('Hotel Sample One and Hotel Sample Two, or similar.')
  await press('Save answers')
  await press('Change Days')
  await page.locator('#days-1 summary').click()
  await page.locator('#days-1-activities').fill('A walk by the staff\nA meal by the staff\nA rest by the staff')
  await press('Save days')
  await press('See it and put it live')
  await press('See the page and the card')
  await page.getByRole('complementary', { name: 'Draft' }).waitFor()
  await page.getByText('A walk by the staff').waitFor()
  await page.goBack()
  await press('Put this tour live')
  await page.getByText(/^Saved \d\d:\d\d/).waitFor()
  expect(pressed).toHaveLength(9)

  await page.goto(`${inject('origin')}/tour/${ID}`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('A sample copy of the staff')
  expect(await page.getByText('Hotel Sample One').count()).toBeGreaterThan(0)

  await page.goto(`${desk}/tours/${ID}`)
  await page.getByLabel('Why, for the staff').fill('A sample of the tests')
  await press('Withdraw this tour')
  await page.getByText(/^Saved \d\d:\d\d/).waitFor()
  await context.close()
})

const NAMES = `${desk}/tours/Bali8d7n/edit/names`

it('the preview follows what is typed, keeps the place of the reader, and is no step back in the history', async () => {
  const context = await visitor(await sharedBrowser(), desk, { width: 1280 })
  const page = await context.newPage()
  await page.goto(`${desk}/tours/Bali8d7n`)
  await page.goto(NAMES)
  const steps = await page.evaluate(() => history.length)
  const heading = () => page.frameLocator('details iframe[name=preview]').getByRole('heading', { level: 1 })
  for (const title of ['Bali: typed for a moment', 'Bali: typed a second time']) {
    await page.getByLabel('Title').fill(title)
    await heading().filter({ hasText: title }).waitFor()
  }
  await page.locator('details iframe').nth(1).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => history.length)).toBe(steps)
  expect(await page.getByLabel('Title').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/tours/Bali8d7n')
  await context.close()
})

it('the preview is open beside the form at first, and goes to the line that is typed', async () => {
  const context = await visitor(await sharedBrowser(), desk, { width: 1280 })
  const page = await context.newPage()
  await page.goto(`${desk}/tours/Bali8d7n/edit/days`)
  const frame = page.frameLocator('details iframe[name=preview]')
  await frame.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('#days-5 summary').click()
  await page.locator('#days-5-activities').fill('A walk by the staff\nA meal by the staff\nA line that is typed now')
  const isInSight = (line: Element) => {
    const { top, bottom } = line.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }
  await expect.poll(() => frame.getByText('A line that is typed now').evaluate(isInSight)).toBe(true)
  await context.close()
})

it('a preview that the writer has closed stays closed in the forms that come after, until it is opened again', async () => {
  const context = await visitor(await sharedBrowser(), desk, { width: 1280 })
  const page = await context.newPage()
  const box = page.locator('details:has(iframe)')
  const heading = page.frameLocator('details iframe[name=preview]').getByRole('heading', { level: 1 })
  const summary = page.getByText('Preview', { exact: true })
  await page.goto(NAMES)
  await heading.waitFor()
  await summary.click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('preview'))).toBe('closed')
  await page.goto(`${desk}/tours/Bali8d7n/edit/days`)
  await page.evaluate(() => undefined)
  expect(await box.getAttribute('open')).toBe(null)
  await summary.click()
  await heading.waitFor()
  await page.goto(NAMES)
  await heading.waitFor()
  await context.close()
})

it('the preview goes to the line that is typed as a whole, not to a text before it that has it within', async () => {
  const context = await visitor(await sharedBrowser(), desk, { width: 1280 })
  const page = await context.newPage()
  await page.goto(`${desk}/tours/Bali8d7n/edit/days`)
  const frame = page.frameLocator('details iframe[name=preview]')
  await page.locator('#days-1 summary').click()
  await page.locator('#days-1-activities').fill('A long walk by the sea of glass\nA meal\nA rest')
  await page.locator('#days-5 summary').click()
  await page.locator('#days-5-activities').fill('A meal by the staff\nA rest by the staff\nwalk by the sea')
  const typed = frame.getByText('walk by the sea', { exact: true })
  const isInSight = (line: Element) =>
    line.getBoundingClientRect().top >= 0 && line.getBoundingClientRect().bottom <= innerHeight
  await expect.poll(() => typed.evaluate(isInSight)).toBe(true)
  await context.close()
})

it('the heading of a draft’s card stands clear of the bar above it', async () => {
  const context = await visitor(await sharedBrowser(), desk, { width: 1440 })
  const page = await context.newPage()
  await page.goto(`${desk}/tours/Bali8d7n/draft`)
  const bar = await page.getByRole('complementary', { name: 'Draft' }).boundingBox()
  const heading = await page.getByRole('heading', { name: 'Its card in lists' }).boundingBox()
  expect((heading?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeGreaterThan(16)
  await context.close()
})

it('where there is no room beside the form, the preview shows what is typed when it is opened, and stays closed while the writer types on', async () => {
  const context = await visitor(await sharedBrowser(), desk, { width: 820 })
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(NAMES)
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  const title = page.getByLabel('Title')
  await title.fill('Bali: typed while it is closed')
  await page.clock.runFor(5000)
  const box = page.locator('details:has(iframe)')
  expect([await box.getAttribute('open'), await box.locator('iframe').count(), posted]).toEqual([null, 1, []])

  const summary = page.getByText('Preview', { exact: true })
  await summary.click()
  const heading = page.frameLocator('details iframe[name=preview]').getByRole('heading', { level: 1 })
  await heading.filter({ hasText: 'Bali: typed while it is closed' }).waitFor()
  await summary.click()
  await title.fill('Bali: typed behind a closed preview')
  await page.clock.runFor(5000)
  expect([await box.getAttribute('open'), posted.length]).toEqual([null, 1])
  await context.close()
})

it('the preview stays until the next one has come: an empty frame that has loaded takes no place', async () => {
  const context = await visitor(await sharedBrowser(), desk, { width: 1280 })
  const page = await context.newPage()
  await page.goto(NAMES)
  const frames = page.locator('details iframe')
  await page.frameLocator('details iframe[name=preview]').getByRole('heading', { level: 1 }).waitFor()
  const slow = gate()
  await page.route(NAMES, slow.hold)
  const asked = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByLabel('Title').fill('Bali: typed for a slow desk')
  await asked
  // As Firefox does, which tells of the empty document, too.
  await frames.last().dispatchEvent('load')
  expect(await frames.count()).toBe(2)
  slow.open()
  const heading = page.frameLocator('details iframe[name=preview]').getByRole('heading', { level: 1 })
  await heading.filter({ hasText: 'Bali: typed for a slow desk' }).waitFor()
  await expect.poll(() => frames.count()).toBe(1)
  await context.close()
})

it('without a script a press shows what is typed beside the form, and saving goes on as before', async () => {
  const context = await visitor(await sharedBrowser(), desk, { width: 390, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(NAMES)
  await page.getByLabel('Title').fill('Bali: shown at a press')
  await page.getByText('Preview', { exact: true }).click()
  await page.getByRole('button', { name: 'Show what is typed' }).click()
  await page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Bali: shown at a press' }).waitFor()
  expect(await page.getByLabel('Title').inputValue()).toBe('Bali: shown at a press')
  await context.close()
})
