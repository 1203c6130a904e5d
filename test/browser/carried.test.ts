import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { DESK, PHONE, visitors } from './people.ts'

const visit = visitors()
const SEARCH = `/search-results?q=${encodeURIComponent('beach for 4 under 90000 each')}`

it('carries a search from its card to the dialog of a visitor who asks at once', async () => {
  const page = await visit(SEARCH, PHONE.options)
  await page
    .getByRole('link', { name: /^Ask us about/ })
    .first()
    .tap()
  const note = page.locator('dialog [data-trip]')
  await note.waitFor()
  expect(await note.textContent()).toBe('4 adults, Standard, budget ₹90,000 a person')
  expect(await page.locator('dialog [name=trip]').inputValue()).toBe('adults=4&tier=standard&budget=90000')
  expect(await page.locator('dialog [name=packages]').inputValue()).not.toContain('?')
})

it('carries what is filtered in the page as well, and to the sum and the dialog of the tour', async () => {
  const page = await visit(SEARCH, DESK.options)
  await page.locator('#choice [name=month][value="5"]').check()
  const title = page.locator('article:visible h3 a[href*="from="]').first()
  await title.waitFor()
  await title.click()
  const answer = page.locator('[data-answer]')
  expect(await answer.getAttribute('data-words')).toMatch(
    /^4 adults, Standard, in May 20\d\d, budget ₹90,000 a person:/,
  )
  expect(await page.locator('#trip-budget').inputValue()).toBe('90000')
  await page.locator('#trip-adults').fill('3')
  await page.locator('#trip-adults').press('Tab')
  await page.locator('[data-answer][data-address*="adults=3"][data-address*="budget=90000"]').waitFor()
  await page.getByRole('link', { name: 'Contact with an Expert' }).first().click()
  const note = page.locator('dialog [data-trip]')
  await note.waitFor()
  expect(await note.textContent()).toMatch(/^3 adults, Standard, in May 20\d\d, budget ₹90,000 a person/)
})

it('carries the sum of a column of a comparison to the dialog', async () => {
  const page = await visit('/compare?t=Bali8d7n&t=Thailand5n6d&adults=3&tier=deluxe&from=2027-08')
  const link = page.locator('td [data-about]').first()
  const total = await link.getAttribute('data-total')
  await link.click()
  const note = page.locator('dialog [data-trip]')
  await note.waitFor()
  const [sum] = await page
    .locator('tr:has(th:text("All-in")) td data')
    .evaluateAll((all) => all.map((each) => each.textContent))
  expect(await note.textContent()).toContain(sum)
  expect(await page.locator('dialog [name=total]').inputValue()).toBe(total)
})

/** What the form of a page or of a dialog would send, apart from its key and from what tells of the visit. */
const valuesOf = (page: Page) =>
  page.locator('form[data-enquiry]').evaluate((form: HTMLFormElement) => {
    const { key: _, visit: __, packages: ___, ...values } = Object.fromEntries(new FormData(form))
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  })

it.each([
  ['a column of a comparison', '/compare?t=Bali8d7n&t=Thailand5n6d', 'td a[href^="/enquire"]'],
  ['a column with a trip', '/compare?t=Bali8d7n&t=Nepal&adults=3&tier=deluxe', 'td a[href^="/enquire"]'],
  ['a search that found nothing', '/search-results?q=goa+for+12+people', 'a[href^="/enquire?q="]'],
])('sends from %s the same with a script and without', async (_, path, link) => {
  const [dialog, plain] = await Promise.all(
    [true, false].map(async (javaScriptEnabled) => {
      const page = await visit(path, { ...PHONE.options, javaScriptEnabled })
      await page.locator(link).first().click()
      await page.locator('form[data-enquiry] [name=phone]').waitFor()
      return valuesOf(page)
    }),
  )
  expect(dialog).toEqual(plain)
})

it('carries it without a script, from the search to the form of a tour without a price', async () => {
  const page = await visit(`/search-results?q=${encodeURIComponent('kashmir in may for 4')}`, {
    ...PHONE.options,
    javaScriptEnabled: false,
  })
  await page.locator('article h3 a').first().click()
  await page.locator('#cost').getByRole('link', { name: 'Ask for this trip' }).click()
  expect(await page.locator('[data-trip]').textContent()).toMatch(
    /^4 adults, Standard, in May 20\d\d: price on request\./,
  )
})

it('a trip of the address goes with the tier that is pressed on its page: with its title, its party and no other sum', async () => {
  const page = await visit('/tour/Bali8d7n?adults=2&children=2&ages=4%2B9&tier=standard')
  await page.locator('[data-tier=deluxe]').getByRole('link', { name: 'Contact with an Expert' }).click()
  const dialog = page.getByRole('dialog', { name: `Ask about ${await page.locator('h1').textContent()}` })
  await dialog.getByText('2 adults, 2 children (4 and 9 years), Deluxe').first().waitFor()
  expect(await dialog.locator('[name=trip]').inputValue()).toBe('adults=2&children=2&ages=4%2B9&tier=deluxe')
  expect(await dialog.locator('[name=total]').count()).toBe(0)
})
