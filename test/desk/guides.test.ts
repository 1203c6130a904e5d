import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { seedSql } from '../../src/cli/content/seed.ts'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { content } from '../../src/content/content.ts'
import { listGuideVersions } from '../../src/data/authoring/guide-versions.ts'
import { saveGuide } from '../../src/data/authoring/save-guide.ts'
import { listCountriesAtDesk, WRITTEN_COUNTRIES } from '../../src/data/authoring/written-countries.ts'
import { checkFact, listFacts } from '../../src/data/facts/facts.ts'
import { GUIDE_TOPICS } from '../../src/domain/catalogue/country.ts'
import { BHUTAN } from '../support/bhutan.ts'
import { ASHA_OF_SALES, askDesk, CHANDRA_OF_CONTENT, formIn, OWNER, postToDesk } from '../support/desk.ts'
import { readerSees, select } from '../support/markup.ts'
import { unwriteTours } from '../support/written-tours.ts'

type Fields = Record<string, string>

beforeEach(() => unwriteTours(env.CATALOGUE, env.CATALOGUE_SEED))
afterAll(() => unwriteTours(env.CATALOGUE, env.CATALOGUE_SEED))

const look = async (path: string, as = CHANDRA_OF_CONTENT) => (await askDesk(path, { as })).text()
const sees = async (path: string) => readerSees(await look(path))
const formOf = async (page: string) => formIn(await look(page), page.split('?')[0] ?? '')
async function press(page: string, typed: Fields, as = CHANDRA_OF_CONTENT): Promise<Response> {
  return postToDesk(page.split('?')[0] ?? '', { ...(await formOf(page)), does: 'save', ...typed }, { as })
}
let at = Date.now()
const by = (id: string) => ({ id, at: at++, actor: CHANDRA_OF_CONTENT, note: id })
const HAA = { name: 'Haa', kind: 'town', in: 'Bhutan', also: '' }
const HISTORY = '/places/Haa/history'
const placeNow = () => env.CATALOGUE.prepare("SELECT document FROM places WHERE name = 'Haa'").first<string>('document')
/** The change that was made last. */
const lastChange = () =>
  env.CATALOGUE.prepare('SELECT id FROM changes ORDER BY at DESC, rowid DESC').first<string>('id')
const undo = async () => postToDesk(`/changes/${await lastChange()}`, { key: crypto.randomUUID() }, { as: OWNER })

describe('the history of a place', () => {
  it('says who changed what and when, and leads back to any version', async () => {
    await press('/places', HAA)
    await press('/places?of=Haa', { also: 'हा', kind: 'sight' }, OWNER)
    expect(await sees('/places?of=Haa')).toContain('History')
    const history = await sees(HISTORY)
    expect(history).toMatch(
      /Version 2.*owner.*What it is: “town” → “sight”.*Other spellings.*“हा”.*Version 1.*chandra.*It is new/i,
    )
    const first = await placeNow()
    expect(await sees(`${HISTORY}?version=1`)).toContain('What it is: “sight” → “town”')
    expect((await press(`${HISTORY}?version=1`, {})).status).toBe(303)
    expect(await placeNow()).not.toBe(first)
    expect(JSON.parse((await placeNow()) ?? '')).toMatchObject({ kind: 'town', also: [] })
    expect(await sees(HISTORY)).toContain('Version 3')
  })

  it('shows the newest sixty versions', async () => {
    await press('/places', HAA)
    const more = `INSERT INTO guide_versions (kind, key, version, document, at, actor, note, form)
      SELECT g.kind, g.key, g.version + j.value, g.document, g.at, g.actor, g.note, g.form || j.value
      FROM guide_versions g, json_each(?) j WHERE g.key = 'Haa'`
    await env.CATALOGUE.prepare(more)
      .bind(JSON.stringify(Array.from({ length: 64 }, (_, at) => at + 1)))
      .run()
    const seen = [...(await sees(HISTORY)).matchAll(/Version (\d+)/g)].map(([, number]) => Number(number))
    expect(seen).toEqual(Array.from({ length: 60 }, (_, at) => 65 - at))
  })

  it('refuses to go back from a page that is older than a colleague’s change', async () => {
    await press('/places', HAA)
    await press('/places?of=Haa', { kind: 'sight' })
    const old = await formOf(`${HISTORY}?version=1`)
    await press('/places?of=Haa', { kind: 'region' })
    const answer = await postToDesk(HISTORY, old, { as: OWNER })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      409,
      expect.stringContaining('A colleague has changed it'),
    ])
  })

  it.each(['/places/Nowhere/history', '/countries/narnia/history', `${HISTORY}?version=9`, `${HISTORY}?version=x`])(
    'is not there: %s',
    async (path) => {
      await press('/places', HAA)
      expect((await askDesk(path, { as: OWNER })).status).toBe(404)
    },
  )

  it('is not for sales', async () => {
    for (const path of [HISTORY, '/countries/nepal/history'])
      expect((await askDesk(path, { as: ASHA_OF_SALES })).status).toBe(403)
  })
})

