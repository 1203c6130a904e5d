import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { undoTour } from '#data/authoring/publish-tour.ts'
import { undoGuide } from '#data/authoring/undo-guide.ts'
import { type Author, listChanges, listOtherChanges, readChange } from '#data/catalogue/changes.ts'
import { listReviews } from '#data/catalogue/edit-reviews.ts'
import { undoChange } from '#data/facts/undo-change.ts'
import { applyPrices, listPricedTours, readPriceChanges, undoPrices } from '#data/prices/apply-prices.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { typedIn } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { field, formKey, LARGEST, needed, singleLine, whyMistakes } from '#desk/frame/form-shapes.ts'
import { NotWholePage } from '#desk/frame/not-taken.tsx'
import { authorOf, noSuch, notWhole, type Sent, showChanged, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { notSaved } from '#desk/guides/not-saved.ts'
import { NOT_LIVE, type NotLive } from '#desk/tours/not-live.ts'
import { AGENCY, AGENCY_TITLE } from '#domain/authoring/agency-answers.ts'
import { keptOf } from '#domain/prices/apply-changes.ts'
import type { PricedTour } from '#domain/prices/plan-sheet.ts'
import { judgeProposal, type Proposal, proposalFault, readProposal } from '#domain/prices/proposal.ts'
import { toldChange } from './change-words.ts'
import { ChangePage, ChangesPage } from './changes-page.tsx'
import { PriceDifferencePage, type ShownDifference } from './difference-page.tsx'

const place = deskMap.prices.path

export const priceChangeRoutes = new Hono<DeskEnv>()
  .post(
    deskMap.putLive.path,
    takeForm(
      { key: formKey, proposal: needed, note: singleLine, meant: field },
      (c, sent) => {
        const { note, meant } = sent.typed
        const proposal = readProposal(sent.typed.proposal)
        if (!proposal) return notWhole(c, sent.form, 400)
        const fault = proposalFault(proposal)
        if (fault)
          return deskPage(
            c,
            { title: fault, place, status: 422 },
            <NotWholePage sentence={fault} typed={typedIn(sent.form)} />,
          )
        return putLive(c, { proposal, sent, note, isMeant: meant === 'yes' })
      },
      LARGEST,
    ),
  )
  .get(deskMap.changes.path, async (c) =>
    deskPage(c, { title: 'Changes', place }, <ChangesPage changes={await listChanges(c.env.CATALOGUE, 200)} />),
  )
  .get(deskMap.change.path, (c) => showChange(c, c.req.param('id')))
  .post(
    deskMap.change.path,
    takeForm({ key: formKey }, async (c, sent) => {
      const found = await readChange(c.env.CATALOGUE, c.req.param('id') ?? '')
      if (!found) return noSuch(c, 'change', sent)
      const { change } = found
      // A change is undone once: another form than the one that did it is told so.
      const author = await authorOf({ ...sent, key: `${change.id} ${sent.key}` }, `Undone: ${change.note}`)
      const refusal = await undoOf(c.env.CATALOGUE, author, { change: change.id, today: sent.today })
      const undone = (await readChange(c.env.CATALOGUE, change.id))?.undone
      if (undone?.id === author.id) return showChanged(c, `${deskMap.changes.path}/${change.id}`, author)
      return showChange(c, change.id, undone ? ALREADY_UNDONE : (refusal ?? NOT_UNDONE))
    }),
  )

const ALREADY_UNDONE = 'It was undone already.'
const NOT_UNDONE =
  'Nothing was undone: somebody has changed this since, or there is nothing in it that can be taken back.'
const NOTICE = 'Nothing was undone: a notice is not taken back here. End it under Site, Notice.'

/** What moves a tour after its publication is a later one; a tour that was new has nothing to go back to. */
const TOUR_NOT_UNDONE: Record<NotLive['kind'], string> = {
  ...NOT_LIVE,
  moved: 'The tour has been published since, or it was new. Withdraw it, or choose a version in its history.',
}

/** Takes a change back; a sentence where it cannot be. */
async function undoOf(
  database: D1Database,
  author: Author,
  { change, today }: { change: string; today: string },
): Promise<string | undefined> {
  const [prices, others] = await Promise.all([readPriceChanges(database, change), listOtherChanges(database, change)])
  if (prices.length > 0) {
    const undone = await undoPrices(database, author, change)
    return undone.kind === 'moved' ? 'Somebody changed these prices at the same moment. Try again.' : undefined
  }
  if (others.some(({ entity }) => entity === 'notice')) return NOTICE
  const undone = await undoDocument(database, author, { change, today })
  if (undone) return undone.refusal
  return (await undoChange(database, author, change)) ? undefined : NOT_UNDONE
}

/** Takes a publication back, of a tour, a place or a country; undefined: the change was of none. */
async function undoDocument(
  database: D1Database,
  author: Author,
  { change, today }: { change: string; today: string },
): Promise<{ refusal: string | undefined } | undefined> {
  const tour = await undoTour(database, author, { change, today })
  if (tour)
    return { refusal: tour.kind === 'published' ? undefined : `Nothing was undone. ${TOUR_NOT_UNDONE[tour.kind]}` }
  const guide = await undoGuide(database, author, change)
  return guide && { refusal: guide.kind === 'published' ? undefined : `Nothing was undone. ${notSaved(guide)}` }
}

/** `isMeant`: what looked like a slip of the hand was asked about. */
type Wanted = { proposal: Proposal; sent: Sent; note: string; isMeant: boolean }

/** Applies exactly the shown change; if the prices have changed since, the change is shown again. */
async function putLive(c: Context<DeskEnv>, wanted: Wanted): Promise<Response> {
  const { proposal, note, isMeant } = wanted
  const { key: id, now: at, today, actor } = wanted.sent
  const database = c.env.CATALOGUE
  const before = await readChange(database, id)
  if (before) return showSaved(c, `${deskMap.changes.path}/${id}`, { now: before.change.at })
  const tours = await listPricedTours(database)
  const { plans, slips, doubts, same } = judgeProposal(proposal, tours, today)
  const isWhole = same && slips.length === 0 && !whyMistakes(note).note
  if (isWhole && (isMeant || doubts.length === 0)) {
    const applied = await applyPrices(database, { id, at, actor, note: note || 'Prices' }, plans)
    if (applied.kind !== 'moved') return showSaved(c, `${deskMap.changes.path}/${id}`, wanted.sent)
  }
  return showAnew(c, wanted)
}

const MOVED = 'Somebody has changed these prices since you looked. This is what your change would do now.'

async function showAnew(c: Context<DeskEnv>, { proposal, sent, note }: Wanted): Promise<Response> {
  const tours = await listPricedTours(c.env.CATALOGUE)
  const { fresh, slips, doubts, same } = judgeProposal(proposal, tours, sent.today)
  return showDifference(c, tours, {
    ...{ title: same ? 'Before and after' : 'Prices have moved', status: 409, back: place },
    ...{ proposal: fresh, note, slips, doubts, id: sent.key },
    mistake: whyMistakes(note).note,
    ...(!same && { lead: MOVED }),
  })
}

type Shown = Omit<ShownDifference, 'id' | 'titles'> & { id?: string; status?: 409 }

/** Shows what changes of prices would do to these tours, before anything has. `id`: of the form that comes back. */
export function showDifference(
  c: Context<DeskEnv>,
  tours: PricedTour[],
  { id, status, ...shown }: Shown,
): Promise<Response> {
  const titles = new Map(tours.map((tour) => [tour.id, tour.title]))
  const page = <PriceDifferencePage {...shown} titles={titles} id={id ?? crypto.randomUUID()} />
  return deskPage(c, { title: shown.title, place, status: status ?? 200 }, page)
}

async function showChange(c: Context<DeskEnv>, id: string, refusal?: string) {
  const database = c.env.CATALOGUE
  const [found, rows, others, tours, reviews] = await Promise.all([
    readChange(database, id),
    readPriceChanges(database, id),
    listOtherChanges(database, id),
    listPricedTours(database),
    listReviews(database),
  ])
  if (!found) return noSuch(c, 'change')
  const kept = found.undone ? keptOf(rows, await readPriceChanges(database, found.undone.id)) : []
  const titles = new Map(
    [...tours, ...reviews, { id: AGENCY, title: AGENCY_TITLE }].map((each) => [each.id, each.title]),
  )
  const told = others.map((other) => toldChange(other, titles))
  const page = <ChangePage {...found} {...{ rows, told, titles, kept, refusal }} id={crypto.randomUUID()} />
  const savedWords = liveWords(rows.length)
  return deskPage(c, { title: found.change.note, place, status: refusal ? 409 : 200, savedWords }, page)
}

function liveWords(prices: number): string {
  return prices === 1 ? 'Put live: 1 change.' : `Put live: ${prices} changes.`
}
