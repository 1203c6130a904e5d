import { type Context, Hono } from 'hono'
import { listChanges, readChange } from '#data/desk/changes.ts'
import {
  applyPrices,
  listPricedTours,
  type PriceChangeRow,
  readPriceChanges,
  undoPrices,
  whenApplied,
} from '#data/desk/prices.ts'
import { within, withRetries } from '#data/faults.ts'
import type { DeskEnv } from '#desk/desk-env.ts'
import { keyOf, readForm, textOf } from '#desk/desk-form.ts'
import { deskMap } from '#desk/desk-map.ts'
import { deskPage } from '#desk/desk-page.tsx'
import { DeskNotice } from '#desk/pages/notice.tsx'
import { ChangePage, ChangesPage } from '#desk/pages/price-changes.tsx'
import { PriceDifferencePage } from '#desk/pages/price-difference.tsx'
import { readableMoment } from '#domain/dates.ts'
import { oneLine } from '#domain/plain-text.ts'
import { judgeProposal, type Proposal, readProposal } from '#domain/prices/proposal.ts'

/** How long the catalogue may take over a change, in ms, and the most that a proposal may weigh, in bytes. */
const PATIENCE = 10_000
const LIMIT = 4 * 1024 * 1024
const place = deskMap.prices.path

export const priceChanges = new Hono<DeskEnv>()
  .post(deskMap.putLive.path, async (c) => {
    const form = await readForm(c.req.raw, LIMIT)
    const proposal = form && readProposal(textOf(form, 'proposal'))
    const id = form ? keyOf(form) : undefined
    if (!form || !proposal || !id)
      return notice(c, {
        status: 400,
        sentence: 'This form did not arrive whole',
        advice: 'Go back and send it again.',
      })
    const note = oneLine(textOf(form, 'note'), 120) || 'Prices'
    return putLive(c, { proposal, id, note })
  })
  .get(deskMap.changes.path, async (c) => {
    const changes = await within(PATIENCE, listChanges(c.env.CATALOGUE, 200))
    return deskPage(c, { title: 'Changes', place }, <ChangesPage changes={changes} />)
  })
  .get(deskMap.change.path, (c) => showChange(c, c.req.param('id'), {}))
  .post(deskMap.change.path, async (c) => {
    const form = await readForm(c.req.raw)
    const id = form ? keyOf(form) : undefined
    const found = await within(PATIENCE, readChange(c.env.CATALOGUE, c.req.param('id')))
    if (!id || !found) return notice(c, { status: 404, sentence: 'There is no such change' })
    const author = { id, at: Date.now(), actor: c.env.staff.email, note: oneLine(`Undone: ${found.change.note}`, 120) }
    const undone = () => undoPrices(c.env.CATALOGUE, author, found.change.id)
    const { result, kept } = await within(PATIENCE, withRetries(undone))
    if (result.kind === 'moved')
      return showChange(c, found.change.id, { lead: 'Somebody changed these prices at the same moment. Try again.' })
    return showChange(c, found.change.id, { kept, lead: leadOf(result) })
  })

type Wanted = { proposal: Proposal; id: string; note: string }

async function putLive(c: Context<DeskEnv>, { proposal, id, note }: Wanted): Promise<Response> {
  const database = c.env.CATALOGUE
  const before = await within(PATIENCE, whenApplied(database, { id }))
  if (before !== undefined) return showChange(c, id, { lead: leadOf({ kind: 'already', at: before }) })
  const tours = await within(PATIENCE, listPricedTours(database))
  const { plans, fresh, slips, same } = judgeProposal(proposal, tours)
  const author = { id, at: Date.now(), actor: c.env.staff.email, note }
  const result =
    same && slips.length === 0
      ? await within(
          PATIENCE,
          withRetries(() => applyPrices(database, author, plans)),
        )
      : undefined
  if (result && result.kind !== 'moved') return c.redirect(`${deskMap.changes.path}/${id}`, 303)
  const titles = new Map(tours.map((tour) => [tour.id, tour.title]))
  const lead = 'Somebody has changed these prices since you looked. This is what your change would do now.'
  return deskPage(
    c,
    { title: 'Prices have moved', place, status: 409 },
    <PriceDifferencePage
      title="Before and after"
      {...{ proposal: fresh, titles, id, note, lead, slips }}
      back={place}
    />,
  )
}

type Told = { lead?: string | undefined; kept?: PriceChangeRow[] }

async function showChange(c: Context<DeskEnv>, id: string, { lead, kept = [] }: Told): Promise<Response> {
  const database = c.env.CATALOGUE
  const [found, rows, tours] = await within(
    PATIENCE,
    Promise.all([readChange(database, id), readPriceChanges(database, id), listPricedTours(database)]),
  )
  if (!found) return notice(c, { status: 404, sentence: 'There is no such change' })
  const titles = new Map(tours.map((tour) => [tour.id, tour.title]))
  return deskPage(
    c,
    { title: found.change.note, place },
    <ChangePage {...found} {...{ rows, titles, lead, kept }} id={crypto.randomUUID()} />,
  )
}

function leadOf(result: { kind: 'applied' } | { kind: 'already'; at: number }): string {
  return result.kind === 'applied'
    ? 'Done. The site says it within two seconds.'
    : `Already applied at ${readableMoment(result.at)}.`
}

type Notice = { status: 400 | 404; sentence: string; advice?: string }

function notice(c: Context<DeskEnv>, { status, sentence, advice }: Notice): Response {
  return deskPage(c, { title: sentence, place, status }, <DeskNotice sentence={sentence} {...(advice && { advice })} />)
}