it('a new place of a name that search knows comes back with what search knows of it; saved again it keeps every spelling', async () => {
  const himachal = { name: 'Himachal Pradesh', kind: 'state', in: 'India', also: 'Himachaal Pradesh' }
  const page = await (await askDesk('/places', { as: OWNER })).text()
  const sent = { ...(await formIn(page, '/places')), does: 'save', ...himachal }
  const refused = await postToDesk('/places', sent, { as: OWNER })
  const html = await refused.text()
  expect([refused.status, await readerSees(html)]).toEqual([422, expect.stringContaining('Search knows it already')])
  const saved = await postToDesk('/places', { ...(await formIn(html, '/places')), does: 'save' }, { as: OWNER })
  expect(saved.status).toBe(303)
  const stored = await env.CATALOGUE.prepare(
    "SELECT document FROM places WHERE name = 'Himachal Pradesh'",
  ).first<string>('document')
  expect(JSON.parse(stored ?? '').also).toEqual(expect.arrayContaining(['Himachaal Pradesh', 'हिमाचल']))
})

it('a place or a country that is saved as it is says so, and no version is written', async () => {
  await press('/places', HAA)
  const versions = () => env.CATALOGUE.prepare('SELECT count(*) AS n FROM guide_versions').first('n')
  const before = await versions()
  for (const page of ['/places?of=Haa', '/countries?of=nepal']) {
    const { status, headers } = await press(page, {})
    expect([status, await sees(headers.get('location') ?? '')]).toEqual([
      303,
      expect.stringContaining('Nothing was changed.'),
    ])
  }
  expect(await versions()).toBe(before)
})

