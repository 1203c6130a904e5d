import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { readChange } from '#data/catalogue/changes.ts'
import { applyPrices, listPricedTours } from '#data/prices/apply-prices.ts'
import { keepProposal, readProposal } from '#data/prices/kept-proposals.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { typedIn } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { DeskNotice, deskPage } from '#desk/frame/desk-page.tsx'
import { field, formKey, singleLine, whyMistakes } from '#desk/frame/form-shapes.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { NotWholePage, TypedList } from '#desk/frame/not-taken.tsx'
import { type Sent, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { type Typed, typedTexts } from '#desk/frame/typed-texts.ts'
import type { PricedTour } from '#domain/prices/plan-sheet.ts'
import { judgeProposal, proposalFault, type ShownProposal } from '#domain/prices/proposal.ts'
import { PriceDifferencePage } from './difference-page.tsx'
import { type Done, DoneProposalPage, doneInWords } from './done-page.tsx'

const place = deskMap.prices.path
const GONE = 'This before and after is gone'
const KEPT =
  'It is kept for seven days until it is put live. Send the prices from their form again, and it is made anew.'

export const proposalRoutes = new Hono<DeskEnv>()
  .get(deskMap.proposal.path, async (c) => {
    const id = c.req.param('id')
    const [shown, done] = await Promise.all([readProposal(c.env.CATALOGUE, id), readChange(c.env.CATALOGUE, id)])
    if (done) return deskPage(c, { title: 'Before and after', place }, <DoneProposalPage {...done} />)
    return shown ? showNow(c, id, shown) : showGone(c)
  })
  .post(
    deskMap.putLive.path,
    takeForm({ key: formKey, note: singleLine, meant: field }, async (c, sent) => {
      const [done, kept] = await Promise.all([
        readChange(c.env.CATALOGUE, sent.key),
        readProposal(c.env.CATALOGUE, sent.key),
      ])
      if (done && !done.undone) return showLive(c, done, sent)
      if (!kept) return showGone(c, sent)
      const shown = { ...kept, note: sent.typed.note }
      return done ? showAnew(c, { ...shown, done }, sent) : putLive(c, shown, sent)
    }),
  )

/** `sent`: a form that came for it; its text is shown. */
function showGone(c: Context<DeskEnv>, sent?: SentYes): Promise<Response> {
  const page = (
    <>
      <DeskNotice sentence={GONE} advice={KEPT} />
      {sent && <TypedList typed={textsIn(sent)} />}
    </>
  )
  return deskPage(c, { title: GONE, place, status: 404 }, page)
}

/** A proposal over the present prices. */
async function showNow(c: Context<DeskEnv>, id: string, shown: ShownProposal): Promise<Response> {
  const tours = await listPricedTours(c.env.CATALOGUE)
  const { fresh, same } = judgeProposal(shown.proposal, tours, momentOf().today)
  const told = { id, titles: titlesOf(tours), ...(same ? {} : { proposal: fresh, lead: MOVED }) }
  return deskPage(c, { title: 'Before and after', place }, <PriceDifferencePage {...shown} {...told} />)
}

/** The prices were published by this form, or by one with another reason; then this form's reason is shown. */
function showLive(c: Context<DeskEnv>, done: Done, sent: SentYes): Response | Promise<Response> {
  if (done.change.note === noteIn(sent))
    return showSaved(c, `${deskMap.changes.path}/${sent.key}`, { now: done.change.at })
  const page = <DoneProposalPage {...done} typed={textsIn(sent)} />
  return deskPage(c, { title: 'Before and after', place, status: 409 }, page)
}

/** Redirects from a form to the preview of its changes. */
export async function showProposal(c: Context<DeskEnv>, shown: ShownProposal): Promise<Response> {
  const id = await keepProposal(c.env.CATALOGUE, shown, momentOf().now)
  return c.redirect(`${deskMap.proposal.path.replace(':id', id)}#refused`, 303)
}

type SentYes = Sent<{ note: typeof singleLine; meant: typeof field }>

function textsIn({ form }: SentYes): Typed {
  return typedTexts(deskMap.putLive.path, typedIn(form))
}

function noteIn({ typed }: SentYes): string {
  return typed.note || 'Prices'
}

/** Applies exactly the shown change; if prices have changed since, the preview is shown again. */
async function putLive(c: Context<DeskEnv>, shown: ShownProposal, sent: SentYes): Promise<Response> {
  const { proposal, note } = shown
  const fault = proposalFault(proposal)
  if (fault) {
    const page = <NotWholePage sentence={fault} typed={textsIn(sent)} />
    return deskPage(c, { title: fault, place, status: 422 }, page)
  }
  const { plans, slips, doubts, same } = judgeProposal(proposal, await listPricedTours(c.env.CATALOGUE), sent.today)
  const isWhole = same && slips.length === 0 && !whyMistakes(note).note
  if (isWhole && (sent.typed.meant === 'yes' || doubts.length === 0)) {
    const author = { id: sent.key, at: sent.now, actor: sent.actor, note: noteIn(sent) }
    const isApplied = await applyPrices(c.env.CATALOGUE, author, plans)
    if (isApplied) return showSaved(c, `${deskMap.changes.path}/${sent.key}`, sent)
  }
  return showAnew(c, shown, sent)
}

const MOVED = 'Somebody has changed these prices since you looked. This is what your change would do now.'

/** `done`: it was published and undone. */
async function showAnew(
  c: Context<DeskEnv>,
  { done, ...shown }: ShownProposal & { done?: Done },
  sent: SentYes,
): Promise<Response> {
  const tours = await listPricedTours(c.env.CATALOGUE)
  const { fresh, slips, doubts, same } = judgeProposal(shown.proposal, tours, sent.today)
  const lead = done ? `${doneInWords(done)} This is what your change would do now.` : same ? undefined : MOVED
  const anew = { ...shown, title: 'Before and after', proposal: fresh }
  const id = lead ? await keepProposal(c.env.CATALOGUE, anew, sent.now) : sent.key
  const told = { id, titles: titlesOf(tours), mistake: whyMistakes(shown.note).note, slips, doubts, lead }
  const title = lead === MOVED ? 'Prices have moved' : 'Before and after'
  return deskPage(c, { title, place, status: 409 }, <PriceDifferencePage {...anew} {...told} />)
}

function titlesOf(tours: PricedTour[]): Map<string, string> {
  return new Map(tours.map(({ id, title }) => [id, title]))
}
