import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { readKnown } from '#data/authoring/read-known.ts'
import { saveSection } from '#data/authoring/save-section.ts'
import { findWorkingTour, listStops, type WorkingTour } from '#data/authoring/working-tours.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap, sectionPath, tourPath } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { formKey, needed, version } from '#desk/frame/form-shapes.ts'
import { judgeAddress, word } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import {
  authorOf,
  noSuch,
  type Sent,
  showOvertaken,
  showSaved,
  showUnchanged,
  takeForm,
} from '#desk/frame/take-form.tsx'
import { AGENCY, sectionsOf } from '#domain/authoring/agency-answers.ts'
import { completeTour } from '#domain/authoring/complete-tour.ts'
import { arrange, type Press, readPress } from '#domain/authoring/form-rows.ts'
import { judgeSection, judgeTour } from '#domain/authoring/judge-tour.ts'
import type { Known } from '#domain/authoring/known.ts'
import { type Conflict, takeTheirs } from '#domain/authoring/merge-section.ts'
import { mistakesAt } from '#domain/authoring/mistakes-at-fields.ts'
import { keepAddresses } from '#domain/authoring/new-address.ts'
import { SECTION_FORMS, type SectionName } from '#domain/authoring/section-form.ts'
import { isWaiting, sectionOf, withSection } from '#domain/authoring/sections.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import { NIGHTS_ON_THE_WAY } from '#domain/authoring/tour-slips.ts'
import { allFields, type Fields, fieldsOf, type Positions, readSection } from '#domain/authoring/typed-section.ts'
import { answersOf } from '#domain/catalogue/answers-of-tour.ts'
import { shortName } from '#domain/staff/staff.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { showDraft } from './draft-route.tsx'
import { readGuideForm } from './read-typed.ts'
import { SectionPage } from './section-page.tsx'
import { TwoWrotePage } from './two-wrote-page.tsx'

const place = deskMap.tours.path

export const tourSectionRoutes = new Hono<DeskEnv>()
  .get(deskMap.tourSection.path, judgeAddress({ press: word }), async (c) => {
    const at = await findAt(c)
    if (!at) return noSuch(c, 'form')
    const press = SECTION_FORMS[at.name].rows && readPress(c.req.valid('query').press)
    return showSection(c, at, { typed: withNewRow(shownNow(at), at.name, press), press })
  })
  .post(
    deskMap.tourSection.path,
    takeForm({ key: formKey, seen: version, does: needed }, async (c, sent) => {
      const at = await findAt(c)
      if (!at) return noSuch(c, 'form', sent)
      const { typed, theirs } = readGuideForm(sent)
      const { seen, does } = sent.typed
      if (does === 'preview') return preview(c, at, typed)
      const { rows } = SECTION_FORMS[at.name]
      const press = rows && readPress(does)
      return save(c, at, { typed: press ? arrange(typed, rows, press) : typed, theirs, seen, sent, press })
    }),
  )

/** A new row is shown but not saved until it has text. */
function withNewRow(typed: Fields, name: SectionName, press: Press | undefined): Fields {
  const { rows } = SECTION_FORMS[name]
  return rows && press?.press === 'add' ? arrange(typed, rows, press) : typed
}

type At = { tour: WorkingTour; name: SectionName }

async function findAt(c: Context<DeskEnv>): Promise<At | undefined> {
  const id = c.req.param('tour') ?? ''
  const name = sectionsOf(id).find((each) => each === c.req.param('section'))
  const tour = name && (await findWorkingTour(c.env.CATALOGUE, id))
  return tour && { tour, name }
}

/** The page with the typed text; if that cannot be read, the saved page. */
async function preview(c: Context<DeskEnv>, { tour, name }: At, typed: Fields): Promise<Response> {
  const { section, fields, mistakes } = readSection(name, typed, await positionsFor(c, name))
  const slips = mistakesAt(judgeSection(name, section), allFields(SECTION_FORMS[name], fields))
  const left = Object.values({ ...slips, ...mistakes }).flatMap((says) => says ?? [])
  return showDraft(
    c,
    tour.id,
    left.length > 0 ? { left } : { change: (document) => withSection(document, name, section) },
  )
}

/** `press`: a button of a row, which also saves; the form is then shown again. */
type Saving = { typed: Fields; theirs: string[]; seen: number; sent: Sent; press: Press | undefined }

