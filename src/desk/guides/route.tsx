import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listGuideVersions } from '#data/authoring/guide-versions.ts'
import { type GuideAtDesk, saveGuide } from '#data/authoring/save-guide.ts'
import { readChange } from '#data/catalogue/changes.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap, guideHistory } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { field, formKey, needed, version } from '#desk/frame/form-shapes.ts'
import { judgeAddress, versionWord, word } from '#desk/frame/judge-address.ts'
import { authorOf, changeId, noSuch, type Sent, showChanged, showUnchanged, takeForm } from '#desk/frame/take-form.tsx'
import { BackToPage, type HistoryOf, HistoryPage } from '#desk/tours/history-page.tsx'
import { readGuideForm } from '#desk/tours/read-typed.ts'
import { TwoWrotePage } from '#desk/tours/two-wrote-page.tsx'
import { formDifferences } from '#domain/authoring/differences.ts'
import { type Conflict, takeTheirs } from '#domain/authoring/merge-section.ts'
import { mistakesAt } from '#domain/authoring/mistakes-at-fields.ts'
import type { SectionForm } from '#domain/authoring/section-form.ts'
import { type Fields, readFields, writeFields } from '#domain/authoring/typed-section.ts'
import { shortName } from '#domain/staff/staff.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { oneLine } from '#values/plain-text.ts'
import { COUNTRIES_AT_DESK, type GuideDesk, PLACES_AT_DESK } from './guide-desks.ts'
import { type NotSaved, notSaved } from './not-saved.ts'
import { GuidesPage } from './page.tsx'

const place = deskMap.tours.path

const SHAPE = { key: formKey, seen: version, of: field, does: field }
type SentGuide = Sent<typeof SHAPE>
const BACK = { key: formKey, version, live: version }

/** Places and countries in search and pages, published when saved. */
export const guideRoutes = new Hono<DeskEnv>()
  .route('/', routesOf(PLACES_AT_DESK))
  .route('/', routesOf(COUNTRIES_AT_DESK))

function routesOf<Document extends object>(desk: GuideDesk<Document>): Hono<DeskEnv> {
  const { path, keyField } = desk
  const history = deskMap[desk.history].path
  return new Hono<DeskEnv>()
    .get(path, judgeAddress({ of: word, q: word }), (c) => showGuides({ c, desk }, c.req.valid('query')))
    .post(
      path,
      takeForm({ ...SHAPE, [keyField]: needed }, (c, sent) => save({ c, desk }, sent)),
    )
    .get(history, judgeAddress({ version: versionWord }), (c) => showHistory({ c, desk }, c.req.valid('query').version))
    .post(
      history,
      takeForm(BACK, (c, sent) => goBack({ c, desk }, sent)),
    )
}

type At<Document> = { c: Context<DeskEnv>; desk: GuideDesk<Document> }

async function findLive<Document>(
  { c, desk: { guide } }: At<Document>,
  key: string,
): Promise<GuideAtDesk<Document> | undefined> {
  return (await guide.list(c.env.CATALOGUE)).find(({ document }) => guide.keyOf(document) === key)
}

async function save<Document extends object>(at: At<Document>, sent: SentGuide): Promise<Response> {
  const { desk } = at
  const { of, does } = sent.typed
  if (does === 'remove') return remove(at, sent)
  const { typed } = readGuideForm(sent)
  const known = of ? undefined : desk.known(typed)
  if (!known || (await readChange(at.c.env.CATALOGUE, await changeId(sent)))) return publish(at, sent)
  const mistakes = { [desk.keyField]: KNOWN }
  return showGuides(at, { of: known[desk.keyField] ?? '', typed: known, mistakes })
}

