import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listCountriesAtDesk, saveCountry } from '#data/authoring/written-countries.ts'
import { listWrittenPlaces, type SavedGuide, savePlace } from '#data/authoring/written-places.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { textOf, typedIn } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { noteOfSaved } from '#desk/frame/saved-note.ts'
import { authorOf, type Sent, showChanged, takeForm } from '#desk/frame/take-form.tsx'
import { type CountryDraft, countryOf } from '#domain/authoring/country-shape.ts'
import { COUNTRY_FORM, PLACE_FORM } from '#domain/authoring/guide-forms.ts'
import { mistakesAt } from '#domain/authoring/mistakes-at-fields.ts'
import type { SectionForm } from '#domain/authoring/section-form.ts'
import { type Fields, readFields, writeFields } from '#domain/authoring/typed-section.ts'
import type { WrittenPlace } from '#domain/catalogue/places.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { type GuideLine, GuidesPage } from './page.tsx'

/** Places and countries: what search and the pages know of them, changed at once. */
export const guides = new Hono<DeskEnv>()
  .get(deskMap.places.path, async (c) => showGuides(c, await placesAtDesk(c), {}))
  .post(
    deskMap.places.path,
    takeForm({ needs: ['key', 'seen', 'name'] }, async (c, sent) => {
      const { typed, seen } = readGuide(sent, 'name')
      const { value, mistakes } = readFields(PLACE_FORM, typed, {})
      if (Object.keys(mistakes).length > 0) return showGuides(c, await placesAtDesk(c), { typed, mistakes, seen })
      const place = value as WrittenPlace
      const author = await authorOf(sent, `Place: ${place.name}`)
      const saved = await savePlace(c.env.CATALOGUE, author, { place, seen })
      if (saved.kind === 'published') return showChanged(c, deskMap.places.path, author)
      return showGuides(c, await placesAtDesk(c), { ...refusal(saved, PLACE_FORM), typed, seen })
    }),
  )

  .get(deskMap.countries.path, async (c) => showGuides(c, await countriesAtDesk(c), {}))
  .post(
    deskMap.countries.path,
    takeForm({ needs: ['key', 'seen', 'slug'] }, async (c, sent) => {
      const { typed, seen } = readGuide(sent, 'slug')
      const { value, mistakes } = readFields(COUNTRY_FORM, typed, {})
      const draft = value as CountryDraft
      if (draft.visa && !draft.visa.checkedOn) mistakes['visa-checkedOn'] ??= 'Visa, read on: choose the day'
      if (Object.keys(mistakes).length > 0) return showGuides(c, await countriesAtDesk(c), { typed, mistakes, seen })
      const author = await authorOf(sent, `Country: ${draft.name}`)
      const country = countryOf({ ...draft, entry: await entryOf(c, draft.slug) })
      const saved = await saveCountry(c.env.CATALOGUE, author, { country, seen })
      if (saved.kind === 'published') return showChanged(c, deskMap.countries.path, author)
      return showGuides(c, await countriesAtDesk(c), { ...refusal(saved, COUNTRY_FORM), typed, seen })
    }),
  )

/** What was typed; another name than the form began with is of a new one, which nobody has seen. */
function readGuide({ form }: Sent, keyName: string): { typed: Fields; seen: number } {
  const typed = Object.fromEntries(typedIn(form))
  const isSame = typed[keyName] === textOf(form, 'of')
  return { typed, seen: isSame ? Number(textOf(form, 'seen')) || 0 : 0 }
}

const MOVED = 'A colleague has changed it since you looked. Open it again beside this page; what you typed is kept.'

type Refused = Exclude<SavedGuide<{ place: string; says: string }>, { kind: 'published' }>

function refusal(saved: Refused, form: SectionForm): Told {
  if (saved.kind === 'moved') return { status: 409, mistakes: { form: MOVED } }
  const slips = saved.slips.map((slip) => ({ ...slip, place: slip.place.replace(/^guide /, '') }))
  return { mistakes: mistakesAt(slips, form.fields) }
}

/** All of one kind: their lines, and what the form of each is filled with. */
type Guides = {
  title: string
  path: '/places' | '/countries'
  form: SectionForm
  all: { key: string; line: Omit<GuideLine, 'address'>; value: object; version: number }[]
}

async function placesAtDesk(c: Context<DeskEnv>): Promise<Guides> {
  const places = await listWrittenPlaces(c.env.CATALOGUE)
  const all = places.map(({ place, version }) => ({
    ...{ key: place.name, value: place, version },
    line: { name: place.name, about: `${place.kind} in ${place.in.join(', ')}` },
  }))
  return { title: 'Places', path: deskMap.places.path, form: PLACE_FORM, all }
}

async function countriesAtDesk(c: Context<DeskEnv>): Promise<Guides> {
  const countries = await listCountriesAtDesk(c.env.CATALOGUE)
  const all = countries.map(({ country, version, tours }) => ({
    ...{ key: country.slug, value: { ...country, answers: country.guide.answers }, version },
    line: { name: country.name, about: `${tours} ${tours === 1 ? 'tour' : 'tours'}` },
  }))
  return { title: 'Countries', path: deskMap.countries.path, form: COUNTRY_FORM, all }
}

/** What the border of a country asks beside the visa: no form changes it, and none loses it. */
async function entryOf(c: Context<DeskEnv>, slug: string) {
  const all = await listCountriesAtDesk(c.env.CATALOGUE)
  return all.find(({ country }) => country.slug === slug)?.country.guide.entry ?? []
}

type Told = { typed?: Fields; mistakes?: Mistakes; seen?: number; status?: 409 }

async function showGuides(c: Context<DeskEnv>, guides: Guides, told: Told): Promise<Response> {
  const { title, path, form, all } = guides
  const { mistakes = {}, status = Object.keys(told.mistakes ?? {}).length > 0 ? 422 : 200 } = told
  const one = all.find(({ key }) => key === (told.typed?.of ?? c.req.query('of')))
  const page = (
    <GuidesPage
      {...{ title, path, form, mistakes }}
      lines={all.map(({ key, line }) => ({ ...line, address: `${path}?of=${encodeURIComponent(key)}` }))}
      typed={told.typed ?? writeFields(form, one?.value ?? {})}
      of={one?.key ?? ''}
      seen={told.seen ?? one?.version ?? 0}
      formKey={crypto.randomUUID()}
    />
  )
  const savedWords = await noteOfSaved(c)
  return deskPage(c, { title, place: deskMap.tours.path, status, savedWords }, page)
}
