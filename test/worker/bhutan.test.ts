import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { listGuideVersions } from '../../src/data/authoring/guide-versions.ts'
import { saveGuide } from '../../src/data/authoring/save-guide.ts'
import { listCountriesAtDesk, WRITTEN_COUNTRIES } from '../../src/data/authoring/written-countries.ts'
import { WRITTEN_PLACES } from '../../src/data/authoring/written-places.ts'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { setWithdrawn } from '../../src/data/catalogue/withdrawals.ts'
import { listRegion } from '../../src/data/filters/listings.ts'
import { searchTours } from '../../src/data/search/search-tours.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { judgePlace } from '../../src/domain/authoring/place-shape.ts'
import type { Country } from '../../src/domain/catalogue/country.ts'
import type { WrittenPlace } from '../../src/domain/catalogue/places.ts'
import { find } from '../../src/domain/search/find.ts'
import { readIndex } from '../../src/domain/search/finding-index.ts'
import { notSold } from '../../src/ui/search/suggested.ts'
import { BHUTAN, PUNAKHA, publishBhutan, writeBhutan } from '../support/bhutan.ts'
import { pageAt } from '../support/site.ts'
import { unwriteTours } from '../support/written-tours.ts'

/** A tour to a country that the catalogue did not have, from empty to found, by what the desk can do alone. */
const db = env.CATALOGUE
const catalogue = openCatalogue(db)
const today = '2026-11-30'
let at = Date.UTC(2026, 10, 30)
const by = (id: string) => ({ id, at: at++, actor: 'asha@patang.example', note: id })

beforeAll(() => unwriteTours(db, env.CATALOGUE_SEED))
afterAll(() => unwriteTours(db, env.CATALOGUE_SEED))

const publish = (form: string) => publishBhutan(db, by(form))
const found = async (text: string) => (await searchTours(catalogue, text, { today })).cards.map(({ id }) => id)

/** Where visitors read that no package goes to Bhutan: on the page of a search, and in the search box's list. */
async function saidNotSold(text: string): Promise<string[]> {
  forgetRevision()
  const page = await pageAt(`/search-results?q=${text}`)
  const { finding } = JSON.parse(await pageAt('/api/itineraries'))
  const listed = find(readIndex(finding), { text }).parts.flatMap((part) => notSold(part, finding.nearest))
  return [
    ...(page.includes('We have no package to Bhutan') ? ['page'] : []),
    ...(listed.length > 0 ? ['list'] : []),
    ...('bhutan' in finding.nearest ? ['index'] : []),
  ]
}

const savePlace = (form: string, wanted: WrittenPlace, seen: number) =>
  saveGuide(db, by(form), { guide: WRITTEN_PLACES, key: wanted.name, seen, wanted })
const saveCountry = (form: string, wanted: Country, seen: number) =>
  saveGuide(db, by(form), { guide: WRITTEN_COUNTRIES, key: wanted.slug, seen, wanted })
const countryNow = async (slug: string) => {
  const found = (await listCountriesAtDesk(db)).find(({ document }) => document.slug === slug)
  if (!found) throw new Error(`a country is wanted: ${slug}`)
  return found
}
const live = (version: number, kept: string[] = []) => ({ kind: 'published', version, kept })

