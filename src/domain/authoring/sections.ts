import { countDuration, type TourDocument } from './tour-document.ts'

/** What is saved alone, a short form each. The duration is counted, the id never changes. */
export const SECTIONS = {
  names: ['region', 'countries', 'states', 'place', 'title', 'line', 'location'],
  addresses: ['path', 'alsoAt'],
  description: ['description', 'head'],
  days: ['days', 'nightsBefore'],
  map: ['stops'],
  included: ['includes', 'inclusions', 'exclusions', 'transfers'],
  'before-you-go': ['beforeYouGo'],
  themes: ['themes'],
  practical: ['practical'],
  hotels: ['hotels'],
  answers: ['answers'],
  questions: ['questions'],
  facts: ['facts'],
  scene: ['scene'],
  similar: ['similarTo'],
} as const satisfies Record<string, readonly (keyof TourDocument)[]>

export type SectionName = keyof typeof SECTIONS

/** Some fields of a tour's document. Of a section, an optional field that is left out is not there. */
export type Section = Partial<TourDocument>

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]

export function sectionOf(document: TourDocument, name: SectionName): Section {
  return Object.fromEntries(
    SECTIONS[name].flatMap((field) => (document[field] === undefined ? [] : [[field, document[field]]])),
  )
}

/** A document with one section replaced; its fields keep their order, new ones follow. */
export function withSection(document: TourDocument, name: SectionName, section: Section): TourDocument {
  const fields: readonly string[] = SECTIONS[name]
  const all = Object.fromEntries(Object.entries({ ...document, ...section }).filter(([key]) => !isGone(key)))
  return { ...(all as TourDocument), duration: countDuration(all as TourDocument) }

  function isGone(key: string): boolean {
    return fields.includes(key) && section[key as keyof TourDocument] === undefined
  }
}

/** The section in which a field stands; what stands in none (id, duration) is told beside the one it depends on. */
export function sectionWith(field: string): SectionName {
  if (field === 'duration') return 'days'
  return SECTION_NAMES.find((name) => (SECTIONS[name] as readonly string[]).includes(field)) ?? 'names'
}
