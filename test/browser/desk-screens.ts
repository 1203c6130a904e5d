import type { Page } from 'playwright-core'
import { createElement, type ReactElement } from 'react'
import { answerDesk } from '../../src/desk/answer-desk.tsx'
import { withDeskHeaders } from '../../src/desk/frame/desk-headers.ts'
import { framedPage } from '../../src/desk/frame/desk-page.tsx'
import { ChangePage, ChangesPage } from '../../src/desk/prices/changes-page.tsx'
import { HealthPage } from '../../src/desk/site/health-page.tsx'
import { SECTION_NAMES } from '../../src/domain/authoring/sections.ts'
import type { Bindings } from '../../src/env.ts'

/** A screen of the desk: the status of its document (200 unless said), and the way there, often from the one before. */
export type DeskScreen = { name: string; status?: number; open: (page: Page, desk: string) => Promise<unknown> }

const at =
  (path: string): DeskScreen['open'] =>
  (page, desk) =>
    page.goto(desk + path)
const press =
  (name: string): DeskScreen['open'] =>
  (page) =>
    page.getByRole('button', { name }).first().click()
const sent =
  (path: string, fields: Record<string, string>): DeskScreen['open'] =>
  (page) =>
    send(page, path, fields)

/** The home page's form, as if no row had a tour. */
const NO_ROWS = { 'shown-international': '', 'shown-domestic': '', 'shown-budget': '', 'shown-visaFree': '' }

/** Every screen of the desk for a salesperson, in the order of a day. */
const OF_SALES: DeskScreen[] = [
  { name: 'inbox', open: at('/inbox') },
  { name: 'case', open: answerFirst },
  {
    name: 'case after a message',
    open: (page) => page.locator('#write').getByRole('button', { name: 'WhatsApp' }).click(),
  },
  { name: 'case that is refused', status: 422, open: lose },
  { name: 'case that two have changed', status: 409, open: changeTwice },
  { name: 'case that is held', open: openHeld },
  {
    name: 'cases that cannot be joined',
    status: 409,
    open: sent('/case/0/person', { join: '0', key: 'k' }),
  },
  { name: 'case that is not there or was erased', status: 404, open: at('/case/0') },
  { name: 'list', open: at('/inbox/new') },
  { name: 'list without a case', open: at('/inbox/closed') },
  { name: 'found', open: at('/inbox?q=guest') },
  { name: 'nothing found', open: at('/inbox?q=nobodyofthisname') },
  { name: 'lead', open: at('/lead') },
  { name: 'lead that is refused', status: 422, open: press('Save') },
  {
    name: 'lead of somebody who is known',
    status: 409,
    open: sent('/lead', {
      key: 'a-key-of-the-lead',
      channel: 'call',
      phone: '98000 00001',
      message: 'Goa',
      about: 'Goa',
    }),
  },
  { name: 'templates', open: at('/templates') },
  { name: 'template', open: at('/templates?template=first-answer') },
  {
    name: 'template that is refused',
    status: 422,
    open: sent('/templates', { id: 'first-answer', version: '1', name: 'A', body: '{nmae}', act: 'save' }),
  },
  {
    name: 'template that two have changed',
    status: 409,
    open: sent('/templates', { id: 'first-answer', version: '0', name: 'A', body: 'B', act: 'save' }),
  },
  { name: 'reports', open: at('/reports') },
]

const KEY = 'a-key-of-the-browser-tests'
const SHEET = 'tour,tier,from,till,current,cut'
const days = (year: number) => `03/04/${year},2016-06-30`
const TIERS = ['standard', 'deluxe', 'superDeluxe']
/** Prices of long ago: they change no page of the site's. */
const GOOD = [SHEET, ...TIERS.map((tier, above) => `Bali8d7n,${tier},${days(2016)},${above + 1}000,9000`)].join('\n')