async function save(c: Context<DeskEnv>, at: At, { typed, theirs, seen, sent, press }: Saving): Promise<Response> {
  const { tour, name } = at
  const positions = await positionsFor(c, name)
  const read = readSection(name, typed, positions)
  const shown = { typed: withNewRow(read.fields, name, press), seen, positions }
  if (Object.keys(read.mistakes).length > 0) return showSection(c, at, { ...shown, mistakes: read.mistakes })
  const wanted = keepAddresses(takeTheirs(read.section, sectionOf(tour.document, name), theirs), tour.document)
  const author = await authorOf(sent, `${SECTION_FORMS[name].title}: ${tour.document.title}`)
  const saved = await saveSection(c.env.CATALOGUE, author, { tour: tour.id, section: name, seen, wanted })
  switch (saved.kind) {
    case 'saved':
      if (press) return showRow(c, at, press)
      return showSaved(c, `${tourPath(tour.id)}?section=${name}&kept=${saved.kept.length}`, sent)
    case 'overtaken':
      return showOvertaken(c, { at: saved.at, since: 'changed', to: tourPath(tour.id), now: shownNow(at) }, sent)
    case 'unchanged':
      return press ? showRow(c, at, press) : showSame(c, at, sent)
    case 'refused':
      return showSection(c, at, {
        ...shown,
        mistakes: mistakesAt(saved.slips, allFields(SECTION_FORMS[name], read.fields)),
      })
    case 'conflict':
      return showConflict(c, at, { ...saved, typed: fieldsOf(name, saved.section) })
    case 'gone':
      return noSuch(c, 'tour', sent)
  }
}

function shownNow({ tour, name }: At): Fields {
  return fieldsOf(name, sectionOf(tour.document, name))
}

/** A form that says what the draft says already. */
function showSame(c: Context<DeskEnv>, { tour, name }: At, sent: Sent): Response {
  const page = tourPath(tour.id)
  return tour.live && isWaiting(tour, name) ? showSaved(c, `${page}?section=${name}`, sent) : showUnchanged(c, page)
}

function showRow(c: Context<DeskEnv>, { tour, name }: At, { press, row }: Press): Response {
  return c.redirect(`${sectionPath(tour.id, name)}?press=${press}+${row}#${press === 'ask' ? 'refused' : 'row'}`, 303)
}

type Differing = { conflicts: Conflict[]; seen: number; typed: Fields }

async function showConflict(c: Context<DeskEnv>, { tour, name }: At, differing: Differing): Promise<Response> {
  const { actor = '' } = (await findWorkingTour(c.env.CATALOGUE, tour.id)) ?? {}
  const more = { form: SECTION_FORMS[name], path: sectionPath(tour.id, name), who: shortName(actor) }
  const page = <TwoWrotePage {...differing} {...more} />
  return deskPage(c, { title: 'Two of you wrote', place, status: 409 }, page)
}

/** `seen`: the shown state; absent: the tour as stored. */
type Told = { typed: Fields; seen?: number; mistakes?: Mistakes; press?: Press | undefined; positions?: Positions }

async function showSection(c: Context<DeskEnv>, { tour, name }: At, told: Told): Promise<Response> {
  const { typed, mistakes = {}, press, seen = tour.seen } = told
  const { document } = tour
  const [known, positions] = await Promise.all([
    readKnown(c.env.CATALOGUE, momentOf().today),
    told.positions ?? positionsFor(c, name),
  ])
  const isFresh = told.seen === undefined
  const rankOf = ({ id }: { id: string }) => (document.facts?.includes(id) ? 0 : 1)
  const page = (
    <SectionPage
      {...{ document, name, typed, mistakes, seen }}
      isDraft={tour.isDraft}
      slips={isFresh ? judgeTour(document, known).filter(({ section }) => section === name) : []}
      offers={{
        countries: known.countries.map((country) => [country.slug, country.name]),
        facts: known.facts
          .toSorted((one, other) => rankOf(one) - rankOf(other))
          .map(({ id, text }) => [id, `${id}: ${text}`]),
        tours: known.tours.filter(({ id }) => id !== tour.id).map(({ id, title }) => [id, `${title} (${id})`]),
        nights: [...document.stops.map((stop) => stop.name), ...NIGHTS_ON_THE_WAY].map((night) => [night, night]),
        stops: Object.keys(positions).map((stop) => [stop, stop]),
      }}
      otherwise={name === 'answers' && document.id !== AGENCY ? await answersOtherwise(c, { document, known }) : {}}
      press={press}
    />
  )
  const status = Object.keys(mistakes).length > 0 ? 422 : 200
  return deskPage(c, { title: SECTION_FORMS[name].title, place, status }, page)
}

/** The answers that visitors read if the tour has none. */
async function answersOtherwise(
  c: Context<DeskEnv>,
  { document, known }: { document: TourDocument; known: Known },
): Promise<Fields> {
  const { answers: _, ...rest } = document
  const agency = await findWorkingTour(c.env.CATALOGUE, AGENCY)
  const answers = answersOf(completeTour(rest, known), agency?.live?.answers ?? {})
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [`answers-${key}`, answer]))
}

/** The coordinates of all stops by name, for the map only. */
async function positionsFor(c: Context<DeskEnv>, name: SectionName): Promise<Positions> {
  if (name !== 'map') return {}
  return listStops(c.env.CATALOGUE)
}
