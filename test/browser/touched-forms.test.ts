import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alive, gate, LAZY_SCRIPTS } from './lazy-scripts.ts'
import { actDuringHydration, PROGRAMS, type Program } from './other-programs.ts'
import { visitors } from './people.ts'
import { introduce, SEND, watchSends } from './sends.ts'

const visit = visitors()
const SEARCH = '#search'
const form = (page: Page) => page.locator('form[action="/send-email"]')
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`)

type Moment = {
  when: string
  /** Brings a page whose scripts are held back to the state in which its island is alive and touched. */
  touch: (page: Page, program: Program, island: { open: () => void; alive: () => Promise<void> }) => Promise<unknown>
  before?: (page: Page, program: Program) => Promise<unknown>
}

const [TRANSLATOR, EXTENSION] = PROGRAMS

const BEFORE: Moment = {
  when: 'before it is alive',
  touch: async (page, { act }, island) => {
    await page.evaluate(act)
    island.open()
    await island.alive()
  },
}
const WHILE: Moment = {
  when: 'while it comes to life',
  before: actDuringHydration,
  touch: async (_page, _program, island) => {
    island.open()
    await island.alive()
  },
}
const AFTER: Moment = {
  when: 'after it is alive',
  touch: async (page, { act }, island) => {
    island.open()
    await island.alive()
    await page.evaluate(act)
  },
}

describe.each(PROGRAMS)('$name', (program) => {
  describe.each([BEFORE, WHILE, AFTER])('$when', (moment) => {
    it('leaves the contact form what was typed, its words about what is wrong, and its sending', async () => {
      const page = await held('/contact', moment, program)
      await type(page, { name: 'Asha Rao', message: 'Two weeks in Ladakh' })
      await field(page.self, 'isd').selectOption('+971')
      await field(page.self, 'message').focus()
      await moment.touch(page.self, program, { open: page.open, alive: () => alive(page.self, 'enquiry-form') })
      await refocus(page.self, '[name=message]')
      await page.self.keyboard.type(', in June')
      expect(await typed(page.self, ['name', 'isd', 'message'])).toEqual([
        'Asha Rao',
        '+971',
        'Two weeks in Ladakh, in June',
      ])
      await saysWhatIsWrongAndSends(page.self)
    })
  })

  it('leaves an open dialog its form, what was typed, its words about what is wrong, and its sending', async () => {
    const page = await visit('/tour/Bali6d5n', { expected: /status of 422/ })
    await page.locator('#prices').getByRole('link', { name: 'Contact with an Expert' }).nth(1).click()
    await field(page, 'name').fill('Asha Rao')
    await page.evaluate(program.act)
    await saysWhatIsWrongAndSends(page)
  })
})

/** Later code finds the search box's elements where React left them. */
describe.each<[Program, Moment]>([
  [TRANSLATOR, BEFORE],
  [TRANSLATOR, WHILE],
  [EXTENSION, BEFORE],
])('$0.name', (program, moment) => {
  it(`${moment.when} leaves the search box what was typed, its suggestions and its way to the results`, async () => {
    const page = await held('/', moment, program)
    await page.self.locator(SEARCH).pressSequentially('bal')
    await moment.touch(page.self, program, { open: page.open, alive: () => alive(page.self, 'search-box') })
    await refocus(page.self, SEARCH)
    await page.self.keyboard.type('i')
    expect(await page.self.locator(SEARCH).inputValue()).toBe('bali')
    await page.self.locator('[role=listbox] [role=option]').first().waitFor()
    await page.self.keyboard.type('zz')
    await page.self.locator('[role=listbox] [role=option]').first().waitFor({ state: 'detached' })
    await page.self.keyboard.press('Enter')
    await page.self.waitForURL('**/search-results?q=balizz')
  })
})

describe('when React gives an island up', () => {
  it('the page has the server’s form again, with what was typed, and it sends the plain way', async () => {
    const page = await visit('/contact', { expected: /NotFoundError|status of 503|was not taken/ })
    await field(page, 'name').fill('Asha Rao')
    await alive(page, 'enquiry-form')
    await field(page, 'message').fill('Two weeks in Ladakh')
    await field(page, 'phone').fill('98000 12345')
    await page.route(SEND, breakTheSummary(page), { times: 1 })
    await field(page, 'phone').press('Enter')
    await page.locator('[data-props]:not([data-island])').waitFor()
    expect(await typed(page, ['name', 'phone', 'message'])).toEqual(['Asha Rao', '98000 12345', 'Two weeks in Ladakh'])
    await sendsThePlainWay(page)
  })

  it('an open dialog has its form again, with what was typed; its X closes it, and it sends the plain way', async () => {
    const page = await visit('/Domestic', { expected: /NotFoundError|status of 503|was not taken/ })
    for (const goesOn of [closesByItsX, sendsThePlainWay]) {
      await page.locator('main a[href^="/enquire"]').first().click()
      await introduce(page.getByRole('dialog'))
      await page.route(SEND, breakTheSummary(page), { times: 1 })
      await field(page, 'phone').press('Enter')
      await page.waitForFunction(() => document.querySelector('dialog form:not(.touched)'))
      expect(await typed(page, ['name', 'isd', 'phone'])).toEqual(['Asha Rao', '+91', '98000 12345'])
      await goesOn(page)
    }
  })
})

type Held = { self: Page; open: () => void }

async function held(path: string, moment: Moment, program: Program): Promise<Held> {
  const { hold, open } = gate()
  const before = async (page: Page) => {
    await page.route(LAZY_SCRIPTS, hold)
    await moment.before?.(page, program)
  }
  return { self: await visit(path, { before, expected: /status of 422/ }), open }
}

async function type({ self }: Held, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(self, name).pressSequentially(value)
}

function typed(page: Page, names: string[]): Promise<string[]> {
  return Promise.all(names.map((name) => field(page, name).inputValue()))
}

/** An element that is moved loses the focus, and the page cannot help it; one that is replaced must not. */
async function refocus(page: Page, selector: string): Promise<void> {
  if ((await page.locator('.injected').count()) === 0) return
  await page.locator(selector).focus()
  await page.keyboard.press('End')
}

const send = (page: Page): Locator => form(page).locator('button[type=submit]')

/** Without a phone and an e-mail it is not taken, and says so; with a phone it is. */
async function saysWhatIsWrongAndSends(page: Page): Promise<void> {
  const sends = watchSends(page)
  await send(page).click()
  const summary = form(page).getByRole('alert')
  await summary.getByText('Leave a phone number or an e-mail, so that we can answer.').waitFor()
  expect(await field(page, 'name').inputValue()).toBe('Asha Rao')
  await summary.getByRole('link').click()
  await page.keyboard.type('+91 98000 12345')
  await send(page).click()
  await page.getByText(/Your reference is PT-/).waitFor()
  expect(sends.map((request) => request.postDataJSON().name)).toEqual(['Asha Rao', 'Asha Rao'])
}

async function closesByItsX(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function sendsThePlainWay(page: Page): Promise<void> {
  const sends = watchSends(page)
  await send(page).click()
  await page.waitForURL('**/success?*')
  expect(sends.map((request) => request.headers()['content-type'])).toEqual([
    expect.stringContaining('multipart/form-data'),
  ])
}

/** While the send is on its way another program moves the very elements that React will look for when it answers. */
function breakTheSummary(page: Page): (route: import('playwright-core').Route) => Promise<void> {
  return async (route) => {
    await page.evaluate(() => {
      const form = document.querySelector('form[action="/send-email"]')
      form?.classList.add('touched')
      const list = form?.querySelector('[role=alert] ul')
      const wrapper = document.createElement('div')
      list?.replaceWith(wrapper)
      wrapper.appendChild(list as Node)
    })
    await route.fulfill({ status: 503, json: { ok: false, error: 'This has not been sent.' } })
  }
}
