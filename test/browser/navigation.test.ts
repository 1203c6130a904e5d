import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { brand } from '../../src/brand.ts'
import { chatCode } from '../../src/domain/enquiries/chat-code.ts'
import { DESK, PHONE, tabAt, twoFrames, visitors, WAYS } from './people.ts'

/** The bar changes its style beyond this (site behaviour, section 9), in px. */
const THRESHOLD = 50

const visit = visitors()
const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.locator('#menu')
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })

const PLACES = [
  ['Home', '/'],
  ['International', '/International'],
  ['Domestic', '/Domestic'],
  ['Countries', '/country'],
  ['Testimonials', '/testimonials'],
] as const

describe('the bar', () => {
  it('has no menu button at wide widths, is transparent on the picture of the home page alone, and stays in sight', async () => {
    const page = await visit('/', DESK.options)
    expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false)
    expect(await main(page).isVisible()).toBe(true)
    const seen: Record<number, boolean> = {}
    for (const top of [0, THRESHOLD, THRESHOLD + 1]) {
      await scrollTo(page, top)
      seen[top] = await bar(page).evaluate(isTransparent)
    }
    expect(seen).toEqual({ 0: true, 50: true, 51: false })
    await scrollTo(page, 0)
    await expect.poll(() => bar(page).evaluate(isTransparent)).toBe(true)
    await isInSightWhenScrolled(page)
    // Half-way it is scrolled at once.
    await page.reload()
    await expect.poll(() => bar(page).evaluate(isTransparent)).toBe(false)
    await page.goto('/Domestic')
    await isInSightWhenScrolled(page)
  })

  async function isInSightWhenScrolled(page: Page): Promise<void> {
    await scrollTo(page, 1200)
    expect((await bar(page).boundingBox())?.y).toBe(0)
  }

  it('underlines the page that it stands on, and nothing else', async () => {
    const page = await visit('/about', DESK.options)
    for (const [name, path] of PLACES) {
      await page.goto(path)
      const underlined = await main(page)
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .filter((link) => getComputedStyle(link, '::after').scale !== '0 1')
            .map((link) => [link.textContent, link.getAttribute('aria-current')]),
        )
      expect(underlined).toEqual([[name, 'page']])
    }
  })
})

describe.each([
  ['with a thumb', PHONE],
  ['with a mouse in a narrow window', { ...DESK, options: { viewport: { width: 999, height: 800 } } }],
])('the menu, %s', (_, { options, press }) => {
  it('marks the page that it stands on, is closed by its X, by Escape and by a press beside it, and leads on', async () => {
    const page = await visit('/', options)
    const open = async () => {
      await press(page.getByRole('button', { name: 'Open menu' }))
      await menu(page).waitFor()
    }
    const isClosed = () => menu(page).waitFor({ state: 'hidden' })
    await open()
    expect(await menu(page).locator('[aria-current=page]').allTextContents()).toEqual(['Home'])
    const links = await menu(page)
      .getByRole('link')
      .evaluateAll((links) =>
        links
          .filter((link) => link.querySelector('svg use'))
          .map((link) => [link.textContent, link.getAttribute('href')]),
      )
    expect(links).toEqual(PLACES.map((place) => [...place]))

    await press(menu(page).getByRole('button', { name: 'Close menu' }))
    await isClosed()
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await menu(page).waitFor()
    await page.keyboard.press('Escape')
    await isClosed()
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Open menu')

    await page.setViewportSize({ width: 700, height: 800 })
    await open()
    if (options.hasTouch) await page.touchscreen.tap(40, 400)
    else await page.mouse.click(40, 400)
    await isClosed()

    await open()
    await press(menu(page).getByRole('link', { name: 'Domestic' }))
    await page.waitForURL('**/Domestic')
  })
})

it('opens the menu with JavaScript off, too', async () => {
  const page = await visit('/', { ...PHONE.options, javaScriptEnabled: false })
  await page.getByRole('button', { name: 'Open menu' }).tap()
  await menu(page).waitFor()
})

/**
 * The site behaviour wants the page scrolled to its top, on a phone after a second: a single-page site stays where it
 * was scrolled and lets a menu close first. Here the country is a separate page, which begins at its top anyway.
 */
describe.each(WAYS)('Explore Countries, $name', ({ options, press }) => {
  it('leads to the page of the country, at its top', async () => {
    const page = await visit('/country/thailand', options)
    const poster = page.locator('#countries a').first()
    await poster.scrollIntoViewIfNeeded()
    const href = await poster.getAttribute('href')
    await press(poster)
    await page.waitForURL(`**${href}`)
    await page.waitForFunction(() => scrollY === 0)
  })
})

