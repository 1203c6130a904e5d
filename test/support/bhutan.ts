import { newTour } from '../../src/data/authoring/new-tour.ts'
import { type Published, publishTour } from '../../src/data/authoring/publish-tour.ts'
import { saveSection } from '../../src/data/authoring/save-section.ts'
import { findWorkingTour } from '../../src/data/authoring/working-tours.ts'
import type { Author } from '../../src/data/catalogue/changes.ts'
import { countryOf } from '../../src/domain/authoring/country-shape.ts'
import type { SectionName } from '../../src/domain/authoring/section-form.ts'
import type { Section } from '../../src/domain/authoring/sections.ts'
import { GUIDE_TOPICS } from '../../src/domain/catalogue/country.ts'
import type { WrittenPlace } from '../../src/domain/catalogue/places.ts'

/** A tour to a country that the catalogue does not have: what staff write of its country, a place and its sections. */
const today = '2026-11-30'
const read = { text: 'A sentence that somebody has read there.', source: 'https://bhutan.example/x', checkedOn: today }
export const BHUTAN = countryOf({
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

export const PUNAKHA: WrittenPlace = { name: 'Punakha', kind: 'town', in: ['Bhutan'], also: ['पुनाखा'] }

type By = (id: string) => Author

/** Begins the tour and saves each of its sections. */
export async function writeBhutan(database: D1Database, by: By): Promise<void> {
  await newTour(database, by('new'), { id: 'Bhutan2n3d', title: 'Bhutan: a first look' })
  for (const [section, wanted] of Object.entries(SECTIONS)) {
    const { seen = 0 } = (await findWorkingTour(database, 'Bhutan2n3d')) ?? {}
    const edit = { tour: 'Bhutan2n3d', section: section as SectionName, seen, wanted }
    const { kind } = await saveSection(database, by(section), edit)
    if (kind !== 'saved') throw new Error(`${section} is ${kind}`)
  }
}

export async function publishBhutan(database: D1Database, author: Author): Promise<Published> {
  const { seen = 0 } = (await findWorkingTour(database, 'Bhutan2n3d')) ?? {}
  return publishTour(database, author, { tour: 'Bhutan2n3d', seen, today })
}
