import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { backTo, publishTour } from '#data/authoring/publish-tour.ts'
import { readKnown } from '#data/authoring/read-known.ts'
import { dropDraft } from '#data/authoring/save-section.ts'
import { listVersions, readVersion } from '#data/authoring/tour-history.ts'
import { findWorkingTour, type WorkingTour } from '#data/authoring/working-tours.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap, tourPath } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { formKey, needed, singleLine, version, whyMistakes } from '#desk/frame/form-shapes.ts'
import { judgeAddress, versionWord } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { authorOf, noSuch, notWhole, type Sent, showChanged, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { differences } from '#domain/authoring/differences.ts'
import { judgeTour } from '#domain/authoring/judge-tour.ts'
import { withAddressesOf } from '#domain/authoring/new-address.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { BackToPage, type HistoryOf, HistoryPage } from './history-page.tsx'
import { LivePage } from './live-page.tsx'
import { NOT_LIVE, type NotLive } from './not-live.ts'
import { showNoTour } from './tour-route.tsx'

const place = deskMap.tours.path

const LIVE = { key: formKey, seen: version, does: needed, note: singleLine }
type SentLive = Sent<typeof LIVE>

export const tourVersionRoutes = new Hono<DeskEnv>()
  .get(deskMap.tourLive.path, async (c) => {
    const tour = await find(c)
    return tour ? showLive(c, tour, {}) : showNoTour(c)
  })
  .post(
    deskMap.tourLive.path,
    takeForm(LIVE, async (c, sent) => {
      const tour = await find(c)
      const { does, note } = sent.typed
      if (does === 'drop') return drop(c, tour, sent)
      if (!tour) return noSuch(c, 'tour', sent)
      if (does !== 'publish') return notWhole(c, sent.form, 400)
      const mistakes = whyMistakes(note)
      if (mistakes.note) return showLive(c, tour, { note, status: 422, mistakes })
      return publish(c, tour, sent)
    }),
  )

  .get(deskMap.tourHistory.path, judgeAddress({ version: versionWord }), async (c) => {
    const tour = await find(c)
    if (!tour) return showNoTour(c)
    const { version } = c.req.valid('query')
    if (version !== undefined) return showBack(c, tour, { version })
    const page = <HistoryPage of={historyOf(tour)} versions={await listVersions(c.env.CATALOGUE, tour.id)} />
    return deskPage(c, { title: 'History', place }, page)
  })
  .post(
    deskMap.tourHistory.path,
    takeForm({ key: formKey, version, live: version }, async (c, sent) => {
      const tour = await find(c)
      const { version, live } = sent.typed
      if (!tour || !version) return noSuch(c, 'version', sent)
      const author = await authorOf(sent, `Back to version ${version}: ${tour.document.title}`)
      const back = await backTo(c.env.CATALOGUE, author, { tour: tour.id, version, live, today: sent.today })
      if (back.kind === 'published') return showChanged(c, tourPath(tour.id), { author, sent })
      if (back.kind === 'gone') return noSuch(c, 'version', sent)
      return showBack(c, (await find(c)) ?? tour, { version, slips: refusals(back) })
    }),
  )

function find(c: Context<DeskEnv>): Promise<WorkingTour | undefined> {
  return findWorkingTour(c.env.CATALOGUE, c.req.param('tour') ?? '')
}

function historyOf({ id, document }: WorkingTour): HistoryOf {
  return { path: tourPath(id, 'tourHistory'), title: document.title, page: tourPath(id) }
}

function refusals(answer: NotLive): string[] {
  if (answer.kind === 'stopped') return answer.slips.map(({ place, says }) => [place, says].filter(Boolean).join(': '))
  return [NOT_LIVE[answer.kind]]
}

async function publish(c: Context<DeskEnv>, tour: WorkingTour, sent: SentLive): Promise<Response> {
  const { note, seen } = sent.typed
  const author = await authorOf(sent, note || `Put live: ${tour.document.title}`)
  const answer = await publishTour(c.env.CATALOGUE, author, { tour: tour.id, seen, today: sent.today })
  if (answer.kind === 'published') return showChanged(c, tourPath(tour.id), { author, sent })
  if (answer.kind === 'gone') return noSuch(c, 'tour', sent)
  const fresh = (await find(c)) ?? tour
  const status = answer.kind === 'moved' ? 409 : 422
  return showLive(c, fresh, { note, status, mistakes: { form: refusals(answer).join(' ') } })
}

/** `tour`: absent if it was never live and is already deleted, perhaps by this form. */
async function drop(c: Context<DeskEnv>, tour: WorkingTour | undefined, sent: SentLive): Promise<Response> {
  const id = c.req.param('tour') ?? ''
  const author = await authorOf(sent, `Draft thrown away: ${tour?.document.title ?? id}`)
  const dropped = await dropDraft(c.env.CATALOGUE, author, { tour: id, seen: sent.typed.seen })
  if (dropped.kind === 'dropped') return showSaved(c, tour?.live ? tourPath(id) : deskMap.tours.path, sent)
  const fresh = await find(c)
  return fresh ? showLive(c, fresh, { status: 409, mistakes: { form: NOT_LIVE.moved } }) : noSuch(c, 'tour', sent)
}

type Told = { note?: string; mistakes?: Mistakes; status?: 200 | 409 | 422 }

async function showLive(c: Context<DeskEnv>, tour: WorkingTour, told: Told): Promise<Response> {
  const { note = '', mistakes = {}, status = 200 } = told
  const { document, live, seen, isDraft } = tour
  const known = await readKnown(c.env.CATALOGUE, momentOf().today)
  const page = (
    <LivePage
      {...{ document, seen, note, mistakes, isDraft }}
      isNew={!live}
      differences={live ? differences(live, document) : []}
      slips={judgeTour(document, known)}
    />
  )
  return deskPage(c, { title: 'Before it goes live', place, status }, page)
}

type Back = { version: number; slips?: string[] }

async function showBack(c: Context<DeskEnv>, tour: WorkingTour, { version, slips = [] }: Back): Promise<Response> {
  const { id, document, live = document, version: liveVersion } = tour
  const old = await readVersion(c.env.CATALOGUE, id, version)
  if (!old) return noSuch(c, 'version')
  const told = differences(live, withAddressesOf(old, live))
  const more = { of: historyOf(tour), version, liveVersion, slips }
  const page = <BackToPage {...more} differences={told} />
  return deskPage(c, { title: `Back to version ${version}`, place, status: slips.length > 0 ? 409 : 200 }, page)
}