describe('the undo of a change', () => {
  it.each([
    ['one form is sent four times', ['one', 'one', 'one', 'one'], { done: 4, told: 0 }],
    ['four forms are sent', ['one', 'two', 'three', 'four'], { done: 1, told: 3 }],
  ])('is done once where %s at once; another form says that it was done', async (_, keys, { done, told }) => {
    await press('/places', HAA)
    await press('/places?of=Haa', { kind: 'sight' })
    const id = await env.CATALOGUE.prepare('SELECT id FROM changes ORDER BY at DESC').first<string>('id')
    const answers = await Promise.all(keys.map((key) => postToDesk(`/changes/${id}`, { key }, { as: OWNER })))
    const others = answers.filter(({ status }) => status === 409)
    expect([answers.filter(({ status }) => status === 303).length, others.length]).toEqual([done, told])
    for (const answer of others) expect(await answer.text()).toContain('It was undone already.')
    expect(JSON.parse((await placeNow()) ?? '')).toMatchObject({ kind: 'town' })
  })

  it('of a place takes it back, and so does the undo of the undo', async () => {
    await press('/places', HAA)
    await press('/places?of=Haa', { kind: 'sight' })
    const became = await placeNow()
    expect((await undo()).status).toBe(303)
    expect(JSON.parse((await placeNow()) ?? '')).toMatchObject({ kind: 'town' })
    expect((await undo()).status).toBe(303)
    expect(await placeNow()).toBe(became)
  })

  it('of a new place takes it away, and its undo brings it again', async () => {
    await press('/places', HAA)
    const became = await placeNow()
    expect((await undo()).status).toBe(303)
    expect(await placeNow()).toBeNull()
    expect(await sees('/places')).not.toContain('Haa')
    expect((await undo()).status).toBe(303)
    expect(await placeNow()).toBe(became)
  })

  it('of a country brings back what the files have', async () => {
    const country = () => env.CATALOGUE.prepare("SELECT tagline FROM countries WHERE slug = 'nepal'").first('tagline')
    const before = await country()
    await press('/countries?of=nepal', { tagline: 'Stupa and snow' })
    expect(await country()).toBe('Stupa and snow')
    expect((await undo()).status).toBe(303)
    expect(await country()).toBe(before)
    expect(await sees('/countries/nepal/history')).toMatch(/Version 3.*Version 2.*Version 1 from the files/)
  })

  const text = 'A permit is asked of every guest now.'
  const read = { source: 'https://bhutan.example/y', checkedOn: '2026-11-30', expiresOn: '2027-06-30' }
  const correctVisa = async () => {
    const shown = (await listFacts(env.CATALOGUE)).find(({ fact }) => fact.id === 'bhutan-visa')?.checked ?? ''
    const check = { id: 'bhutan-visa', ...read, text, visa: 'required' as const }
    expect(await checkFact(env.CATALOGUE, by('permit'), { shown, check })).toBe(true)
  }

  it('of a country keeps its facts as they were corrected, also in the version that comes again', async () => {
    const save = (id: string, seen: number, edit: { wanted: typeof BHUTAN } | { to: number }) =>
      saveGuide(env.CATALOGUE, by(id), { guide: WRITTEN_COUNTRIES, key: 'bhutan', seen, ...edit })
    await save('first', 0, { wanted: BHUTAN })
    await save('second', 1, { wanted: { ...BHUTAN, tagline: 'Pass and prayer flag' } })
    await correctVisa()
    expect(await save('again', 2, { to: 1 })).toMatchObject({ kind: 'published', version: 3 })
    const [newest] = await listGuideVersions(env.CATALOGUE, { kind: 'country', key: 'bhutan' })
    expect(newest?.document).toMatchObject({ tagline: BHUTAN.tagline, visa: { text, visa: 'required', ...read } })
  })

  it('of a country that was taken away brings its facts back as they were corrected', async () => {
    const content = { as: CHANDRA_OF_CONTENT }
    await saveGuide(env.CATALOGUE, by('bhutan'), { guide: WRITTEN_COUNTRIES, key: 'bhutan', seen: 0, wanted: BHUTAN })
    await correctVisa()
    const gone = { guide: WRITTEN_COUNTRIES, key: 'bhutan', seen: 1, to: 0 }
    expect(await saveGuide(env.CATALOGUE, by('gone'), gone)).toMatchObject({ kind: 'published' })
    expect((await postToDesk('/changes/gone', { key: crypto.randomUUID() }, content)).status).toBe(303)
    const back = (await listCountriesAtDesk(env.CATALOGUE)).find(({ document }) => document.slug === 'bhutan')
    expect(back?.document.visa).toMatchObject({ text, visa: 'required', ...read })
  })

  it('of a country of the files is refused where what the files had was not kept', async () => {
    const db = env.CATALOGUE
    const nepal = (await listCountriesAtDesk(db)).find(({ document }) => document.slug === 'nepal')?.document
    const edited = JSON.stringify({ ...nepal, tagline: 'Stupa and snow' })
    await db.batch([
      db.prepare("INSERT INTO guide_versions VALUES ('country', 'nepal', 1, ?1, 1, 'owner', '', 'old')").bind(edited),
      db.prepare("INSERT INTO changes (id, at, actor, note) VALUES ('old', 1, 'owner', 'Countries: Nepal')"),
      db.prepare("INSERT INTO change_rows VALUES ('old', 'country', 'nepal', NULL, '1')"),
      db.prepare("DELETE FROM tour_countries WHERE country = 'nepal'"),
    ])
    const answer = await postToDesk('/changes/old', { key: crypto.randomUUID() }, { as: OWNER })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      409,
      expect.stringContaining('That version is not kept any more'),
    ])
    expect(await db.prepare("SELECT 1 AS is_there FROM countries WHERE slug = 'nepal'").first('is_there')).toBe(1)
  })

  it('is refused in words where it was changed since', async () => {
    await press('/places', HAA)
    const first = await lastChange()
    await press('/places?of=Haa', { kind: 'sight' })
    const answer = await postToDesk(`/changes/${first}`, { key: crypto.randomUUID() }, { as: OWNER })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      409,
      expect.stringContaining('Nothing was undone. A colleague has changed it'),
    ])
    const page = await look(`/changes/${first}`)
    expect((await select(page, `a[href="${HISTORY}"]`)).length).toBe(1)
  })
})

