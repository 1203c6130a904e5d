import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { listGuideVersions, readGuideVersion } from '../../src/data/authoring/guide-versions.ts'
import { newTour } from '../../src/data/authoring/new-tour.ts'
import { publishTour } from '../../src/data/authoring/publish-tour.ts'
import { saveSection } from '../../src/data/authoring/save-section.ts'
import { findWorkingTour } from '../../src/data/authoring/working-tours.ts'
import { listCountriesAtDesk, saveCountry } from '../../src/data/authoring/written-countries.ts'
import { savePlace } from '../../src/data/authoring/written-places.ts'
import { openCatalogue } from '../../src/data/catalogue/open-catalogue.ts'
import { listRegion } from '../../src/data/filters/listings.ts'
import { searchTours } from '../../src/data/search/search-tours.ts'
import { countryOf } from '../../src/domain/authoring/country-shape.ts'
import type { Section, SectionName } from '../../src/domain/authoring/sections.ts'
import { GUIDE_TOPICS } from '../../src/domain/catalogue/country.ts'
import type { WrittenPlace } from '../../src/domain/catalogue/places.ts'
import { pageAt } from '../support/site.ts'

/** A tour to a country that the catalogue did not have, from empty to found, by what the desk can do alone. */
const db = env.CATALOGUE
const catalogue = openCatalogue(db)
const today = '2026-11-30'
let at = Date.UTC(2026, 10, 30)
const by = (id: string) => ({ id, at: at++, actor: 'asha@patang.example', note: id })

const read = { text: 'A sentence that somebody has read there.', source: 'https://bhutan.example/x', checkedOn: today }
const BHUTAN = countryOf({
  slug: 'bhutan',
  name: 'Bhutan',
  tagline: 'Cliff and prayer flag',
  scene: 'sikkim',
  headDescription:
    'Bhutan tour packages from India: valleys, monasteries and passes with prayer flags, by road with a local guide.',
  intro: 'Valleys, white monasteries and passes under prayer flags, a short flight from India.',
  visa: { ...read, visa: 'none', official: 'https://bhutan.example' },
  answers: Object.fromEntries(GUIDE_TOPICS.map((topic) => [topic, read])) as Parameters<typeof countryOf>[0]['answers'],
})

const day = (title: string, overnight?: string) => ({
  title,
  activities: ['A walk through the old town', 'Lunch beside the river', 'An evening at leisure'],
  ...(overnight && { overnight }),
  meals: ['B'] as 'B'[],
})
const SECTIONS: Partial<Record<SectionName, Section>> = {
  names: {
    ...{ region: 'international', countries: ['bhutan'], place: 'Bhutan', title: 'Bhutan: Paro and Punakha' },
    ...{ line: 'White walls, green valleys', location: 'Paro, Punakha, Bhutan' },
  },
  description: {
    description:
      'Three days between Paro and Punakha by private car, with a guide who knows the valleys. You walk up to a monastery, cross a pass and sit beside the river under the walls of the dzong.',
    head: {
      description:
        'Three days in Bhutan by private car with a guide: Paro, a pass with prayer flags, and Punakha by its river.',
      keywords: ['Bhutan tour package', 'Paro', 'Punakha', 'Dochula'],
    },
  },
  map: {
    stops: [
      { name: 'Paro', at: [27.43, 89.42] },
      { name: 'Punakha', at: [27.59, 89.86] },
    ],
  },
  days: {
    days: [
      day('Paro: arrival and a walk', 'Paro'),
      day('Paro → Punakha: over the pass', 'Punakha'),
      day('Punakha: the river and the way home'),
    ],
  },
  practical: {
    practical: {
      seasons: [
        { is: 'good', months: ['Mar', 'Apr', 'May', 'Sep', 'Oct', 'Nov'], why: 'Clear and mild' },
        { is: 'fair', months: ['Jan', 'Feb', 'Jun', 'Jul', 'Aug', 'Dec'], why: 'Cold, or with rain' },
      ],
      ...{ pace: 'moderate', longestRoadDay: 4, vehicle: { kind: 'private', what: 'Private car with driver' } },
    },
  },
  scene: { scene: 'sikkim' },
}

async function writeTour(): Promise<void> {
  await newTour(db, by('new'), { id: 'Bhutan2n3d', title: 'Bhutan: a first look' })
  for (const [section, wanted] of Object.entries(SECTIONS)) {
    const { seen = 0 } = (await findWorkingTour(db, 'Bhutan2n3d')) ?? {}
    const edit = { tour: 'Bhutan2n3d', section: section as SectionName, seen, wanted }
    expect([section, await saveSection(db, by(section), edit)]).toEqual([
      section,
      expect.objectContaining({ kind: 'saved' }),
    ])
  }
}

