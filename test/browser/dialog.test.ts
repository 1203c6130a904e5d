import type { Locator, Page, Request, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ASHA } from '../support/asha.ts'
import { gate, LAZY_SCRIPTS } from './lazy-scripts.ts'
import {
  inTurn,
  NETWORK,
  NOT_SENT,
  PHONE,
  stopClock,
  swipe,
  tabAt,
  twoFrames,
  visitors,
  WAYS,
  type Way,
} from './people.ts'
import { introduce, keyOf, SEND, watchSends } from './sends.ts'

const visit = visitors()
const dialog = (page: Page) => page.getByRole('dialog')
const callback = (page: Page) => page.locator('article a[href^="/enquire"]').first()
const send = (page: Page) => dialog(page).locator('button[type=submit]')

const CLOSINGS: [string, (page: Page, way: Way) => Promise<unknown>][] = [
  ['its X', (page, way) => way.press(dialog(page).getByRole('button', { name: 'Close' }))],
  ['a press beside it', pressCorner],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['Back', (page) => page.goBack()],
]

describe.each(WAYS)('$name', (way) => {
  it('opens at the first press of a cold card, while its code is on its way, fills itself, and keeps the page from scrolling', async () => {
    const held = gate()
    const page = await visit('/Domestic', { ...way.options, before: (page) => page.route(LAZY_SCRIPTS, held.hold) })
    await way.press(callback(page))
    await page.locator('dialog[open]').waitFor()
    expect(await page.locator('dialog').textContent()).toBe('Loading...')
    held.open()
    await filled(page)
    expect(new URL(page.url()).pathname).toBe('/Domestic')
    const before = await page.evaluate(() => scrollY)
    if (way.options.hasTouch) await swipe(page, { x: 195, y: 300 }, { down: -250 })
    await page.mouse.move(12, 12)
    await page.mouse.wheel(0, 400)
    await page.evaluate(twoFrames)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })
    await page.mouse.wheel(0, 400)
    await page.waitForFunction((before) => scrollY > before, before)
  })

  it('is closed by its X, a press beside it, Escape and Back; the focus returns, and the address is what it was', async () => {
    const page = await visit('/Domestic', way.options)
    for (const [how, close] of CLOSINGS) await inTurn(how, () => leavesAsItWas(page, close, way))
  })
})