describe('a tour to Bhutan', () => {
  beforeAll(() => writeBhutan(db, by))

  it('is not published before there is the country', async () => {
    expect(await publish('too soon')).toMatchObject({
      kind: 'stopped',
      slips: expect.arrayContaining([expect.anything()]),
    })
  })

  it('is live and found once the place, the country and the tour are published', async () => {
    expect(await savePlace('place', PUNAKHA, 0)).toEqual(live(1))
    expect(await saveCountry('country', BHUTAN, 0)).toEqual(live(1))
    expect(await pageAt('/sitemap.xml')).not.toContain('/country/bhutan')
    expect(await saidNotSold('butan')).toEqual(['page', 'list', 'index'])
    expect(await publish('live')).toEqual({ kind: 'published', version: 1 })
    for (const text of ['bhutan', 'भूटान', 'butan', 'punakha', 'पुनाखा', 'bhutan tour 2 nights'])
      expect([text, (await found(text))[0]]).toEqual([text, 'Bhutan2n3d'])
  })

  it('makes its country one that is sold, as long as it is not withdrawn', async () => {
    const withdrawn = { since: today, reason: 'The road is closed' }
    const stand = (form: string, standing: { shown: string; withdrawn: typeof withdrawn | null }) =>
      setWithdrawn(db, by(form), { tour: 'Bhutan2n3d', ...standing })
    for (const text of ['butan', 'bhutan+9+nights']) expect([text, await saidNotSold(text)]).toEqual([text, []])
    const other = await pageAt('/search-results?q=bhutan+or+thailand+for+5+nights')
    expect(other).toContain('No package to Bhutan has all of that')
    expect(await stand('closed', { shown: '', withdrawn })).toBe(true)
    expect(await saidNotSold('butan')).toEqual(['page', 'list', 'index'])
    expect(await stand('open', { shown: JSON.stringify(withdrawn), withdrawn: null })).toBe(true)
    expect(await saidNotSold('butan')).toEqual([])
  })

  it('has its country’s page, an entry in the sitemap, structured data, filter values and a picture to share', async () => {
    const page = await pageAt('/country/bhutan')
    expect(page).toContain('Bhutan: Paro and Punakha')
    expect(await pageAt('/country')).toContain('/country/bhutan')
    const sitemap = await pageAt('/sitemap.xml')
    for (const path of ['/country/bhutan', '/tour/Bhutan2n3d']) expect(sitemap).toContain(path)
    const tour = await pageAt('/tour/Bhutan2n3d')
    expect(tour).toMatch(/application\/ld\+json[\s\S]*Bhutan: Paro and Punakha/)
    expect(tour).toMatch(/og:image[^>]*sikkim/)
    const { options } = await listRegion(catalogue, 'international', { text: '', today })
    expect(JSON.stringify(options)).toContain('bhutan')
  })

  it('stays with its country and its place when the files are loaded again', async () => {
    await loadSeed(db, env.CATALOGUE_SEED)
    expect(await found('पुनाखा')).toEqual(['Bhutan2n3d'])
    expect(await countryNow('bhutan')).toMatchObject({ version: 1, tours: 1 })
  })
})

