import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { newTour } from '../../src/data/authoring/new-tour.ts'
import { previewTour } from '../../src/data/authoring/preview-tour.ts'
import { backTo, publishTour, undoTour } from '../../src/data/authoring/publish-tour.ts'
import { readKnown } from '../../src/data/authoring/read-known.ts'
import { dropDraft, saveSection } from '../../src/data/authoring/save-section.ts'
import { listVersions, readVersion } from '../../src/data/authoring/tour-history.ts'
import { exportTours, importTours } from '../../src/data/authoring/tours-as-json.ts'
import {
  findWorkingTour,
  listToursInWork,
  readWorkingTours,
  type WorkingTour,
} from '../../src/data/authoring/working-tours.ts'
import { listChanges } from '../../src/data/catalogue/changes.ts'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { findTour } from '../../src/data/catalogue/tours.ts'
import { searchTours } from '../../src/data/search/search-tours.ts'
import { judgeTour } from '../../src/domain/authoring/judge-tour.ts'
import { sectionOf } from '../../src/domain/authoring/sections.ts'
import type { TourDocument } from '../../src/domain/authoring/tour-document.ts'

const db = env.CATALOGUE
const catalogue = openCatalogue(db)
const today = '2026-11-30'
const BALI = 'Bali6d5n'
let moment = Date.UTC(2026, 10, 30)
const by = (id: string, actor = 'asha@patang.example') => ({ id, at: moment++, actor, note: `Change ${id}` })

beforeEach(async () => {
  await db.exec('DROP TRIGGER IF EXISTS tour_versions_refuse_delete')
  await db.batch(
    ['tour_versions', 'tour_drafts', 'draft_saves', 'changes', 'change_rows', 'tours'].map((table) =>
      db.prepare(`DELETE FROM ${table}`),
    ),
  )
  await loadSeed(db, env.CATALOGUE_SEED)
})

async function working(id = BALI): Promise<WorkingTour> {
  const found = await findWorkingTour(db, id)
  if (!found) throw new Error(`a tour is wanted: ${id}`)
  return found
}

/** Saves a section on what is there now, and says what came of it. */
async function save(form: string, change: (document: TourDocument) => Partial<TourDocument>, id = BALI) {
  const { document, seen } = await working(id)
  return saveSection(db, by(form), { tour: id, section: 'description', seen, wanted: change(document) })
}

const describeAs = (description: string) => (document: TourDocument) => ({ description, head: document.head })
const SNOW =
  'Snow lies on the terraces of Ubud and the yaks of the Changtang graze below them. A text that is long enough to be taken by the form, and true of no place.'

async function putLive(form: string, id = BALI) {
  const { seen } = await working(id)
  return publishTour(db, by(form), { tour: id, seen, today })
}

/** The database for a reader who has read once when a colleague does something. */
function beforeItWrites(colleague: () => Promise<unknown>): D1Database {
  let calls = 0
  const batch = async (statements: D1PreparedStatement[]) => {
    if (++calls === 2) await colleague()
    return db.batch(statements)
  }
  return { prepare: (query: string) => db.prepare(query), batch } as D1Database
}

const shown = async (path = '/tour/Bali6d5n') => (await findTour(catalogue, path, today))?.tour

it('no tour of the files is stopped by what the desk judges', async () => {
  const known = await readKnown(db, today)
  const slips = (await readWorkingTours(db)).flatMap(({ document }) => judgeTour(document, known))
  expect(slips.filter(({ weight }) => weight === 'stops')).toEqual([])
})

