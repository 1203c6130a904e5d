import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listCarousel, type Placed, setCarousel } from '#data/catalogue/carousel-order.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { field, formKey, needed, readShape, singleLine } from '#desk/frame/form-shapes.ts'
import { noteOfSaved } from '#desk/frame/saved-note.ts'
import { authorOf, noSuch, showChanged, takeForm } from '#desk/frame/take-form.tsx'
import { CAROUSELS, type CarouselName } from '#domain/catalogue/carousels.ts'
import { type Mistakes, mistakesBy, type Rule } from '#values/mistakes.ts'
import { oneLine } from '#values/plain-text.ts'
import { CarouselsPage, cellId } from './page.tsx'

const NAMES = Object.keys(CAROUSELS) as CarouselName[]
/** How few tours a carousel may have. */
const LEAST = 3
const MOVED =
  'Somebody else has put another order live since you looked. Yours stands below; send it to put it in its place.'

export const carouselRoutes = new Hono<DeskEnv>()
  .get(deskMap.carousels.path, (c) => showCarousels(c))
  .post(
    deskMap.carousels.path,
    takeForm({ key: formKey, carousel: needed, shown: needed, move: field }, async (c, sent) => {
      const { carousel, shown, move } = sent.typed
      const name = NAMES.find((each) => each === carousel)
      if (!name) return noSuch(c, 'row of the home page', sent)
      const tours = await listCarousel(c.env.CATALOGUE, name)
      const typed = cellsOf(sent.form, tours)
      const { order, mistakes } = orderOf(
        name,
        tours.map((tour) => ({ ...tour, typed: typed[tour.id] ?? '' })),
      )
      if (Object.keys(mistakes).length > 0) return showCarousels(c, { status: 422, name, mistakes, typed })
      const author = await authorOf(sent, `Home page: ${CAROUSELS[name]}`)
      const isDone = await setCarousel(c.env.CATALOGUE, author, {
        name,
        shown: shown.split(' ').filter(Boolean),
        order: moved(order, move),
      })
      if (isDone) return showChanged(c, deskMap.carousels.path, author)
      return showCarousels(c, { status: 409, name, mistakes: { form: MOVED }, typed })
    }),
  )

/** What is typed in the cell of each tour, by its id. */
function cellsOf(form: FormData, tours: Placed[]): Record<string, string> {
  return readShape(Object.fromEntries(tours.map(({ id }) => [id, singleLine])), form) ?? {}
}

/** The order after a press of "first Bali", "up Bali" or "down Bali"; the same after any other. */
function moved(order: string[], press: string): string[] {
  const [way = '', tour = ''] = press.split(' ')
  const from = order.indexOf(tour)
  const to = { first: 0, up: from - 1, down: from + 1 }[way] ?? -1
  return from < 0 || to < 0 ? order : order.filter((id) => id !== tour).toSpliced(to, 0, tour)
}

/** The tours with a number, by it; those with the same one in the order in which they stood. */
function orderOf(name: CarouselName, typed: (Placed & { typed: string })[]): { order: string[]; mistakes: Mistakes } {
  const wrong = typed.filter((tour) => tour.typed !== '' && !/^[1-9]\d{0,3}$/.test(tour.typed))
  const order = typed
    .filter((tour) => tour.typed !== '')
    .sort((one, other) => Number(one.typed) - Number(other.typed))
    .map(({ id }) => id)
  const rules = wrong.map(({ id, title, typed }): Rule => {
    return [cellId(name, id), true, `${title}: “${oneLine(typed, 20)}” is not a place; write 1, 2, 3`]
  })
  return {
    order,
    mistakes: mistakesBy([...rules, ['form', order.length < LEAST, `A row has at least ${LEAST} tours.`]]),
  }
}

/** The form of one carousel as it comes back: what is wrong, and the typed text. */
type Told = { status: 409 | 422; name: CarouselName; mistakes: Mistakes; typed: Record<string, string> }

async function showCarousels(c: Context<DeskEnv>, told?: Told): Promise<Response> {
  const lists = await Promise.all(NAMES.map((name) => listCarousel(c.env.CATALOGUE, name)))
  const shown = NAMES.map((name, at) => {
    const { typed, mistakes = {} } = told?.name === name ? told : {}
    const tours = (lists[at] ?? []).map(({ id, title, place }) => ({
      ...{ id, title, place },
      cell: typed?.[id] ?? String(place ?? ''),
    }))
    return { name, title: CAROUSELS[name], tours, id: crypto.randomUUID(), mistakes }
  })
  const page = <CarouselsPage carousels={shown} />
  const savedWords = await noteOfSaved(c)
  return deskPage(c, { title: 'Home page', place: deskMap.site.path, status: told?.status ?? 200, savedWords }, page)
}
