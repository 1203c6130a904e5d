import type { Window } from './visitor.ts'
import type { Walk } from './walk.ts'

/** A way through the site, in the words of a visitor; it throws where the site does not lead on. */
export type Journey = {
  name: string
  window: Window
  /** Whether the browser runs scripts. */
  script?: false
  walk: (at: Walk) => Promise<unknown>
}

const DESK: Window = { width: 1440, height: 900 }
const PHONE: Window = { width: 390, height: 844 }

export const JOURNEYS: Journey[] = [
  { name: 'home, and a search with its suggestions', window: DESK, walk: searchWithSuggestions },
  { name: 'a carousel to its end', window: DESK, walk: carouselToItsEnd },
  { name: 'a list and its filter', window: PHONE, walk: filterAList },
  { name: 'a tour, and the bar to its prices', window: DESK, walk: tourToItsPrices },
  { name: 'a tour, and the bar to its prices, on a phone', window: PHONE, walk: tourToItsPrices },
  { name: 'an enquiry from a tier’s dialog', window: DESK, walk: enquiryFromATier },
  { name: 'an enquiry from a tier’s dialog, on a phone', window: PHONE, walk: enquiryFromATier },
  { name: 'an enquiry without JavaScript', window: PHONE, script: false, walk: enquiryWithoutScript },
  { name: 'the contact page: what is wrong, and the send', window: PHONE, walk: contact },
  { name: 'another currency', window: DESK, walk: otherCurrency },
  { name: 'the theme', window: DESK, walk: theme },
  { name: 'the menu of a phone', window: PHONE, walk: menu },
  { name: 'the menu of a phone without JavaScript', window: PHONE, script: false, walk: menu },
  { name: 'back and forward', window: PHONE, walk: backAndForward },
]

async function searchWithSuggestions(at: Walk) {
  await at.go('/')
  await at.until(noPictureIsBroken)
  await at.pressOn('#search')
  await at.write('bali')
  await at.sees('[role=listbox] [role=option]')
  await at.strike('ArrowDown')
  await at.sees('[role=option][aria-selected=true]')
  await at.strike('Enter')
  await at.until(() => location.pathname !== '/' && /Bali/.test(document.querySelector('h1')?.textContent ?? ''))
}

async function carouselToItsEnd(at: Walk) {
  await at.go('/')
  const next = '[data-rail=domestic][data-by="1"]'
  for (let presses = 0; presses < 30; presses++) {
    await at.pressOn(next)
    if (await at.ask((next) => document.querySelector(next)?.ariaDisabled === 'true', next)) break
  }
  await at.until((next) => document.querySelector(next)?.ariaDisabled === 'true', next)
  await at.until(() => {
    const rail = document.querySelector('#domestic')
    return rail && rail.scrollLeft + rail.clientWidth > rail.scrollWidth - 2
  })
}

async function filterAList(at: Walk) {
  await at.go('/Domestic')
  await at.until(nothingIsWider)
  await at.pressOn('#filter')
  await at.write('kerala')
  await at.until(() => {
    const titles = Array.from(document.querySelectorAll('main article h3')).filter((title) => title.checkVisibility())
    return titles.length > 0 && titles.every((title) => title.textContent?.includes('Kerala'))
  })
  await at.until(() => location.search === '?q=kerala')
}

async function tourToItsPrices(at: Walk) {
  await at.go('/tour/Bali6d5n')
  await at.until(noPictureIsBroken)
  await at.until(nothingIsWider)
  // WebKit hides it a frame after the page is there.
  await at.until(barIs, false)
  await at.ask(() => scrollTo({ top: 900, behavior: 'instant' }))
  await at.until(barIs, true)
  await at.pressOn('a[href="#prices"]')
  await at.until(() => {
    const top = document.querySelector('#prices')?.getBoundingClientRect().top ?? -1
    return location.hash === '#prices' && top >= 0 && top < innerHeight / 2
  })
}