describe('a tour at the desk', () => {
  it('begins with the version of the files', async () => {
    expect(await listVersions(db, BALI)).toMatchObject([{ version: 1, actor: 'files' }])
    expect(await working()).toMatchObject({ version: 1, isDraft: false, seen: 0 })
  })

  it('is seen by nobody before it is published, and by everybody after', async () => {
    expect(await save('one', describeAs(SNOW))).toMatchObject({ kind: 'saved' })
    expect((await shown())?.description).not.toBe(SNOW)
    expect((await previewTour(db, { id: BALI, today }))?.tour.description).toBe(SNOW)
    expect(await putLive('two')).toEqual({ kind: 'published', version: 2 })
    expect((await shown())?.description).toBe(SNOW)
    expect((await working()).isDraft).toBe(false)
  })

  it('is one change however often its form comes', async () => {
    const { document, seen } = await working()
    const edit = { tour: BALI, section: 'description' as const, seen, wanted: describeAs(SNOW)(document) }
    await saveSection(db, by('one'), edit)
    expect(await saveSection(db, by('one'), edit)).toMatchObject({ kind: 'saved' })
    const wanted = { tour: BALI, seen: (await working()).seen, today }
    await publishTour(db, by('two'), wanted)
    expect(await publishTour(db, by('two'), wanted)).toEqual({ kind: 'published', version: 2 })
    expect(await listVersions(db, BALI)).toHaveLength(2)
    expect(await listChanges(db, 9)).toHaveLength(1)
  })

  it('is not published where somebody has changed the draft since it was looked at', async () => {
    await save('one', describeAs(SNOW))
    const { seen } = await working()
    await save('two', describeAs(SNOW.replace('Snow', 'Fresh snow')))
    expect(await publishTour(db, by('three'), { tour: BALI, seen, today })).toEqual({ kind: 'moved' })
  })

  it('keeps what two people changed in one section', async () => {
    const { document, seen } = await working()
    const [first, second, ...rest] = document.days
    if (!first || !second) throw new Error('two days are wanted')
    const title = 'Ubud: arrival in the rain'
    const meals = ['B', 'L', 'D'] as const
    const edit = { tour: BALI, section: 'days' as const, seen }
    await saveSection(db, by('one'), { ...edit, wanted: { days: [{ ...first, title }, second, ...rest] } })
    const other = await saveSection(db, by('two', 'ravi@patang.example'), {
      ...edit,
      wanted: { days: [first, { ...second, meals: [...meals] }, ...rest] },
    })
    expect(other).toMatchObject({ kind: 'saved', kept: ['days 1 title'] })
    const { days } = (await working()).document
    expect([days[0]?.title, days[1]?.meals]).toEqual([title, meals])
  })

  it('asks where two people changed one field, and takes the second answer as meant', async () => {
    const { document, seen } = await working()
    const edit = (description: string) => ({
      ...{ tour: BALI, section: 'description' as const, seen },
      wanted: { description, head: document.head },
    })
    const mine = SNOW.replace('Snow', 'Rain')
    await saveSection(db, by('one'), edit(SNOW))
    const asked = await saveSection(db, by('two'), edit(mine))
    expect(asked).toMatchObject({ kind: 'conflict', conflicts: [{ place: 'description', mine, theirs: SNOW }] })
    if (asked.kind !== 'conflict') return
    expect(await saveSection(db, by('three'), { ...edit(mine), seen: asked.seen })).toMatchObject({ kind: 'saved' })
    expect((await working()).document.description).toBe(mine)
  })

  it('asks of a form that was opened so long ago that what it showed is not kept', async () => {
    await save('one', describeAs(SNOW))
    const { document, seen } = await working()
    await save('two', describeAs(SNOW.replace('Snow', 'Rain')))
    await db.prepare('DELETE FROM draft_saves WHERE tour = ? AND id = ?').bind(BALI, seen).run()
    const { description, head } = document
    const wanted = { description, head: { ...head, keywords: [...head.keywords, 'bali in the rain'] } }
    const saved = await saveSection(db, by('three'), { tour: BALI, section: 'description', seen, wanted })
    expect(saved).toMatchObject({ kind: 'conflict' })
  })

  it('refuses what two people’s changes come to where only both together are not right', async () => {
    const { document, seen } = await working()
    const [first, ...days] = document.days
    if (!first) throw new Error('a day is wanted')
    const retold = (at: number) => ({
      days: [{ ...first, activities: first.activities.with(at, 'A walk at sunrise') }, ...days],
    })
    const edit = { tour: BALI, section: 'days' as const, seen }
    expect(await saveSection(db, by('one'), { ...edit, wanted: retold(0) })).toMatchObject({ kind: 'saved' })
    expect(await saveSection(db, by('two'), { ...edit, wanted: retold(1) })).toMatchObject({ kind: 'refused' })
  })

  it('refuses a section that is not right, with the place', async () => {
    const { document, seen } = await working()
    const days = document.days.map((day, at) => (at === 2 ? { ...day, activities: ['One thing'] } : day))
    expect(await saveSection(db, by('one'), { tour: BALI, section: 'days', seen, wanted: { days } })).toEqual({
      kind: 'refused',
      slips: [{ section: 'days', weight: 'stops', place: 'days 3 activities', says: 'three to five are wanted' }],
    })
  })

  it.each([
    ['markup', `<img src=x onerror=alert(1)> ${SNOW}`],
    ['an entity', `${SNOW} &#60;`],
    ['a link', `${SNOW} See https://x.example`],
    ['a control character', `${SNOW}\u0007`],
    ['a sign that turns the text round', `${SNOW}\u202e`],
  ])('refuses %s', async (_, description) => {
    expect(await save('one', describeAs(description))).toMatchObject({ kind: 'refused' })
  })

  it('stops at an address of another tour or of the site, and says whose it is', async () => {
    const saveAddress = async (form: string, path: string) => {
      const { document, seen } = await working()
      await saveSection(db, by(form), {
        tour: BALI,
        section: 'addresses',
        seen,
        wanted: { path, alsoAt: document.alsoAt },
      })
      return putLive(`${form} live`)
    }
    expect(await saveAddress('one', '/NEPAL')).toMatchObject({ kind: 'stopped', slips: [{ section: 'addresses' }] })
    expect(await saveAddress('two', '/Compare')).toMatchObject({ kind: 'stopped' })
  })

  it('goes back to an old version as a new one, and an undo goes back too', async () => {
    const before = await shown()
    await save('one', describeAs(SNOW))
    await putLive('two')
    expect(await backTo(db, by('three'), { tour: BALI, version: 1, live: 2, today })).toEqual({
      kind: 'published',
      version: 3,
    })
    expect(await shown()).toEqual(before)
    expect(await undoTour(db, by('four'), { change: 'three', today })).toEqual({ kind: 'published', version: 4 })
    expect((await shown())?.description).toBe(SNOW)
    expect(await undoTour(db, by('five'), { change: 'two', today })).toEqual({ kind: 'moved' })
    expect((await listVersions(db, BALI)).map(({ version }) => version)).toEqual([4, 3, 2, 1])
  })

  it('keeps the addresses that visitors know when it goes back, and when that is undone', async () => {
    const { document, seen } = await working()
    const wanted = { path: '/tour/BaliSprings', alsoAt: [...document.alsoAt, document.path] }
    await saveSection(db, by('one'), { tour: BALI, section: 'addresses', seen, wanted })
    await putLive('two')
    const all = [document.path, ...document.alsoAt, wanted.path]
    const answering = async () => (await Promise.all(all.map(shown))).map((tour) => tour?.path)
    expect(await answering()).toEqual(all.map(() => wanted.path))
    await backTo(db, by('three'), { tour: BALI, version: 1, live: 2, today })
    expect(await answering()).toEqual(all.map(() => document.path))
    await undoTour(db, by('four'), { change: 'three', today })
    expect(await answering()).toEqual(all.map(() => wanted.path))
    expect(await undoTour(db, by('five'), { change: 'four', today })).toEqual({ kind: 'published', version: 5 })
    expect(await answering()).toEqual(all.map(() => document.path))
  })

  it('does not go back over what waits to be published; a dropped draft is what is live', async () => {
    await save('one', describeAs(SNOW))
    await putLive('two')
    await save('three', describeAs(SNOW.replace('Snow', 'Rain')))
    expect(await backTo(db, by('four'), { tour: BALI, version: 1, live: 2, today })).toEqual({ kind: 'draft-waits' })
    const { seen } = await working()
    expect(await dropDraft(db, by('five'), { tour: BALI, seen })).toMatchObject({ kind: 'dropped' })
    expect(await working()).toMatchObject({ isDraft: false, document: { description: SNOW } })
  })

  const goBack = () => backTo(db, by('back'), { tour: BALI, version: 1, live: 2, today })
  const takeBack = () => undoTour(db, by('back'), { change: 'two', today })
  it.each([
    ['went back to an old version', goBack],
    ['took the publication back', takeBack],
  ])('asks before an older form goes over what a colleague did who %s', async (_, goes) => {
    await save('one', describeAs(SNOW))
    await putLive('two')
    const { document, seen } = await working()
    expect(await goes()).toMatchObject({ kind: 'published' })
    const wanted = { description: SNOW.replace('Snow', 'Rain'), head: document.head }
    expect(await saveSection(db, by('three'), { tour: BALI, section: 'description', seen, wanted })).toMatchObject({
      kind: 'conflict',
      conflicts: [{ place: 'description' }],
    })
  })

  it('goes back only from the version that was shown as live', async () => {
    await save('one', describeAs(SNOW))
    await putLive('two')
    expect(await backTo(db, by('three'), { tour: BALI, version: 1, live: 1, today })).toEqual({ kind: 'moved' })
    const before = await listVersions(db, BALI)
    expect(before).toHaveLength(2)
    const wanted = { tour: BALI, version: 1, live: 2, today }
    await backTo(db, by('four'), wanted)
    expect(await backTo(db, by('four'), wanted)).toEqual({ kind: 'published', version: 3 })
  })

  it('does not go live again with “(erased)” in place of what named a person', async () => {
    await save('one', describeAs(SNOW))
    await putLive('two')
    await save('three', describeAs(SNOW.replace('Snow', 'Rain')))
    await putLive('four')
    const erased =
      "UPDATE tour_versions SET document = replace(document, 'the yaks', '(erased)') WHERE tour = ? AND version = 2"
    await db.prepare(erased).bind(BALI).run()
    expect(await backTo(db, by('five'), { tour: BALI, version: 2, live: 3, today })).toMatchObject({ kind: 'stopped' })
  })

  it('tells in words what a version changed', async () => {
    const { document, seen } = await working()
    const days = document.days.map((day, at) => (at === 1 ? { ...day, activities: day.activities.slice(1) } : day))
    await saveSection(db, by('one'), { tour: BALI, section: 'days', seen, wanted: { days } })
    await putLive('two')
    const [newest] = await listVersions(db, BALI)
    expect(newest).toMatchObject({ actor: 'asha@patang.example', note: 'Change two' })
    expect(newest?.changed).toEqual([expect.stringMatching(/^Days: Day 2: “Tegallalang.*” left out$/)])
    expect(await readVersion(db, BALI, 1)).toEqual(document)
  })

  it('tells twelve changes, and of more the first eleven and how many others there are', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `Thing ${at + 1}`)
    const cases: [number, string[]][] = [
      [12, lines(12)],
      [13, [...lines(11), 'and 2 more']],
    ]
    for (const [count, told] of cases) {
      const { document, seen } = await working()
      const { inclusions = [], ...own } = sectionOf(document, 'included')
      const wanted = { ...own, inclusions: [...inclusions, ...lines(count)] }
      await saveSection(db, by(`lines ${count}`), { tour: BALI, section: 'included', seen, wanted })
      await putLive(`live ${count}`)
      const [newest] = await listVersions(db, BALI)
      expect(newest?.changed?.map((words) => /Thing \d+|and \d more/.exec(words)?.[0])).toEqual(told)
      await backTo(db, by(`back ${count}`), { tour: BALI, version: 1, live: newest?.version ?? 0, today })
    }
  })

  it('is found by its new words at once, under its new address and its old ones', async () => {
    const { document, seen } = await working()
    const names = { region: document.region, countries: document.countries, place: document.place, line: document.line }
    await saveSection(db, by('one'), {
      ...{ tour: BALI, section: 'names', seen },
      wanted: { ...names, title: 'Bali: Ubud and Zanskarpur', location: document.location },
    })
    const { seen: next } = await working()
    const wanted = { path: '/tour/Bali-new', alsoAt: [...document.alsoAt, document.path] }
    await saveSection(db, by('two'), { tour: BALI, section: 'addresses', seen: next, wanted })
    expect(await putLive('three')).toMatchObject({ kind: 'published' })
    const found = await searchTours(catalogue, 'zanskarpur', { today })
    expect(found.cards.map(({ id }) => id)).toEqual([BALI])
    for (const path of ['/tour/Bali-new', '/tour/bali6d5n', '/Bali6d5n']) expect((await shown(path))?.id).toBe(BALI)
  })
})

