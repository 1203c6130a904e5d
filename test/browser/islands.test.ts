import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive, gate, LAZY_SCRIPTS } from './lazy-scripts.ts'
import { DESK, NETWORK, NOT_SENT, stopClock, type Visit, visitors } from './people.ts'
import { introduce, SEND, watchSends } from './sends.ts'

const visit = visitors()
const form = (page: Page) => page.locator('form[action="/send-email"]')
const send = (page: Page) => form(page).locator('button[type=submit]')

describe('a form that comes alive', () => {
  it('keeps what was typed before an island was alive, and where the cursor stood', async () => {
    const slow = gate()
    const page = await contact(slow.hold)
    await introduce(page)
    const message = form(page).getByLabel('Message')
    await message.click()
    await page.keyboard.type('Two weeks in Ladakh')
    await page.keyboard.press('Home')
    slow.open()
    await alive(page, 'enquiry-form')
    await page.keyboard.type('Hello. ')
    expect(await message.inputValue()).toBe('Hello. Two weeks in Ladakh')
    expect(await form(page).getByLabel('Name').inputValue()).toBe('Asha Rao')
    expect(await form(page).getByLabel('ISD code').inputValue()).toBe('+91')
  })

  it('sends once what was sent twice before it was alive', async () => {
    const slow = gate()
    const page = await contact(slow.hold)
    const sends = watchSends(page)
    await introduce(page)
    await send(page).click()
    await send(page).click()
    slow.open()
    await page.locator('[data-toast]').getByText('Message Sent', { exact: true }).waitFor()
    expect(sends).toHaveLength(1)
    expect(sends[0]?.postDataJSON()).toMatchObject({ name: 'Asha Rao', phone: '98000 12345' })
    expect(new URL(page.url()).pathname).toBe('/contact')
  })

  it('sends the plain way, once, when the code cannot be had', async () => {
    const page = await contact((route) => route.abort(), { expected: NETWORK })
    const sends = watchSends(page)
    await introduce(page)
    await send(page).click()
    await page.getByRole('heading', { name: 'THANK YOU FOR SUBMITTING THE FORM' }).waitFor()
    expect(sends).toHaveLength(1)
    expect(sends[0]?.headers()['content-type']).toContain('multipart/form-data')
  })
})

describe('a form that is not alive', () => {
  it('goes the plain way after four seconds of waiting, once, however often it was sent', async () => {
    const [slow, stalled] = [gate(), gate()]
    const page = await contact(slow.hold, {}, async (page) => {
      await page.route(SEND, stalled.hold)
      await stopClock(page)
    })
    const sends = watchSends(page)
    await introduce(page)
    await form(page).evaluate((form: HTMLFormElement) => form.requestSubmit())
    await page.clock.runFor(3999)
    expect(sends).toHaveLength(0)
    await form(page).evaluate((form: HTMLFormElement) => form.requestSubmit())
    // The page is on its way elsewhere in that millisecond: its clock may never answer.
    page.clock.runFor(1).catch(() => {})
    await expect.poll(() => sends).toHaveLength(1)
    stalled.open()
    await page.waitForURL('**/success?*')
    slow.open()
    expect(sends).toHaveLength(1)
  })
})

describe('a script that is lost on the way', () => {
  it('is fetched again under another address, because a browser may remember the loss', async () => {
    const page = await visit('/contact', { expected: NETWORK })
    const script = await page.locator('head script').first().textContent()
    const [, path] = script?.match(/"enquiry-form":\["([^"]+)"/) ?? []
    await page.route(`**${path}`, (route) => route.abort())
    await form(page).getByLabel('Name').focus()
    await alive(page, 'enquiry-form')
  })

  it('is fetched again when it is React, which every island shares', async () => {
    const page = await visit('/contact', {
      expected: NETWORK,
      before: (page) => page.route('**/assets/hydrate-island-*.js', (route) => route.abort()),
    })
    await form(page).getByLabel('Name').focus()
    await alive(page, 'enquiry-form')
  })
})

