import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { serveLaden } from './laden-site.ts'
import { seenAt, seenLargeAt, seenOnPaper } from './look/eye.ts'
import { MOVING } from './people.ts'
import { SCREENS } from './screens.ts'
import { sharedBrowser } from './shared-browser.ts'
import { openScreen, visitor } from './visits.ts'

/** A visitor who keeps twelve tours and reads prices in the currency with the longest. */
const LADEN = { shortlist: Array.from({ length: 12 }, (_, at) => `Kept${at}`).join('.'), currency: 'vnd' }
const WIDTHS_OF_LADEN = [320, 360, 768, 1280]
const WIDTHS_OF_LARGE = [360, 768, 1280]

let browser: Awaited<ReturnType<typeof sharedBrowser>>
let laden: Awaited<ReturnType<typeof serveLaden>>

beforeAll(async () => {
  ;[browser, laden] = await Promise.all([sharedBrowser(), serveLaden(inject('databases'))])
})
afterAll(() => laden?.stop())

it.each(SCREENS)('an eye finds nothing wrong with the screen "$name", in any window nor on paper', async (screen) => {
  const context = await visitor(browser, inject('origin'), screen.overlay ? {} : MOVING)
  const { page } = await openScreen(context, screen)
  const seen = await seenAt(page)
  const large = await seenLargeAt(page, WIDTHS_OF_LARGE)
  const paper = screen.overlay ? [] : await seenOnPaper(page)
  await context.close()
  expect({ seen, large, paper }).toEqual({ seen: {}, large: {}, paper: [] })
})

it.each(SCREENS)('nor with twelve tours kept, long prices, long names and a notice: "$name"', async (screen) => {
  const context = await visitor(browser, laden.origin)
  await context.addCookies(Object.entries(LADEN).map(([name, value]) => ({ name, value, url: laden.origin })))
  const { page } = await openScreen(context, screen)
  const seen = await seenAt(page, WIDTHS_OF_LADEN)
  await context.close()
  expect(seen).toEqual({})
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
  'a text over a text': {
    path: '/about',
    style: 'main h1 { margin-bottom: -4rem; height: 1rem }',
    said: /are written over each other/,
  },
}

it.each(Object.entries(PLANTED))('sees %s', async (_, { path, style, said }) => {
  const context = await visitor(browser, inject('origin'), MOVING)
  const { page } = await openScreen(context, { name: path, path })
  await page.evaluate(wear, style)
  const seen = await seenAt(page, [390])
  await context.close()
  expect(seen[390]?.join('; ')).toMatch(said)
})

it('sees a column that stands out of a printed comparison', async () => {
  const context = await visitor(browser, inject('origin'))
  const { page } = await openScreen(context, { name: 'compare', path: '/compare?t=Thailand5n6d&t=Nepal' })
  await page.evaluate(wear, 'main table { width: 900px } main :has(> table) { overflow: hidden !important }')
  const lost = await seenOnPaper(page)
  await context.close()
  expect(lost.join('; ')).toMatch(/is cut on paper|is wider than the paper/)
})

/** In the page: a style that its policy has no say in. */
function wear(style: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}
