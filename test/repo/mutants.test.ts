import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { PRODUCT_FAULTS } from '../chaos/product-faults.ts'
import { findMeetings } from '../mutants/meetings.ts'
import { MUTANTS } from '../mutants/mutants.ts'
import { draw, type Product } from '../mutants/product.ts'
import { filesIn, slipsIn, withSwitches } from '../mutants/slips.ts'

it('Every fault that is planted has its place in the product as it is', () => {
  const planted = [...PRODUCT_FAULTS, ...MUTANTS]
  expect(planted.filter(({ file, is }) => !readFileSync(file, 'utf8').includes(is)).map(({ name }) => name)).toEqual([])
})

it('A file is still a program with a slip behind a switch in each place that can hold one', () => {
  const files = filesIn('src/{data/cases,desk/case,domain/prices}')
  const isBroken = (file: string) => parseSync(file, withSwitches(file, slipsIn(file))).errors.length > 0
  expect(files.flatMap(slipsIn).length).toBeGreaterThan(files.length)
  expect(files.filter(isBroken)).toEqual([])
})

it('A text with a tag is changed with its tag', () => {
  const files = filesIn('src/data')
  expect(files.filter((file) => /\bsql(<\w+>)?\(globalThis/.test(withSwitches(file, slipsIn(file))))).toEqual([])
})

it('A sample of a folder without a line, or without a test that passes, has no figure', async () => {
  const product: Product = { slips: [], names: [], hashes: {}, importersOf: () => [] }
  expect(() => draw(product, 'src/nowhere', { count: 30, seed: '' })).toThrow('src/nowhere has no line')
  const tests = { files: async () => [], show: async () => {}, close: async () => {} }
  await expect(findMeetings(tests, [], product)).rejects.toThrow('No test was chosen')
})