describe('the chat', () => {
  /** What a link to the chat says to the agency, in a new tab. */
  async function textOf(page: Page, name: string): Promise<string | null> {
    const link = page.getByRole('link', { name })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe(`https://wa.me/${brand.phone.digits}`)
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    return address.searchParams.get('text')
  }
  const CHAT = 'Chat with us on WhatsApp, opens a new tab'

  it('writes to the agency, and opens beside the page, which stays', async () => {
    expect(brand.phone.digits).toMatch(/^\d+$/)
    const page = await visit('/Domestic')
    expect(await textOf(page, CHAT)).toBe('Hello Patang Holidays, I would like to ask about a holiday.')
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'a chat' }))
    const link = page.getByRole('complementary', { name: 'Chat' }).getByRole('link')
    const tab = await tabAt(page, /^https:\/\/wa\.me\//, () => link.click())
    expect(await tab.evaluate(() => opener)).toBe(null)
    expect(new URL(page.url()).pathname).toBe('/Domestic')
  })

  it('knows the tour and the page where it begins there, and the tier where it begins at one', async () => {
    const page = await visit('/tour/Rajasthan')
    expect(await textOf(page, CHAT)).toMatch(
      /^Hello Patang Holidays, .*Rajasthan.*https:\/\/patang\.example\/tour\/Rajasthan( |$)/s,
    )
    const title = String(await page.locator('h1').textContent())
    expect(await textOf(page, 'Ask on WhatsApp about the Deluxe Package')).toBe(
      `Hello Patang Holidays, I am asking about ${title}, Deluxe Package: https://patang.example/tour/Rajasthan (Ref ${chatCode({ id: 'Rajasthan', title }, 'deluxe')})`,
    )
  })

  it('knows the campaign that led to the visit, on the pages after the first one too', async () => {
    const page = await visit('/?utm_source=google&utm_campaign=kerala 26')
    await page.goto(new URL('/tour/Rajasthan', page.url()).href)
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'a chat' }))
    const link = page.getByRole('complementary', { name: 'Chat' }).getByRole('link')
    const tab = await tabAt(page, /^https:\/\/wa\.me\//, () => link.click())
    expect(new URL(tab.url()).searchParams.get('text')).toMatch(/\(Ref RAJA-\w{4}\/google\/kerala 26\)/)
  })

  it('names a campaign as far as its first sign of the code, in whole letters, and once however often it is pressed', async () => {
    const campaign = `${'k'.repeat(39)}🪁🪁`
    const page = await visit(
      `/tour/Rajasthan?${new URLSearchParams({ utm_source: 'goo(gle)', utm_campaign: campaign })}`,
    )
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'a chat' }))
    const link = page.getByRole('complementary', { name: 'Chat' }).getByRole('link')
    const codes: string[][] = []
    for (let press = 0; press < 2; press++) {
      const tab = await tabAt(page, /^https:\/\/wa\.me\//, () => link.click())
      codes.push(new URL(tab.url()).searchParams.get('text')?.match(/\(Ref .*/) ?? [])
      await tab.close()
    }
    expect(codes[0]?.[0]).toMatch(/^\(Ref RAJA-\w{4}\/goo\/k{39}🪁\)/u)
    expect(codes[1]).toEqual(codes[0])
  })
})

it('opens every link to another site in a new tab, without telling it the opener', async () => {
  const page = await visit('/')
  const outside = await page
    .locator('a[href^="https:"]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('target'), link.getAttribute('rel')]))
  expect(outside.length).toBeGreaterThan(3)
  expect(outside.filter(([target, rel]) => target !== '_blank' || rel !== 'noopener')).toEqual([])
})

it('lets taps through while the picture still moves over to the next page', async () => {
  const page = await visit('/about', { ...DESK.options, reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const seen = { revealed: false, moves: false, tapped: '' }
    Object.assign(window, { seen })
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(seen, { revealed: true, moves: viewTransition !== null })
    })
    addEventListener('pointerdown', ({ target }) => {
      seen.tapped = (target as Element).tagName
    })
  })
  // A browser that is short of time goes over without the picture: then the next visit counts.
  let seen = await tapOnArrival(page)
  for (let visits = 1; visits < 5 && !seen.moves; visits++) seen = await tapOnArrival(page)
  expect(seen.moves).toBe(true)
  expect(seen.tapped).not.toMatch(/^(HTML)?$/)
})

type Seen = { revealed: boolean; moves: boolean; tapped: string }

/** Goes from a list to its first tour, and taps as soon as that page shows. */
async function tapOnArrival(page: Page): Promise<Seen> {
  await page.goto('/International')
  await page
    .locator('article h3 a')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.waitForURL('**/tour/**', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.revealed)
  await page.mouse.click(720, 700)
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.tapped !== '')
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen)
}

/** In the page. */
function isTransparent(bar: Element): boolean {
  return getComputedStyle(bar).backgroundColor === 'rgba(0, 0, 0, 0)'
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
  await page.evaluate(twoFrames)
}
