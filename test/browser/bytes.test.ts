import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { PAGES } from '../bench/pages.ts'
import { BUDGETS, FILE_QUALITY, PAGE_QUALITY } from '../support/budgets.ts'

describe.each(PAGES)('the $name', ({ name, path }) => {
  it('weighs no more than its budget with its critical styles and its script', async () => {
    expect(compressed(await get(path), PAGE_QUALITY)).toBeLessThanOrEqual(BUDGETS.html[name])
  })

  it('needs no more code at first view than its budget', async () => {
    const html = await get(path)
    const files = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file = '']) => get(file))
    const weights = (await Promise.all(files)).map((file) => compressed(file, FILE_QUALITY))
    expect(weights).toHaveLength(1)
    const code = weights.reduce((sum, weight) => sum + weight, compressed(html, PAGE_QUALITY))
    expect(code).toBeLessThanOrEqual(BUDGETS.code[name])
  })
})

it('the Worker is no heavier than its budget', () => {
  const bundle = readFileSync('dist/worker/index.js')
  expect(gzipSync(bundle).byteLength).toBeLessThanOrEqual(BUDGETS.worker)
})

async function get(path: string): Promise<string> {
  return (await fetch(inject('origin') + path)).text()
}

function compressed(text: string, quality: number): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength
}
