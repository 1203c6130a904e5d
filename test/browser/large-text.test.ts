import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { twoFrames, visitors } from './people.ts'
import { SCREENS } from './screens.ts'

/** The text size, and the window in CSS px (WCAG 1.4.4 asks for 200 %). */
const READERS = [
  { text: '130%', width: 360 },
  { text: '200%', width: 360 },
  { text: '200%', width: 768 },
  { text: '200%', width: 1280 },
]
const visit = visitors()

it('nothing leaves the window of somebody who reads large text', async () => {
  const page = await visit('/about')
  const offenders: string[] = []
  for (const { name, path } of SCREENS.filter(({ status, act }) => !status && !act)) {
    await page.goto(path)
    for (const { text, width } of READERS) {
      await enlarge(page, text, width)
      for (const cut of await page.evaluate(whatIsCut)) offenders.push(`${name} with ${text} at ${width} px: ${cut}`)
    }
  }
  expect(offenders).toEqual([])
})

it('the longest prices of any currency stay on a small phone', async () => {
  const page = await visit('/about', { viewport: { width: 360, height: 740 }, cookies: { currency: 'vnd' } })
  const offenders: string[] = []
  for (const path of ['/tour/Switzerland5n6d', '/International', '/']) {
    await page.goto(path)
    await page.getByText('≈ VND').first().waitFor({ state: 'attached' })
    for (const cut of await page.evaluate(whatIsCut)) offenders.push(`${path}: ${cut}`)
  }
  expect(offenders).toEqual([])
})

async function enlarge(page: Page, text: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
    // What waits below the first screen is laid out as for a visitor who has scrolled to it.
    for (const part of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
    }
  }, text)
  await page.evaluate(twoFrames)
}

/** In the page: what sticks out of the window at a side, unless it scrolls or decorates; and a page that is too wide. */
function whatIsCut(): string[] {
  const isInScroller = (element: Element): boolean => {
    const parent = element.parentElement
    if (!parent || parent === document.body) return false
    return getComputedStyle(parent).overflowX !== 'visible' || isInScroller(parent)
  }
  const isCut = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && right > 0 && (left < -1 || right > innerWidth + 1)
  }
  const parts = document.querySelectorAll(
    'body :is(a, b, button, data, h1, h2, h3, input, label, li, p, select, small)',
  )
  const cut = [...parts].filter((part) => isCut(part) && !isInScroller(part) && !part.closest('[aria-hidden]'))
  const names = cut.slice(0, 3).map((part) => `${part.tagName} ${part.textContent?.trim().slice(0, 30)}`)
  const { scrollWidth } = document.documentElement
  return scrollWidth > innerWidth ? [...names, `the page is ${scrollWidth} px wide`] : names
}
