import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type ServedSite, serveSite } from '../../src/cli/start/serve-site.ts'
import { serveInDevelopment } from './development.ts'
import { freePort } from './free-port.ts'
import { alive, gate } from './lazy-scripts.ts'
import { atRest, inTurn, NETWORK, NOT_SENT, stopClock, type Visit, visitors } from './people.ts'
import { introduce, keyOf, SEND, watchSends } from './sends.ts'
import { storedEnquiries } from './stored-enquiries.ts'
import { API, FRAME, playTurnstile, type Word } from './turnstile-double.ts'

const SITE_KEY = '1x00000000000000000000AA'
const state = mkdtempSync(join(tmpdir(), 'patang-turnstile-'))
let site: ServedSite

beforeAll(async () => {
  cpSync(inject('databases'), state, { recursive: true })
  const vars = { TURNSTILE_SITE_KEY: SITE_KEY, TURNSTILE_SECRET: 'secret' }
  site = await serveSite({ port: await freePort(), state, vars })
})
afterAll(async () => {
  await site?.stop()
  rmSync(state, { recursive: true, force: true })
})

const visit = visitors(() => site.origin)
const visitUnconfigured = visitors()
const form = (page: Page) => page.locator('form[action="/send-email"]')
const send = (page: Page) => form(page).getByRole('button', { name: 'Send enquiry' })
const sent = (page: Page) => page.locator('[data-toast=success]').waitFor()
const field = (page: Page) => form(page).locator('[name="cf-turnstile-response"]')
const tokenOf = (request: Request | undefined) => request?.postDataJSON()['cf-turnstile-response']

describe('an enquiry carries a token', () => {
  it('from the contact page', async () => {
    const page = await written()
    const sends = watchSends(page)
    await send(page).click()
    await sent(page)
    expect(sends.map(tokenOf)).toEqual(['token-1'])
  })

  it('from the dialog, and from the next one, with the script loaded once', async () => {
    const asked: string[] = []
    const page = await challenged('/Domestic')
    page.on('request', (request) => asked.push(request.url()))
    const sends = watchSends(page)
    for (const name of ['Asha Rao', 'Ravi Rao']) {
      await page.locator('article a[href^="/enquire"]').first().click()
      await introduce(form(page), name)
      await send(page).click()
      await page.locator('dialog').waitFor({ state: 'detached' })
    }
    const tokens = sends.map(tokenOf)
    expect(tokens).toEqual([expect.stringMatching(/^token-\d$/), expect.stringMatching(/^token-\d$/)])
    expect(new Set(tokens).size).toBe(2)
    expect(asked.filter((url) => url.includes('/api.js'))).toHaveLength(1)
  })

  it('that is another one when it is sent again', async () => {
    const page = await written({ expected: NOT_SENT })
    const sends = watchSends(page)
    await page.route(SEND, (route) => route.abort(), { times: 1 })
    await send(page).click()
    await page.locator('[data-toast=failure]').waitFor()
    await send(page).click()
    await sent(page)
    expect(sends.map(tokenOf)).toEqual(['token-1', 'token-2'])
    expect(keyOf(sends[0])).toBe(keyOf(sends[1]))
  })

  it('that it waits for', async () => {
    const held = gate()
    const page = await written({ before: (page) => page.route(FRAME, held.hold) })
    const sends = watchSends(page)
    await send(page).click()
    await form(page).getByText('Sending...').waitFor()
    held.open()
    await sent(page)
    expect(sends.map(tokenOf)).toEqual(['token-1'])
  })

  it('that it waits for also when it was sent before the form was alive', async () => {
    const page = await challenged('/contact')
    const sends = watchSends(page)
    await form(page).evaluate((form: HTMLFormElement) => {
      const email = form.elements.namedItem('email') as HTMLInputElement
      email.value = 'asha@example.in'
      form.requestSubmit()
    })
    await sent(page)
    expect(sends.map(tokenOf)).toEqual(['token-1'])
  })
})

describe('an enquiry is sent without a token, and its sender told the same', () => {
  it('where the script is blocked', async () => {
    const page = await written({
      expected: NETWORK,
      before: (page) => page.route(API, (route) => route.abort()),
    })
    await sendsWithoutToken(page)
  })

  it('where the script is not what it was', async () => {
    const page = await written({
      before: (page) => page.route(API, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
    })
    await sendsWithoutToken(page)
  })

  it('where the challenge fails', async () => {
    const page = await written({}, () => ({ fails: true }))
    await sendsWithoutToken(page)
  })

  it('where the challenge says nothing for three seconds', async () => {
    const page = await written({ before: stopClock }, () => ({ silent: true }))
    const sends = watchSends(page)
    await send(page).click()
    await form(page).getByText('Sending...').waitFor()
    await page.clock.runFor(2999)
    expect(sends).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => sends.map(tokenOf)).toEqual([''])
  })

  it('where JavaScript is off; and it is held, not lost', async () => {
    const page = await visit('/contact', { javaScriptEnabled: false })
    await introduce(page)
    await send(page).click()
    await page.waitForURL('**/success?reference=*')
    const reference = new URL(page.url()).searchParams.get('reference') ?? ''
    const rows = storedEnquiries(state, reference)
    expect(rows.map((row) => [row.name, row.state, row.held_reason])).toEqual([['Asha Rao', 'held', 'turnstile']])
  })

  async function sendsWithoutToken(page: Page): Promise<void> {
    const sends = watchSends(page)
    await send(page).click()
    await page.getByRole('status').getByText('Message Sent', { exact: true }).waitFor()
    expect(sends.map((request) => tokenOf(request) || 'none')).toEqual(['none'])
  }
})

