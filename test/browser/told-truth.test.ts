import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { alive } from './lazy-scripts.ts'
import { inTurn, NETWORK, NOT_SENT, PHONE, stopClock, visitors } from './people.ts'
import { introduce, keyOf, SEND, watchSends } from './sends.ts'
import { storedEnquiries } from './stored-enquiries.ts'

const visit = visitors()
const form = (page: Page) => page.locator('form[action="/send-email"]')
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)
const send = (page: Page) => form(page).locator('button[type=submit]')
const link = (page: Page) => page.locator('main a[href^="/enquire"]').first()

const UNTRUE: [string, (route: Route) => Promise<void>][] = [
  ['by a portal’s page with 200', (route) => route.fulfill({ body: '<!doctype html><title>Log in</title>' })],
  ['by a redirect to a page', (route) => route.fulfill({ status: 302, headers: { location: '/success' } })],
  ['with 200 and a no', (route) => route.fulfill({ json: { ok: false } })],
  ['with 200 and a yes without a reference', (route) => route.fulfill({ json: { ok: true } })],
  ['by nobody', (route) => route.abort()],
]

/** In ms: until the text of a toast stands in it; a little longer than that of a form stays. */
const FRAME = 50
const TOAST = 2100

const WAYS_OUT: [string, (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
  ['a press beside it', (page) => page.mouse.click(12, 12)],
  ['its X', (page) => page.getByRole('button', { name: 'Close' }).click()],
]

/** The sent enquiry, one line for each answer. */
async function linesOf(part: Locator): Promise<string[]> {
  return part.locator('[data-own] dl > div').allTextContents()
}

describe('an enquiry that is answered', () => {
  it('untruly is not said to be sent: a sentence stays, with call and chat, and all that was typed', async () => {
    const page = await visit('/contact', { expected: NOT_SENT, before: stopClock })
    await introduce(page)
    await alive(page, 'enquiry-form')
    for (const [how, answer] of UNTRUE) {
      await page.route(SEND, answer, { times: 1 })
      await inTurn(how, () => saysItIsNotSent(page))
    }
    await page.clock.resume()
    await send(page).click()
    await page.getByText(/Your reference is PT-/).waitFor()
    const summary = form(page).getByRole('alert')
    expect([await summary.count(), await page.title()]).toEqual([0, expect.stringMatching(/^Contact Us/)])
  })

  async function saysItIsNotSent(page: Page): Promise<void> {
    await send(page).click()
    const told = page.locator('[data-toast]')
    await told.waitFor()
    await page.clock.runFor(FRAME)
    await told.getByText(/Message not sent|Failed to send message/).waitFor()
    const summary = form(page).getByRole('alert')
    await summary.getByText('We have no word that this has arrived.').waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await hrefs(page)).toEqual([
      expect.stringMatching(/^tel:\+\d+$/),
      expect.stringMatching(/^https:\/\/wa\.me\//),
    ])
    await page.clock.runFor(TOAST)
    await told.waitFor({ state: 'detached' })
    expect(await summary.isVisible()).toBe(true)
    expect(await page.title()).toMatch(/^Error: Contact Us/)
    expect(await field(page, 'name').inputValue()).toBe('Asha Rao')
  }

  it('by a server that does not know is not said to be unsent, and its sentence is shown as it is', async () => {
    const page = await visit('/contact', { expected: NOT_SENT })
    await introduce(page)
    const error = 'We cannot say yet whether PT-00000-00000 has arrived. Please call us.'
    const json = { ok: false, error, reference: 'PT-00000-00000' }
    await page.route(SEND, (route) => route.fulfill({ status: 503, json }))
    await send(page).click()
    await page.locator('[data-toast]').getByText('No word yet whether it was sent').waitFor()
    await form(page).getByRole('alert').getByText(error, { exact: true }).waitFor()
  })

  it('with a yes shows the reference, and what the page of thanks shows; put away, it stays on the page', async () => {
    const page = await visit('/Domestic', PHONE.options)
    await link(page).click()
    await introduce(page.getByRole('dialog'), 'Reference Rao')
    await send(page).click()
    const note = page.getByRole('complementary', { name: 'Your enquiry' })
    await note.getByText('PT-').waitFor()
    const [reference = ''] = (await note.textContent())?.match(/PT-\w{5}-\w{5}/) ?? []
    const rows = storedEnquiries(inject('state'), reference)
    expect(rows.map(({ name }) => name)).toEqual(['Reference Rao'])
    await note.getByRole('heading', { name: 'What you sent' }).waitFor()
    const own = await linesOf(note)
    expect(own.join()).toContain('Reference Rao')
    const box = await note.evaluate(({ clientHeight, scrollHeight, scrollWidth, clientWidth }) => ({
      scrolls: scrollHeight > clientHeight && clientHeight < innerHeight,
      isWide: scrollWidth > clientWidth,
    }))
    expect(box).toEqual({ scrolls: true, isWide: false })
    await note.getByRole('button', { name: 'Close' }).click()
    const kept = page.getByRole('main').locator('[data-reference]')
    expect([await kept.count(), await kept.getByRole('button', { name: 'Close' }).count()]).toEqual([1, 0])
    await kept.getByLabel('Forgot something?').fill('We eat no meat')
    await kept.getByRole('button', { name: 'Add it' }).click()
    await page.locator('#added').waitFor()
    expect(new URL(page.url()).searchParams.get('reference')).toBe(reference)
    expect(await linesOf(page.getByRole('main'))).toEqual([...own, expect.stringContaining('We eat no meat')])
  })

  it('with a yes has the way to the page of thanks where what was sent does not come', async () => {
    const page = await visit('/contact', { expected: NETWORK })
    await page.route('**/success?*', (route) => route.abort(), { times: 1 })
    await introduce(page)
    await send(page).click()
    await page.getByRole('link', { name: 'What you sent, and a line more' }).click()
    await page.getByRole('heading', { name: 'What you sent' }).waitFor()
  })
})

describe('a form with mistakes', () => {
  it.each([true, false])(
    'says so on top, in the title and at each field; JavaScript: %s',
    async (javaScriptEnabled) => {
      const page = await visit('/contact', { javaScriptEnabled, expected: /status of 422/ })
      await field(page, 'name').fill('Asha Rao')
      await send(page).click()
      const summary = form(page).getByRole('alert')
      await summary.getByRole('heading', { name: 'There is a problem' }).waitFor()
      await expect.poll(() => page.title()).toMatch(/^Error: Contact Us/)
      expect(await page.locator(':focus').getAttribute('role')).toBe('alert')
      await summary.getByRole('link', { name: 'Leave a phone number or an e-mail, so that we can answer.' }).click()
      const phone = page.locator(':focus')
      expect(await phone.getAttribute('name')).toBe('phone')
      const mistake = page.locator(`#${await phone.getAttribute('aria-describedby')}`)
      expect(await mistake.textContent()).toBe('Error: Leave a phone number or an e-mail, so that we can answer.')
    },
  )

  it('in a dialog keeps it open when a link of the summary is followed', async () => {
    const page = await visit('/Domestic', { expected: /status of 422/ })
    await link(page).click()
    await send(page).click()
    await form(page).getByRole('alert').getByRole('link').click()
    expect(await page.locator(':focus').getAttribute('name')).toBe('phone')
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
  })
})

describe('a dialog that is closed', () => {
  it('by Escape, Back, a press beside it or its X opens again with what was typed', async () => {
    const page = await visit('/tour/Bali6d5n')
    const deluxe = page.locator('#prices').getByRole('link', { name: 'Contact with an Expert' }).nth(1)
    await deluxe.click()
    await introduce(page.getByRole('dialog'))
    await field(page, 'place').fill('Ubud')
    for (const [way, close] of WAYS_OUT) {
      await inTurn(way, async () => {
        await close(page)
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.waitForFunction(() => history.state === null)
        await deluxe.click()
        await form(page).waitFor()
        const known = await values(page, ['name', 'isd', 'phone', 'place'])
        expect(known).toEqual(['Asha Rao', '+91', '98000 12345', 'Ubud'])
      })
    }
  })

  it('gives another tour’s form what is the person’s own, and nothing once it was sent', async () => {
    const page = await visit('/Domestic')
    const links = page.locator('main a[href^="/enquire"]')
    await links.first().click()
    await introduce(page.getByRole('dialog'))
    const [tour] = await values(page, ['tour'])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await links.nth(1).click()
    expect(await values(page, ['name', 'phone'])).toEqual(['Asha Rao', '98000 12345'])
    expect(await values(page, ['tour'])).not.toEqual([tour])
    await send(page).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await links.first().click()
    expect(await values(page, ['name', 'phone'])).toEqual(['', ''])
  })

  it('while nobody answered is the same enquiry when it is sent again', async () => {
    const page = await visit('/Domestic', { expected: NOT_SENT })
    const sends = watchSends(page)
    await page.route(SEND, (route) => route.abort(), { times: 1 })
    await link(page).click()
    await introduce(page.getByRole('dialog'))
    await send(page).click()
    await form(page).getByRole('alert').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await link(page).click()
    await send(page).click()
    await page.getByText(/Your reference is PT-/).waitFor()
    expect(keyOf(sends[1])).toBe(keyOf(sends[0]))
  })

  it('is gone after a reload, and one Back leaves the page', async () => {
    const page = await visit('/about')
    await page.goto('/Domestic')
    await link(page).click()
    await page.getByRole('dialog').waitFor()
    await page.reload()
    await page.waitForFunction(() => history.state === null)
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/about')
  })
})

function hrefs(page: Page): Promise<string[]> {
  return form(page)
    .getByRole('alert')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

function values(page: Page, names: string[]): Promise<string[]> {
  return Promise.all(names.map((name) => field(page, name).inputValue()))
}
