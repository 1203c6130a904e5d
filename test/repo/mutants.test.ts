import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PRODUCT_FAULTS } from '../chaos/product-faults.ts'
import { MUTANTS } from '../mutants/mutants.ts'
import { namesOf } from '../mutants/tests-of.ts'

const files = globSync('src/{data,desk,site,delivery}/**/*.{ts,tsx}').sort()

it('Every file that asks a store or answers a request has tests that a slip in it is shown to', () => {
  // A list of columns, types or pure words that tests in Node import.
  const inNode =
    /(schema|conditions|-env|case-rows|read-at-most|faults|for-staff|send-mail|nearest-replica)\.ts$|site\/design\//
  expect(files.filter((file) => namesOf(file).length === 0 && !inNode.test(file))).toEqual([])
})

it('and each of these tests is there', () => {
  const names = [...new Set(files.flatMap(namesOf))]
  const isThere = (name: string) => existsSync(`test/${name}.test.ts`) || existsSync(`test/${name}.test.tsx`)
  expect(names.filter((name) => !isThere(name))).toEqual([])
})

it('Every fault that is planted has its place in the product as it is', () => {
  const planted = [...PRODUCT_FAULTS, ...MUTANTS]
  expect(planted.filter(({ file, is }) => !readFileSync(file, 'utf8').includes(is)).map(({ name }) => name)).toEqual([])
})
