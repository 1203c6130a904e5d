import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLocalStores } from '../../src/cli/databases/local-stores.ts'
import { newTour } from '../../src/data/authoring/new-tour.ts'
import { publishTour } from '../../src/data/authoring/publish-tour.ts'
import { saveGuide, type WrittenGuide } from '../../src/data/authoring/save-guide.ts'
import { saveSection } from '../../src/data/authoring/save-section.ts'
import { findWorkingTour } from '../../src/data/authoring/working-tours.ts'
import { listCountriesAtDesk, WRITTEN_COUNTRIES } from '../../src/data/authoring/written-countries.ts'
import { WRITTEN_PLACES } from '../../src/data/authoring/written-places.ts'
import { type Check, checkFact, listFacts } from '../../src/data/facts/facts.ts'
import { AGENCY } from '../../src/domain/authoring/agency-answers.ts'
import type { WrittenPlace } from '../../src/domain/catalogue/places.ts'
import { BHUTAN, PUNAKHA, publishBhutan, writeBhutan } from '../support/bhutan.ts'
import { type Copy, copyRepository } from './copy.ts'

/** From the files to the desk and back: what the staff publish, the files say, and a new installation begins with it. */
let copy: Copy
let removeCopy: () => void
beforeAll(() => {
  ;({ copy, removeCopy } = copyRepository())
})
afterAll(() => removeCopy())

const today = '2026-11-30'
const BALI = 'Bali6d5n'
let at = Date.UTC(2026, 10, 30)
const by = (id: string) => ({ id, at: at++, actor: 'asha@patang.example', note: id })
const state = () => join(copy.folder, '.wrangler/state')

async function onCatalogue<T>(work: (catalogue: D1Database) => Promise<T>): Promise<T> {
  const { stores, close } = await openLocalStores(state())
  return work(stores.CATALOGUE).finally(close)
}

function run(program: string, ...args: string[]): string {
  const { status, out } = copy.run('node', program, ...args)
  expect([program, status, out]).toEqual([program, 0, out])
  return out
}

/** The origin of a row differs, and whether a file had prices; visible data does not. */
const COMPARED = {
  tours: `SELECT rank, id, path, title, location, duration, region, country, scene, windows, nights, pace, road_hours,
    vehicle, months, visa, visa_till, themes, places, similar, withdrawn, home, budget, visa_free, page FROM tours ORDER BY rank`,
  paths: 'SELECT * FROM tour_paths ORDER BY key',
  answers: 'SELECT * FROM agency_answers',
  countries: 'SELECT slug, name, tagline, scene, explore_rank, page, guide FROM countries ORDER BY slug',
  goes: 'SELECT * FROM tour_countries ORDER BY country, rank',
  facts: `SELECT f.id, coalesce(json_patch(f.fact, k.reading), f.fact) AS fact FROM facts AS f
    LEFT JOIN fact_readings AS k ON k.id = f.id ORDER BY f.id`,
  documents: `SELECT tour, document FROM tour_versions AS v
    WHERE version = (SELECT max(version) FROM tour_versions WHERE tour = v.tour) ORDER BY tour`,
  found: `SELECT 'quokkapur' AS word, rowid FROM tour_words WHERE tour_words MATCH 'quokkapur' UNION ALL
    SELECT 'bali', rowid FROM tour_words WHERE tour_words MATCH 'xqbali' UNION ALL
    SELECT 'punakha', rowid FROM tour_words WHERE tour_words MATCH 'xqpunakha' UNION ALL
    SELECT 'ubud', rowid FROM tour_text WHERE tour_text MATCH 'ubud' ORDER BY 1, 2`,
}

function everyRow(): Promise<Record<string, unknown[]>> {
  return onCatalogue(async (catalogue) => {
    const read = await catalogue.batch(Object.values(COMPARED).map((query) => catalogue.prepare(query)))
    return Object.fromEntries(Object.keys(COMPARED).map((name, at) => [name, read[at]?.results ?? []]))
  })
}

function seed(): void {
  rmSync(state(), { recursive: true, force: true })
  run('src/cli/databases/database.ts', 'migrate')
  run('src/cli/databases/database.ts', 'seed')
}

/** Another day plan, another address and a tour that no file knows. */
async function edit(catalogue: D1Database): Promise<void> {
  const found = await findWorkingTour(catalogue, BALI)
  const { document } = found ?? {}
  if (!document) throw new Error('a tour is wanted')
  const days = document.days.map((day, index) => (index === 1 ? { ...day, activities: day.activities.slice(1) } : day))
  await saveSection(catalogue, by('days'), { tour: BALI, section: 'days', seen: 0, wanted: { days } })
  const wanted = { path: '/tour/Bali-again', alsoAt: [...document.alsoAt, document.path] }
  await saveSection(catalogue, by('path'), { tour: BALI, section: 'addresses', seen: 99, wanted })
  const agency = (await findWorkingTour(catalogue, AGENCY))?.document.answers
  const answers = { ...agency, pay: "By UPI, as the staff's answer says" }
  await saveSection(catalogue, by('answers'), { tour: AGENCY, section: 'answers', seen: 0, wanted: { answers } })
  await newTour(catalogue, by('new'), { id: 'Bali4d3n', title: "Bali: Quokkapur “and” O'Neill", copyOf: BALI })
  for (const tour of [AGENCY, BALI, 'Bali4d3n']) {
    const { seen = 0 } = (await findWorkingTour(catalogue, tour)) ?? {}
    expect(await publishTour(catalogue, by(`live ${tour}`), { tour, seen, today })).toMatchObject({ kind: 'published' })
  }
}

