import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { sharedBrowser } from './shared-browser.ts'
import { type Visitor, visitor, watchConsole, watchPolicy } from './visits.ts'

const origin = inject('origin')
const TOUR = '/tour/Rajasthan'
let browser: Browser

beforeAll(async () => {
  browser = await sharedBrowser()
})

describe('a visitor who uses everything', () => {
  it.each(Object.entries(uses()))('meets no violation when they %s', async (_, use) => {
    const { context, violations } = await watched({})
    const page = await context.newPage()
    const faults = watchConsole(page)
    await use(page)
    await context.close()
    expect({ violations, faults }).toEqual({ violations: [], faults: [] })
  })
})

/** Each ends with what shows that it worked. */
function uses(): Record<string, (page: Page) => Promise<unknown>> {
  return {
    async 'search while typing'(page) {
      await page.goto('/')
      await page.getByRole('combobox', { name: 'Search for a place' }).pressSequentially('bali')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
    async 'move a carousel'(page) {
      await page.goto('/')
      const rail = page.locator('#international')
      await page.locator('[data-rail=international][data-by="1"]').click()
      await expect.poll(() => rail.evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(0)
    },
    async 'filter a list'(page) {
      await page.goto('/Domestic')
      await page.locator('#filter').pressSequentially('kash')
      await page.waitForURL('**/Domestic?q=kash')
    },
    async 'change the theme'(page) {
      await page.goto('/about')
      await page.locator('header button[name=theme][value=dark]').first().click()
      await page.locator('html[data-theme="dark"]').waitFor()
      await page.getByText('Dark mode', { exact: true }).first().waitFor()
    },
    async 'open the menu and close it'(page) {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto('/about')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('button', { name: 'Close menu' }).click()
      await page.locator('#menu').waitFor({ state: 'hidden' })
    },
    async 'send an enquiry from the dialog'(page) {
      await page.goto(TOUR)
      await page.locator('[data-tier] a').first().click()
      await fillEnquiry(page)
      await page.getByText('Message Sent Successfully 😀').waitFor()
    },
    async 'send the contact form'(page) {
      await page.goto('/contact')
      await fillEnquiry(page)
      await page.getByText('Message Sent', { exact: true }).waitFor()
    },
    async 'read the policies and the map of a tour'(page) {
      const map = page.waitForRequest('https://www.openstreetmap.org/**')
      await page.goto(TOUR)
      for (const panel of await page.locator('details summary').all()) await panel.click()
      await page.getByTitle('map').scrollIntoViewIfNeeded()
      expect(new URL((await map).url()).pathname).toBe('/export/embed.html')
    },
  }
}

async function fillEnquiry(page: Page): Promise<void> {
  const form = page.locator('form[action="/send-email"]')
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('E-mail').fill('asha@example.in')
  await form.locator('[name="isd"]').selectOption('+91')
  await form.locator('[name="phone"]').fill('98000 11111')
  await form.getByRole('button', { name: 'Send enquiry' }).click()
}

describe('in a page, the browser refuses', () => {
  let context: BrowserContext
  let page: Page
  let violations: string[]

  // Refused content leaves the page unchanged.
  beforeAll(async () => {
    ;({ context, violations } = await watched({}))
    page = await context.newPage()
    await page.goto('/about')
    return () => context.close()
  })
  beforeEach(() => {
    violations.length = 0
  })

  const add = (name: string, attributes: Record<string, string>) =>
    page.evaluate(
      ([tag, set]) => {
        document.body.appendChild(Object.assign(document.createElement(tag), set))
      },
      [name, attributes] as const,
    )
  const refused = (directive: string) => expect.poll(() => violations).toContain(directive)

  it.each([
    ['of the page’s own', '<script>window.ran = true</script>'],
    ['of another host', '<script src="https://evil.example/x.js"></script>'],
    ['with data for an address', '<script src="data:text/javascript,window.ran=true"></script>'],
  ])('a script %s that somebody has put into the markup', async (_, script) => {
    const other = await context.newPage()
    await other.route(`${origin}/about`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace('</main>', `${script}</main>`) })
    })
    await other.goto('/about')
    await refused('script-src-elem')
    expect(await other.evaluate(() => 'ran' in window)).toBe(false)
    await other.close()
  })

  // Each act is put off, because a debugger may do what a page may not.
  it.each<[string, () => unknown]>([
    ['markup', () => setTimeout(() => Object.assign(document.body, { innerHTML: '<b id="ran">x</b>' }))],
    ['a document', () => setTimeout(() => document.write('<b id="ran">x</b>'))],
    ['a script’s address', () => setTimeout(() => document.createElement('script').setAttribute('src', '/x.js'))],
    ['a handler', () => setTimeout(() => document.body.setAttribute('onclick', 'window.ran = true'))],
    // biome-ignore lint/security/noGlobalEval: what has to fail
    ['code', () => setTimeout(() => eval('window.ran = true'))],
    ['code for later', () => setTimeout(() => setTimeout('window.ran = true'))],
  ])('text that becomes %s', async (_, act) => {
    await page.evaluate(act)
    await refused('require-trusted-types-for')
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  })

  it('a style in an attribute', async () => {
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await refused('style-src-attr')
  })

  it('a style of another host', async () => {
    await add('link', { rel: 'stylesheet', href: 'https://evil.example/x.css' })
    await refused('style-src-elem')
  })

  it('a picture of another host', async () => {
    await add('img', { src: 'https://evil.example/x.png' })
    await refused('img-src')
  })

  it('a frame of another host', async () => {
    await add('iframe', { src: 'https://evil.example/' })
    await refused('frame-src')
  })

  it('a call to another host', async () => {
    await page.evaluate(() => fetch('https://evil.example/').catch(() => {}))
    await refused('connect-src')
  })

  it('a form that posts to another host', async () => {
    await page.evaluate(() => {
      const form = document.body.appendChild(document.createElement('form'))
      form.action = 'https://evil.example/'
      form.submit()
    })
    await refused('form-action')
  })

  it('another base for its links', async () => {
    await page.evaluate(() => {
      document.head.appendChild(Object.assign(document.createElement('base'), { href: 'https://evil.example/' }))
    })
    await refused('base-uri')
  })

  it('to be framed by another site', async () => {
    const other = await context.newPage()
    await other.route('http://frames.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${origin}/about"></iframe>` }),
    )
    await other.goto('http://frames.example/')
    await expect.poll(() => other.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  })
})

