import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { content } from '../../src/content/content.ts'
import { pathTo, regionPath } from '../../src/domain/site/paths.ts'
import { BUDGETS, FILE_QUALITY, PAGE_QUALITY } from '../support/budgets.ts'
import { expectOfEach } from '../support/expect-of-each.ts'

/** Every page that has a budget. */
const PAGES = [
  { name: 'home', paths: [pathTo('home')] },
  {
    name: 'listing',
    paths: [
      regionPath('domestic'),
      regionPath('international'),
      ...content.countries.map(({ slug }) => pathTo('country', slug)),
    ],
  },
  { name: 'tour', paths: content.tours.map(({ path }) => path) },
] as const

describe.each(PAGES)('every page under the budget of $name', ({ name, paths }) => {
  it('weighs no more than it with its critical styles and its script', () =>
    expectOfEach(paths, async (path) => {
      expect(compressed(await get(path), PAGE_QUALITY)).toBeLessThanOrEqual(BUDGETS.html[name])
    }))

  it('has no more elements', () =>
    expectOfEach(paths, async (path) => {
      const html = (await get(path)).replace(/<(style|script)\b.*?<\/\1>/gs, '<i>')
      expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(BUDGETS.elements[name])
    }))

  it('needs no more code at first view', () =>
    expectOfEach(paths, async (path) => {
      const html = await get(path)
      const files = firstViewSheets(html)
      expect(files).toHaveLength(1)
      const weights = await Promise.all(files.map(async (file) => compressed(await get(file), FILE_QUALITY)))
      const code = weights.reduce((sum, weight) => sum + weight, compressed(html, PAGE_QUALITY))
      expect(code).toBeLessThanOrEqual(BUDGETS.code[name])
    }))
})

it('the Worker is no heavier than its budget', () => {
  const bundle = readFileSync('dist/worker/index.js')
  expect(gzipSync(bundle).byteLength).toBeLessThanOrEqual(BUDGETS.worker)
})

/** The files of all stylesheets that a page links but the one for paper, which no view waits for. */
function firstViewSheets(html: string): string[] {
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link)
  return links.filter((link) => !link.includes('media="print"')).map((link) => link.match(/href="([^"]+)"/)?.[1] ?? '')
}

async function get(path: string): Promise<string> {
  return (await fetch(inject('origin') + path)).text()
}

function compressed(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength
}