/** A place that no tour visits. */
const SUR: WrittenPlace = { name: 'Sur', kind: 'town', in: ['Oman'], also: [] }

async function takeAway(catalogue: D1Database): Promise<void> {
  const gone = { seen: 1, to: 0 }
  await saveGuide(catalogue, by('place again'), { guide: WRITTEN_PLACES, key: SUR.name, seen: 0, wanted: SUR })
  const place = { guide: WRITTEN_PLACES, key: SUR.name, ...gone }
  expect(await saveGuide(catalogue, by('no place'), place)).toMatchObject({ kind: 'published' })
}

const readOn = { source: 'https://gov.example/rule', checkedOn: '2026-11-30', expiresOn: '2027-06-30' }

/** A country, a place and a tour that no file knows, a line of a country and facts that are read otherwise. */
async function editGuides(catalogue: D1Database): Promise<void> {
  const live = { kind: 'published' }
  const put = <Document extends object>(guide: WrittenGuide<Document>, wanted: Document, seen = 0) =>
    saveGuide(catalogue, by(`live ${guide.keyOf(wanted)}`), { guide, key: guide.keyOf(wanted), seen, wanted })
  expect(await put(WRITTEN_PLACES, PUNAKHA)).toMatchObject(live)
  expect(
    await put(WRITTEN_PLACES, { name: 'Kufri', kind: 'sight', in: ['Shimla'], also: ['कुफरी', 'koofri'] }),
  ).toMatchObject(live)
  expect(await put(WRITTEN_COUNTRIES, BHUTAN)).toMatchObject(live)
  const india = (await listCountriesAtDesk(catalogue)).find(({ document }) => document.slug === 'india')?.document
  if (!india) throw new Error('a country is wanted')
  expect(await put(WRITTEN_COUNTRIES, { ...india, tagline: 'Fort, ford and hill’s foot' }, 1)).toMatchObject(live)
  const facts = await listFacts(catalogue)
  const shown = (id: string) => facts.find(({ fact }) => fact.id === id)?.checked ?? ''
  const correct = (check: Check) => checkFact(catalogue, by(`read ${check.id}`), { shown: shown(check.id), check })
  const sentence = { ...readOn, text: 'It’s asked of every guest now; “apply” a month ahead.' }
  expect(await correct({ id: 'malaysia-visa', ...sentence, visa: 'required' })).toBe(true)
  expect(await correct({ id: 'bali-levy', ...sentence, charge: { rates: [] } })).toBe(true)
  expect(await correct({ id: 'nepal-food', ...readOn, expiresOn: '2029-01-01' })).toBe(true)
  expect(await put(WRITTEN_PLACES, SUR)).toMatchObject(live)
  await writeBhutan(catalogue, (id) => by(`Bhutan ${id}`))
  expect(await publishBhutan(catalogue, by('live Bhutan'))).toMatchObject(live)
}

/** Unused imports of a file: the type check refuses them. */
function unusedImports(text: string): string[] {
  const names = [...text.matchAll(/^import (?:type )?\{ (.*) \} from/gm)].flatMap(([, list = '']) => list.split(', '))
  return names.filter((name) => text.split(new RegExp(`\\b${name}\\b`)).length < 3)
}

it('files, a seed, changes at the desk, the files again and a new installation: every row is the same', async () => {
  seed()
  await onCatalogue(edit)
  await onCatalogue(editGuides)
  const live = await everyRow()
  expect(live.found).toContainEqual({ word: 'quokkapur', rowid: 46 })
  const left = run('src/cli/databases/database.ts', 'seed')
  expect(left).toMatch(/5 texts on the site are.*: Answers on every tour; Bali.*; India; bali-levy; malaysia-visa/)
  expect(await everyRow()).toEqual(live)

  const written = run('src/cli/content/write-seed.ts', 'from-desk')
  expect(written).toContain('3 of 47 tours differed')
  expect(copy.read('src/content/answers.ts')).toContain(`pay: "By UPI, as the staff's answer says"`)
  expect(copy.read('src/content/tours/bali-4d3n.ts')).toMatch(
    /^import .*\n\nexport const bali4d3n = defineTour\(\{\n {2}id: 'Bali4d3n',\n/,
  )
  expect(copy.read('src/content/countries/india.ts')).toContain('{city}')
  expect(copy.read('src/domain/catalogue/places.ts')).toMatch(/^Bhutan \| country \| Himalaya, Abroad \| [^|]*$/m)
  for (const file of written.match(/^src\/content\/\S+$/gm) ?? [])
    expect([file, unusedImports(copy.read(file))]).toEqual([file, []])
  run('src/cli/content/write-seed.ts')
  seed()
  expect(await everyRow()).toEqual(live)
  await onCatalogue(takeAway)
  expect(copy.read('src/domain/catalogue/places.ts')).toMatch(/^Sur \|/m)
  expect(run('src/cli/content/write-seed.ts', 'from-desk')).toMatch(/^0 of 47 tours differed/m)
  expect(copy.read('src/domain/catalogue/places.ts')).not.toMatch(/^Sur \|/m)
}, 240_000)

it('A word that the command does not know writes nothing', () => {
  const { status, out } = copy.run('node', 'src/cli/content/write-seed.ts', 'from-dsk')
  expect([status, out]).toEqual([1, expect.stringMatching(/^Nothing was written: .*not from-dsk/)])
})
