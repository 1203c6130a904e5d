import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { type ListedTour, listTours, setWithdrawn } from '#data/catalogue/withdrawals.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { changeIdOf, readForm, textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { DeskNotice } from '#desk/frame/desk-notice.tsx'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { dayInIndia } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import { TourPage, ToursPage, type WithdrawalForm } from './page.tsx'

const place = deskMap.tours.path
const EMPTY: WithdrawalForm = { reason: '', instead: '' }

export const tours = new Hono<DeskEnv>()
  .get(deskMap.tours.path, async (c) =>
    deskPage(c, { title: 'Tours', place }, <ToursPage tours={await listTours(c.env.CATALOGUE)} />),
  )
  .get(deskMap.tour.path, (c) => showTour(c, { form: EMPTY }))
  .post(deskMap.tour.path, async (c) => {
    const sent = await readForm(c.req.raw)
    const id = sent && (await changeIdOf(sent))
    const all = await listTours(c.env.CATALOGUE)
    const tour = all.find((each) => each.id === c.req.param('tour'))
    if (!sent || !id || !tour)
      return showTour(c, { form: EMPTY, status: 400, mistake: 'This form did not arrive whole; nothing was changed.' })
    const form = { reason: oneLine(textOf(sent, 'reason'), 120), instead: textOf(sent, 'instead') }
    const restores = textOf(sent, 'does') === 'restore'
    if (!restores && !form.reason)
      return showTour(c, { form, status: 422, mistake: 'Say why: whoever looks at it next year will ask.' })
    const note = oneLine(`${restores ? 'Brought back' : 'Withdrawn'}: ${tour.title}`, 120)
    const author = { id, at: Date.now(), actor: c.env.staff.email, note }
    const withdrawn = restores ? null : withdrawalBy(form, { tour, all })
    const isDone = await setWithdrawn(c.env.CATALOGUE, author, {
      tour: tour.id,
      shown: textOf(sent, 'shown'),
      withdrawn,
    })
    if (isDone) return c.redirect(place, 303)
    return showTour(c, { form, status: 409, mistake: 'Somebody else has changed this since you looked.' })
  })

/** A tour leads to no other than one that is there. */
function withdrawalBy({ reason, instead }: WithdrawalForm, { tour, all }: { tour: ListedTour; all: ListedTour[] }) {
  const other = all.find(({ id }) => id === instead && id !== tour.id)?.id
  return { since: dayInIndia(new Date()), reason, ...(other && { instead: other }) }
}

/** What was typed, and why it was not done. */
type Told = { form: WithdrawalForm; status?: 200 | 400 | 409 | 422; mistake?: string }

async function showTour(c: Context<DeskEnv>, { status = 200, ...told }: Told): Promise<Response> {
  const all = await listTours(c.env.CATALOGUE)
  const tour = all.find(({ id }) => id === c.req.param('tour'))
  if (!tour)
    return deskPage(c, { title: 'No such tour', place, status: 404 }, <DeskNotice sentence="There is no such tour" />)
  const others = all.filter(({ id, withdrawn }) => id !== tour.id && !withdrawn)
  const page = <TourPage {...{ tour, others }} {...told} id={crypto.randomUUID()} />
  return deskPage(c, { title: tour.title, place, status }, page)
}
