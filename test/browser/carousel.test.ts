import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DESK, inTurn, PHONE, stopClock, swipe, twoFrames, visitors } from './people.ts'

const visit = visitors()

describe('slides per view', () => {
  it('follow the width in each carousel', async () => {
    const page = await visit('/')
    const wanted = {
      international: { 390: 1, 599: 1, 600: 2, 1099: 2, 1100: 3, 1359: 3, 1360: 4 },
      budget: { 390: 1, 599: 1, 600: 2, 1099: 2, 1100: 3, 1360: 4 },
      'visa-free': { 390: 1, 599: 1, 600: 2, 1099: 2, 1100: 3, 1359: 3, 1360: 4 },
      countries: { 390: 1, 599: 1, 600: 2, 1023: 2, 1024: 3, 1360: 3, 1361: 3, 1920: 3 },
    }
    const seen: Record<string, Record<number, number>> = {}
    for (const [id, widths] of Object.entries(wanted)) {
      const slides: Record<number, number> = {}
      for (const width of Object.keys(widths).map(Number)) {
        await page.setViewportSize({ width, height: 900 })
        slides[width] = await page.locator(`#${id}`).evaluate(wholeSlides)
      }
      seen[id] = slides
    }
    expect(seen).toEqual(wanted)
  })
})

it('a country’s packages stand in one, two or three columns, by the width', async () => {
  const page = await visit('/country/thailand')
  const wanted = { 390: 1, 599: 1, 600: 2, 1099: 2, 1100: 3, 1440: 3, 1920: 3 }
  const seen: Record<number, number> = {}
  for (const width of Object.keys(wanted).map(Number)) {
    await page.setViewportSize({ width, height: 900 })
    const columns = await page
      .locator('#packages > ul:has(article)')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns)
    seen[width] = columns.split(' ').length
  }
  expect(seen).toEqual(wanted)
})

it('leaves room for the ring of a card that is lifted', async () => {
  const { rail } = await carousel('international')
  await rail.locator('h3 a').first().focus()
  const room = () =>
    rail.evaluate((it) => {
      const card = it.querySelector('article')
      const { outlineOffset, outlineWidth } = getComputedStyle(card as Element)
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      return (card?.getBoundingClientRect().top ?? 0) - ring - it.getBoundingClientRect().top
    })
  await rail
    .locator('article')
    .first()
    .evaluate((it) => Promise.all(it.getAnimations().map(({ finished }) => finished)))
  expect(await room()).toBeGreaterThanOrEqual(0)
})

describe('an arrow', () => {
  it('moves by one slide in 250 ms', async () => {
    const { page, rail, next } = await carousel('international', stopClock)
    const step = await stepOf(rail)
    await next.click()
    await begins(rail)
    await page.clock.runFor(48)
    const begun = await scrolled(rail)
    expect(begun > 0 && begun < step).toBe(true)
    await page.clock.runFor(150)
    expect(await scrolled(rail)).toBeLessThan(step)
    await page.clock.runFor(100)
    expect(await scrolled(rail)).toBe(step)
  })

  it.each([
    ['countries', 1000],
    ['visa-free', 1200],
  ])('of %s takes %i ms', async (id, pace) => {
    const { page, rail, next } = await carousel(id, stopClock)
    // Three posters a view, so that there is one to go to.
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.mouse.move(0, 0)
    await next.hover()
    await next.click()
    await begins(rail)
    await page.clock.runFor(pace / 2)
    expect(await scrolled(rail)).toBeLessThan(await stepOf(rail))
    await page.clock.runFor(pace)
    expect(await scrolled(rail)).toBe(await stepOf(rail))
  })

  it('moves by two slides when it is pressed twice, however quickly', async () => {
    const { page, rail, next } = await carousel('international', stopClock)
    await next.click()
    await begins(rail)
    await page.clock.runFor(64)
    await next.click()
    const later = () => page.clock.runFor(400).then(() => slideAt(rail))
    await expect.poll(later).toBe(2)
  })

  it('jumps for a visitor who asked for less motion', async () => {
    const { rail, next } = await carousel('domestic', stopClock, 'reduce')
    const step = await stepOf(rail)
    await next.click()
    // Time stands still: only a jump gets there.
    await expect.poll(() => scrolled(rail)).toBe(step)
  })

  it('is pressed by Enter and Space too', async () => {
    const { page, rail, next } = await carousel('domestic')
    await next.press('Enter')
    await arrives(rail, 1)
    await page.keyboard.press('Space')
    await arrives(rail, 2)
  })

  it('is disabled at the ends of its carousel, and keeps the focus there', async () => {
    const page = await visit('/', { reducedMotion: 'reduce' })
    for (const id of ['international', 'domestic', 'countries']) {
      await inTurn(id, async () => {
        const { rail, next, previous } = await arrowsOf(page, id)
        const states = [await ends(previous, next)]
        await pressToTheEnd(next, rail)
        states.push(await ends(previous, next))
        await pressToTheEnd(previous, rail)
        states.push(await ends(previous, next))
        expect(states).toEqual([
          { previous: false, next: true },
          { previous: true, next: false },
          { previous: false, next: true },
        ])
      })
    }
  })
})

