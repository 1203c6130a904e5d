import type { Page } from 'playwright-core'

/** A screen of the site: where it is, the status of its document (200 unless said), and what to do once there. */
export type Screen = {
  name: string
  path: string
  status?: number
  act?: (page: Page) => Promise<unknown>
  /** Lies over the page and is as high as the window. */
  overlay?: true
}

/** Every screen that a visitor can meet, each once. */
export const SCREENS: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'domestic', path: '/Domestic' },
  { name: 'international', path: '/International' },
  { name: 'listing filtered', path: '/Domestic?q=kashmir' },
  { name: 'listing empty', path: '/International?q=atlantis' },
  { name: 'countries', path: '/country' },
  { name: 'country', path: '/country/thailand' },
  { name: 'country of most tours', path: '/country/india' },
  { name: 'tour', path: '/tour/Rajasthan' },
  { name: 'tour without prices', path: '/Kerala5n6d' },
  { name: 'tour with a choice', path: '/tour/Bali6d5n?adults=3&children=1&tier=deluxe&from=2028-02-29' },
  { name: 'tour with a choice that cannot be', path: '/tour/Bali6d5n?adults=3&rooms=9&from=2020-02-29' },
  { name: 'tour of ten days', path: '/tour/Vietnam9n10d' },
  { name: 'search', path: '/search-results?q=bali' },
  { name: 'search without result', path: '/search-results?q=goa+honeymoon' },
  { name: 'search understood', path: '/search-results?q=honeymon+thailand+under+60k' },
  { name: 'filters', path: '/International?month=5&visa=none&sort=price', act: openFilters },
  { name: 'filters leave nothing', path: '/Domestic?budget=1000' },
  { name: 'compare', path: '/compare?t=Thailand5n6d&t=Nepal&t=Bali6d5n', act: openSame },
  { name: 'compare nothing', path: '/compare' },
  { name: 'shortlist', path: '/shortlist?t=Nepal&t=Bali6d5n' },
  { name: 'shortlist empty', path: '/shortlist' },
  { name: 'contact', path: '/contact' },
  { name: 'enquire', path: '/enquire' },
  { name: 'enquire about a tour', path: '/enquire?tour=Rajasthan&tier=deluxe' },
  { name: 'enquire refused', path: '/enquire?tour=Rajasthan', status: 422, act: sendPlainly },
  { name: 'success', path: '/success?reference=PT-7K3M9-QX2HB' },
  { name: 'own enquiry', path: '/enquire', act: openOwnEnquiry },
  { name: 'about', path: '/about' },
  { name: 'privacy policy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-conditions' },
  { name: 'cancellation policy', path: '/cancellation-policy' },
  { name: 'testimonials', path: '/testimonials' },
  { name: 'not found', path: '/404', status: 404 },
  { name: 'menu open', path: '/about', act: openMenu, overlay: true },
  { name: 'enquiry dialog', path: '/Domestic', act: openDialog, overlay: true },
]

/** Posts the form as a browser without scripts does, with an e-mail address that cannot be one. */
async function sendPlainly(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill('not an address')
  await Promise.all([page.waitForURL('**/send-email'), page.locator('form[action="/send-email"]').evaluate(submit)])
}

/** Sends an enquiry as a browser without scripts does, and opens the link to it. */
async function openOwnEnquiry(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Phone').fill('98000 11111')
  await Promise.all([page.waitForURL('**/success?*'), page.locator('form[action="/send-email"]').evaluate(submit)])
  await page.locator('[data-own] a[href^="/e/"]').click()
  await page.waitForURL('**/e/*')
}

function submit(form: HTMLElement | SVGElement): void {
  HTMLFormElement.prototype.submit.call(form)
}

function openFilters(page: Page): Promise<unknown> {
  return page.locator('#choice').evaluate((form) => form.closest('details')?.setAttribute('open', ''))
}

function openSame(page: Page): Promise<void> {
  return page.locator('main details').evaluate((same) => same.setAttribute('open', ''))
}

function openMenu(page: Page): Promise<void> {
  return page.evaluate(() => document.getElementById('menu')?.showPopover())
}

async function openDialog(page: Page): Promise<void> {
  await page.locator('article a[href^="/enquire"]').first().click()
  await page.locator('dialog form').waitFor()
}
