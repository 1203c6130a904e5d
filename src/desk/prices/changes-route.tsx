import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { undoTour } from '#data/authoring/publish-tour.ts'
import { undoGuide } from '#data/authoring/undo-guide.ts'
import { type Author, listChanges, listOtherChanges, readChange } from '#data/catalogue/changes.ts'
import { listReviews } from '#data/catalogue/edit-reviews.ts'
import { undoChange } from '#data/facts/undo-change.ts'
import { listPricedTours, readPriceChanges, undoPrices } from '#data/prices/apply-prices.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { formKey } from '#desk/frame/form-shapes.ts'
import { authorOf, noSuch, showChanged, takeForm } from '#desk/frame/take-form.tsx'
import { notSaved } from '#desk/guides/not-saved.ts'
import { NOT_LIVE, type NotLive } from '#desk/tours/not-live.ts'
import { AGENCY, AGENCY_TITLE } from '#domain/authoring/agency-answers.ts'
import { keptOf } from '#domain/prices/apply-changes.ts'
import { toldChange } from './change-words.ts'
import { ChangePage, ChangesPage } from './changes-page.tsx'

const place = deskMap.site.path

export const priceChangeRoutes = new Hono<DeskEnv>()
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
      // A change is undone once; any other form than the one that undid it gets a message.
      const author = await authorOf({ ...sent, key: `${change.id} ${sent.key}` }, `Undone: ${change.note}`)
      const refusal = await undoOf(c.env.CATALOGUE, author, { change: change.id, today: sent.today })
      const undone = (await readChange(c.env.CATALOGUE, change.id))?.undone
      if (undone?.id === author.id) return showChanged(c, `${deskMap.changes.path}/${change.id}`, { author, sent })
      return showChange(c, change.id, undone ? ALREADY_UNDONE : (refusal ?? NOT_UNDONE))
    }),
  )

const ALREADY_UNDONE = 'It was undone already.'
const NOT_UNDONE =
  'Nothing was undone: somebody has changed this since, or there is nothing in it that can be taken back.'
const NOTICE = 'Nothing was undone: a notice is not taken back here. End it under Site, Notice.'

/** A later publication blocks the undo, and a new tour has no earlier version. */
const TOUR_NOT_UNDONE: Record<NotLive['kind'], string> = {
  ...NOT_LIVE,
  moved: 'The tour has been published since, or it was new. Withdraw it, or choose a version in its history.',
}

/** Undoes a change; returns a sentence if that is impossible. */
async function undoOf(
  database: D1Database,
  author: Author,
  { change, today }: { change: string; today: string },
): Promise<string | undefined> {
  const [prices, others] = await Promise.all([readPriceChanges(database, change), listOtherChanges(database, change)])
  if (prices.length > 0) {
    const isUndone = await undoPrices(database, author, change)
    return isUndone ? undefined : 'Somebody changed these prices at the same moment. Try again.'
  }
  if (others.some(({ entity }) => entity === 'notice')) return NOTICE
  const undone = await undoDocument(database, author, { change, today })
  if (undone) return undone.refusal
  return (await undoChange(database, author, change)) ? undefined : NOT_UNDONE
}

/** Undoes the publication of a tour, place or country; undefined: the change has none. */
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
  const page = <ChangePage {...found} {...{ rows, told, titles, kept, refusal }} />
  const savedWords = liveWords(rows.length)
  return deskPage(c, { title: found.change.note, place, status: refusal ? 409 : 200, savedWords }, page)
}

function liveWords(prices: number): string {
  return prices === 1 ? 'Put live: 1 change.' : `Put live: ${prices} changes.`
}