const publish = async (form: string) => {
  const { seen = 0 } = (await findWorkingTour(db, 'Bhutan2n3d')) ?? {}
  return publishTour(db, by(form), { tour: 'Bhutan2n3d', seen, today })
}
const found = async (text: string) => (await searchTours(catalogue, text, { today })).cards.map(({ id }) => id)

describe('a tour to Bhutan', () => {
  beforeAll(writeTour)

  it('is not published before there is the country', async () => {
    expect(await publish('too soon')).toMatchObject({
      kind: 'stopped',
      slips: expect.arrayContaining([expect.anything()]),
    })
  })

  it('is live and found once the place, the country and the tour are published', async () => {
    const punakha = { name: 'Punakha', kind: 'town' as const, in: ['Bhutan'], also: ['पुनाखा'] }
    expect(await savePlace(db, by('place'), { place: punakha, seen: 0 })).toEqual({ kind: 'published', version: 1 })
    expect(await saveCountry(db, by('country'), { country: BHUTAN, seen: 0 })).toEqual({
      kind: 'published',
      version: 1,
    })
    expect(await pageAt('/sitemap.xml')).not.toContain('/country/bhutan')
    expect(await publish('live')).toEqual({ kind: 'published', version: 1 })
    for (const text of ['bhutan', 'भूटान', 'butan', 'punakha', 'पुनाखा', 'bhutan tour 2 nights'])
      expect([text, (await found(text))[0]]).toEqual([text, 'Bhutan2n3d'])
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
    expect((await listCountriesAtDesk(db)).find(({ country }) => country.slug === 'bhutan')).toMatchObject({
      version: 1,
      tours: 1,
    })
  })
})

describe('a country or a place', () => {
  it('brings its rules to the pages of its tours at once', async () => {
    const { country, version } = (await listCountriesAtDesk(db)).find((each) => each.country.slug === 'bhutan') ?? {}
    if (!country?.visa || version === undefined) throw new Error('a country is wanted')
    const visa = { ...country.visa, visa: 'required' as const, text: 'A permit is asked of every guest now.' }
    const saved = await saveCountry(db, by('rule'), { country: { ...country, visa }, seen: version })
    expect(saved).toEqual({ kind: 'published', version: version + 1 })
    const row = await db.prepare("SELECT visa, page FROM tours WHERE id = 'Bhutan2n3d'").first<Record<string, string>>()
    expect([row?.visa, row?.page?.includes(visa.text)]).toEqual(['required', true])
  })

  it('is one version however often its form comes, and says when somebody was quicker', async () => {
    const place = { name: 'Haa', kind: 'town' as const, in: ['Bhutan'], also: [] }
    await savePlace(db, by('haa'), { place, seen: 0 })
    expect(await savePlace(db, by('haa'), { place, seen: 0 })).toEqual({ kind: 'published', version: 1 })
    expect(await savePlace(db, by('later'), { place, seen: 0 })).toEqual({ kind: 'moved' })
    expect(await listGuideVersions(db, { kind: 'place', key: 'Haa' })).toHaveLength(1)
  })

  it('goes back to an older version, which is still as it was published', async () => {
    const place = { name: 'Haa', kind: 'town' as const, in: ['Bhutan'], also: ['हा'] }
    expect(await savePlace(db, by('more'), { place, seen: 1 })).toEqual({ kind: 'published', version: 2 })
    const first = await readGuideVersion<WrittenPlace>(db, { kind: 'place', key: 'Haa' }, 1)
    expect(first).toEqual({ ...place, also: [] })
    if (!first) return
    expect(await savePlace(db, by('back'), { place: first, seen: 2 })).toEqual({ kind: 'published', version: 3 })
  })

  it.each([
    ['that lies nowhere', { in: ['Atlantis'] }, /write it first/],
    ['with another’s name', { also: ['shimla'] }, /a name of Shimla/],
    ['with markup', { name: '<b>Haa' }, /letters/],
    ['with the table’s own sign', { name: 'Haa | x' }, /letters/],
  ])('is refused %s', async (_, differs, sentence) => {
    const place = { name: 'Trongsa', kind: 'town' as const, in: ['Bhutan'], also: [], ...differs }
    const refused = await savePlace(db, by(String(sentence)), { place, seen: 0 })
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
    ['with a slug of capitals', { slug: 'Bhutan' }, /small letters/],
  ])('is refused: a country %s', async (_, differs, sentence) => {
    const refused = await saveCountry(db, by(String(sentence)), {
      country: { ...BHUTAN, ...differs } as never,
      seen: 0,
    })
    expect(refused.kind === 'refused' && refused.slips.map(({ says }) => says).join()).toMatch(sentence)
  })
})