async function enquiryFromATier(at: Walk) {
  await at.go('/tour/Bali6d5n')
  await at.pressOn('[data-tier=deluxe] a[href^="/enquire"]')
  await at.sees('dialog[open] form')
  await introduce(at)
  await at.pressOn('dialog [type=submit]')
  await at.until(referenceShown)
  await at.until(() => !document.querySelector('dialog[open]'))
}

async function enquiryWithoutScript(at: Walk) {
  await at.go('/tour/Bali6d5n')
  await at.pressOn('[data-tier=deluxe] a[href^="/enquire"]')
  await at.until(() => location.pathname === '/enquire')
  await introduce(at)
  await at.pressOn('form[data-enquiry] [type=submit]')
  await at.until(() => location.pathname === '/success')
  await at.until(referenceShown)
}

async function contact(at: Walk) {
  await at.go('/contact')
  await at.until(nothingIsWider)
  await at.fill('name', 'Asha Rao')
  await at.pressOn('form[data-enquiry] [type=submit]')
  await at.until(focusIsOn, '[role=alert]')
  await at.pressOn('[role=alert] a')
  await at.until(focusIsOn, '[name=phone]')
  await at.write('98000 12345')
  await at.fill('message', 'Ladakh in June')
  await at.pressOn('form[data-enquiry] [type=submit]')
  await at.until(referenceShown)
}

async function otherCurrency(at: Walk) {
  await at.go('/Domestic')
  await at.ask(() => document.querySelector<HTMLElement>('#currency')?.focus())
  await at.write('US')
  if (await at.ask(() => document.querySelector('data')?.textContent?.includes('$'))) return
  await at.strike('Enter')
  await at.until(() => document.querySelector('data')?.textContent?.includes('US$'))
  await at.until(() => location.pathname === '/Domestic')
}

async function theme(at: Walk) {
  await at.go('/about')
  await at.pressOn('header [name=theme]')
  await at.sees('html[data-theme=dark]')
  await at.sees('[data-toast]')
  await at.go('/Domestic')
  await at.sees('html[data-theme=dark]')
}

async function menu(at: Walk) {
  await at.go('/')
  await at.pressOn('[aria-label="Open menu"]')
  await at.until(() => {
    const sheet = document.querySelector('#menu')?.getBoundingClientRect()
    return sheet && Math.abs(sheet.right - document.documentElement.clientWidth) < 1 && sheet.left < 1
  })
  await at.pressOn('#menu a', 'International')
  await at.until(() => location.pathname === '/International')
}

async function backAndForward(at: Walk) {
  await at.go('/International')
  await at.pressOn('main article h3 a', 'Vietnam')
  await at.until(() => location.pathname.startsWith('/tour/'))
  await at.back()
  await at.until(() => location.pathname === '/International' && scrollY > 500)
  await at.forward()
  await at.until(() => location.pathname.startsWith('/tour/') && document.querySelector('#prices') !== null)
}

async function introduce(at: Walk) {
  await at.fill('name', 'Asha Rao')
  await at.fill('email', 'asha@example.in')
  await at.fill('phone', '98000 12345')
}

/** The window itself may be without focus, where no window manager gives it. */
function focusIsOn(selector: string) {
  return document.activeElement?.matches(selector)
}

function referenceShown() {
  return /PT-\w{5}-\w{5}/.test(document.body.textContent ?? '')
}

function barIs(shown: boolean) {
  const bar = Array.from(document.links).find(({ textContent }) => textContent === 'Checkout Prices')
  return bar?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === shown
}

/** Of what is in the window. */
function noPictureIsBroken() {
  const seen = Array.from(document.images).filter(
    (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
  )
  return seen.length > 0 && seen.every((image) => image.complete && image.naturalWidth > 0)
}

function nothingIsWider() {
  return document.documentElement.scrollWidth <= document.documentElement.clientWidth
}