describe('a file', () => {
  const header = async (path: string, name: string) => (await fetch(origin + path)).headers.get(name)
  const files = {
    script: lazyScript,
    stylesheet: () => built('.css'),
    font: () => built('.woff2'),
    scene: async () => '/scenes/bali.day.svg',
    'shared picture': async () => '/share/bali.png',
  }

  it.each(Object.entries(files))('(%s) has the security headers of a page', async (_, path) => {
    const [file, page] = await Promise.all([fetch(origin + (await path())), fetch(`${origin}/about`)])
    expect(file.status).toBe(200)
    const names = [...page.headers.keys()].filter((name) =>
      /^(content-security|strict|x-(?!robots)|referrer|cross-origin|permissions)/.test(name),
    )
    expect(names.length).toBe(8)
    const own = ['content-security-policy', 'cross-origin-resource-policy']
    for (const name of names.filter((each) => !own.includes(each)))
      expect(file.headers.get(name)).toBe(page.headers.get(name))
    expect(file.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
    expect(file.headers.get('content-security-policy')).not.toContain('unsafe')
  })

  it.each([files.script, files.stylesheet, files.font])(
    'that is built is kept for a year, because its name changes',
    async (path) => {
      expect(await header(await path(), 'cache-control')).toBe('public, max-age=31536000, immutable')
    },
  )

  it.each([files.scene, files['shared picture']])(
    'that is drawn is kept for a day and then renewed behind',
    async (path) => {
      expect(await header(await path(), 'cache-control')).toBe('public, max-age=86400, stale-while-revalidate=2592000')
    },
  )

  it('of a shared link may be shown by other sites, and no other file', async () => {
    const policies = Object.values(files).map(async (path) => header(await path(), 'cross-origin-resource-policy'))
    expect(await Promise.all(policies)).toEqual([...Array(4).fill('same-origin'), 'cross-origin'])
  })

  it('of a scene has its style allowed by hash', async () => {
    const policy = await header('/scenes/bali.day.svg', 'content-security-policy')
    for (const scene of readdirSync('public/scenes')) {
      const [, style = ''] = /<style>([^<]*)<\/style>/.exec(readFileSync(`public/scenes/${scene}`, 'utf8')) ?? []
      expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    }
  })

  it('of a scene looks the same by itself as without its policy', async () => {
    const { context, violations } = await watched({ width: 800 })
    const page = await context.newPage()
    await page.goto('/scenes/bali.day.svg')
    expect(violations).toEqual([])
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.l, .r') as Element).fill)).toBe('none')
    await context.close()
  })

  /** The inline script knows the lazy ones by their names. */
  async function lazyScript(): Promise<string> {
    const page = await (await fetch(`${origin}/`)).text()
    return `/assets/${/"(toast-[\w-]+)"/.exec(page)?.[1]}.js`
  }

  /** The first built file of a kind that a page or its stylesheet names. */
  async function built(kind: string): Promise<string> {
    const page = await (await fetch(`${origin}/`)).text()
    const [sheet = ''] = /\/assets\/[\w-]+\.css/.exec(page) ?? []
    const text = page + (await (await fetch(origin + sheet)).text())
    return new RegExp(`/assets/[\\w-]+\\${kind}`).exec(text)?.[0] ?? ''
  }
})

/** A visitor, and the directives that are violated in any of their pages. */
async function watched(who: Visitor): Promise<{ context: BrowserContext; violations: string[] }> {
  const context = await visitor(browser, origin, who)
  return { context, violations: await watchPolicy(context) }
}