describe('a published version', () => {
  it('never changes, and is never taken away while it is among the sixty newest', async () => {
    const queries = env.CATALOGUE_MIGRATIONS.flatMap((migration) => migration.queries)
    const query = queries.find((each) => each.includes('refuse_delete')) ?? ''
    await db.prepare(query.slice(query.indexOf('CREATE TRIGGER'))).run()
    await expect(db.prepare("UPDATE tour_versions SET note = 'x'").run()).rejects.toThrow(/never changes/)
    await expect(db.prepare('DELETE FROM tour_versions').run()).rejects.toThrow(/is kept/)
  })

  it('makes room: sixty of a tour are kept', async () => {
    for (let version = 2; version <= 63; version++)
      await db
        .prepare(
          `INSERT INTO tour_versions SELECT tour, ?1, document, at, 'asha', note, changed, 'form ' || ?1 FROM tour_versions
           WHERE tour = ?2 AND version = ?1 - 1`,
        )
        .bind(version, BALI)
        .run()
    const versions = (await listVersions(db, BALI)).map(({ version }) => version)
    expect([versions.length, versions[0], versions.at(-1)]).toEqual([60, 63, 4])
  })
})

describe('a new tour', () => {
  it('is a draft that nobody finds, with no price of the one it copies', async () => {
    expect(await newTour(db, by('one'), { id: 'Bali4d3n', title: 'Bali: a short one', copyOf: BALI })).toEqual({
      kind: 'made',
    })
    expect(await newTour(db, by('one'), { id: 'Bali4d3n', title: 'Bali: a short one', copyOf: BALI })).toEqual({
      kind: 'made',
    })
    expect(await working('Bali4d3n')).toMatchObject({ version: 0, windows: [], document: { path: '/tour/Bali4d3n' } })
    expect(await shown('/tour/Bali4d3n')).toBeUndefined()
    expect((await listToursInWork(db)).at(-1)).toMatchObject({ id: 'Bali4d3n', state: 'new' })
  })

  it('is live in lists, search and its country once it is published, and stays when the files are loaded again', async () => {
    await newTour(db, by('one'), { id: 'Bali4d3n', title: 'Bali: a Quokkapur trip', copyOf: BALI })
    const published = await putLive('two', 'Bali4d3n')
    expect(published).toEqual({ kind: 'published', version: 1 })
    const found = async () => (await searchTours(catalogue, 'quokkapur', { today })).cards.map(({ id }) => id)
    expect(await found()).toEqual(['Bali4d3n'])
    const before = await db.prepare('SELECT * FROM tours WHERE id = ?').bind('Bali4d3n').first()
    await loadSeed(db, env.CATALOGUE_SEED)
    await loadSeed(db, env.CATALOGUE_SEED)
    expect(await found()).toEqual(['Bali4d3n'])
    expect(await db.prepare('SELECT * FROM tours WHERE id = ?').bind('Bali4d3n').first()).toEqual(before)
    expect((await shown('/tour/bali4d3n'))?.id).toBe('Bali4d3n')
    const country = await db
      .prepare("SELECT t.id FROM tour_countries AS c JOIN tours AS t ON t.rank = c.rank WHERE c.country = 'indonesia'")
      .all<{ id: string }>()
    expect(country.results.map(({ id }) => id)).toContain('Bali4d3n')
  })

  it.each([
    ['an id that a tour has in other letters', 'BALI6D5N', 'taken'],
    ['an id that a tour has without its underscore', 'SingaporeMalaysia', 'taken'],
    ['an id of which an address is an old one of a tour', 'Thailand6d5n', 'taken'],
    ['an id that differs from a tour’s in an underscore', 'Bali_6d5n', 'refused'],
    ['an id that begins with a digit', '6days', 'refused'],
    ['an id with a slash', 'a/b', 'refused'],
  ])('is refused with %s', async (_, id, kind) => {
    expect(await newTour(db, by('one'), { id, title: 'Bali: a short one' })).toMatchObject({ kind })
  })

  it('is thrown away once, however often the form comes', async () => {
    await newTour(db, by('one'), { id: 'Empty', title: 'Nothing here yet' })
    const { seen } = await working('Empty')
    for (const _ of ['first', 'second'])
      expect(await dropDraft(db, by('two'), { tour: 'Empty', seen })).toMatchObject({ kind: 'dropped' })
    expect(await findWorkingTour(db, 'Empty')).toBeUndefined()
    expect(await newTour(db, by('three'), { id: 'Empty', title: 'Nothing here yet' })).toEqual({ kind: 'made' })
  })

  it('stays where a colleague saves or publishes it at the moment in which it is thrown away', async () => {
    await newTour(db, by('one'), { id: 'Bali4d3n', title: 'Bali: a short one', copyOf: BALI })
    const { seen } = await working('Bali4d3n')
    const saved = beforeItWrites(() => save('two', describeAs(SNOW), 'Bali4d3n'))
    expect(await dropDraft(saved, by('three'), { tour: 'Bali4d3n', seen })).toMatchObject({ kind: 'moved' })
    const { document, seen: next } = await working('Bali4d3n')
    expect(document.description).toBe(SNOW)
    const published = beforeItWrites(() => putLive('four', 'Bali4d3n'))
    expect(await dropDraft(published, by('five'), { tour: 'Bali4d3n', seen: next })).toMatchObject({ kind: 'moved' })
    expect(await working('Bali4d3n')).toMatchObject({ version: 1, document: { description: SNOW } })
  })

  it('cannot be published while it is empty', async () => {
    await newTour(db, by('one'), { id: 'Empty', title: 'Nothing here yet' })
    expect(await putLive('two', 'Empty')).toMatchObject({ kind: 'stopped' })
    expect(await previewTour(db, { id: 'Empty', today })).toBeDefined()
  })
})