/** Every screen of the content role: prices, facts, notices, tours. */
const OF_CONTENT: DeskScreen[] = [
  { name: 'prices', open: at('/prices') },
  { name: 'prices of a tour', open: at('/prices/Bali8d7n?from=2027-01-01&till=2027-03-31') },
  { name: 'window that is refused', status: 422, open: press('Show before and after') },
  { name: 'season', open: at('/season?from=2027-01-01&till=2027-03-31&rise=6') },
  { name: 'before and after', open: press('Show before and after') },
  {
    name: 'season that is refused',
    status: 422,
    open: sent('/season', { from: '2027-01-01', till: '2027-03-31', 'Bali8d7n deluxe': 'abc' }),
  },
  {
    name: 'before and after whose reason is too long',
    status: 409,
    open: putWithLongReason,
  },
  { name: 'price sheet', open: at('/sheet') },
  {
    name: 'price sheet that is refused',
    status: 422,
    open: (page) => upload(page, `${SHEET}\nThialand4n5d,gold,11/15/2024,,1.5,`),
  },
  { name: 'what a price sheet changes', open: (page) => upload(page, GOOD) },
  { name: 'site', open: at('/site') },
  { name: 'facts', open: at('/facts') },
  { name: 'fact', open: at('/facts/malaysia-visa') },
  {
    name: 'fact that is refused',
    status: 422,
    open: sent('/facts/malaysia-visa', { key: KEY, shown: '', does: 'confirm', source: 'x' }),
  },
  { name: 'tours', open: at('/tours') },
  { name: 'tours that lack a price', open: at('/tours?missing=price') },
  { name: 'new tour', open: at('/new-tour') },
  { name: 'places', open: at('/places') },
  { name: 'countries', open: at('/countries') },
  { name: 'country', open: at('/countries?of=nepal') },
  { name: 'history of a country', open: at('/countries/nepal/history') },
  { name: 'tours by a file', open: at('/tours-in') },
  { name: 'tour', open: at('/tours/Bali8d7n') },
  ...SECTION_NAMES.map((section) => ({ name: `tour, ${section}`, open: at(`/tours/Bali8d7n/edit/${section}`) })),
  { name: 'tour before it goes live', open: at('/tours/Bali8d7n/live') },
  { name: 'history of a tour', open: at('/tours/Bali8d7n/history') },
  {
    name: 'tour whose name is refused',
    status: 422,
    open: sent('/tours/Bali8d7n/edit/names', { key: KEY, seen: '0', does: 'save', title: 'Goa' }),
  },
  {
    name: 'tour whose withdrawal is refused',
    status: 422,
    open: sent('/tours/Bali8d7n', { key: KEY, shown: '', does: 'withdraw' }),
  },
  { name: 'reviews', open: at('/reviews') },
  { name: 'new review', open: at('/reviews?new=1') },
  { name: 'review that is refused', status: 422, open: sent('/reviews', { key: KEY, does: 'add' }) },
  { name: 'notices', open: at('/notice') },
  { name: 'notice', open: at('/notice?new=1') },
  { name: 'notice as it will look', open: lookAtNotice },
  { name: 'notice that is refused', status: 422, open: sent('/notice', { key: KEY, does: 'put' }) },
  { name: 'home page', open: at('/home-page') },
  {
    name: 'home page that is refused',
    status: 422,
    open: sent('/home-page', { key: KEY, ...NO_ROWS, 'domestic-Rajasthan': 'first' }),
  },
  { name: 'form that did not arrive whole', status: 400, open: sent('/home-page', { key: KEY }) },
  { name: 'health', open: at('/health') },
  { name: 'speed, where nothing is measured', open: at('/speed') },
  { name: 'nothing there', status: 404, open: at('/nosuch') },
]

const SALES = 'planner@patang.example'
const BROKEN = {
  prepare: () => {
    throw new Error('D1_ERROR')
  },
} as unknown as D1Database
const SET_UP = { ACCESS_TEAM: 'team', ACCESS_AUD: 'audience', DESK_SALES: SALES, ENQUIRIES: BROKEN, CATALOGUE: BROKEN }
const SIGNED_IN = { aud: 'audience', getIdentity: async () => ({ email: SALES }) }
const TYPED = { note: 'Wants the sea', followUpOn: '2027-01-12', key: KEY }

/** Screens that the site under test never shows: other people's desks, failing stores, results of changes. */
const ELSEWHERE: DeskScreen[] = [
  { name: 'not set up', status: 503, open: shown(() => answered({})) },
  { name: 'not signed in', status: 403, open: shown(() => answered(SET_UP)) },
  { name: 'signed out with a form', status: 401, open: shown(() => answered(SET_UP, { typed: TYPED })) },
  {
    name: 'not yours to see',
    status: 403,
    open: shown(() => answered(SET_UP, { access: SIGNED_IN, path: '/prices' })),
  },
  { name: 'store that fails', status: 500, open: shown(() => answered(SET_UP, { access: SIGNED_IN })) },
  {
    name: 'form that a store did not take',
    status: 503,
    open: shown(() => answered(SET_UP, { access: SIGNED_IN, typed: TYPED })),
  },
  {
    name: 'changes',
    open: shown(() => pageWith(createElement(ChangesPage, { changes: [change('one'), change('two')] }))),
  },
  { name: 'change that was undone and partly kept', open: shown(() => pageWith(undoneChange())) },
  { name: 'change', open: shown(() => pageWith(oneChange())) },
  { name: 'health that wants a look', open: shown(() => pageWith(ill())) },
]

/** All of them, by who sees them; each leads on from the one before. */
export const DESK_SCREENS = { 'of sales': OF_SALES, 'of content': OF_CONTENT, 'that is seldom seen': ELSEWHERE }

