import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { type Author, listChanges, listOtherChanges, readChange } from '#data/catalogue/changes.ts'
import { listReviews } from '#data/catalogue/edit-reviews.ts'
import { undoChange } from '#data/facts/undo-change.ts'
import { applyPrices, listPricedTours, readPriceChanges, undoPrices } from '#data/prices/apply-prices.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { keyOf, LARGEST, readForm, textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { DeskNotice } from '#desk/frame/desk-notice.tsx'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { judgeProposal, type Proposal, proposalFault, readProposal } from '#domain/prices/proposal.ts'
import { keptOf } from '#domain/prices/undo.ts'
import { dayInIndia, readableMoment } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import { toldChange } from './change-words.ts'
import { ChangePage, ChangesPage } from './changes-page.tsx'
import { PriceDifferencePage } from './difference-page.tsx'

const place = deskMap.prices.path

export const priceChanges = new Hono<DeskEnv>()
  .post(deskMap.putLive.path, async (c) => {
    const form = await readForm(c.req.raw, LARGEST)
    const proposal = form && readProposal(textOf(form, 'proposal'))
    const id = form ? keyOf(form) : undefined
    if (!form || !proposal || !id)
      return notice(c, {
        status: 400,
        sentence: 'This form did not arrive whole',
        advice: 'Go back and send it again.',
      })
    const fault = proposalFault(proposal)
    if (fault) return notice(c, { status: 422, sentence: fault, advice: 'Nothing was changed.' })
    const note = oneLine(textOf(form, 'note'), 120) || 'Prices'
    return putLive(c, { proposal, id, note, isMeant: textOf(form, 'meant') === 'yes' })
  })
  .get(deskMap.changes.path, async (c) =>
    deskPage(c, { title: 'Changes', place }, <ChangesPage changes={await listChanges(c.env.CATALOGUE, 200)} />),
  )
  .get(deskMap.change.path, (c) => showChange(c, c.req.param('id')))
  .post(deskMap.change.path, async (c) => {
    const form = await readForm(c.req.raw)
    const id = form ? keyOf(form) : undefined
    const found = await readChange(c.env.CATALOGUE, c.req.param('id'))
    if (!id || !found) return notice(c, { status: 404, sentence: 'There is no such change' })
    const author = { id, at: Date.now(), actor: c.env.staff.email, note: oneLine(`Undone: ${found.change.note}`, 120) }
    const refusal = await undoOf(c.env.CATALOGUE, author, found.change.id)
    if (refusal) return showChange(c, found.change.id, { refusal, status: 409 })
    return c.redirect(`${deskMap.changes.path}/${found.change.id}`, 303)
  })

const NOTICE = 'Nothing was undone: a notice is not taken back here. End it under Site, Notice.'

/** Takes a change back; a sentence where it cannot be. */
async function undoOf(database: D1Database, author: Author, change: string): Promise<string | undefined> {
  const [prices, others] = await Promise.all([readPriceChanges(database, change), listOtherChanges(database, change)])
  if (prices.length > 0) {
    const undone = await undoPrices(database, author, change)
    return undone.kind === 'moved' ? 'Somebody changed these prices at the same moment. Try again.' : undefined
  }
  if (others.some(({ entity }) => entity === 'notice')) return NOTICE
  if (await undoChange(database, author, change)) return undefined
  return 'Nothing was undone: somebody has changed this since, or there is nothing in it that can be taken back.'
}

/** `isMeant`: what looked like a slip of the hand was asked about. */
type Wanted = { proposal: Proposal; id: string; note: string; isMeant: boolean }

/** Applies just what was seen; where the prices have moved since, even at this moment, it is shown anew. */
async function putLive(c: Context<DeskEnv>, wanted: Wanted): Promise<Response> {
  const { proposal, id, note, isMeant } = wanted
  const database = c.env.CATALOGUE
  const before = await readChange(database, id)
  if (before) return showChange(c, id, { lead: `Already applied at ${readableMoment(before.change.at)}.` })
  const tours = await listPricedTours(database)
  const { plans, slips, doubts, same } = judgeProposal(proposal, tours, dayInIndia(new Date()))
  if (same && slips.length === 0 && (isMeant || doubts.length === 0)) {
    const applied = await applyPrices(database, { id, at: Date.now(), actor: c.env.staff.email, note }, plans)
    if (applied.kind !== 'moved') return c.redirect(`${deskMap.changes.path}/${id}`, 303)
  }
  return showAnew(c, wanted)
}

const MOVED = 'Somebody has changed these prices since you looked. This is what your change would do now.'

async function showAnew(c: Context<DeskEnv>, { proposal, id, note }: Wanted): Promise<Response> {
  const tours = await listPricedTours(c.env.CATALOGUE)
  const { fresh, slips, doubts, same } = judgeProposal(proposal, tours, dayInIndia(new Date()))
  const titles = new Map(tours.map((tour) => [tour.id, tour.title]))
  const lead = same ? {} : { lead: MOVED }
  const page = (
    <PriceDifferencePage
      title="Before and after"
      {...{ proposal: fresh, titles, id, note, slips, doubts }}
      {...lead}
      back={place}
    />
  )
  return deskPage(c, { title: same ? 'Before and after' : 'Prices have moved', place, status: 409 }, page)
}

/** What is said at the top of a change: that it had been applied before, or why it was not undone. */
type Said = { lead?: string; refusal?: string; status?: 409 }

async function showChange(c: Context<DeskEnv>, id: string, { status, ...said }: Said = {}) {
  const database = c.env.CATALOGUE
  const [found, rows, others, tours, reviews] = await Promise.all([
    readChange(database, id),
    readPriceChanges(database, id),
    listOtherChanges(database, id),
    listPricedTours(database),
    listReviews(database),
  ])
  if (!found) return notice(c, { status: 404, sentence: 'There is no such change' })
  const kept = found.undone ? keptOf(rows, await readPriceChanges(database, found.undone.id)) : []
  const titles = new Map([...tours, ...reviews].map((each) => [each.id, each.title]))
  const told = others.map((other) => toldChange(other, titles))
  const page = <ChangePage {...found} {...{ rows, told, titles, kept }} {...said} id={crypto.randomUUID()} />
  return deskPage(c, { title: found.change.note, place, status: status ?? 200 }, page)
}

type Notice = { status: 400 | 404 | 422; sentence: string; advice?: string }

function notice(c: Context<DeskEnv>, { status, sentence, advice }: Notice): Response {
  return deskPage(c, { title: sentence, place, status }, <DeskNotice sentence={sentence} {...(advice && { advice })} />)
}
