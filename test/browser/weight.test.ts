import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { BUDGETS } from '../support/budgets.ts'
import { atRest, visitors, WAYS } from './people.ts'
import { SCREENS } from './screens.ts'

const paths = [...new Set(SCREENS.map(({ path }) => path))]
/** One page of each kind. */
const TEMPLATES = [
  '/',
  '/Domestic',
  '/country',
  '/search-results?q=bali',
  '/tour/Rajasthan',
  '/contact',
  '/enquire',
  '/about',
]
const visit = visitors()

describe.each(paths)('%s', (path) => {
  it('carries no more script than its budget, in the page itself', async () => {
    const html = await (await fetch(inject('origin') + path)).text()
    const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    const code = scripts.filter(([, attributes]) => !attributes?.includes('application/ld+json'))
    const weight = brotliCompressSync(code.map(([, , text]) => text).join('')).byteLength
    expect({
      attributes: code.map(([, attributes]) => attributes),
      light: weight <= BUDGETS.script,
      weight,
    }).toMatchObject({
      attributes: [''],
      light: true,
    })
  })
})

it.each(TEMPLATES)(
  'asks for no script file but the one that measures while %s is only read, and with it for its letters, for none twice and for none that it does not show',
  async (path) => {
    const scripts: string[] = []
    const fetched: string[] = []
    let asked: string[] = []
    const page = await visit(path, {
      before: async (page) => {
        await watchScripts(page, scripts)
        page.on('request', (request) => request.resourceType() === 'font' && fetched.push(pathOf(request.url())))
        page.on('response', (response) => {
          if (response.request().isNavigationRequest()) asked = preloaded(response.headers().link)
        })
      },
    })
    await readToTheEnd(page)
    expect(scripts).toEqual([])
    await page.evaluate(() => document.fonts.ready)
    expect(asked.length).toBeGreaterThan(0)
    expect(fetched).toEqual([...new Set(fetched)])
    expect((await page.evaluate(fontsShown)).map(pathOf)).toEqual(expect.arrayContaining(asked))
  },
)

it('keeps the props of every island within their budget', async () => {
  const weights: Record<string, number> = {}
  for (const path of paths) {
    const html = await (await fetch(inject('origin') + path)).text()
    const props = [...html.matchAll(/data-props="([^"]*)"/g)].map(([, value]) => value ?? '')
    weights[path] = Math.max(0, ...props.map((value) => Buffer.byteLength(value)))
  }
  expect(Object.entries(weights).filter(([, weight]) => weight > BUDGETS.props)).toEqual([])
})

describe.each(WAYS)('$name', ({ options, press }) => {
  it('loads React when somebody means to search, and then only', async () => {
    const scripts: string[] = []
    const page = await visit('/', { ...options, before: async (page) => watchScripts(page, scripts) })
    await readToTheEnd(page)
    expect(scripts).toEqual([])
    await press(page.getByRole('combobox', { name: 'Search for a place' }))
    await page.locator('[data-island][data-ready]').waitFor()
    expect(scripts.filter((url) => url.includes('/assets/search-box'))).toHaveLength(1)
  })
})

it('loads no React for the theme', async () => {
  const scripts: string[] = []
  const page = await visit('/about', { before: async (page) => watchScripts(page, scripts) })
  await page
    .getByRole('button', { name: /^Light/ })
    .first()
    .click()
  await page.locator('[data-toast]').waitFor()
  expect(scripts.every((url) => url.includes('/assets/toast'))).toBe(true)
})

/** The files that a `Link` header has fetched ahead. */
function preloaded(link = ''): string[] {
  return link.split(', ').flatMap((each) => /<(.*)>; rel=preload/.exec(each)?.[1] ?? [])
}

function pathOf(url: string): string {
  return new URL(url, inject('origin')).pathname
}

/** In the page: the files of the faces that a text of it is set in. */
function fontsShown(): string[] {
  const keyOf = (family: string, range: string) =>
    `${family} ${range || 'U+0-10FFFF'}`.replaceAll('"', '').toLowerCase()
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
  const shown = loaded.map(({ family, unicodeRange }) => keyOf(family, unicodeRange))
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const faces = rules.flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style] : []))
  return faces
    .filter((face) =>
      shown.includes(keyOf(face.getPropertyValue('font-family'), face.getPropertyValue('unicode-range'))),
    )
    .flatMap((face) => /url\("(.*?)"\)/.exec(face.getPropertyValue('src'))?.[1] ?? [])
}

function watchScripts(page: Page, scripts: string[]): void {
  page.on('request', (request) => {
    const isScript = request.resourceType() === 'script' || /\.m?js(\?|$)/.test(request.url())
    // The measuring code is loaded after the page (vitals.test.ts).
    if (isScript && !request.url().includes('/assets/vitals-')) scripts.push(request.url())
  })
}

/** Scrolls a page to its end and lets it come to rest. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await atRest(page)
}