/** The oldest new enquiry of a person who can be written to: the site under test has others. */
export function answerFirst(page: Page): Promise<unknown> {
  return page
    .getByRole('link', { name: /^WhatsApp / })
    .first()
    .click()
}

async function lose(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Lost' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
}

/** A colleague sets another day for the next step while this page is open. */
async function changeTwice(page: Page): Promise<void> {
  // With a fragment it would be a jump on the page that is there.
  const address = page.url().replace(/[?#].*/, '')
  const other = await page.context().newPage()
  for (const each of [page, other]) await each.goto(address)
  for (const [place, each] of [other, page].entries()) {
    await each
      .locator('#do')
      .getByRole('group', { name: 'Next step on' })
      .getByRole('radio')
      .nth(place + 3)
      .check()
    await each.getByRole('textbox', { name: 'Note' }).fill('Her exams end on the 13th')
    await each.getByRole('button', { name: 'Save' }).click()
  }
  await other.close()
}

async function openHeld(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/inbox/held`)
  await page.getByRole('link', { name: 'Look' }).first().click()
}

async function upload(page: Page, text: string): Promise<void> {
  await page
    .getByLabel('The changed file')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Check the file' }).click()
}

async function lookAtNotice(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/notice?new=1`)
  await page.getByLabel('What visitors read').fill('Our office is closed for Diwali.')
  await page.getByRole('button', { name: 'Show how it looks' }).click()
}

async function putWithLongReason(page: Page, desk: string): Promise<void> {
  await page.goto(`${desk}/season?from=2027-01-01&till=2027-03-31&rise=6`)
  await page.getByRole('button', { name: 'Show before and after' }).click()
  const key = await page.locator('input[name=key]').first().getAttribute('value')
  await send(page, '/put-live', { key: key ?? '', note: 'long '.repeat(40) })
}

/** Sends a form that no page shows, from a page of the desk. */
async function send(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page.evaluate(submit, { path, fields })
  await loaded
}

function submit({ path, fields }: { path: string; fields: Record<string, string> }): void {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action: path })
  for (const [name, value] of Object.entries(fields)) {
    form.appendChild(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  }
  document.body.appendChild(form)
  form.submit()
}

type Asking = { access?: typeof SIGNED_IN; path?: string; typed?: Record<string, string> }

/** The desk's answer, in some configuration, to a colleague who reads or sends a form. */
function answered(env: Partial<Bindings>, { access, path = '/inbox', typed }: Asking = {}): Promise<Response> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const request = new Request(`https://desk.patang.example${typed ? '/case/1' : path}`, {
    headers,
    ...(typed && { method: 'POST', body: new URLSearchParams(typed) }),
  })
  return answerDesk(request as never, env as Bindings, { access } as unknown as ExecutionContext)
}

/** Shows an answer that was not made by the site under test, with its status and its headers. */
function shown(answer: () => Response | Promise<Response>): DeskScreen['open'] {
  return async (page, desk) => {
    const response = await answer()
    const { status, headers } = response
    const body = await response.text()
    await page.route('**/shown', (route) => route.fulfill({ status, headers: Object.fromEntries(headers), body }), {
      times: 1,
    })
    await page.goto(`${desk}/shown`)
  }
}

function pageWith(page: ReactElement): Response {
  const staff = { email: 'sample.owner@patang.example', roles: ['owner' as const] }
  return withDeskHeaders(framedPage({ title: 'A screen', address: '/shown', staff, place: '/site' }, page, 200))
}

const change = (id: string, undoes: string | null = null) => ({
  id,
  at: 0,
  actor: 'asha.rao@patang.example',
  note: `Season ${id}`,
  undoes,
})
const price = { tier: 'standard' as const, from: '2027-01-01', till: '2027-03-31', current: 10_000, cut: 12_000 }
const rows = [
  { tour: 'Goa', tier: 'standard' as const, from: price.from, was: price, became: { ...price, current: 11_000 } },
]
const titles = new Map([['Goa', 'Goa']])
const TOLD = [{ about: 'Goa', was: 'sold', became: 'not sold', path: '/tours/Goa', isUndoable: true }]

function oneChange(): ReactElement {
  return createElement(ChangePage, {
    change: change('one'),
    rows,
    titles,
    told: TOLD,
    refusal: 'It was undone already.',
  })
}

function undoneChange(): ReactElement {
  return createElement(ChangePage, {
    change: change('one'),
    undone: change('two', 'one'),
    rows,
    titles,
    kept: rows,
  })
}

function ill(): ReactElement {
  const signs = (['Good', 'Look', 'Not known'] as const).map((state) => ({
    name: state,
    state,
    sentence: 'A sentence.',
  }))
  const dead = [{ id: '1', reference: 'PT-7K3M9-QX2HB', createdAt: 0, lastError: 'E_REFUSED' }]
  return createElement(HealthPage, { signs, dead, problem: 'It does not wait to be sent again.' })
}
