import type { GuideAtDesk, WrittenGuide } from '#data/authoring/save-guide.ts'
import { WRITTEN_COUNTRIES } from '#data/authoring/written-countries.ts'
import { WRITTEN_PLACES } from '#data/authoring/written-places.ts'
import { type CountryDraft, countryOf } from '#domain/authoring/country-shape.ts'
import { countryForm, PLACE_FORM } from '#domain/authoring/guide-forms.ts'
import { saysEach } from '#domain/authoring/list-tours.ts'
import type { SectionForm } from '#domain/authoring/section-form.ts'
import type { Fields } from '#domain/authoring/typed-section.ts'
import type { Country } from '#domain/catalogue/country.ts'
import { allPlaces, type WrittenPlace } from '#domain/catalogue/places.ts'

export type GuideDesk<Document> = {
  guide: WrittenGuide<Document>
  title: string
  path: '/places' | '/countries'
  history: 'placeHistory' | 'countryHistory'
  /** The identifying field, which never changes. */
  keyField: string
  /** The form of an existing or a new one. */
  form: (live?: Document) => SectionForm
  /** Converts a form without mistakes. */
  read: (value: object, live?: Document) => Document
  nameOf: (document: Document) => string
  /** The fields of a new one, filled with search's data about it; undefined: none. */
  known: (typed: Fields) => Fields | undefined
  /** The lines of the list: those written here, or all that match the search. */
  listed: (written: GuideAtDesk<Document>[], sought: string) => Listed[]
  /** The number of those written here, in words. */
  counted: (written: number) => string
}

export type Listed = { key: string; name: string; about: string }

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
  listed: listedPlaces,
  counted: (written) => `Written here: ${written}; the site knows ${allPlaces().size - written} more`,
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
  listed: (written, sought) =>
    written
      .map(({ document: { slug, name }, tours }) => ({
        ...{ key: slug, name, about: `${tours} ${tours === 1 ? 'tour' : 'tours'}` },
      }))
      .filter(({ key, name }) => saysEach([key, name], sought)),
  counted: (written) => `Written here: ${written}`,
}

function listedPlaces(written: GuideAtDesk<WrittenPlace>[], sought: string): Listed[] {
  const own = written.map(({ document }) => document.name)
  const all = sought ? [...allPlaces().values()] : written.map(({ document }) => document)
  return all
    .filter(({ name, in: within, also }) => saysEach([name, ...within, ...also], sought))
    .map(({ name, kind, in: within }) => {
      const where = within.length > 0 ? `${kind} in ${within.join(', ')}` : kind
      return { key: name, name, about: own.includes(name) ? where : `${where}; from the files` }
    })
}

function knownPlace({ name = '', also = '', ...typed }: Fields): Fields | undefined {
  const known = allPlaces().get(name.trim())
  if (!known) return undefined
  const spellings = [...known.also, ...also.split(',').map((each) => each.trim())].filter(Boolean)
  const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '')
  const stored = { kind: known.kind, in: known.in.join(', '), ...Object.fromEntries(filled) }
  return { ...typed, ...stored, name: known.name, also: [...new Set(spellings)].join(', ') }
}