describe('a card or a tier', () => {
  it('asks about the tour of the card, with the fields of its form', async () => {
    const page = await visit('/Domestic')
    await opened(page)
    await page.getByRole('dialog', { name: await asked(page, 0) }).waitFor()
    const [fields, promise] = [await names(dialog(page)), await dialog(page).locator('h2 + p').textContent()]
    await page.goto((await callback(page).getAttribute('href')) ?? '')
    expect(await names(page.locator('main'))).toEqual(fields)
    expect(await page.locator('h1 + p').textContent()).toBe(promise)
  })

  it("has fields that look as on the form's own page, also on home, which has no others", async () => {
    const page = await visit('/')
    await opened(page)
    const look = await lookOf(dialog(page))
    await page.goto('/enquire')
    expect(await lookOf(page.locator('main'))).toEqual(look)
  })

  it("asks about a tour and its tier like the form's own page, from the button of a tier and from that under the picture", async () => {
    const page = await visit('/tour/Rajasthan')
    const known = ['accommodations', 'place', 'tour', 'packages', 'price', 'form']
    const title = await page.locator('h1').textContent()
    const asks: Record<string, unknown> = {}
    for (const [tier, part] of [
      ['deluxe', '[data-tier=deluxe]'],
      ['standard', 'main'],
    ] as const) {
      await page.locator(part).getByRole('link', { name: 'Contact with an Expert' }).first().click()
      await page.getByRole('dialog', { name: `Ask about ${title}` }).waitFor()
      asks[tier] = await valuesOf(dialog(page), known)
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
    }
    for (const [tier, values] of Object.entries(asks)) {
      await page.goto(`/enquire?tour=Rajasthan&tier=${tier}`)
      expect(values).toEqual(await valuesOf(page.locator('main'), known))
    }
  })

  it('says how the sending goes, closes on success, and is empty when it is opened again', async () => {
    const held = gate()
    const page = await visit('/Domestic', { before: (page) => page.route(SEND, held.hold) })
    await opened(page)
    await introduce(dialog(page))
    await send(page).click()
    await page.locator('[data-toast=pending]').getByText('Sending your message...').waitFor()
    expect(await send(page).textContent()).toBe('Sending...')
    expect(await send(page).isDisabled()).toBe(true)
    held.open()
    await page.locator('[data-toast=success]').getByText('Message Sent Successfully 😀').waitFor()
    expect(await page.locator('dialog,[data-toast=pending]').count()).toBe(0)
    await opened(page)
    expect(await typed(dialog(page))).toEqual({ name: '', email: '', isd: '', phone: '', passengers: '', date: '' })
  })

  it('gives up after 30 s without an answer', async () => {
    const held = gate()
    const page = await visit('/Domestic', {
      expected: NOT_SENT,
      before: async (page) => {
        await page.route(SEND, held.hold)
        await stopClock(page)
      },
    })
    await opened(page)
    await introduce(dialog(page))
    await send(page).click()
    await send(page).getByText('Sending...').waitFor()
    await page.clock.runFor(29_999)
    expect(await send(page).textContent()).toBe('Sending...')
    await page.clock.resume()
    await dialog(page).getByRole('alert').getByText('Sorry, message not sent 😥').waitFor()
    expect(await send(page).isEnabled()).toBe(true)
    held.open()
  })

  it('stays open with everything typed when a post fails, keeps its key for the retry, and has a new one after success', async () => {
    const page = await visit('/Domestic', { expected: NOT_SENT })
    const sends = watchSends(page)
    await opened(page)
    await introduce(dialog(page))
    await dialog(page).getByText('Not flexible').click()
    await dialog(page).getByLabel('Passengers').fill('2 adults')
    for (const fail of [(route: Route) => route.fulfill({ status: 500 }), (route: Route) => route.abort()]) {
      const before = sends.length
      await page.route(SEND, fail, { times: 1 })
      await send(page).click()
      await expect.poll(() => sends.length).toBe(before + 1)
      await expect.poll(() => send(page).textContent()).toBe('Send enquiry')
      await dialog(page).getByRole('alert').getByText('Sorry, message not sent 😥').last().waitFor()
      expect(await typed(dialog(page))).toMatchObject({ name: 'Asha Rao', isd: '+91', passengers: '2 adults' })
      expect(await dialog(page).getByLabel('Not flexible').isChecked()).toBe(true)
      expect(await send(page).isEnabled()).toBe(true)
    }
    await send(page).click()
    await page.locator('[data-toast=success]').waitFor()
    await opened(page)
    await introduce(dialog(page))
    await send(page).click()
    await expect.poll(() => sends.length).toBe(4)
    const [first, second, retry, next] = sends.map(keyOf)
    expect(first).toMatch(/^[\w-]{16,64}$/)
    expect([second, retry]).toEqual([first, first])
    expect(next).not.toBe(first)
  })
})

describe('the form in it', () => {
  it('says of a date that has passed and of one that is half typed what is wrong, keeps the rest, and sends the fields of the spec', async () => {
    const page = await visit('/Domestic', { expected: NETWORK })
    const sends = watchSends(page)
    await opened(page)
    await introduce(dialog(page))
    await dialog(page).getByLabel('Travel date').fill('2020-01-31')
    await send(page).click()
    await dialog(page).getByRole('link', { name: 'This date has passed. Choose a coming one.' }).waitFor()
    expect(await dialog(page).getByLabel('Travel date').getAttribute('aria-invalid')).toBe('true')
    expect(await typed(dialog(page))).toMatchObject({ name: 'Asha Rao', date: '2020-01-31' })
    await dialog(page).getByLabel('Travel date').fill('')
    await dialog(page).getByLabel('Travel date').pressSequentially('12')
    await send(page).click()
    await dialog(page).getByRole('link', { name: 'Write the whole date: day, month and year.' }).waitFor()
    await dialog(page).getByLabel('Flexible', { exact: true }).check()
    await dialog(page).getByLabel('Passengers').fill('2 adults, 1 child')
    await dialog(page).getByLabel('Travel date').fill(ASHA.date)
    await send(page).click()
    await page.locator('[data-toast=success]').waitFor()
    expect(sends.at(-1)?.postDataJSON()).toMatchObject({
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '98000 12345',
      isd: '+91',
      flexibleYes: true,
      flexibleNo: false,
      passengers: '2 adults, 1 child',
      date: ASHA.date,
    })
  })
})