describe('a seed', () => {
  it('leaves a tour that the staff have published, and brings the files’ change of another one as a version', async () => {
    await save('one', describeAs(SNOW))
    await putLive('two')
    const other = env.CATALOGUE_SEED.replaceAll('Temple squares', 'Temple courts').replaceAll(
      'Three nights in Ubud and two',
      'Three nights',
    )
    await loadSeed(db, other)
    expect((await shown())?.description).toBe(SNOW)
    expect(await listVersions(db, BALI)).toHaveLength(2)
    const changed = await db
      .prepare("SELECT tour, actor FROM tour_versions WHERE version = 2 AND actor = 'files'")
      .all()
    expect(changed.results.length).toBeLessThan(3)
  })

  it('asks who has a form of the older version open', async () => {
    const { document, seen } = await working('Nepal')
    const words = document.description.slice(0, 12)
    await loadSeed(db, env.CATALOGUE_SEED.replaceAll(words, 'Other words,'))
    const wanted = { description: SNOW, head: document.head }
    expect(await saveSection(db, by('one'), { tour: 'Nepal', section: 'description', seen, wanted })).toMatchObject({
      kind: 'conflict',
      conflicts: [{ place: 'description' }],
    })
  })
})

describe('tours as a file', () => {
  it('go out and come in as drafts', async () => {
    const text = await exportTours(db, [BALI])
    const changed = text.replace('Gates and green steps', 'Gates and blue water')
    expect(await importTours(db, by('one'), changed)).toEqual({
      kind: 'imported',
      tours: [BALI],
      left: [],
    })
    expect(await working()).toMatchObject({ isDraft: true, document: { line: 'Gates and blue water' } })
    expect((await shown())?.line).toBe('Gates and green steps')
  })

  it.each([
    ['no tours at all', '{"tours": []}', /1 to 300/],
    ['another text', 'Bali', /no file of tours/],
    ['a tour without days', '{"tours": [{"id": "X"}]}', /^X: /],
    ['an id that is no text', '{"tours": [{"id": {"toString": 1}}]}', /^Tour 1: id: is no text/],
    ['lists in lists', `{"tours": [${'['.repeat(400_000)}${']'.repeat(400_000)}]}`, /^Tour 1: is no group of fields/],
    ['nothing where a tour is wanted', '{"tours": [null]}', /^Tour 1: is no group of fields/],
  ])('are refused whole: %s', async (_, text, sentence) => {
    const refused = await importTours(db, by('one'), text)
    expect(refused.kind === 'refused' && refused.says.join('\n')).toMatch(sentence)
  })

  it('leave a tour that a colleague has changed since they were exported, and name it', async () => {
    const text = await exportTours(db, [BALI, 'Nepal'])
    await save('one', describeAs(SNOW))
    const changed = text.replaceAll(/"line": "[^"]*"/g, '"line": "By a file"')
    const imported = { kind: 'imported', tours: ['Nepal'], left: [BALI] }
    expect(await importTours(db, by('two'), changed)).toEqual(imported)
    expect(await importTours(db, by('two'), changed)).toEqual(imported)
    expect((await working()).document).toMatchObject({ description: SNOW, line: 'Gates and green steps' })
    expect((await working('Nepal')).document.line).toBe('By a file')
    const { tours } = JSON.parse(changed) as { tours: TourDocument[] }
    const alone = JSON.stringify({ tours: tours.filter(({ id }) => id === BALI) })
    expect(await importTours(db, by('three'), alone)).toEqual({
      kind: 'refused',
      says: [expect.stringMatching(/^Bali6d5n: a colleague has changed it since/)],
    })
  })

  it('leave a tour of which the file does not say when it was read', async () => {
    const { document } = await working()
    await save('one', describeAs(SNOW))
    const text = JSON.stringify({ tours: [{ ...document, line: 'By a file' }] })
    expect(await importTours(db, by('two'), text)).toMatchObject({ kind: 'refused' })
    expect((await working()).document).toMatchObject({ description: SNOW })
  })

  it.each([
    ['Bali_6d5n', 'the tour is written Bali6d5n'],
    ['SingaporeMalaysia', 'the tour is written Singapore_Malaysia'],
    ['New_one', 'id: begins with a letter and has letters and digits only'],
  ])('are refused with a new tour whose file another one would have: %s', async (id, sentence) => {
    const { document } = await working()
    const refused = await importTours(db, by('one'), JSON.stringify({ tours: [{ ...document, id }] }))
    expect(refused).toEqual({ kind: 'refused', says: [expect.stringContaining(`${id}: ${sentence}`)] })
  })

  it.each(['Newone', 'newone'])('are refused where one id stands there in two spellings: Newone and %s', async (id) => {
    const [tour] = (JSON.parse(await exportTours(db, [BALI])) as { tours: TourDocument[] }).tours
    const copies = ['Newone', id].map((each) => ({ ...tour, id: each, path: `/tour/${each}`, alsoAt: [`/${each}`] }))
    expect(await importTours(db, by('one'), JSON.stringify({ tours: copies }))).toEqual({
      kind: 'refused',
      says: [`${id} stands there twice`],
    })
    expect((await listToursInWork(db)).some(({ state }) => state === 'new')).toBe(false)
  })

  it('come in from an editor that puts a mark before the text', async () => {
    const text = await exportTours(db, [BALI])
    expect(await importTours(db, by('one'), `\ufeff${text}`)).toMatchObject({ kind: 'imported', tours: [BALI] })
  })

  it.each(['constructor', 'toString', 'hasOwnProperty'])(
    'come in, are judged and go live under any name: %s',
    async (id) => {
      await newTour(db, by('one'), { id: 'Bali4d3n', title: 'Bali: a short one', copyOf: BALI })
      const renamed = (await exportTours(db, ['Bali4d3n'])).replaceAll('Bali4d3n', id)
      expect(await importTours(db, by('two'), renamed)).toEqual({ kind: 'imported', tours: [id], left: [] })
      expect(await putLive('three', id)).toEqual({ kind: 'published', version: 1 })
      expect((await shown(`/tour/${id}`))?.id).toBe(id)
    },
  )

  it('are refused with tour, day and an example, and then none of them comes in', async () => {
    const read = JSON.parse(await exportTours(db)) as { tours: TourDocument[] }
    const day = read.tours[1]?.days[2]
    if (day) Object.assign(day, { meals: ['Tea'] })
    const refused = await importTours(db, by('one'), JSON.stringify(read))
    expect(refused).toEqual({
      kind: 'refused',
      says: [`${read.tours[1]?.id}: days 3 meals 1: "Tea" is not known; write one of B, L, D`],
    })
    expect((await listToursInWork(db)).filter(({ isDraft }) => isDraft)).toEqual([])
  })
})
