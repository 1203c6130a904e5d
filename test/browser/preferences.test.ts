import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { COMMON_CURRENCIES } from '../../src/domain/visit/preferences.ts'
import { DESK, PHONE, twoFrames, type Visit, visitors, WAYS } from './people.ts'
import { introduce, watchSends } from './sends.ts'

const visit = visitors()
/** The paper by night and by day (client/styles/tokens.css). */
const DARK = { theme: 'dark', bar: 'rgb(19, 12, 41)' }
const LIGHT = { theme: 'light', bar: 'rgb(255, 252, 247)' }

/** Where a visitor finds the choices: in the bar, or in the menu of a phone. */
const PLACES = [
  { name: 'in the bar', who: DESK, find: async (page: Page) => page.locator('header > :not(#menu)') },
  { name: 'in the menu', who: PHONE, find: openMenu },
]

describe.each(PLACES)('the theme, $name', ({ who, find }) => {
  it('flips at once, shows the current mode, stays for the next pages, and flips back', async () => {
    const page = await visit('/about', who.options)
    const place = await find(page)
    expect(await place.locator('button[name=theme]:visible').textContent()).toMatch(/^Light/)
    await who.press(place.locator('button[name=theme]:visible'))
    await page.locator('html[data-theme=dark]').waitFor()
    expect(await theme(page)).toEqual(DARK)
    expect(await place.locator('button[name=theme]:visible').textContent()).toMatch(/^Dark/)
    expect(await page.locator('button[name=theme]:visible:focus').count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/about')
    await page.locator('[data-toast]').waitFor()
    await page.goto('/Domestic')
    expect(await theme(page)).toEqual(DARK)
    await who.press((await find(page)).locator('button[name=theme]:visible'))
    await page.locator('html[data-theme=light]').waitFor()
    await page.locator('[data-toast]').waitFor()
    await page.reload()
    expect(await theme(page)).toEqual(LIGHT)
  })

  it('changes with JavaScript off, by a post that leads back to the page', async () => {
    const page = await visit('/contact', { ...who.options, javaScriptEnabled: false })
    await who.press((await find(page)).locator('button[name=theme]:visible'))
    await page.locator('html[data-theme=dark]').waitFor()
    expect(new URL(page.url()).pathname).toBe('/contact')
  })
})

describe('a dark visitor', () => {
  it.each(['/', '/Domestic', '/tour/Rajasthan', '/contact', '/search-results?q=bali', '/404'])(
    'sees no flash on %s: its first HTML is dark already',
    async (path) => {
      const html = await fetchAs(path, 'theme=dark')
      expect(html.match(/<html[^>]*>/)?.[0]).toContain('data-theme="dark"')
      expect(html).toContain('<meta name="theme-color" content="#130c29"')
    },
  )

  it('finds a page dark that Back brings out of memory, and one that was dark in this tab as the server sends it', async () => {
    const page = await visit('/about', { expected: /ERR_/ })
    await page.evaluate(() => {
      sessionStorage.theme = 'dark'
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(await theme(page)).toEqual(DARK)
    await page.reload()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
    await page
      .getByRole('button', { name: /^Light/ })
      .first()
      .click()
    await page.locator('[data-toast]').waitFor()
    const response = await page.reload()
    expect(await response?.text()).toMatch(/^<!DOCTYPE html><html[^>]* data-theme="dark"/)
    // Without a network it flips for this page.
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /^Dark/ }).first().click()
    await page.locator('html[data-theme=light]').waitFor()
  })
})

describe.each(PLACES)('the currency, $name', ({ who, find }) => {
  it('is chosen from the ten most used, and every price follows', async () => {
    const page = await visit('/Domestic', who.options)
    const select = (await find(page)).getByLabel('Currency')
    expect(await select.locator('option').evaluateAll(values)).toEqual([...COMMON_CURRENCIES])
    await Promise.all([page.waitForEvent('load'), select.selectOption('usd')])
    expect(new URL(page.url()).pathname).toBe('/Domestic')
    expect(await select.inputValue()).toBe('usd')
    const prices = await page.locator('data[value]').evaluateAll(pricesOf)
    expect(prices.length).toBeGreaterThan(10)
    expect(
      prices.filter(({ text, title, rupees }) => !isConverted(text, 'US$', rupees) || title !== inr(rupees)),
    ).toEqual([])
  })

  it('is chosen with JavaScript off by its button', async () => {
    const page = await visit('/tour/Rajasthan', { ...who.options, javaScriptEnabled: false })
    const place = await find(page)
    await place.getByLabel('Currency').selectOption('eur')
    await who.press(place.getByRole('button', { name: 'Set' }))
    await page.locator('data[title^="₹"]', { hasText: '≈ €' }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/tour/Rajasthan')
  })
})

describe('the currency', () => {
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['Enter', (page) => page.keyboard.press('Enter')],
    ['the button beside it', (page) => page.getByRole('banner').getByRole('button', { name: 'Set' }).click()],
  ])('is chosen with arrow keys on the page, and applied by %s', async (_, apply) => {
    const page = await visit('/about')
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
    await page.locator('#currency').focus()
    await page.keyboard.press('ArrowDown')
    await page.evaluate(twoFrames)
    expect(posts).toEqual([])
    expect(await page.locator(':focus').getAttribute('id')).toBe('currency')
    const chosen = await page.locator('#currency').inputValue()
    expect(chosen).not.toBe('inr')
    await Promise.all([page.waitForEvent('load'), apply(page)])
    expect(posts).toHaveLength(1)
    expect(await page.locator('#currency').inputValue()).toBe(chosen)
  })

  it('that is rarer stands behind a search, and in the list once it is chosen', async () => {
    // The test goes on before the page of the list has moved in.
    const page = await visit('/tour/Rajasthan', { expected: /^Transition was aborted/ })
    await page.locator('footer').getByRole('link', { name: 'All currencies' }).click()
    await page.getByLabel('Search for a currency').fill('yen')
    await page.getByLabel('Search for a currency').press('Enter')
    const taken = page.waitForResponse('**/preferences')
    await page.getByRole('button', { name: 'JPY Japanese Yen' }).click()
    await taken
    await page.waitForLoadState()
    await page.goto('/tour/Rajasthan')
    await page.locator('data', { hasText: '≈ ¥' }).first().waitFor()
    expect(await page.locator('#currency').inputValue()).toBe('jpy')
  })

  it.each(['/', '/International', '/country/thailand', '/tour/Bali6d5n', '/search-results?q=bali'])(
    'is that of every price on %s, and what is charged is said once',
    async (path) => {
      const page = await visit(path, { cookies: { currency: 'gbp' }, javaScriptEnabled: false })
      const prices = await page.locator('data').evaluateAll(pricesOf)
      expect(prices.length).toBeGreaterThan(0)
      expect(prices.filter(({ text }) => !text.startsWith('≈ £ '))).toEqual([])
      expect(await page.getByText('charged in rupees').count()).toBe(1)
    },
  )

  it('of a page that Back brings again is the one chosen since, in its prices and in its list', async () => {
    const page = await visit('/Domestic')
    await page.goto('/about')
    await Promise.all([page.waitForEvent('load'), page.locator('#currency').selectOption('usd')])
    for (let back = 0; back < 3 && !page.url().endsWith('/Domestic'); back++) await page.goBack()
    expect(await page.locator('#currency').inputValue()).toBe('usd')
    expect(await page.locator('data').first().textContent()).toMatch(/^≈ US\$/)
    // The browser gives a page back out of memory as it was left.
    const loaded = page.waitForEvent('load')
    await page.evaluate(() => {
      sessionStorage.currency = 'inr'
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await loaded
  })

  it('leaves structured data in rupees', async () => {
    const [rupees, dollars] = await Promise.all([
      fetchAs('/tour/Rajasthan', ''),
      fetchAs('/tour/Rajasthan', 'currency=usd'),
    ])
    expect(structured(dollars)).toEqual(structured(rupees))
    expect(structured(dollars).length).toBeGreaterThan(0)
  })
})

describe.each(WAYS)('an enquiry of a visitor with another currency, $name', ({ options, press }) => {
  it('holds rupees, from the dialog and from the plain form', async () => {
    const rupees = await priceOf({ ...options }, press)
    expect(rupees).toMatch(/^\d{4,6}$/)
    expect(await priceOf({ ...options, cookies: { currency: 'usd' } }, press)).toBe(rupees)
    expect(await priceOf({ ...options, cookies: { currency: 'usd' }, javaScriptEnabled: false }, press)).toBe(rupees)
  })
})

describe('two visitors of one page', () => {
  it('never see each other’s, however they take turns', async () => {
    const cookies = [{}, { theme: 'dark', currency: 'usd' }, { currency: 'gbp' }, { theme: 'dark' }]
    const wanted = ['light inr ₹', 'dark usd ≈ US$', 'light gbp ≈ £', 'dark inr ₹']
    const pages = await Promise.all(cookies.map((each) => visit('/tour/Bali6d5n', { cookies: each })))
    expect(await Promise.all(pages.map(shownTo))).toEqual(wanted)
    await Promise.all(pages.toReversed().map((page) => page.reload()))
    expect(await Promise.all(pages.map(shownTo))).toEqual(wanted)
  })

  it('swap pages when they swap cookies', async () => {
    const page = await visit('/tour/Bali6d5n', { cookies: { theme: 'dark', currency: 'usd' } })
    await page.context().clearCookies()
    await page.reload()
    expect(await shownTo(page)).toBe('light inr ₹')
  })
})

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Open menu' }).tap()
  return page.locator('#menu')
}

/** The theme of a page, and the colour that it gives to the browser's own bar. */
function theme(page: Page) {
  return page.evaluate(() => {
    const swatch = document.body.appendChild(document.createElement('i'))
    swatch.style.color = document.querySelector<HTMLMetaElement>('[name=theme-color]')?.content ?? ''
    return { theme: document.documentElement.dataset.theme, bar: getComputedStyle(swatch).color }
  })
}

async function fetchAs(path: string, cookie: string): Promise<string> {
  return (await fetch(inject('origin') + path, { headers: { cookie }, redirect: 'manual' })).text()
}

/** In the page: the shown prices, and their amounts in rupees. */
function pricesOf(prices: Element[]) {
  return prices.map((price) => ({
    text: price.textContent ?? '',
    title: price.getAttribute('title'),
    rupees: Number(price.getAttribute('value')),
  }))
}

function values(options: Element[]): (string | null)[] {
  return options.map((option) => option.getAttribute('value'))
}

/** One rupee buys a hundredth of every currency here; a price shows three figures of it. */
function isConverted(text: string, sign: string, rupees: number): boolean {
  const amount = Number((rupees / 100).toPrecision(3)).toLocaleString('en-IN', { maximumFractionDigits: 2 })
  return text === `≈ ${sign} ${amount}`
}

function inr(rupees: number): string {
  return `₹${rupees.toLocaleString('en-IN')}`
}

function structured(html: string): (string | undefined)[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json)
}

/** The price that an enquiry about a tour's deluxe tier carries. */
async function priceOf(who: Visit, press: (typeof DESK)['press']): Promise<string | undefined> {
  const page = await visit('/tour/Rajasthan', who)
  const sends = watchSends(page)
  await press(page.locator('[data-tier=deluxe]').getByRole('link', { name: 'Contact with an Expert' }))
  const form = page.locator('form[action="/send-email"]')
  await form.waitFor()
  await introduce(form)
  await press(form.locator('button[type=submit]'))
  await expect.poll(() => sends.length).toBe(1)
  const [send] = sends
  if (who.javaScriptEnabled !== false) return (await send?.postDataJSON())?.price
  return send?.postData()?.match(/name="price"\r\n\r\n(\d+)/)?.[1]
}

/** The theme, the chosen currency, and how the first price is written. */
async function shownTo(page: Page): Promise<string> {
  const theme = await page.locator('html').getAttribute('data-theme')
  const price = await page.locator('[data-tier] data').first().textContent()
  return `${theme} ${await page.locator('#currency').inputValue()} ${price?.replace(/[\d,. ]+$/, '')}`
}
