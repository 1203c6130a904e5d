import { isSame } from './merge-section.ts'
import { SECTION_FORMS, type SectionName } from './section-form.ts'
import { countDuration, type TourDocument } from './tour-document.ts'

type Field = keyof TourDocument

export const SECTION_NAMES = Object.keys(SECTION_FORMS) as SectionName[]

/** The document's fields in each section, in the order of its form. `duration` is computed and `id` never changes. */
export const SECTIONS = Object.fromEntries(
  SECTION_NAMES.map((name) => {
    const { fields, rows } = SECTION_FORMS[name]
    const places = [...fields.map((field) => field.name), ...(rows ? [rows.list] : [])]
    return [name, [...new Set(places.map((place) => place.split('-')[0] as Field))]]
  }),
) as Record<SectionName, Field[]>

/** Some fields of a tour's document. An empty optional field is absent. */
export type Section = Partial<TourDocument>

export function sectionOf(document: TourDocument, name: SectionName): Section {
  return Object.fromEntries(
    SECTIONS[name].flatMap((field) => (document[field] === undefined ? [] : [[field, document[field]]])),
  )
}

/** Whether a section of the draft differs from the published one; of a new tour every section does. */
export function isWaiting(
  { document, live }: { document: TourDocument; live?: TourDocument },
  name: SectionName,
): boolean {
  return !live || !isSame(sectionOf(document, name), sectionOf(live, name))
}

/** Replaces one section of a document. Its fields keep their order; new fields follow. */
export function withSection(document: TourDocument, name: SectionName, section: Section): TourDocument {
  const gone = SECTIONS[name].filter((field) => section[field] === undefined)
  const all = Object.fromEntries(
    Object.entries({ ...document, ...section }).filter(([key]) => !gone.includes(key as Field)),
  ) as TourDocument
  return { ...all, duration: countDuration(all) }
}

/** The section of a field. `id` and `duration` have no field; their messages go to the section that they depend on. */
export function sectionWith(field: string): SectionName {
  if (field === 'duration') return 'days'
  return SECTION_NAMES.find((name) => SECTIONS[name].includes(field as Field)) ?? 'names'
}
