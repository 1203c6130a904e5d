import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Import, importsIn, productImports } from '../support/imports.ts'

/** The subjects (docs/decisions/009-house.md): a later subject may import an earlier one. */
const SUBJECTS = [
  ...['catalogue', 'facts', 'prices', 'filters', 'site', 'search', 'trips', 'shortlist', 'speed', 'authoring'],
  ...['staff', 'enquiries', 'cases', 'visit'],
]

/** Of no subject: faults, time limits, mail and bodies of every store. */
const STORES = 'stores'

/** A tour is one shape with its facts and its prices, and only a shape. */
const PARTS_OF_A_TOUR = ['catalogue facts', 'catalogue prices']

it('a subject imports only subjects that come before it, in domain and in data', () => {
  expect(productImports().filter(isUpwards)).toEqual([])
})

it.each([
  ['src/domain/prices/planted.ts', `import { holdingNow } from '#domain/trips/trip-price.ts'`],
  ['src/domain/facts/planted.ts', `import type { Trip } from '#domain/trips/trip-choice.ts'`],
  ['src/domain/catalogue/planted.ts', `import { priceOnDay } from '#domain/prices/price-on-day.ts'`],
  ['src/data/enquiries/planted.ts', `import { findCase } from '#data/cases/read-case.ts'`],
  ['src/data/stores/planted.ts', `import { findTour } from '#data/catalogue/tours.ts'`],
])('the import of a later subject is seen: %s says %s', (file, line) => {
  expect(importsIn(file, line).filter(isUpwards)).toHaveLength(1)
})

it('every folder of domain and data is a subject, and no file lies loose beside the folders', () => {
  const folders = globSync('src/{domain,data}/*').map((path) => path.split('/')[2] ?? '')
  expect(folders.filter((name) => name !== STORES && !SUBJECTS.includes(name))).toEqual([])
})

it('a page takes from data nothing but the types of rows', () => {
  expect(
    productImports()
      .filter(({ from }) => isPage(from))
      .filter(takesData),
  ).toEqual([])
})

it('a page that asks data is seen', () => {
  const planted = `import { findTour } from '#data/catalogue/tours.ts'`
  expect(importsIn('src/desk/tours/page.tsx', planted).filter(takesData)).toHaveLength(1)
})

/** The clock and chance come into rules and pages as values: what they say can be tested, and is the same twice. */
const CLOCK_OR_CHANCE =
  /\bDate\.now\(|new Date\(\)|\bMath\.random\(|\bcrypto\.(randomUUID|getRandomValues)\(|\bperformance\.now\(/

it('no rule, no value, no component and no page asks the clock or chance', () => {
  const files = globSync('src/{domain,values,ui,site,desk}/**/*.{ts,tsx}').filter(
    (file) => !/^src\/(site|desk)\//.test(file) || isPage(file),
  )
  expect(files.length).toBeGreaterThan(150)
  expect(files.filter((file) => CLOCK_OR_CHANCE.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([])
})

it.each(['Date.now()', 'new Date()', 'Math.random()', 'crypto.randomUUID()'])('%s is seen', (code) => {
  expect(CLOCK_OR_CHANCE.test(`const at = ${code}`)).toBe(true)
})

function isUpwards({ from, to, typesOnly }: Import): boolean {
  const [, layer, one = ''] = from.split('/')
  const [, otherLayer, other = ''] = to.split('/')
  if (layer !== otherLayer || (layer !== 'domain' && layer !== 'data') || one === other || other === STORES)
    return false
  if (typesOnly && PARTS_OF_A_TOUR.includes(`${one} ${other}`)) return false
  return one === STORES || SUBJECTS.indexOf(other) > SUBJECTS.indexOf(one)
}

/** A page and its parts. `route.tsx`, `*-route.tsx` and the frame are no pages. */
function isPage(file: string): boolean {
  return /^src\/(site|desk)\/(?!frame\/)\w[\w-]*\/(?!route\.|[\w-]+-route\.|show-case\.)[\w-]+\.tsx$/.test(file)
}

function takesData({ to, typesOnly }: Import): boolean {
  return to.startsWith('src/data/') && !typesOnly
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
}
