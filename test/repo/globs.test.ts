import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGE_INPUTS } from '../../src/cli/build/build-site.ts'

const overrides: { includes: string[] }[] = JSON.parse(readFileSync('biome.json', 'utf8')).overrides

it('every path and every pattern that the linter has rules for fits a file', () => {
  expect(overrides.length).toBeGreaterThan(10)
  expect(overrides.flatMap(({ includes }) => includes).filter(fitsNoFile)).toEqual([])
})

it('every path and every pattern that pages are made of fits a file', () => {
  expect(PAGE_INPUTS.filter(fitsNoFile)).toEqual([])
})

it('every file of tests belongs to a room that a project of vitest reads, and every room has tests', () => {
  const patterns = [...readFileSync('vitest.config.ts', 'utf8').matchAll(/'(test\/\S*\.test\.\S*)'/g)].map(
    ([, pattern = '']) => pattern,
  )
  const read = new Set(globSync(patterns))
  const ours = globSync('test/**/*.test.{ts,tsx}', { exclude: (folder) => folder === 'node_modules' })
  expect(ours.filter((file) => !read.has(file))).toEqual([])
  expect(patterns.filter(fitsNoFile)).toEqual([])
})

function fitsNoFile(pattern: string): boolean {
  return globSync(pattern, { withFileTypes: true }).every((entry) => !entry.isFile())
}
