import type { GuideAtDesk, WrittenGuide } from '#data/authoring/save-guide.ts'
import { WRITTEN_COUNTRIES } from '#data/authoring/written-countries.ts'
import { WRITTEN_PLACES } from '#data/authoring/written-places.ts'
import { type CountryDraft, countryOf } from '#domain/authoring/country-shape.ts'
import { countryForm, PLACE_FORM } from '#domain/authoring/guide-forms.ts'
import type { SectionForm } from '#domain/authoring/section-form.ts'
import type { Fields } from '#domain/authoring/typed-section.ts'
import type { Country } from '#domain/catalogue/country.ts'
import { allPlaces, type WrittenPlace } from '#domain/catalogue/places.ts'

/** How one kind is written at the desk. */
export type GuideDesk<Document> = {
  guide: WrittenGuide<Document>
  title: string
  path: '/places' | '/countries'
  history: 'placeHistory' | 'countryHistory'
  /** The field that tells one from another; it never changes. */
  keyField: string
  /** The form of one that is there, or of a new one. */
  form: (live?: Document) => SectionForm
  /** What its form says, which was read without a mistake. */
  read: (value: object, live?: Document) => Document
  nameOf: (document: Document) => string
  /** The fields of a new one with what search knows of it already; undefined: nothing. */
  known: (typed: Fields) => Fields | undefined
  about: (at: GuideAtDesk<Document>) => string
  /** How many are listed, in words. */
  counted: (listed: number) => string
}

export const PLACES_AT_DESK: GuideDesk<WrittenPlace> = {
  guide: WRITTEN_PLACES,
  title: 'Places',
  path: '/places',
  history: 'placeHistory',
  keyField: 'name',
  form: () => PLACE_FORM,
  read: (value) => value as WrittenPlace,
  nameOf: ({ name }) => name,
  known: knownPlace,
  about: ({ document }) => `${document.kind} in ${document.in.join(', ')}`,
  counted: (listed) => `Written here: ${listed}; the site knows ${allPlaces().size - listed} more`,
}

export const COUNTRIES_AT_DESK: GuideDesk<Country> = {
  guide: WRITTEN_COUNTRIES,
  title: 'Countries',
  path: '/countries',
  history: 'countryHistory',
  keyField: 'slug',
  form: countryForm,
  read: (value, live) => countryOf(value as CountryDraft, live),
  nameOf: ({ name }) => name,
  known: () => undefined,
  about: ({ tours }) => `${tours} ${tours === 1 ? 'tour' : 'tours'}`,
  counted: (listed) => `Written here: ${listed}`,
}

function knownPlace({ name = '', also = '', ...typed }: Fields): Fields | undefined {
  const known = allPlaces().get(name.trim())
  if (!known) return undefined
  const spellings = [...known.also, ...also.split(',').map((each) => each.trim())].filter(Boolean)
  const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '')
  const stored = { kind: known.kind, in: known.in.join(', '), ...Object.fromEntries(filled) }
  return { ...typed, ...stored, name: known.name, also: [...new Set(spellings)].join(', ') }
}