describe('a new country', () => {
  const answers = (checkedOn: string) =>
    Object.fromEntries(
      GUIDE_TOPICS.flatMap((topic) => [
        [`answers-${topic}-text`, 'A sentence that somebody has read there.'],
        [`answers-${topic}-source`, 'https://oman.example/x'],
        [`answers-${topic}-checkedOn`, checkedOn],
      ]),
    )
  const { tagline, scene, headDescription, intro } = BHUTAN
  const shown = { tagline, scene, headDescription, intro }
  const OMAN: Fields = { ...shown, slug: 'oman', name: 'Oman', ...answers('2026-11-01') }

  it.each([
    ['a kind of visa', { 'visa-visa': 'required' }],
    ['a page of the visa', { 'visa-official': 'https://oman.example' }],
    ['a day to come', { 'visa-visa': 'required', 'visa-checkedOn': '2999-01-01' }],
  ])('says at its field that the day of a visa rule is wanted: %s', async (_, typed) => {
    const answer = await press('/countries', { ...OMAN, ...typed })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      422,
      expect.stringContaining('Visa, read on: choose the day on which you read it, today or before'),
    ])
  })

  it('says at its field that an answer was read on a day to come', async () => {
    const answer = await press('/countries', { ...OMAN, 'answers-food-checkedOn': '2999-01-01' })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      422,
      expect.stringContaining('Food, read on: choose the day on which you read it, today or before'),
    ])
  })

  it('may have been read on the 29th of February, and keeps the place of its name', async () => {
    await press('/places', { name: 'Narnia', kind: 'country', in: 'Abroad', also: '' })
    const typed = { ...OMAN, ...answers('2024-02-29'), slug: 'narnia', name: 'Narnia' }
    expect((await press('/countries', typed)).status).toBe(303)
    const ends = "SELECT guide ->> '$.answers.food.expiresOn' AS day FROM countries WHERE slug = 'narnia'"
    expect(await env.CATALOGUE.prepare(ends).first('day')).toBe('2027-02-28')
    const answer = await press('/places?of=Narnia', { does: 'remove' })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      422,
      expect.stringContaining('these need it: Narnia'),
    ])
  })
})

describe('the list of places', () => {
  it('tells those that were written here from those that the site knows', async () => {
    const [, before] = /Written here: 0; the site knows (\d+) more/.exec(await sees('/places')) ?? []
    expect(Number(before)).toBeGreaterThan(200)
    await press('/places', HAA)
    expect(await sees('/places')).toContain(`Written here: 1; the site knows ${before} more`)
  })

  it.each(['Himachal', 'हिमाचल', 'india himachal'])(
    'is searched by name, spelling and what a place lies in, also among those of the files: %s',
    async (text) => {
      const page = await look(`/places?q=${encodeURIComponent(text)}`)
      const [found] = await select(page, 'a[href="/places?of=Himachal%20Pradesh"]')
      expect(found?.text).toContain('Change')
      expect(await readerSees(page)).toMatch(/Himachal Pradesh ?state in India[^;]*; from the files/)
      expect(await formOf('/places?of=Himachal%20Pradesh')).toMatchObject({ name: 'Himachal Pradesh', kind: 'state' })
    },
  )

  it('says that nothing was found, and finds countries in the same way', async () => {
    expect(await sees('/places?q=quokkapur')).toContain('Nothing has this name or spelling.')
    const lines = async (q: string) =>
      (await select(await look(`/countries?q=${q}`), 'a[href^="/countries?of="]')).length
    expect([await lines('nepal'), await lines('quokkapur')]).toEqual([1, 0])
    expect(await lines('')).toBeGreaterThan(10)
  })
})