describe('the widget', () => {
  it('takes no room in the form until it asks something of the visitor', async () => {
    const held = gate()
    const page = await challenged('/contact', { before: (page) => page.route(FRAME, held.hold) }, () => ({
      asks: true,
    }))
    const before = await send(page).boundingBox()
    await form(page).getByLabel('Name').focus()
    await field(page).waitFor({ state: 'attached' })
    expect(await send(page).boundingBox()).toEqual(before)
    held.open()
    await expect.poll(async () => ((await send(page).boundingBox())?.y ?? 0) - (before?.y ?? 0)).toBeGreaterThan(65)
  })

  it('wears the page’s theme, and is narrow on a narrow phone', async () => {
    const asked: URLSearchParams[] = []
    const page = await challenged('/contact', {
      cookies: { theme: 'dark' },
      viewport: { width: 320, height: 700 },
      before: async (page) => {
        page.on('request', (request) => {
          if (request.url().includes('/cdn-cgi/')) asked.push(new URL(request.url()).searchParams)
        })
      },
    })
    await form(page).getByLabel('Name').focus()
    await expect.poll(() => field(page).inputValue()).toBe('token-1')
    expect(asked.map((each) => [each.get('sitekey'), each.get('theme'), each.get('size')])).toEqual([
      [SITE_KEY, 'dark', 'compact'],
    ])
  })

  it('comes into a form that is alive without a complaint of React’s', async () => {
    const page = await challenged('/contact', { before: serveInDevelopment })
    await introduce(page)
    await expect.poll(() => field(page).inputValue()).toBe('token-1')
  })

  it('is not loaded for somebody who only reads', async () => {
    const asked: string[] = []
    const page = await challenged('/contact', {
      before: async (page) => {
        page.on('request', (request) => asked.push(request.url()))
      },
    })
    await atRest(page)
    expect(asked.filter((url) => url.includes('challenges.cloudflare.com'))).toEqual([])
  })

  it('is unknown to a site without the keys', async () => {
    const asked: string[] = []
    const page = await visitUnconfigured('/contact')
    page.on('request', (request) => asked.push(request.url()))
    await introduce(page)
    await alive(page, 'enquiry-form')
    await send(page).click()
    await sent(page)
    expect(asked.filter((url) => url.includes('challenges.cloudflare.com'))).toEqual([])
    expect(await field(page).count()).toBe(0)
  })
})

/** Each act is put off, because a debugger may do what a page may not. */
const INJECTIONS: Record<string, () => unknown> = {
  markup: () => setTimeout(() => Object.assign(document.body, { innerHTML: '<b id="ran">x</b>' })),
  'another script’s address': () => setTimeout(() => document.createElement('script').setAttribute('src', '/x.js')),
  'the address of another script of that host': () =>
    setTimeout(() => document.createElement('script').setAttribute('src', 'https://challenges.cloudflare.com/x')),
  'a handler': () => setTimeout(() => document.body.setAttribute('onclick', 'window.ran = true')),
}

describe('under Trusted Types', () => {
  it('Turnstile may load its script anew', async () => {
    const page = await written()
    const again = page.waitForRequest(/_upgrade=true/)
    await page.evaluate(() =>
      setTimeout(() => {
        const script = document.createElement('script')
        script.src = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&_upgrade=true'
        document.head.appendChild(script)
      }),
    )
    await again
  })

  it('a text still becomes neither markup, nor a script’s address of whatever host, nor a handler', async () => {
    const page = await written({ expected: /Trusted|requires/ })
    await page.evaluate(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
        document.documentElement.dataset.violated = effectiveDirective
      })
    })
    for (const [name, act] of Object.entries(INJECTIONS)) {
      await inTurn(name, async () => {
        await page.evaluate(() => delete document.documentElement.dataset.violated)
        await page.evaluate(act)
        await page.locator('html[data-violated="require-trusted-types-for"]').waitFor()
      })
    }
    expect(await page.locator('#ran').count()).toBe(0)
  })
})

/** A visit to a page for which Turnstile is played. */
function challenged(path: string, { before, ...who }: Visit = {}, word?: (token: string) => Word): Promise<Page> {
  return visit(path, {
    ...who,
    before: async (page) => {
      await playTurnstile(page, word)
      await before?.(page)
    },
  })
}

/** The contact page with its form alive and filled in, and Turnstile at work in it. */
async function written(who?: Visit, word?: (token: string) => Word): Promise<Page> {
  const page = await challenged('/contact', who, word)
  await introduce(page)
  await alive(page, 'enquiry-form')
  return page
}