async function publish<Document extends object>(at: At<Document>, sent: SentGuide): Promise<Response> {
  const { c, desk } = at
  const { typed, theirs } = readGuideForm(sent)
  const { of } = sent.typed
  const seen = of ? sent.typed.seen : 0
  const live = (await findLive(at, of))?.document
  const { value, mistakes } = readGuide(desk, { typed, today: sent.today }, live)
  if (Object.keys(mistakes).length > 0) return showGuides(at, { of, typed, mistakes, seen })
  const wanted = live ? takeTheirs(value, live, theirs) : value
  const author = await authorOf(sent, `${desk.form().title}: ${desk.nameOf(wanted)}`)
  const key = desk.guide.keyOf(wanted)
  const saved = await saveGuide(c.env.CATALOGUE, author, { guide: desk.guide, key, seen, wanted })
  const now = live && writeFields(desk.form(live), live)
  if (saved.kind === 'published') return showChanged(c, desk.path, { author, sent, now })
  if (saved.kind === 'unchanged') return showUnchanged(c, desk.path)
  if (saved.kind === 'conflict') {
    const both = writeFields(desk.form(live), saved.document)
    return showTwoWrote(at, { ...saved, typed: { ...both, of: key } })
  }
  return showGuides(at, { of, typed, mistakes: mistakesOf(saved, desk.form(live)), seen })
}

/** Reads its form; with an unreadable field, only the mistakes count. */
function readGuide<Document extends object>(
  { form, keyField, read, guide }: GuideDesk<Document>,
  { typed, today }: { typed: Fields; today: string },
  live: Document | undefined,
): { value: Document; mistakes: Mistakes } {
  const shown = form(live)
  const { value, mistakes } = readFields(shown, typed, {})
  if (live && typed[keyField] !== guide.keyOf(live)) mistakes[keyField] = NEVER_CHANGES
  for (const { name, label } of unreadDays(shown, typed, today))
    mistakes[name] ??= `${label}: choose the day on which you read it, today or before`
  const isRead = Object.keys(mistakes).length === 0
  return { value: isRead ? read(value, live) : ({} as Document), mistakes }
}

/** Fields with a day of reading that is in the future, or missing beside a typed visa rule. */
function unreadDays({ fields }: SectionForm, typed: Fields, today: string): SectionForm['fields'] {
  const hasVisa = fields.some(({ name }) => name.startsWith('visa-') && typed[name]?.trim())
  return fields.filter(({ name, optional }) => {
    const day = typed[name]?.trim()
    return name.endsWith('-checkedOn') && (day ? day > today : !optional || hasVisa)
  })
}

function mistakesOf(answer: NotSaved, { fields }: SectionForm): Mistakes {
  if (answer.kind !== 'refused') return { form: notSaved(answer) }
  const slips = answer.slips.map((slip) => ({ ...slip, place: slip.place.replace(/^guide /, '') }))
  return mistakesAt(slips, fields)
}

const KNOWN = 'Search knows it already: what it knows was added to the form. Look at it, and save again.'
const NEVER_CHANGES = 'It never changes. Another one begins with the empty form.'

async function remove<Document extends object>(at: At<Document>, sent: SentGuide): Promise<Response> {
  const { c, desk } = at
  const { typed } = readGuideForm(sent)
  const { of, seen } = sent.typed
  const author = await authorOf(sent, `Taken away: ${of}`)
  const saved = await saveGuide(c.env.CATALOGUE, author, { guide: desk.guide, key: of, seen, to: 0 })
  if (saved.kind === 'published') return showChanged(c, desk.path, { author, sent })
  if (!(await findLive(at, of))) return noSuch(c, desk.guide.kind, sent)
  return showGuides(at, { of, typed, mistakes: { form: notSaved(saved as NotSaved) }, seen })
}

type TwoWrote = { conflicts: Conflict[]; seen: number; typed: Fields & { of: string } }

async function showTwoWrote<Document>(at: At<Document>, differing: TwoWrote): Promise<Response> {
  const { c, desk } = at
  const { kind } = desk.guide
  const [newest] = await listGuideVersions(c.env.CATALOGUE, { kind, key: differing.typed.of })
  const more = { form: desk.form(), path: desk.path, who: shortName(newest?.actor ?? '') }
  const page = <TwoWrotePage {...differing} {...more} />
  return deskPage(c, { title: 'Two of you wrote', place, status: 409 }, page)
}

/** `of`: the key in the form. `q`: the search. typed, seen: from the sent form. */
type Told = { of: string; q?: string; typed?: Fields; mistakes?: Mistakes; seen?: number }

