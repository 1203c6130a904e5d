import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { PAGES } from '../bench/pages.ts'

/** What fits the first flight of a connection, in bytes (docs/decisions/styles.md). */
const FIRST_FLIGHT = 14_000

describe.each(PAGES)('the $name', ({ path, codeMost }) => {
  it('fits the first flight with its styles and its script', async () => {
    expect(onTheFly(await get(path))).toBeLessThanOrEqual(FIRST_FLIGHT)
  })

  it(`needs at most ${codeMost / 1000} kB of HTML, styles and script at first view`, async () => {
    const html = await get(path)
    const files = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file = '']) => get(file))
    const weights = (await Promise.all(files)).map((file) => brotliCompressSync(file).byteLength)
    expect(weights).toHaveLength(1)
    expect(weights.reduce((sum, weight) => sum + weight, onTheFly(html))).toBeLessThanOrEqual(codeMost)
  })
})

async function get(path: string): Promise<string> {
  return (await fetch(inject('origin') + path)).text()
}

/** Compressed as an edge does it for a page that it gets at that moment. */
function onTheFly(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength
}
