import type { Locator, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive, gate } from './lazy-scripts.ts'
import { NOT_SENT, visitors, WAYS, type Way } from './people.ts'
import { introduce, keyOf, SEND, watchSends } from './sends.ts'

const visit = visitors()
const form = (page: Page) => page.locator('form[action="/send-email"]')
const send = (page: Page) => form(page).locator('button[type=submit]')
const toast = (page: Page) => page.locator('[data-toast]')

describe.each(WAYS)('$name', (way) => {
  it("says 'Message Sent' and clears every field", async () => {
    const page = await written(way)
    await way.press(send(page))
    await page.getByRole('status').getByText('Message Sent', { exact: true }).waitFor()
    expect(await typed(page)).toEqual({ name: '', email: '', isd: '', phone: '', message: '' })
    expect(new URL(page.url()).pathname).toBe('/contact')
  })
})

it('says what became of a post that fails and keeps every field; the retry has its key, the next message a new one', async () => {
  const page = await written(undefined, NOT_SENT)
  const sends = watchSends(page)
  const before = await typed(page)
  const error = 'This has not been sent: our systems do not answer just now.'
  const fails: [said: Locator, answer: (route: Route) => Promise<void>][] = [
    [toast(page).getByText('Message not sent', { exact: true }), (route) => route.fulfill({ status: 500 })],
    [toast(page).getByText('Failed to send message', { exact: true }), (route) => route.abort()],
    [
      form(page).getByRole('alert').getByText(error),
      (route) => route.fulfill({ status: 503, json: { ok: false, error } }),
    ],
  ]
  for (const [said, answer] of fails) {
    await page.route(SEND, answer, { times: 1 })
    await send(page).click()
    await said.waitFor()
    expect(await typed(page)).toEqual(before)
  }
  await send(page).click()
  await toast(page).getByText('Message Sent', { exact: true }).waitFor()
  expect(sends.at(-1)?.postDataJSON()).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '98000 12345',
    isd: '+91',
    message: 'Two weeks in Ladakh\nin June?',
  })
  await introduce(page, 'Ravi Rao')
  await send(page).click()
  await expect.poll(() => sends.length).toBe(5)
  const [first, ...others] = sends.map(keyOf)
  expect(others.slice(0, 3)).toEqual([first, first, first])
  expect(others[3]).not.toBe(first)
})

it("says 'Message not sent' and, at the field, what is to be mended", async () => {
  const page = await visit('/contact', { expected: /status of 422/ })
  await form(page).getByLabel('Name').fill('Asha Rao')
  await send(page).click()
  await toast(page).getByText('Message not sent', { exact: true }).waitFor()
  const phone = form(page).getByLabel('Phone', { exact: true })
  const fault = page.locator(`#${await phone.getAttribute('aria-describedby')}`)
  expect(await fault.textContent()).toBe('Error: Leave a phone number or an e-mail, so that we can answer.')
  expect(await form(page).getByLabel('Name').inputValue()).toBe('Asha Rao')
})

it('is busy while it sends, and sends once however often it is pressed', async () => {
  const held = gate()
  const page = await written()
  const sends = watchSends(page)
  await page.route(SEND, held.hold)
  await form(page).evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await send(page).getByText('Sending...').waitFor()
  expect(await send(page).isDisabled()).toBe(true)
  held.open()
  await toast(page).getByText('Message Sent', { exact: true }).waitFor()
  expect(await send(page).isEnabled()).toBe(true)
  expect(sends).toHaveLength(1)
})

it('keeps the look of its fields when the receipt has come', async () => {
  const page = await visit('/enquire')
  await introduce(page)
  await alive(page, 'enquiry-form')
  const sizes = () =>
    form(page)
      .locator('input[type=radio]')
      .evaluateAll((all) => all.map((each) => each.clientWidth))
  const before = await sizes()
  await send(page).click()
  await page.locator('[data-own]').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await sizes()).toEqual(before)
})

it('clears also what a refused form came back with', async () => {
  const page = await visit('/contact', { expected: /status of 422/ })
  await form(page).getByLabel('Message').fill('Two weeks in Ladakh')
  await form(page).evaluate((form: HTMLFormElement) => form.submit())
  await page.waitForURL('**/send-email')
  expect(await form(page).getByLabel('Message').inputValue()).toBe('Two weeks in Ladakh')
  await introduce(page)
  await send(page).click()
  await toast(page).getByText('Message Sent', { exact: true }).waitFor()
  expect(await typed(page)).toEqual({ name: '', email: '', isd: '', phone: '', message: '' })
})

/** The contact page with its form alive and filled in. */
async function written(way?: Way, expected?: RegExp): Promise<Page> {
  const page = await visit('/contact', { ...way?.options, ...(expected && { expected }) })
  await introduce(page)
  await form(page).getByLabel('Message').fill('Two weeks in Ladakh\nin June?')
  await alive(page, 'enquiry-form')
  return page
}

/** The values that a visitor typed or chose. */
function typed(page: Page): Promise<Record<string, string>> {
  return form(page).evaluate((form: HTMLFormElement) => {
    const names = ['name', 'email', 'isd', 'phone', 'message']
    return Object.fromEntries(names.map((name) => [name, (form.elements.namedItem(name) as HTMLInputElement).value]))
  })
}
