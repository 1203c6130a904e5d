import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listCarousel, type Placed, setCarousel } from '#data/catalogue/carousels.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { changeIdOf, readForm, textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { CAROUSELS, type CarouselName } from '#domain/catalogue/carousels.ts'
import { CarouselsPage } from './page.tsx'

/** How few tours a carousel may have. */
const LEAST = 3
const MOVED =
  'Somebody else has put another order live since you looked. Yours stands below; send it to put it in its place.'

export const carousels = new Hono<DeskEnv>()
  .get(deskMap.carousels.path, (c) => showCarousels(c))
  .post(deskMap.carousels.path, async (c) => {
    const form = (await readForm(c.req.raw)) ?? new FormData()
    const name = Object.keys(CAROUSELS).find((each) => each === textOf(form, 'carousel')) as CarouselName | undefined
    const id = await changeIdOf(form)
    if (!name || !id) return showCarousels(c, { status: 400 })
    const tours = await listCarousel(c.env.CATALOGUE, name)
    const typed = tours.map((tour) => ({ ...tour, typed: textOf(form, tour.id).trim() }))
    const { order, slips } = orderOf(typed)
    if (slips.length > 0) return showCarousels(c, { status: 422, name, slips, typed: form })
    const author = { id, at: Date.now(), actor: c.env.staff.email, note: `Home page: ${CAROUSELS[name]}` }
    const shown = textOf(form, 'shown').split(' ').filter(Boolean)
    const isDone = await setCarousel(c.env.CATALOGUE, author, { name, shown, order })
    if (!isDone) return showCarousels(c, { status: 409, name, slips: [MOVED], typed: form })
    return c.redirect(deskMap.carousels.path, 303)
  })

/** The tours with a number, by it; those with the same one in the order in which they stood. */
function orderOf(typed: (Placed & { typed: string })[]): { order: string[]; slips: string[] } {
  const wrong = typed.filter((tour) => tour.typed !== '' && !/^[1-9]\d{0,3}$/.test(tour.typed))
  const order = typed
    .filter((tour) => tour.typed !== '')
    .sort((one, other) => Number(one.typed) - Number(other.typed))
    .map(({ id }) => id)
  const slips = wrong.map(({ title, typed }) => `${title}: “${typed.slice(0, 20)}” is not a place; write 1, 2, 3`)
  if (order.length < LEAST) slips.push(`A row has at least ${LEAST} tours.`)
  return { order, slips }
}

/** Of one carousel, by its name: what is wrong, and what was typed. */
type Told = { status: 400 | 409 | 422; name?: CarouselName; slips?: string[]; typed?: FormData }

async function showCarousels(c: Context<DeskEnv>, told?: Told): Promise<Response> {
  const names = Object.keys(CAROUSELS) as CarouselName[]
  const lists = await Promise.all(names.map((name) => listCarousel(c.env.CATALOGUE, name)))
  const shown = names.map((name, at) => {
    const form = told?.name === name ? told.typed : undefined
    const tours = (lists[at] ?? []).map(({ id, title, place }) => ({
      ...{ id, title, place },
      cell: form ? textOf(form, id).slice(0, 20) : String(place ?? ''),
    }))
    const slips = (told?.name === name ? told.slips : undefined) ?? []
    return { name, title: CAROUSELS[name], tours, id: crypto.randomUUID(), slips }
  })
  const page = <CarouselsPage carousels={shown} />
  return deskPage(c, { title: 'Home page', place: deskMap.site.path, status: told?.status ?? 200 }, page)
}