async function pressToTheEnd(arrow: Locator, rail: Locator): Promise<void> {
  await arrow.focus()
  await rail.evaluate(standBesideTheEnd, Number(await arrow.getAttribute('data-by')))
  while (await arrow.isEnabled()) {
    await arrow.press('Enter')
    await rail.evaluate(twoFrames)
  }
  expect(await arrow.evaluate((arrow) => arrow === document.activeElement)).toBe(true)
}

/** In the page: scrolls to one slide before the end to which an arrow leads. */
function standBesideTheEnd(rail: Element, by: number): void {
  const [first, second] = rail.children as unknown as HTMLElement[]
  const step = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)
  rail.scrollTo({ left: by > 0 ? rail.scrollWidth - rail.clientWidth - step : step, behavior: 'instant' })
}

describe('without arrows', () => {
  it('moves by the arrow keys, because it takes the focus', async () => {
    const rail = (await visit('/')).locator('#international')
    await rail.press('ArrowRight')
    await isMoved(rail)
  })

  it('moves by the trackpad, sideways', async () => {
    const page = await visit('/')
    const rail = page.locator('#international')
    await rail.hover()
    await page.mouse.wheel(600, 0)
    await isMoved(rail)
  })

  it('moves by a swipe on a phone and snaps to a slide; arrows are not shown there', async () => {
    const page = await visit('/', PHONE.options)
    const rail = page.locator('#international')
    expect(await page.locator('[data-rail="international"]').first().isVisible()).toBe(false)
    await rail.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const box = await rail.boundingBox()
    await swipe(page, { x: 320, y: (box?.y ?? 0) + 200 }, { right: -250 })
    // A quick finger goes on for a slide more: how far depends on the machine, that it rests at a slide does not.
    await expect.poll(() => slideAt(rail).then((at) => at >= 1 && Number.isInteger(at))).toBe(true)
  })
})

type Motion = 'reduce' | 'no-preference'

async function carousel(
  id: string,
  before?: (page: Page) => Promise<unknown>,
  reducedMotion: Motion = 'no-preference',
) {
  return arrowsOf(await visit('/', { ...DESK.options, reducedMotion, ...(before && { before }) }), id)
}

async function arrowsOf(page: Page, id: string) {
  const arrow = (by: number) => page.locator(`[data-rail="${id}"][data-by="${by}"]`)
  const [next, previous] = [arrow(1), arrow(-1)]
  // A pointer near the rail loads the arrows' code.
  await next.hover()
  await page.locator(`[data-rail="${id}"][data-by="1"][aria-disabled]`).waitFor()
  return { page, rail: page.locator(`#${id}`), next, previous }
}

/** In the page: how many slides stand whole between the page's edges. */
function wholeSlides(rail: Element): number {
  return [...rail.children].filter((slide) => {
    const { left, right } = slide.getBoundingClientRect()
    return left >= 0 && right <= document.documentElement.clientWidth
  }).length
}

function stepOf(rail: Locator): Promise<number> {
  return rail.evaluate(({ children: [first, second] }) => {
    const left = (slide: Element | undefined) => (slide as HTMLElement).offsetLeft
    return left(second) - left(first)
  })
}

function scrolled(rail: Locator): Promise<number> {
  return rail.evaluate((element) => Math.round(element.scrollLeft))
}

/** The slide that stands at the left edge, from 0; a part of a number while none does. */
async function slideAt(rail: Locator): Promise<number> {
  const [left, step] = [await scrolled(rail), await stepOf(rail)]
  const slide = Math.round(left / step)
  return Math.abs(left - slide * step) <= slide ? slide : left / step
}

/** A press has reached the arrows' code, which is a module: it answers a moment after the click. Nothing snaps then. */
async function begins(rail: Locator): Promise<void> {
  await expect.poll(() => rail.evaluate(({ style }) => style.scrollSnapType)).toBe('none')
}

/** Slides are a fraction of a px narrower or wider than what can be measured. */
async function arrives(rail: Locator, at: number): Promise<void> {
  await expect.poll(() => slideAt(rail)).toBe(at)
}

async function isMoved(rail: Locator): Promise<void> {
  await expect.poll(() => scrolled(rail)).toBeGreaterThan(0)
}

async function ends(previous: Locator, next: Locator) {
  return { previous: await previous.isEnabled(), next: await next.isEnabled() }
}
