import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { answerFirst } from './desk-screens.ts'
import { sharedBrowser } from './shared-browser.ts'
import { visitor } from './visits.ts'

const desk = inject('origin').replace('//', '//desk.')
let page: Page
let asked: string[] = []

beforeAll(async () => {
  const context = await visitor(await sharedBrowser(), desk, { width: 1280 })
  page = await context.newPage()
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    return dialog.accept()
  })
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ isd: '+91', name: 'Typed', phone: '98000 00099', message: 'Hello' })
  await fetch(`${inject('origin')}/send-email`, { method: 'POST', headers, body })
})
afterAll(() => page.context().close())

/** Each form with typed text at the desk: how to open it, and one of its fields. */
const FORMS: Record<string, { open: () => Promise<unknown>; field: string }> = {
  'a section of a tour': { open: () => page.goto(`${desk}/tours/Bali8d7n/edit/names`), field: '[name=title]' },
  'the map of a tour': { open: () => page.goto(`${desk}/tours/Bali8d7n/edit/map`), field: '[name=stops-1-name]' },
  'the agency’s answers': {
    open: () => page.goto(`${desk}/tours/agency-answers/edit/answers`),
    field: '[name=answers-pay]',
  },
  'a place': { open: () => page.goto(`${desk}/places`), field: '[name=name]' },
  'a country': { open: () => page.goto(`${desk}/countries?of=nepal`), field: '[name=tagline]' },
  'a call': { open: () => page.goto(`${desk}/lead`), field: '[name=message]' },
  'a price': { open: () => page.goto(`${desk}/prices/Bali8d7n`), field: '[name=note]' },
  'a case': {
    open: async () => {
      await page.goto(`${desk}/inbox`)
      await answerFirst(page)
    },
    field: '#do [name=note]',
  },
}

/** Leaves by a link of the frame, which stands on each page. */
async function leave(): Promise<string[]> {
  asked = []
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Reports' }).click()
  await page.waitForURL(`${desk}/reports`)
  return asked
}

const type = async (field: string, text: string) => {
  await page.locator(field).first().click()
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}

/** Whether the browser would ask now. */
const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))

it.each(Object.entries(FORMS))('%s asks while something in it is changed, and not else', async (_, { open, field }) => {
  await open()
  const before = await asks()
  await type(field, 'x')
  const begun = await asks()
  await page.keyboard.press('Backspace')
  expect([before, begun, await asks()]).toEqual([false, true, false])
})

describe('a form of the desk', () => {
  it('that nobody has changed is left without a question', async () => {
    await page.goto(`${desk}/places`)
    await page.locator('[name=name]').click()
    expect(await leave()).toEqual([])
  })

  it('asks nothing when it is sent; what comes back from a refusal is asked about until it is saved', async () => {
    await page.goto(`${desk}/lead`)
    await type('[name=phone]', 'no number')
    asked = []
    await page.locator('main').getByRole('button', { name: 'Save', exact: false }).first().click()
    await page.locator('#refused').waitFor()
    expect(asked).toEqual([])
    expect(await leave()).toEqual(['beforeunload'])

    await page.goto(`${desk}/lead`)
    await type('[name=message]', 'Goa, four people')
    await type('[name=phone]', '98290 77123')
    asked = []
    await page.locator('main').getByRole('button', { name: 'Save', exact: false }).first().click()
    await page.locator('#saved').waitFor()
    expect([asked, await leave()]).toEqual([[], []])
  })

  it('asks also where a choice or a tick was changed', async () => {
    await page.goto(`${desk}/places`)
    await page.locator('[name=kind]').focus()
    await page.keyboard.press('ArrowDown')
    expect(await asks()).toBe(true)
    await page.goto(`${desk}/tours/Bali8d7n/edit/included`)
    await page.locator('main input[type=checkbox]').first().click()
    expect(await asks()).toBe(true)
  })

  it('asks where a link leads to a page elsewhere, which may be of another protocol', async () => {
    await page.goto(`${desk}/facts/mashobra-mondays`)
    await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'The source' }))
    await type('[name=reason]', 'The hotel has said so')
    asked = []
    const left = page.waitForRequest(/^https:/)
    await page.getByRole('link', { name: 'Read its source' }).click()
    await left
    await page.unrouteAll({ behavior: 'wait' })
    expect(asked).toEqual(['beforeunload'])
  })

  it('asks nothing where a link starts a call, and asks afterwards', async () => {
    await page.goto(`${desk}/places`)
    await type('[name=name]', 'Phobjikha')
    await page.locator('main h1').evaluate((heading) => {
      const call = Object.assign(document.createElement('a'), { href: 'tel:+919800000099', textContent: 'Call' })
      heading.replaceChildren(call)
    })
    asked = []
    await page.locator('main a[href^="tel:"]').click()
    expect(asked).toEqual([])
    expect(await leave()).toEqual(['beforeunload'])
  })

  it('asks when the preview was looked at, which sends nothing', async () => {
    await page.goto(`${desk}/tours/Bali8d7n/edit/names`)
    await type('[name=title]', ' more')
    await page.getByRole('button', { name: 'Show what is typed' }).click()
    await page.frameLocator('details iframe[name=preview]').getByRole('heading', { level: 1 }).waitFor()
    expect(await leave()).toEqual(['beforeunload'])
  })
})