describe('the dialog', () => {
  it('is walked by Tab alone, and begins with its title', async () => {
    const page = await visit('/Domestic')
    await callback(page).focus()
    await page.keyboard.press('Enter')
    await filled(page)
    await page.locator('dialog h2:focus').waitFor()
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').getAttribute('name')).toBe('name')
    await page.keyboard.press('Shift+Tab')
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Close')
    await page.keyboard.press('Enter')
    await dialog(page).waitFor({ state: 'detached' })
    expect(await callback(page).evaluate((link) => link === document.activeElement)).toBe(true)
  })

  it('stays when a text in it is marked with the mouse and the button is let go beside it', async () => {
    const page = await visit('/Domestic')
    await opened(page)
    const name = dialog(page).getByLabel('Name', { exact: true })
    await name.fill('Asha Rao')
    await name.hover()
    await page.mouse.down()
    await page.mouse.move(12, 12)
    await page.mouse.up()
    await page.evaluate(twoFrames)
    expect(await dialog(page).isVisible()).toBe(true)
  })

  it('stays when the link was clicked twice in a row', async () => {
    const page = await visit('/Domestic')
    const last = page.locator('article a[href^="/enquire"]').nth(3)
    await Promise.all([page.waitForEvent('requestfinished', isDialogCode), last.hover()])
    const { x = 0, y = 0 } = (await last.boundingBox()) ?? {}
    await page.mouse.click(x + 10, y + 10)
    await filled(page)
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.evaluate(twoFrames)
    expect(await page.locator('dialog').count()).toBe(1)
  })

  it('is closed by Escape or Back while it still loads, and does not come after that', async () => {
    const held = gate()
    const page = await visit('/Domestic', { before: (page) => page.route(LAZY_SCRIPTS, held.hold) })
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await callback(page).click()
      await page.locator('dialog[open]').waitFor()
      await close()
      await page.locator('dialog').waitFor({ state: 'detached' })
      await page.waitForFunction(() => history.state === null)
    }
    held.open()
    await page.locator('article a[href^="/enquire"]').nth(1).click()
    await page.getByRole('dialog', { name: await asked(page, 1) }).waitFor()
    expect(await page.locator('dialog').count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/Domestic')
  })

  it('stays when it was opened the moment another one closed, and Back closes it then', async () => {
    const page = await visit('/Domestic')
    await opened(page)
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => {
      const [, second] = document.querySelectorAll<HTMLElement>('article a[href^="/enquire"]')
      dialog.addEventListener('close', () => second?.click())
      dialog.close()
    })
    await page.getByRole('dialog', { name: await asked(page, 1) }).waitFor()
    await page.evaluate(twoFrames)
    expect(await dialog(page).isVisible()).toBe(true)
    await page.goBack()
    await dialog(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/Domestic')
  })

  it('leaves a link alone that is opened in another tab', async () => {
    const page = await visit('/Domestic', PHONE.options)
    await tabAt(page, /\/enquire\?tour=/, () => callback(page).click({ modifiers: ['ControlOrMeta'] }))
    expect(await page.locator('dialog').count()).toBe(0)
  })
})

