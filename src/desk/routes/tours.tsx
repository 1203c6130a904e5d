import { type Context, Hono } from 'hono'
import { type ListedTour, listTours, setWithdrawn } from '#data/desk/tours.ts'
import { within, withRetries } from '#data/faults.ts'
import type { DeskEnv } from '#desk/desk-env.ts'
import { keyOf, readForm, textOf } from '#desk/desk-form.ts'
import { deskMap } from '#desk/desk-map.ts'
import { deskPage } from '#desk/desk-page.tsx'
import { DeskNotice } from '#desk/pages/notice.tsx'
import { TourPage, ToursPage } from '#desk/pages/tours.tsx'
import { dayInIndia } from '#domain/dates.ts'
import { oneLine } from '#domain/plain-text.ts'

/** How long the catalogue may take, in ms. */
const PATIENCE = 10_000
const place = deskMap.tours.path

export const tours = new Hono<DeskEnv>()
  .get(deskMap.tours.path, async (c) => {
    const listed = await within(PATIENCE, listTours(c.env.CATALOGUE))
    return deskPage(c, { title: 'Tours', place }, <ToursPage tours={listed} />)
  })
  .get(deskMap.tour.path, async (c) => showTour(c, await within(PATIENCE, listTours(c.env.CATALOGUE))))
  .post(deskMap.tour.path, async (c) => {
    const [form, all] = await Promise.all([readForm(c.req.raw), within(PATIENCE, listTours(c.env.CATALOGUE))])
    const tour = all.find(({ id }) => id === c.req.param('tour'))
    const id = form && keyOf(form)
    if (!tour || !form || !id) return showTour(c, all, 'This form did not arrive whole; nothing was changed.')
    const restores = textOf(form, 'does') === 'restore'
    const reason = oneLine(textOf(form, 'reason'), 120)
    if (!restores && !reason) return showTour(c, all, 'Say why: whoever looks at it next year will ask.')
    const instead = all.find((other) => other.id === textOf(form, 'instead') && other.id !== tour.id)?.id
    const withdrawn = restores ? null : { since: dayInIndia(new Date()), reason, ...(instead && { instead }) }
    const note = oneLine(`${restores ? 'Brought back' : 'Withdrawn'}: ${tour.title}`, 120)
    const author = { id, at: Date.now(), actor: c.env.staff.email, note }
    await within(
      PATIENCE,
      withRetries(() => setWithdrawn(c.env.CATALOGUE, author, { tour: tour.id, withdrawn })),
    )
    return c.redirect(place, 303)
  })

function showTour(c: Context<DeskEnv>, all: ListedTour[], mistake?: string): Response {
  const tour = all.find(({ id }) => id === c.req.param('tour'))
  if (!tour)
    return deskPage(c, { title: 'No such tour', place, status: 404 }, <DeskNotice sentence="There is no such tour" />)
  const others = all.filter(({ id, withdrawn }) => id !== tour.id && !withdrawn)
  const page = <TourPage {...{ tour, others, mistake }} id={crypto.randomUUID()} />
  return deskPage(c, { title: tour.title, place, status: mistake ? 422 : 200 }, page)
}
