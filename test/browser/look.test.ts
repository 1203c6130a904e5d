import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { bringAxe, complaintsOf } from './axe.ts'
import { serveLaden } from './laden-site.ts'
import { openLate, watchedPage } from './late-letters.ts'
import { seenAt, seenByReaders, seenOnPaper } from './look/eye.ts'
import { SCREENS, type Screen } from './screens.ts'
import { sharedBrowser } from './shared-browser.ts'
import { forgetVisitor, openScreen, visitor, watchPolicy } from './visits.ts'

/** A visitor who keeps twelve tours and reads prices in the currency with the longest. */
const LADEN = { shortlist: Array.from({ length: 12 }, (_, at) => `Kept${at}`).join('.'), currency: 'vnd' }
const WIDTHS_OF_LADEN = [320, 360, 768, 1280]

let laden: Awaited<ReturnType<typeof serveLaden>>
let plain: Page
let full: Page
/** What the plain page told of since it was opened. */
let faults: string[]
let violations: string[]

beforeAll(async () => {
  const browser = await sharedBrowser()
  laden = await serveLaden(inject('databases'))
  const context = await visitor(browser, inject('origin'))
  violations = await watchPolicy(context)
  await bringAxe(context)
  ;({ page: plain, faults } = await watchedPage(context))
  full = await (await visitor(browser, laden.origin)).newPage()
})
afterAll(async () => {
  await Promise.all([plain, full].map((page) => page?.context().close()))
  await laden?.stop()
})

/** A new visitor, to whom a wide window shows nothing yet. All animations run, except below an overlay. */
async function begin(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ media: null, reducedMotion: screen.overlay || page === full ? 'reduce' : 'no-preference' })
  await forgetVisitor(page)
  if (page === full) {
    await page.context().addCookies(Object.entries(LADEN).map(([name, value]) => ({ name, value, url: laden.origin })))
  }
}

async function show(page: Page, screen: Screen): Promise<void> {
  await begin(page, screen)
  await openScreen(page, screen)
}

/** One visit checks all rules of a screen. */
it.each(SCREENS)(
  'nothing is wrong with the screen "$name", by day and by night, in any window nor on paper',
  async (screen) => {
    for (const told of [faults, violations]) told.length = 0
    await begin(plain, screen)
    const moved = await openLate(plain, screen)
    const complaints = await complaintsAtRest(plain)
    await plain.emulateMedia({ reducedMotion: screen.overlay ? 'reduce' : 'no-preference' })
    const seen = await seenAt(plain)
    const large = await seenByReaders(plain)
    const paper = screen.overlay ? [] : await seenOnPaper(plain)
    const others = faults.filter((fault) => !fault.includes(`responded with a status of ${screen.status}`))
    expect({ moved, complaints, seen, large, paper, violations, others }).toEqual({
      moved: [],
      complaints: [],
      seen: {},
      large: {},
      paper: [],
      violations: [],
      others: [],
    })
  },
)

/** What axe says of a page on which nothing moves and everything has come that loads late. */
async function complaintsAtRest(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(scrollThrough)
  return complaintsOf(page)
}

/** In the page: scrolls to everything that loads late (pictures, frames, styles), and back to the top. */
async function scrollThrough(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
    scrollTo({ top: at, behavior: 'instant' })
    await frame()
    await frame()
  }
  scrollTo({ top: 0, behavior: 'instant' })
  await frame()
}

it.each(SCREENS)('nor with twelve tours kept, long prices, long names and a notice: "$name"', async (screen) => {
  await show(full, screen)
  expect(await seenAt(full, WIDTHS_OF_LADEN)).toEqual({})
})

it('does so with prices and names as long as they can be', async () => {
  await show(full, { name: 'international', path: '/International' })
  expect(await full.getByText('≈ VND').count()).toBeGreaterThan(0)
  expect(await full.locator('article h3', { hasText: 'Thiruvananthapuram' }).count()).toBeGreaterThan(0)
})

/** Faults that this site had, each put back: where, the style that does it, and what the eye says. */
const PLANTED: Record<string, { path: string; style: string; said: RegExp }> = {
  'a drawing as high as the page is wide': {
    path: '/testimonials',
    style: '.logo svg { width: 1635px; height: 1635px; position: fixed; z-index: -1 }',
    said: /a drawing in .* is 1635 px high/,
  },
  'a button of which a cover takes 21 px': {
    path: '/',
    style: '.typing { right: auto; width: calc(100% - 3.9rem - var(--send) + 21px) }',
    said: /button "Search" is covered/,
  },
  'a button that a box cuts by 21 px': {
    path: '/contact',
    style: 'form { overflow: hidden } form [type="submit"] { margin-right: -21px; width: calc(100% + 21px) }',
    said: /button "Send enquiry" is cut/,
  },
  'a header in two rows': {
    path: '/about',
    style: '.nav .menu, .nav .theme-form { flex-basis: 100% }',
    said: /the header stands in more than one row/,
  },
  'a control under another': {
    path: '/Domestic',
    style: '.chat { position: fixed; inset: auto 1rem 1rem auto; z-index: 99 } .dock { position: static }',
    said: /is covered by a "Chat with us/,
  },
  'a link that a finger may miss': {
    path: '/tour/Bali6d5n',
    style: 'nav[aria-label=Breadcrumb] a { padding: 0 }',
    said: /a "Home" is \d+ px high/,
  },
  'a text over a text': {
    path: '/about',
    style: 'main h1 { margin-bottom: -4rem; height: 1rem }',
    said: /are written over each other/,
  },
  'a text that leaves the window where nothing can be scrolled': {
    path: '/about',
    style: 'html { overflow-x: clip } main p { width: 120vw }',
    said: /leaves the window/,
  },
  'what a page does by night alone, though its pictures are other ones then': {
    path: '/International',
    style: '[data-theme=dark] article h3 { position: relative; top: 3rem }',
    said: /are written over each other/,
  },
}

it.each(Object.entries(PLANTED))('sees %s', async (_, { path, style, said }) => {
  await show(plain, { name: path, path })
  await plain.evaluate(wear, style)
  const seen = await seenAt(plain, [390])
  expect(Object.values(seen).flat().join('; ')).toMatch(said)
})

it('sees what only somebody who reads large text cannot see', async () => {
  await show(plain, { name: 'about', path: '/about' })
  await plain.evaluate(wear, 'html { overflow-x: clip } main p { width: 22rem }')
  expect(await seenAt(plain, [390])).toEqual({})
  expect(Object.keys(await seenByReaders(plain))).toEqual(expect.arrayContaining(['130% 360', '200% 360']))
})

it('sees a column that stands out of a printed comparison', async () => {
  await show(plain, { name: 'compare', path: '/compare?t=Thailand5n6d&t=Nepal' })
  await plain.evaluate(wear, 'main table { width: 900px } main :has(> table) { overflow: hidden !important }')
  const lost = await seenOnPaper(plain)
  expect(lost.join('; ')).toMatch(/is cut on paper|is wider than the paper/)
})

/** In the page: a style that its policy has no say in. */
function wear(style: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}