describe('the plain way', () => {
  it.each(WAYS)('is taken when the code cannot be had, $name', async (way) => {
    const page = await visit('/Domestic', {
      ...way.options,
      expected: NETWORK,
      before: (page) => page.route(LAZY_SCRIPTS, (route) => route.abort()),
    })
    const href = await callback(page).getAttribute('href')
    await way.press(callback(page))
    await page.waitForURL(`**${href}`)
    await page.goBack()
    await page.waitForURL('**/Domestic')
    expect(await page.locator('dialog').count()).toBe(0)
  })

  it('is taken after four seconds of waiting', async () => {
    const held = gate()
    const page = await visit('/Domestic', {
      before: async (page) => {
        await page.route(LAZY_SCRIPTS, held.hold)
        await stopClock(page)
      },
    })
    await callback(page).click()
    await page.locator('dialog[open]').waitFor()
    await page.clock.runFor(3999)
    expect(await page.locator('dialog[open]').count()).toBe(1)
    await page.clock.runFor(1)
    await page.waitForURL('**/enquire?tour=*')
    held.open()
  })

  it('is the only one with JavaScript off', async () => {
    const page = await visit('/Domestic', { javaScriptEnabled: false })
    await callback(page).click()
    await page.waitForURL('**/enquire?tour=*')
    await introduce(page)
    await page.getByRole('button', { name: 'Send enquiry' }).click()
    await page.getByRole('heading', { name: 'THANK YOU FOR SUBMITTING THE FORM' }).waitFor()
  })
})

function isDialogCode(request: Request): boolean {
  return request.url().includes('/assets/enquiry-dialog')
}

/** The styles of the first field of a form. */
function lookOf(part: Locator): Promise<string[]> {
  return part.getByLabel('Name').evaluate((field) => {
    const { borderRadius, borderColor, backgroundColor, minHeight, padding } = getComputedStyle(field)
    return [borderRadius, borderColor, backgroundColor, minHeight, padding]
  })
}

/** The title of the dialog of a card. */
async function asked(page: Page, card: number): Promise<string> {
  return `Ask about ${await page.locator('article h3').nth(card).textContent()}`
}

async function filled(page: Page): Promise<void> {
  await dialog(page).locator('form').waitFor()
}

async function opened(page: Page, way?: Way): Promise<void> {
  await (way ? way.press(callback(page)) : callback(page).click())
  await filled(page)
}

/** Opens the dialog of a card and closes it: the focus returns to the card, and the address is what it was. */
async function leavesAsItWas(page: Page, close: (page: Page, way: Way) => Promise<unknown>, way: Way): Promise<void> {
  const entries = await page.evaluate(() => history.length)
  await opened(page, way)
  await close(page, way)
  await dialog(page).waitFor({ state: 'detached' })
  await page.waitForFunction(() => history.state === null)
  expect(await callback(page).evaluate((element) => element === document.activeElement)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/Domestic')
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1)
}

/** Beside everything that lies in the middle. */
function pressCorner(page: Page, way: Way): Promise<void> {
  return way.options.hasTouch ? page.touchscreen.tap(12, 12) : page.mouse.click(12, 12)
}

/** The names of a form's fields, in their order; the key is only in pages that no cache keeps. */
function names(part: Locator): Promise<string[]> {
  return part
    .locator('form [name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? '').filter((name) => name !== 'key'))
}

function valuesOf(part: Locator, wanted: string[]): Promise<Record<string, unknown>> {
  return part.locator('form').evaluate((form: HTMLFormElement, wanted) => {
    const values = Object.fromEntries(new FormData(form))
    return Object.fromEntries(wanted.map((name) => [name, values[name]]))
  }, wanted)
}

/** The values that a visitor typed or chose. */
function typed(part: Locator): Promise<Record<string, string>> {
  return part.locator('form').evaluate((form: HTMLFormElement) => {
    const names = ['name', 'email', 'isd', 'phone', 'passengers', 'date']
    return Object.fromEntries(names.map((name) => [name, (form.elements.namedItem(name) as HTMLInputElement).value]))
  })
}