it('a country to which only a draft leads is not taken away, and the draft is named', async () => {
  await saveGuide(env.CATALOGUE, by('bhutan'), { guide: WRITTEN_COUNTRIES, key: 'bhutan', seen: 0, wanted: BHUTAN })
  const names = '/tours/Bali6d5n/edit/names'
  const draft = { ...(await formOf(names)), 'countries-2': 'bhutan', does: 'save' }
  expect((await postToDesk(names, draft, { as: CHANDRA_OF_CONTENT })).status).toBe(303)
  const answer = await press('/countries?of=bhutan', { does: 'remove' })
  expect([answer.status, await readerSees(await answer.text())]).toEqual([
    422,
    expect.stringMatching(/It cannot be taken away; these need it: .*Bali.* \(a draft\)/),
  ])
  expect(await sees('/countries')).toContain('Bhutan')
})

describe('two people at one place', () => {
  it('both keep what they changed', async () => {
    await press('/places', HAA)
    const mine = await formOf('/places?of=Haa')
    await press('/places?of=Haa', { also: 'हा' }, OWNER)
    expect(
      (await postToDesk('/places', { ...mine, kind: 'sight', does: 'save' }, { as: CHANDRA_OF_CONTENT })).status,
    ).toBe(303)
    expect(JSON.parse((await placeNow()) ?? '')).toEqual({ name: 'Haa', kind: 'sight', in: ['Bhutan'], also: ['हा'] })
  })

  it('keep it also where another place was changed more often', async () => {
    await press('/places', HAA)
    await press('/places', { ...HAA, name: 'Gasa' })
    for (const kind of ['sight', 'region', 'town']) await press('/places?of=Gasa', { kind })
    const mine = await formOf('/places?of=Haa')
    await press('/places?of=Haa', { also: 'हा' }, OWNER)
    await postToDesk('/places', { ...mine, kind: 'sight', does: 'save' }, { as: CHANDRA_OF_CONTENT })
    expect(JSON.parse((await placeNow()) ?? '')).toMatchObject({ kind: 'sight', also: ['हा'] })
  })

  it('keep it also where another country, or a place, was changed more often', async () => {
    for (const tagline of ['Isles', 'Isles and forts', 'Isles and tea'])
      await press('/countries?of=malaysia', { tagline })
    await press('/countries?of=nepal', { tagline: 'Snow' })
    const mine = await formOf('/countries?of=nepal')
    await press('/countries?of=nepal', { tagline: 'Stupa and snow' }, OWNER)
    const intro = `${mine.intro} It is high.`
    const answer = await postToDesk('/countries', { ...mine, intro, does: 'save' }, { as: CHANDRA_OF_CONTENT })
    const nepal = (await listCountriesAtDesk(env.CATALOGUE)).find(({ document }) => document.slug === 'nepal')
    expect([answer.status, nepal?.document]).toMatchObject([303, { tagline: 'Stupa and snow', intro }])
  })

  it.each([
    ['mine', 'region'],
    ['theirs', 'sight'],
  ])('choose where they differ, and all else that was typed is kept: %s', async (choice, kind) => {
    await press('/places', HAA)
    const mine = await formOf('/places?of=Haa')
    await press('/places?of=Haa', { kind: 'sight' }, OWNER)
    const typed = { ...mine, kind: 'region', also: 'हा', does: 'save' }
    const answer = await postToDesk('/places', typed, { as: CHANDRA_OF_CONTENT })
    expect(answer.status).toBe(409)
    const shown = await formIn(await answer.text(), '/places')
    const chosen = { ...shown, 'choose kind': choice, does: 'save' }
    expect((await postToDesk('/places', chosen, { as: CHANDRA_OF_CONTENT })).status).toBe(303)
    expect(JSON.parse((await placeNow()) ?? '')).toMatchObject({ kind, also: ['हा'] })
  })

  it('keep, whatever is chosen, what the colleague alone has changed', async () => {
    await press('/places', HAA)
    const mine = await formOf('/places?of=Haa')
    await press('/places?of=Haa', { kind: 'sight', also: 'हा' }, OWNER)
    const answer = await postToDesk('/places', { ...mine, kind: 'region', does: 'save' }, { as: CHANDRA_OF_CONTENT })
    const chosen = { ...(await formIn(await answer.text(), '/places')), 'choose kind': 'mine', does: 'save' }
    expect((await postToDesk('/places', chosen, { as: CHANDRA_OF_CONTENT })).status).toBe(303)
    expect(JSON.parse((await placeNow()) ?? '')).toMatchObject({ kind: 'region', also: ['हा'] })
  })
})