describe('a country or a place', () => {
  const HAA: WrittenPlace = { name: 'Haa', kind: 'town', in: ['Bhutan'], also: [] }

  it('is one version however often its form comes', async () => {
    for (const _ of ['first', 'again']) expect(await savePlace('haa', HAA, 0)).toEqual(live(1))
    expect(await listGuideVersions(db, { kind: 'place', key: 'Haa' })).toHaveLength(1)
  })

  it('of two people keeps both what they changed, and asks where they differ', async () => {
    expect(await savePlace('one', { ...HAA, also: ['हा'] }, 1)).toEqual(live(2))
    expect(await savePlace('two', { ...HAA, kind: 'sight' }, 1)).toEqual(live(3, ['also']))
    expect(await savePlace('three', { ...HAA, kind: 'region' }, 1)).toEqual({
      kind: 'conflict',
      conflicts: [{ place: 'kind', mine: 'region', theirs: 'sight' }],
      document: { ...HAA, kind: 'region', also: ['हा'] },
      seen: 3,
    })
    const [newest] = await listGuideVersions(db, { kind: 'place', key: 'Haa' })
    expect(newest?.document).toEqual({ ...HAA, kind: 'sight', also: ['हा'] })
  })

  it('of a second new form of the same name asks as well', async () => {
    expect(await savePlace('another', { ...HAA, also: ['Haa valley'] }, 0)).toMatchObject({ kind: 'conflict', seen: 3 })
  })

  it('goes back to any version as a new one, and every version stays as it was', async () => {
    const before = await listGuideVersions(db, { kind: 'place', key: 'Haa' })
    const back = { guide: WRITTEN_PLACES, key: 'Haa', to: 1 }
    expect(await saveGuide(db, by('late'), { ...back, seen: 2 })).toEqual({ kind: 'moved' })
    expect(await saveGuide(db, by('back'), { ...back, seen: 3 })).toEqual(live(4))
    expect(await saveGuide(db, by('nowhere'), { ...back, seen: 4, to: 9 })).toEqual({ kind: 'gone' })
    const [newest, ...older] = await listGuideVersions(db, { kind: 'place', key: 'Haa' })
    expect([newest?.document, older]).toEqual([HAA, before])
  })

  it('keeps of the files what the staff’s first change replaced', async () => {
    const { document, version } = await countryNow('nepal')
    expect(version).toBe(1)
    expect(await saveCountry('nepal', { ...document, tagline: 'Stupa and snow' }, 1)).toEqual(live(2))
    const versions = await listGuideVersions(db, { kind: 'country', key: 'nepal' })
    expect(versions.map((each) => [each.actor, each.document])).toEqual([
      ['asha@patang.example', { ...document, tagline: 'Stupa and snow' }],
      ['files', document],
    ])
    expect(await saveGuide(db, by('nepal again'), { guide: WRITTEN_COUNTRIES, key: 'nepal', seen: 2, to: 1 })).toEqual(
      live(3),
    )
    expect((await countryNow('nepal')).document).toEqual(document)
  })

  it('changes none of its facts, each of which has its own history', async () => {
    const { document, version } = await countryNow('bhutan')
    if (!document.visa) throw new Error('a visa rule is wanted')
    const visa = { ...document.visa, visa: 'required' as const, text: 'A permit is asked of every guest now.' }
    await saveCountry('rule', { ...document, intro: `${document.intro} Come.`, visa }, version)
    expect((await countryNow('bhutan')).document).toEqual({ ...document, intro: `${document.intro} Come.` })
  })

  it('stays while something needs it, and goes when nothing does', async () => {
    const remove = (key: string, seen: number) =>
      saveGuide(db, by(`no ${key}`), { guide: WRITTEN_PLACES, key, seen, to: 0 })
    expect(await remove('Punakha', 1)).toEqual({
      kind: 'refused',
      slips: [{ place: '', says: 'It cannot be taken away; these need it: Bhutan: Paro and Punakha' }],
    })
    const bhutan = { guide: WRITTEN_COUNTRIES, key: 'bhutan', seen: 2, to: 0 }
    expect(await saveGuide(db, by('no country'), bhutan)).toMatchObject({ kind: 'refused' })
    await savePlace('within', { name: 'Haa fort', kind: 'sight', in: ['Haa'], also: [] }, 0)
    expect(await remove('Haa', 4)).toMatchObject({ kind: 'refused' })
    expect(await remove('Haa fort', 1)).toEqual(live(2))
    expect(await remove('Haa', 4)).toEqual(live(5))
    expect(await savePlace('after', { ...HAA, also: ['Haa valley'] }, 4)).toMatchObject({ kind: 'refused' })
    expect(await saveGuide(db, by('haa again'), { guide: WRITTEN_PLACES, key: 'Haa', seen: 5, to: 4 })).toEqual(live(6))
  })

  it.each(['Shimla fort', 'Corbett wildlife park', 'Haa', 'हा', 'Red Monastery', 'Long Bay', 'Old Delhi'])(
    'may have a name that only shares words with a search: %s',
    (name) => expect(judgePlace({ name, kind: 'sight', in: ['India'], also: [] })).toEqual([]),
  )

  it.each([
    'Not',
    'nights',
    'Lakh',
    'दिन',
    'thousand',
    'Adults',
    'under',
    'Under 50000',
    'Next month',
    'december',
    'honeymoon',
    'visa',
    'December in Shimla',
    'from Shimla',
  ])('is refused by a name or a spelling that search understands otherwise: %s', (word) => {
    const place = { name: 'Trongsa', kind: 'town' as const, in: ['Bhutan'], also: [] }
    for (const differs of [{ name: word }, { also: [word] }])
      expect(judgePlace({ ...place, ...differs })).toMatchObject([
        { place: Object.keys(differs)[0], says: expect.stringContaining('search understands') },
      ])
  })

  it.each([
    ['that lies nowhere', { in: ['Atlantis'] }, /write it first/],
    ['with another’s name', { also: ['shimla'] }, /a name of Shimla/],
    ['with markup', { name: '<b>Haa' }, /letters/],
    ['with the table’s own sign', { name: 'Haa | x' }, /letters/],
    [
      'in a place that lies in it',
      { name: 'India', kind: 'country' as const, in: ['Kerala'] },
      /cannot lie in each other/,
    ],
    ['with another’s name and an accent', { name: 'Shimlá' }, /a name of Shimla/],
    ['with another’s name and a sign that nobody sees', { also: ['Shim\u200dla'] }, /a name of Shimla/],
    ['with one letter that anybody sees', { name: 'A\u200d\u200d' }, /shorter than 2 letters/],
  ])('is refused %s', async (_, differs, sentence) => {
    const place = { name: 'Trongsa', kind: 'town' as const, in: ['Bhutan'], also: [], ...differs }
    const refused = await savePlace(String(sentence), place, 0)
    expect(refused.kind === 'refused' && refused.slips.map(({ says }) => says).join()).toMatch(sentence)
  })

  it.each([
    ['that search does not know', { slug: 'narnia', name: 'Narnia' }, /under Places first/],
    ['without a source', { visa: { ...BHUTAN.visa, source: 'somebody said' } }, /the page that was read/],
    [
      'with a link that is a script',
      { visa: { ...BHUTAN.visa, source: 'javascript:alert(1)' } },
      /the page that was read/,
    ],
    ['with a slug of capitals', { slug: 'Oman' }, /small letters/],
    ['whose name another one has', { slug: 'bhutan-again' }, /another country’s name/],
  ])('is refused: a country %s', async (_, differs, sentence) => {
    const oman = { ...BHUTAN, slug: 'oman', ...differs } as Country
    const refused = await saveCountry(String(sentence), oman, 0)
    expect(refused.kind === 'refused' && refused.slips.map(({ says }) => says).join()).toMatch(sentence)
  })
})