describe('an island whose code throws', () => {
  it('keeps its HTML, what was typed and where the focus was, and works the plain way', async () => {
    const slow = gate()
    const page = await contact(slow.hold, { expected: /TypeError/ }, (page) => withProps(page, '{"kind":"contact"}'))
    const sends = watchSends(page)
    await introduce(page)
    await form(page).getByLabel('Message').pressSequentially('Two weeks')
    slow.open()
    await page.locator('[data-props]:not([data-island])').waitFor({ state: 'attached' })
    await page.keyboard.type(' in Ladakh')
    expect(await form(page).getByLabel('Message').inputValue()).toBe('Two weeks in Ladakh')
    await send(page).click()
    await page.waitForURL('**/success?*')
    expect(sends).toHaveLength(1)
  })

  it('sends the plain way what was sent before it threw', async () => {
    const slow = gate()
    const page = await contact(slow.hold, { expected: /TypeError/ }, (page) => withProps(page, '{"kind":"contact"}'))
    const sends = watchSends(page)
    await introduce(page)
    await send(page).click()
    slow.open()
    await page.waitForURL('**/success?*')
    expect(sends).toHaveLength(1)
  })

  it('works the plain way when its props cannot be read', async () => {
    const page = await visit('/contact', { before: (page) => withProps(page, '{') })
    await introduce(page)
    await send(page).click()
    await page.waitForURL('**/success?*')
  })
})

describe('offline', () => {
  it('keeps everything typed in a living form, and sends it once the network is back', async () => {
    const page = await visit('/contact', { expected: NOT_SENT })
    await introduce(page)
    await alive(page, 'enquiry-form')
    await page.context().setOffline(true)
    await send(page).click()
    await page.getByRole('alert').getByText('Failed to send message').waitFor()
    expect(await form(page).getByLabel('Name').inputValue()).toBe('Asha Rao')
    await page.context().setOffline(false)
    await send(page).click()
    await page.locator('[data-toast]').getByText('Message Sent', { exact: true }).waitFor()
  })

  it('does not leave a form that never came alive, says so at each press, and sends it the plain way afterwards', async () => {
    const page = await visit('/contact', { expected: NETWORK })
    await page.context().setOffline(true)
    await introduce(page)
    const alerts = page.getByRole('alert').filter({ hasText: 'You are offline, and nothing was sent.' })
    for (const _ of ['once', 'again']) {
      await send(page).click()
      await alerts.waitFor()
    }
    expect(await alerts.count()).toBe(1)
    await page.context().setOffline(false)
    expect(await form(page).getByLabel('Name').inputValue()).toBe('Asha Rao')
    expect(await form(page).getByLabel('Phone', { exact: true }).inputValue()).toBe('98000 12345')
    await page.route(LAZY_SCRIPTS, (route) => route.abort())
    await send(page).click()
    await page.waitForURL('**/success?*')
  })

  it('leaves a listing that was loaded as it is, filter included', async () => {
    const page = await visit('/Domestic', { expected: NETWORK })
    const filter = page.getByRole('searchbox', { name: 'Search by title or location' })
    await filter.focus()
    await page.keyboard.type('k')
    await page.waitForURL('**/Domestic?q=k')
    await page.context().setOffline(true)
    await page.keyboard.type('erala')
    await expect.poll(() => page.locator('li:has(> article):visible').count()).toBe(1)
  })
})

/** The contact page whose scripts are held back. */
function contact(
  hold: Parameters<Page['route']>[1],
  who: Visit = DESK.options,
  before?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  return visit('/contact', {
    ...who,
    before: async (page) => {
      await page.route(LAZY_SCRIPTS, hold)
      await before?.(page)
    },
  })
}

/** Gives the island of the contact page other props than those that it was rendered with. */
function withProps(page: Page, props: string): Promise<unknown> {
  return page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const attribute = `data-props="${props.replaceAll('"', '&quot;')}"`
    await route.fulfill({ response, body: html.replace(/data-props="[^"]*"/, attribute) })
  })
}
