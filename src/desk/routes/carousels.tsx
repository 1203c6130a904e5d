import { type Context, Hono } from 'hono'
import { CAROUSELS, type CarouselName, listCarousel, type Placed, setCarousel } from '#data/desk/carousels.ts'
import { within, withRetries } from '#data/faults.ts'
import type { DeskEnv } from '#desk/desk-env.ts'
import { keyOf, readForm, textOf } from '#desk/desk-form.ts'
import { deskMap } from '#desk/desk-map.ts'
import { deskPage } from '#desk/desk-page.tsx'
import { CarouselsPage } from '#desk/pages/carousels.tsx'

/** How long the catalogue may take, in ms, and how few tours a carousel may have. */
const PATIENCE = 10_000
const LEAST = 3

export const carousels = new Hono<DeskEnv>()
  .get(deskMap.carousels.path, (c) => showCarousels(c))
  .post(deskMap.carousels.path, async (c) => {
    const form = (await readForm(c.req.raw)) ?? new FormData()
    const name = Object.keys(CAROUSELS).find((each) => each === textOf(form, 'carousel')) as CarouselName | undefined
    const id = keyOf(form)
    if (!name || !id) return showCarousels(c)
    const tours = await within(PATIENCE, listCarousel(c.env.CATALOGUE, name))
    const typed = tours.map((tour) => ({ ...tour, typed: textOf(form, tour.id).trim() }))
    const { order, slips } = orderOf(typed)
    if (slips.length > 0) return showCarousels(c, { name, slips })
    const author = { id, at: Date.now(), actor: c.env.staff.email, note: `Home page: ${CAROUSELS[name].name}` }
    await within(
      PATIENCE,
      withRetries(() => setCarousel(c.env.CATALOGUE, author, { name, order })),
    )
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

async function showCarousels(c: Context<DeskEnv>, told?: { name: CarouselName; slips: string[] }): Promise<Response> {
  const names = Object.keys(CAROUSELS) as CarouselName[]
  const lists = await within(PATIENCE, Promise.all(names.map((name) => listCarousel(c.env.CATALOGUE, name))))
  const shown = names.map((name, at) => ({
    name,
    title: CAROUSELS[name].name,
    tours: lists[at] ?? [],
    id: crypto.randomUUID(),
    slips: told?.name === name ? told.slips : [],
  }))
  const status = told ? 422 : 200
  return deskPage(c, { title: 'Home page', place: deskMap.site.path, status }, <CarouselsPage carousels={shown} />)
}
