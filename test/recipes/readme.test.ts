import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Copy, copyRepository, type Ran } from './copy.ts'

/**
 * What docs/changing-the-catalogue.md tells the agency to do, done on a copy as a person does it, one after the other;
 * then the tests that guard the content, on all of it.
 */
const BALI = 'src/content/tours/bali-6d5n.ts'
const LIST = 'src/content/tours.ts'

let copy: Copy
let removeCopy: () => void
beforeAll(() => {
  ;({ copy, removeCopy } = copyRepository())
})
afterAll(() => removeCopy())

/** Writes a file anew from its text; fails where nothing changes. */
function edit(file: string, change: (text: string) => string): void {
  const before = copy.read(file)
  const after = change(before)
  expect(after === before).toBe(false)
  copy.write(file, after)
}

function publish(): Ran {
  return copy.run('node', 'src/cli/content/write-seed.ts')
}

it('a price: change it, and the command says what it was and what it is', () => {
  edit(BALI, (text) =>
    text.replace(/deluxe: \{ current: (\d+)/, (_, price) => `deluxe: { current: ${Number(price) + 100}`),
  )
  expect(publish()).toEqual({ status: 0, out: expect.stringMatching(/^Bali 5N\/6D: Deluxe [\d,]+ → [\d,]+$/m) })
})

it('the prices of a season: add a window', () => {
  const tier = '{ current: 40000, cut: 50000 }'
  const window = `{ from: '2099-04-01', till: '2099-06-30', standard: ${tier}, deluxe: ${tier}, superDeluxe: ${tier} }`
  edit(BALI, (text) => text.replace('windows: [', `windows: [\n    ${window},`))
  expect(publish()).toEqual({ status: 0, out: expect.stringContaining('2099-04-01 to 2099-06-30') })
})

it('a slip is one sentence with its file, and nothing is written', () => {
  const right = copy.read(BALI)
  edit(BALI, (text) => text.replace("scene: 'bali'", "scene: 'nowhere'"))
  const { status, out } = publish()
  expect(status).toBe(1)
  expect(out.trim().split('\n')).toEqual([
    expect.stringMatching(/^src\/content\/tours\/bali-6d5n\.ts: scene: "nowhere" is not known; write one of /),
    'Nothing was written: one slip.',
  ])
  copy.write(BALI, right)
})

it('a scene: copy the nearest, draw', () => {
  copy.write(
    'src/scenes/goa.ts',
    copy.read('src/scenes/andaman.ts').replace('export const andaman', 'export const goa'),
  )
  expect(copy.run('node', 'src/cli/generate/draw-scenes.ts').status).toBe(0)
  expect(copy.read('public/scenes/goa.day.svg')).toContain('<svg')
})

it('a country: copy the nearest, put it into the list; its page wants a tour', () => {
  const bhutan = copy.read('src/content/countries/nepal.ts').replaceAll('nepal =', 'bhutan =')
  copy.write(
    'src/content/countries/bhutan.ts',
    bhutan
      .replace("slug: 'nepal'", "slug: 'bhutan'")
      .replace("name: 'Nepal'", "name: 'Bhutan'")
      .replace(/ {2}exploreRank: .*\n/, ''),
  )
  edit('src/content/countries.ts', (text) =>
    text
      .replace('import { france }', "import { bhutan } from './countries/bhutan.ts'\nimport { france }")
      .replace(/\n\]/, '\n  bhutan,\n]'),
  )
  expect(publish()).toMatchObject({ status: 1, out: expect.stringContaining('no tour goes there') })
})

it('a tour: copy the nearest, put it into the list; its new letters bring their fonts', () => {
  copy.write(
    'src/content/tours/bhutan.ts',
    copy
      .read('src/content/tours/nepal.ts')
      .replace('export const nepal', 'export const bhutan')
      .replace("id: 'Nepal'", "id: 'Bhutan'")
      .replace(/path: '.*'/, "path: '/tour/Bhutan'")
      .replace(/alsoAt: \[.*\]/, "alsoAt: ['/Bhutan']")
      .replace(/countries: \[.*\]/, "countries: ['bhutan', 'nepal']")
      .replace(/ {2}title: '.*'/, "  title: 'Bhutan and Nepal: ắ first look'")
      .replace(/scene: '.*'/, "scene: 'goa'")
      .replace(
        / {4}description:\n? *'.*',/,
        "    description: 'A tour to Bhutan and Nepal that README tells how to add: copied, renamed, listed.',",
      )
      .replace(/ {2}ranks: .*\n/, ''),
  )
  edit(LIST, (text) =>
    text.replace(/\n\n/, "\nimport { bhutan } from './tours/bhutan.ts'\n\n").replace(/\n\]/, '\n  bhutan,\n]'),
  )
  const { status, out } = publish()
  expect([status, out]).toEqual([0, expect.stringMatching(/1 tour \(.*\) added; none removed/)])
  expect(out).toMatch(/1 country \(Bhutan\) added; none removed/)
  expect(copy.read('client/fonts/letters.json')).toContain('ắ')
})

it('withdraw a tour: take its file away, and give its addresses to another', () => {
  copy.remove('src/content/tours/spiti.ts')
  edit(LIST, (text) => text.replace(/^import .*\/spiti\.ts'\n/m, '').replace(/^ {2}spiti,\n/m, ''))
  edit('src/content/tours/manali-3n4d.ts', (text) => text.replace('alsoAt: [', "alsoAt: ['/spiti', '/tour/spiti', "))
  expect(publish()).toEqual({ status: 0, out: expect.stringMatching(/none added; 1 tour \(.*\) removed/) })
})

it('a review: put it first, as the newest', () => {
  edit('src/content/testimonials.ts', (text) =>
    text.replace(
      '= [',
      "= [\n  { id: '2026-11-20 It was all true', title: 'It was all true', name: 'A guest', date: '2026-11-20', sample: false },",
    ),
  )
  expect(publish()).toEqual({ status: 0, out: expect.stringContaining('1 review (A guest) added; none removed') })
})

it('a schema: change it, and drizzle-kit writes the migration', () => {
  edit('src/data/catalogue/schema.ts', (text) =>
    text.replace('id: text().notNull().unique(),', 'id: text().notNull().unique(),\n    season: text(),'),
  )
  const { status, out } = copy.run('npx', 'drizzle-kit', 'generate', '--name', 'season')
  expect([status, out]).toEqual([0, expect.stringContaining('_season.sql')])
})

it('after all of it the tests that guard the content are green', () => {
  const inNode = ['catalogue/content', 'rules/content/changes', 'repo/scenes'].map((name) => `test/${name}.test`)
  const inWorkerd = ['prices', 'seed', 'search', 'home', 'countries'].map((name) => `test/worker/${name}.test`)
  // One worker: a second one would start another runtime and load the site into it again.
  const projects = ['--project=node', '--project=workerd', '--maxWorkers=1']
  const { status, out } = copy.run('npx', 'vitest', 'run', '--no-color', ...projects, ...inNode, ...inWorkerd)
  expect([status, out.match(/FAIL .*|.*Error: .*/g)]).toEqual([0, null])
  // Eight files: a name that fits none would pass unseen.
  expect(out).toMatch(/Test Files {2}8 passed/)
})
