import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { MOVING, twoFrames, visitors, WAYS } from './people.ts'

const PATH = '/tour/Rajasthan'
const PANELS = ['Know Before You Go', 'Confirmation Policy', 'Cancellation Policy']

const visit = visitors()
const checkout = (page: Page) => page.getByRole('link', { name: 'Checkout Prices' })
const panel = (page: Page, name: string) => page.locator('details', { has: page.locator('summary', { hasText: name }) })

/** On a phone the bar is always there, with the chat; on a wide window it comes once the page has scrolled. */
const isAtTop = ({ viewport }: { viewport?: { width: number } | null }) => (viewport?.width ?? 1440) < 1000

describe.each(WAYS)('$name', ({ options, press }) => {
  it("shows 'Checkout Prices' where the page has scrolled, and glides to the prices", async () => {
    const page = await visit(PATH, { ...options, ...MOVING })
    expect(await page.locator('a', { hasText: 'Checkout Prices' }).evaluate(canBeSeen)).toBe(isAtTop(options))
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await page.evaluate(twoFrames)
    expect(await page.locator('a', { hasText: 'Checkout Prices' }).evaluate(canBeSeen)).toBe(true)
    await checkout(page).focus()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth')
    await press(checkout(page))
    await expect.poll(() => page.locator('#prices').evaluate(isInView)).toBe(true)
    expect(new URL(page.url()).hash).toBe('#prices')
  })

  it('jumps to the prices for a visitor who asked for less motion', async () => {
    const page = await visit(PATH, { ...options, reducedMotion: 'reduce' })
    await page.evaluate(() => scrollTo({ top: 400 }))
    await press(checkout(page))
    expect(await page.locator('#prices').evaluate(isInView)).toBe(true)
    await page.evaluate(() => scrollTo({ top: 0 }))
    await page.evaluate(twoFrames)
    expect(await page.locator('a', { hasText: 'Checkout Prices' }).evaluate(canBeSeen)).toBe(isAtTop(options))
  })
})

it('shows the Tab key each stop among the prices, which follow the page beside the days', async () => {
  const page = await visit(PATH, { viewport: { width: 1280, height: 800 } })
  const stops: { y: number; height: number }[] = []
  for (let presses = 0; presses < 80 && stops.length < 4; presses++) {
    await page.keyboard.press('Tab')
    await page.evaluate(twoFrames)
    const stop = page.locator('#prices :focus')
    const box = (await stop.count()) > 0 && (await stop.boundingBox())
    if (box) stops.push(box)
  }
  expect(stops).toHaveLength(4)
  expect(stops.filter(({ y, height }) => y < 0 || y + height > 800)).toEqual([])
})

it.each([390, 1280])('keeps the letters of a bill large for people who read large text, at %i px', async (width) => {
  const page = await visit('/tour/Bali6d5n?adults=2&from=2028-02-29', { viewport: { width, height: 900 } })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const smallest = await page
    .locator('table:has([data-total]) :is(th, td)')
    .evaluateAll((cells) => Math.min(...cells.map((cell) => Number.parseFloat(getComputedStyle(cell).fontSize))))
  expect(smallest).toBeGreaterThanOrEqual(16)
})

it('keeps the three panels closed at first, and opens and closes each for itself, with its arrow', async () => {
  const page = await visit(PATH)
  expect(await openPanels(page)).toEqual([])
  await panel(page, 'Know Before You Go').locator('summary').click()
  await panel(page, 'Cancellation Policy').locator('summary').click()
  expect(await openPanels(page)).toEqual(['Know Before You Go', 'Cancellation Policy'])
  await panel(page, 'Know Before You Go').locator('summary').click()
  expect(await openPanels(page)).toEqual(['Cancellation Policy'])
  // The arrow of an open one turns up.
  const arrow = panel(page, 'Confirmation Policy').locator('summary svg')
  expect(await arrow.evaluate((icon) => getComputedStyle(icon).rotate)).toBe('none')
  await panel(page, 'Confirmation Policy').locator('summary').press('Enter')
  await expect.poll(() => arrow.evaluate((icon) => getComputedStyle(icon).rotate)).toBe('180deg')
})

it('works the panels with JavaScript off', async () => {
  const page = await visit(PATH, { javaScriptEnabled: false })
  await panel(page, 'Confirmation Policy').locator('summary').click()
  await panel(page, 'Confirmation Policy').locator('ul').waitFor()
})

it.each([PATH, '/contact'])(
  'frames the map of %s as wanted: titled, lazy, 450 px high, full screen allowed',
  async (path) => {
    const page = await visit(path)
    const frame = page.locator('iframe')
    const attributes = await frame.evaluate((element: HTMLIFrameElement) => ({
      title: element.title,
      loading: element.loading,
      allowFullscreen: element.allowFullscreen,
      height: element.getAttribute('height'),
    }))
    expect(attributes).toEqual({ title: 'map', loading: 'lazy', allowFullscreen: true, height: '450' })
    await frame.scrollIntoViewIfNeeded()
    expect((await frame.boundingBox())?.height).toBe(450)
  },
)

it.each([true, false])('shows the map to a visitor who comes to it, with JavaScript %s', async (javaScriptEnabled) => {
  const asked: string[] = []
  const before = async (page: Page) => void page.on('request', (request) => asked.push(request.url()))
  const page = await visit(PATH, { javaScriptEnabled, before })
  await page.getByTitle('map').last().scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContainEqual(expect.stringContaining('https://www.openstreetmap.org/'))
})

async function openPanels(page: Page): Promise<string[]> {
  const states = await Promise.all(PANELS.map((name) => panel(page, name).evaluate(isOpen)))
  return PANELS.filter((_, at) => states[at])
}

function isOpen(details: Element): boolean {
  return (details as HTMLDetailsElement).open
}

function canBeSeen(element: Element): boolean {
  const { visibility, opacity } = getComputedStyle(element)
  return visibility === 'visible' && Number(opacity) > 0.9
}

function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < innerHeight / 2
}
