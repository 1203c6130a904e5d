import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { readChange } from '#data/catalogue/changes.ts'
import { applyPrices, listPricedTours } from '#data/prices/apply-prices.ts'
import { keepProposal, readProposal } from '#data/prices/kept-proposals.ts'
import { type DeskEnv, momentOf } from '#desk/frame/desk-env.ts'
import { typedIn } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { field, formKey, singleLine, whyMistakes } from '#desk/frame/form-shapes.ts'
import { NotWholePage } from '#desk/frame/not-taken.tsx'
import { noSuch, type Sent, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { judgeProposal, proposalFault, type ShownProposal } from '#domain/prices/proposal.ts'
import { PriceDifferencePage } from './difference-page.tsx'

const place = deskMap.prices.path
const GONE = 'before and after'

/** What a change of prices would do, by its own address, and the press that does it. */
export const proposalRoutes = new Hono<DeskEnv>()
  .get(deskMap.proposal.path, async (c) => {
    const id = c.req.param('id')
    const [shown, titles] = await Promise.all([readProposal(c.env.CATALOGUE, id), titlesOf(c)])
    if (!shown) return noSuch(c, GONE)
    return deskPage(c, { title: 'Before and after', place }, <PriceDifferencePage {...shown} {...{ id, titles }} />)
  })
  .post(
    deskMap.putLive.path,
    takeForm({ key: formKey, note: singleLine, meant: field }, async (c, sent) => {
      const before = await readChange(c.env.CATALOGUE, sent.key)
      if (before) return showSaved(c, `${deskMap.changes.path}/${sent.key}`, { now: before.change.at })
      const shown = await readProposal(c.env.CATALOGUE, sent.key)
      return shown ? putLive(c, { ...shown, note: sent.typed.note }, sent) : noSuch(c, GONE, sent)
    }),
  )

/** Leads from a form to what it would change. */
export async function showProposal(c: Context<DeskEnv>, shown: ShownProposal): Promise<Response> {
  const id = await keepProposal(c.env.CATALOGUE, shown, momentOf().now)
  return c.redirect(`${deskMap.proposal.path.replace(':id', id)}#refused`, 303)
}

type SentYes = Sent<{ meant: typeof field }>

/** Applies exactly the shown change; if the prices have changed since, the change is shown again. */
async function putLive(c: Context<DeskEnv>, shown: ShownProposal, sent: SentYes): Promise<Response> {
  const { proposal, note } = shown
  const fault = proposalFault(proposal)
  if (fault) {
    const page = <NotWholePage sentence={fault} typed={typedIn(sent.form)} />
    return deskPage(c, { title: fault, place, status: 422 }, page)
  }
  const { plans, slips, doubts, same } = judgeProposal(proposal, await listPricedTours(c.env.CATALOGUE), sent.today)
  const isWhole = same && slips.length === 0 && !whyMistakes(note).note
  if (isWhole && (sent.typed.meant === 'yes' || doubts.length === 0)) {
    const author = { id: sent.key, at: sent.now, actor: sent.actor, note: note || 'Prices' }
    const applied = await applyPrices(c.env.CATALOGUE, author, plans)
    if (applied.kind !== 'moved') return showSaved(c, `${deskMap.changes.path}/${sent.key}`, sent)
  }
  return showAnew(c, shown, sent)
}

const MOVED = 'Somebody has changed these prices since you looked. This is what your change would do now.'

async function showAnew(c: Context<DeskEnv>, shown: ShownProposal, sent: SentYes): Promise<Response> {
  const tours = await listPricedTours(c.env.CATALOGUE)
  const { fresh, slips, doubts, same } = judgeProposal(shown.proposal, tours, sent.today)
  const anew = { ...shown, title: 'Before and after', proposal: fresh }
  const id = same ? sent.key : await keepProposal(c.env.CATALOGUE, anew, sent.now)
  const titles = new Map(tours.map((tour) => [tour.id, tour.title]))
  const told = { id, titles, mistake: whyMistakes(shown.note).note, slips, doubts, ...(same ? {} : { lead: MOVED }) }
  const page = <PriceDifferencePage {...anew} {...told} />
  return deskPage(c, { title: same ? 'Before and after' : 'Prices have moved', place, status: 409 }, page)
}

async function titlesOf(c: Context<DeskEnv>): Promise<Map<string, string>> {
  return new Map((await listPricedTours(c.env.CATALOGUE)).map(({ id, title }) => [id, title]))
}