async function showGuides<Document extends object>(at: At<Document>, told: Told): Promise<Response> {
  const { c, desk } = at
  const { of, q = '', typed, mistakes = {}, seen } = told
  const { guide, title, path, nameOf, listed, counted } = desk
  const sought = oneLine(q, 100)
  const all = await guide.list(c.env.CATALOGUE)
  const one = all.find(({ document }) => guide.keyOf(document) === of)
  const form = desk.form(one?.document)
  const addressOf = (key: string) => `${path}?of=${encodeURIComponent(key)}`
  const page = (
    <GuidesPage
      {...{ title, path, form, mistakes, sought }}
      lines={listed(all, sought).map(({ key, ...line }) => ({ ...line, address: addressOf(key) }))}
      counted={counted(all.length)}
      typed={typed ?? (one ? undefined : desk.known({ [desk.keyField]: of })) ?? writeFields(form, one?.document ?? {})}
      shown={of}
      of={one && { key: of, name: nameOf(one.document), history: guideHistory(desk.history, of) }}
      seen={(one && seen) ?? one?.version ?? 0}
    />
  )
  const status = Object.keys(mistakes).length > 0 ? 422 : 200
  return deskPage(c, { title, place, status }, page)
}

async function showHistory<Document extends object>(at: At<Document>, asked?: number): Promise<Response> {
  const { c, desk } = at
  const key = c.req.param('key') ?? ''
  const { kind } = desk.guide
  const [versions, live] = await Promise.all([
    listGuideVersions<Document>(c.env.CATALOGUE, { kind, key }),
    findLive(at, key),
  ])
  if (!live && versions.length === 0) return noSuch(c, 'history')
  if (asked !== undefined) return showBack(at, { version: asked })
  const told = versions.map(({ document, ...version }, index) => {
    return { ...version, changed: changedIn(desk, versions[index + 1]?.document, document) }
  })
  return deskPage(c, { title: 'History', place }, <HistoryPage of={historyOf(desk, key)} versions={told} />)
}

function historyOf<Document>({ path, history }: GuideDesk<Document>, key: string): HistoryOf {
  return { path: guideHistory(history, key), title: key, page: `${path}?of=${encodeURIComponent(key)}` }
}

/** null: it does not exist. */
function changedIn<Document extends object>(
  { form }: GuideDesk<Document>,
  was: Document | null | undefined,
  now: Document | null,
): string[] {
  if (!now) return ['It is taken away']
  return was ? formDifferences(form(now), was, now) : ['It is new']
}

type Back = { version: number; slips?: string[] }

async function showBack<Document extends object>(at: At<Document>, { version, slips = [] }: Back): Promise<Response> {
  const { c, desk } = at
  const key = c.req.param('key') ?? ''
  const versions = await listGuideVersions<Document>(c.env.CATALOGUE, { kind: desk.guide.kind, key })
  const [old, newest] = [versions.find((each) => each.version === version), versions[0]]
  if (!old || !newest) return noSuch(c, 'version')
  const more = { of: historyOf(desk, key), version, liveVersion: newest.version, slips }
  const changed = changedIn(desk, newest.document, old.document)
  const page = <BackToPage {...more} differences={changed.map((says) => ({ says }))} />
  return deskPage(c, { title: `Back to version ${version}`, place, status: slips.length > 0 ? 409 : 200 }, page)
}

async function goBack<Document extends object>(at: At<Document>, sent: Sent<typeof BACK>): Promise<Response> {
  const { c, desk } = at
  const key = c.req.param('key') ?? ''
  const { version: to, live: seen } = sent.typed
  if (!to) return noSuch(c, 'version', sent)
  const author = await authorOf(sent, `Back to version ${to}: ${key}`)
  const saved = await saveGuide(c.env.CATALOGUE, author, { guide: desk.guide, key, seen, to })
  if (saved.kind === 'published') return showChanged(c, desk.path, { author, sent })
  if (saved.kind === 'gone') return noSuch(c, 'version', sent)
  return showBack(at, { version: to, slips: [notSaved(saved)] })
}
