import { SECTION_FORMS, type SectionName } from './section-form.ts'
import { countDuration, type TourDocument } from './tour-document.ts'

type Field = keyof TourDocument

export const SECTION_NAMES = Object.keys(SECTION_FORMS) as SectionName[]

/** The fields of a document that each section has, in the order of its form. The duration is counted, the id never changes. */
export const SECTIONS = Object.fromEntries(
  SECTION_NAMES.map((name) => {
    const { fields, rows } = SECTION_FORMS[name]
    const places = [...fields.map((field) => field.name), ...(rows ? [rows.list] : [])]
    return [name, [...new Set(places.map((place) => place.split('-')[0] as Field))]]
  }),
) as Record<SectionName, Field[]>

/** Some fields of a tour's document. Of a section, an optional field that is left out is not there. */
export type Section = Partial<TourDocument>

export function sectionOf(document: TourDocument, name: SectionName): Section {
  return Object.fromEntries(
    SECTIONS[name].flatMap((field) => (document[field] === undefined ? [] : [[field, document[field]]])),
  )
}

/** A document with one section replaced; its fields keep their order, new ones follow. */
export function withSection(document: TourDocument, name: SectionName, section: Section): TourDocument {
  const gone = SECTIONS[name].filter((field) => section[field] === undefined)
  const all = Object.fromEntries(
    Object.entries({ ...document, ...section }).filter(([key]) => !gone.includes(key as Field)),
  ) as TourDocument
  return { ...all, duration: countDuration(all) }
}

/** The section in which a field stands; what stands in none (id, duration) is told beside the one it depends on. */
export function sectionWith(field: string): SectionName {
  if (field === 'duration') return 'days'
  return SECTION_NAMES.find((name) => SECTIONS[name].includes(field as Field)) ?? 'names'
}
