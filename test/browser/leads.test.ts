import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { sharedBrowser } from './shared-browser.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { visitor } from './visits.ts'

const desk = inject('origin').replace('//', '//desk.')
let browser: Awaited<ReturnType<typeof sharedBrowser>>

beforeAll(async () => {
  browser = await sharedBrowser()
})

/** Counts the presses on the way. */
async function noteCall(page: Page, said: Record<string, string>): Promise<number> {
  let taps = 0
  const tap = async (target: ReturnType<Page['getByRole']>) => {
    taps++
    await target.tap()
  }
  await tap(page.getByRole('link', { name: 'Note a call or chat' }))
  for (const [label, text] of Object.entries(said)) {
    await tap(page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await tap(page.getByRole('button', { name: 'Save', exact: true }))
  return taps
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
const isInView = async (page: Page, selector: string) => {
  const box = await page.locator(selector).boundingBox()
  return box !== null && box.y >= 0 && box.y < 640
}

describe.each([true, false])('at the desk on a phone of 360 px, with JavaScript: %s', (javaScriptEnabled) => {
  const phone = `982${javaScriptEnabled ? '91' : '92'} 54321`
  let context: BrowserContext

  async function onPhone(): Promise<Page> {
    const options = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } }
    context = await visitor(browser, desk, { javaScriptEnabled, ...options })
    return context.newPage()
  }

  it('a call is noted with five taps and three fields, and Save stands in the first view', async () => {
    const page = await onPhone()
    await page.goto(`${desk}/inbox`)
    const taps = await noteCall(page, { Name: 'Ravi', Number: phone, 'What they said': 'Kerala, Dec, 4 people' })
    await page.locator('#saved').waitFor()
    expect([taps, new URL(page.url()).pathname]).toEqual([5, expect.stringMatching(/^\/case\/[0-9a-f]{16}$/)])
    await page.getByRole('link', { name: 'Note a call or chat' }).tap()
    await page.getByRole('heading', { name: 'New enquiry' }).waitFor()
    expect([await isWide(page), await isInView(page, 'main form button')]).toEqual([false, true])
    await context.close()
  })

  it('the same number is shown in the first view, and joins at a tap', async () => {
    const page = await onPhone()
    await page.goto(`${desk}/inbox`)
    await noteCall(page, { Number: phone, 'What they said': 'Again, now for five' })
    await page.getByRole('heading', { name: 'This person is with us already' }).waitFor()
    expect([await isInView(page, '#refused'), await isWide(page)]).toEqual([true, false])
    expect(await page.getByLabel('What they said').inputValue()).toBe('Again, now for five')
    await page.getByRole('button', { name: 'Save and join with this case' }).first().tap()
    await page.getByRole('button', { name: 'Split again' }).first().waitFor()
    await context.close()
  })

  it('what became of the enquiries, and each price of a season, is read with its name, and nothing is cut', async () => {
    const page = await onPhone()
    await page.goto(`${desk}/reports?by=source`)
    const line = page.locator('[data-outcomes] tbody tr').first()
    const cells = await line.locator('td').evaluateAll(standings)
    const names = ['Enquiries', 'Within the hour', 'Not answered', 'Offered', 'Won', 'Rupees', 'Lost', 'Won of 100']
    expect(cells).toEqual(names.map((name) => ({ name, isCut: false })))
    expect(await isWide(page)).toBe(false)
    await page.goto(`${desk}/season?from=2027-01-01&till=2027-03-31&rise=6`)
    const prices = await page.locator('main table tbody tr').first().locator('td').evaluateAll(standings)
    const tiers = ['Standard', 'Deluxe', 'Super Deluxe'].flatMap((tier) => [tier, `${tier}, struck`])
    expect(prices).toEqual(tiers.map((name) => ({ name, isCut: false })))
    await context.close()
  })
})

describe('on the site', () => {
  /** Sends the form that stands on a page, and gives what is stored. */
  async function send(page: Page, name: string) {
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByLabel('E-mail').fill('asha@example.in')
    const message = page.getByLabel('Message')
    if (await message.count()) await message.fill('Houseboats, please')
    const answered = page.waitForResponse((response) => response.url().endsWith('/send-email'))
    await page.getByRole('button', { name: /send/i }).last().click()
    const { reference } = await (await answered).json()
    const [row] = storedEnquiries(inject('state'), reference)
    return { channel: row?.channel, source: JSON.parse(String(row?.source || '{}')) }
  }

  it('a visit by a campaign keeps it over three pages to the enquiry, in the tab and in no cookie', async () => {
    const context = await visitor(browser, inject('origin'))
    const page = await context.newPage()
    await page.goto('/?utm_source=google&utm_campaign=kerala&gclid=one-person')
    await page.goto('/Domestic')
    await page.goto('/contact')
    expect(await send(page, 'Asha Rao')).toEqual({
      channel: 'form',
      source: { source: 'google', campaign: 'kerala', click: 'Google ad', firstPage: '/' },
    })
    const cookies = await context.cookies()
    expect(cookies.filter(({ value }) => /google|kerala|one-person/.test(value))).toEqual([])
    await context.close()
  })

  it('a form that opens on top of a page tells it as well; another tab begins a new visit', async () => {
    const context = await visitor(browser, inject('origin'))
    const page = await context.newPage()
    await page.goto('/tour/Bali6d5n?utm_source=news')
    await page.getByRole('link', { name: 'Contact with an Expert' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).waitFor()
    expect((await send(page, 'Zoë')).source).toEqual({ source: 'news', firstPage: '/tour/Bali6d5n' })
    const other = await context.newPage()
    await other.goto('/contact')
    expect((await send(other, 'Zoë again')).source).toEqual({ firstPage: '/contact' })
    await context.close()
  })
})

/** In the page: the names of cells, and whether they are cut at the window's sides. */
function standings(cells: Element[]) {
  return cells.map((cell) => {
    const { left, right } = cell.getBoundingClientRect()
    const name = getComputedStyle(cell, '::before').content
    return { name: name.replaceAll('"', '').trim(), isCut: left < 0 || right > innerWidth }
  })
}
