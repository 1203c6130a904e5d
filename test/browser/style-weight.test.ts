import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { assets } from '#assets'
import viteConfig from '../../vite.config.ts'

/** As it travels: brotli, in bytes (1 kB is 1000 bytes). */
const travels = (content: string | Buffer) => brotliCompressSync(content).byteLength

it.each(Object.keys(assets.styles))('a page of the template %s carries at most 6 kB of styles', (name) => {
  expect(travels(assets.styles[name as keyof typeof assets.styles])).toBeLessThanOrEqual(6_000)
})

it('no stylesheet that a part of a page links by itself weighs more than 2 kB', async () => {
  const linked = globSync('client/styles/linked/*.css')
  const weights = await Promise.all(linked.map(async (file) => [file, travels(await minified([file]))] as const))
  expect(weights.filter(([, weight]) => weight > 2_000)).toEqual([])
})

it('no scene weighs more than 2.1 kB', () => {
  const scenes = globSync('public/scenes/*.svg')
  expect(scenes.length).toBeGreaterThanOrEqual(60)
  expect(scenes.filter((file) => travels(readFileSync(file)) > 2_100).map((file) => basename(file))).toEqual([])
})

/** The sheets as the build makes them, one after another. */
async function minified(sheets: string[]): Promise<string> {
  const { target, cssMinify, assetsInlineLimit } = viteConfig.build ?? {}
  const settings = { target, cssMinify, assetsInlineLimit, write: false, rolldownOptions: { input: sheets } }
  const built = await build({ configFile: false, logLevel: 'error', build: settings as object })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : []
  return outputs.map((output) => (output.fileName.endsWith('.css') && 'source' in output ? output.source : '')).join('')
}
