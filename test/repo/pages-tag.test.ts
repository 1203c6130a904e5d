import { globSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { PAGE_INPUTS, pagesTag } from '../../src/cli/build/build-site.ts'

it('the name of what pages are made of changes with every file of theirs', async () => {
  const bundle = { bundle: true, write: false, metafile: true, format: 'esm', jsx: 'automatic' } as const
  const external = ['#assets', 'cloudflare:*']
  const { metafile } = await build({ entryPoints: ['src/index.ts'], packages: 'external', external, ...bundle })
  const files = Object.keys(metafile.inputs).filter((file) => !file.startsWith('src/desk/'))
  const named = new Set(globSync([...PAGE_INPUTS]))
  expect(files.length).toBeGreaterThan(150)
  expect(files.filter((file) => !named.has(file))).toEqual([])
  expect(pagesTag()).toMatch(/^[0-9a-f]{16}$/)
})