describe('a place or a country', () => {
  it('keeps its name, by which it is known', async () => {
    await press('/places', HAA)
    const answer = await press('/places?of=Haa', { name: 'Haa valley' })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      422,
      expect.stringContaining('never changes'),
    ])
    expect((await press('/countries?of=nepal', { slug: 'nepal-again' })).status).toBe(422)
  })

  it('that a colleague has taken away meanwhile is not written anew by a form that was open', async () => {
    await press('/places', HAA)
    const mine = await formOf('/places?of=Haa')
    await press('/places?of=Haa', { does: 'remove' }, OWNER)
    const answer = await postToDesk('/places', { ...mine, kind: 'sight', does: 'save' }, { as: CHANDRA_OF_CONTENT })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      422,
      expect.stringContaining('A colleague has taken it away since you looked'),
    ])
    expect(await placeNow()).toBeNull()
  })

  it('is taken away where nothing needs it, and says what does', async () => {
    await press('/places', HAA)
    expect((await press('/places?of=Haa', { does: 'remove' })).status).toBe(303)
    expect(await placeNow()).toBeNull()
    const answer = await press('/countries?of=nepal', { does: 'remove' })
    expect([answer.status, await readerSees(await answer.text())]).toEqual([
      422,
      expect.stringMatching(/these need it: Nepal: Kathmandu, Pokhara and Nagarkot(?!;)/),
    ])
  })

  it.each([
    ['/places', '', '0'],
    ['/countries', '', '0'],
    ['/places', 'Nowhere', '3'],
  ])('is not taken away where there is none: %s, “%s”', async (page, of, seen) => {
    const before = await lastChange()
    expect((await press(page, { of, seen, does: 'remove' })).status).toBe(404)
    expect(await lastChange()).toBe(before)
  })

  it('is taken away once where the form comes twice, and not at all where a colleague was first', async () => {
    await press('/places', HAA)
    const mine = { ...(await formOf('/places?of=Haa')), does: 'remove' }
    const theirs = { ...(await formOf('/places?of=Haa')), does: 'remove' }
    for (const _ of ['first', 'again']) expect((await postToDesk('/places', mine, { as: OWNER })).status).toBe(303)
    expect((await postToDesk('/places', theirs, { as: OWNER })).status).toBe(404)
  })

  it('of the files that was taken away stays away when they are seeded, and can be saved where a tour of them goes there', async () => {
    const save = (id: string, seen: number, edit: { wanted: typeof BHUTAN } | { to: number }) =>
      saveGuide(env.CATALOGUE, by(id), { guide: WRITTEN_COUNTRIES, key: 'bhutan', seen, ...edit })
    const bhutan = async () =>
      (await listCountriesAtDesk(env.CATALOGUE)).find(({ document }) => document.slug === 'bhutan')
    const countries = [...content.countries, BHUTAN]
    await loadSeed(env.CATALOGUE, seedSql({ ...content, countries }))
    expect(await save('away', 1, { to: 0 })).toMatchObject({ kind: 'published', version: 2 })
    await loadSeed(env.CATALOGUE, seedSql({ ...content, countries }))
    expect(await bhutan()).toBeUndefined()

    const [first, ...others] = content.tours
    if (!first) throw new Error('a tour is wanted')
    const tours = [{ ...first, countries: [...first.countries, 'bhutan'] }, ...others]
    await loadSeed(env.CATALOGUE, seedSql({ ...content, countries, tours }))
    expect(await bhutan()).toMatchObject({ version: 2 })
    const wanted = { ...BHUTAN, tagline: 'Pass and prayer flag' }
    expect(await save('back', 2, { wanted })).toMatchObject({ kind: 'published', version: 3 })
  })
})
