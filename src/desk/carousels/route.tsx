import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listCarousel, type NewOrder, type Placed, setCarousels } from '#data/catalogue/carousel-order.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { eachAs, field, formKey, needed, readShape, singleLine } from '#desk/frame/form-shapes.ts'
import { authorOf, type Sent, showChanged, showUnchanged, takeForm } from '#desk/frame/take-form.tsx'
import { CAROUSELS, type CarouselName } from '#domain/catalogue/carousels.ts'
import { type Mistakes, mistakesBy, type Rule } from '#values/mistakes.ts'
import { oneLine } from '#values/plain-text.ts'
import { CarouselsPage, cellId, shownField } from './page.tsx'

const NAMES = Object.keys(CAROUSELS) as CarouselName[]
const LEAST = 3
const MOVED =
  'Somebody else has put another order live since you looked. Yours stands below; send it to put it in its place.'

const SHAPE = { key: formKey, move: field, ...eachAs(needed, NAMES.map(shownField)) }

/** A carousel in the form. `typed`: the cells' texts by tour id. */
type Row = NewOrder & { typed: Record<string, string>; mistakes: Mistakes }

export const carouselRoutes = new Hono<DeskEnv>()
  .get(deskMap.carousels.path, (c) => showCarousels(c))
  .post(
    deskMap.carousels.path,
    takeForm(SHAPE, async (c, sent) => {
      const rows = (await listRows(c)).map((row) => rowIn(sent, row)).filter(isChanged)
      const mistakes = Object.assign({}, ...rows.map((row) => row.mistakes))
      if (Object.keys(mistakes).length > 0) return showCarousels(c, { status: 422, mistakes, rows })
      if (rows.length === 0) return showUnchanged(c, deskMap.carousels.path)
      const author = await authorOf(sent, `Home page: ${rows.map(({ name }) => CAROUSELS[name]).join(', ')}`)
      const isDone = await setCarousels(c.env.CATALOGUE, author, rows)
      if (isDone) return showChanged(c, deskMap.carousels.path, { author, sent })
      return showCarousels(c, { status: 409, mistakes: { form: MOVED }, rows })
    }),
  )

type Listed = { name: CarouselName; tours: Placed[] }

function listRows(c: Context<DeskEnv>): Promise<Listed[]> {
  return Promise.all(NAMES.map(async (name) => ({ name, tours: await listCarousel(c.env.CATALOGUE, name) })))
}

function rowIn({ typed: sent, form }: Sent<typeof SHAPE>, { name, tours }: Listed): Row {
  const cells = Object.fromEntries(tours.map(({ id }) => [id, singleLine]))
  const typed = readShape(cells, form, cellId(name, '')) ?? {}
  const { order, mistakes } = orderOf(
    name,
    tours.map((tour) => ({ ...tour, typed: typed[tour.id] ?? '' })),
  )
  const [row, ...press] = sent.move.split(' ')
  const shown = sent[shownField(name)].split(' ').filter(Boolean)
  return { name, typed, shown, order: row === name ? moved(order, press) : order, mistakes }
}

/** Whether the form differs from the page that was shown; a colleague may have changed other carousels meanwhile. */
function isChanged({ shown, order, mistakes }: Row): boolean {
  const isWrong = Object.keys(mistakes).some((field) => field !== 'form')
  return isWrong || order.join(' ') !== shown.join(' ')
}

/** The order after a press of "first Bali", "up Bali" or "down Bali"; the same after any other. */
function moved(order: string[], [way = '', tour = '']: string[]): string[] {
  const from = order.indexOf(tour)
  const to = { first: 0, up: from - 1, down: from + 1 }[way] ?? -1
  return from < 0 || to < 0 ? order : order.filter((id) => id !== tour).toSpliced(to, 0, tour)
}

/** The tours with a number, in order; those with the same number keep their former order. */
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
    mistakes: mistakesBy([
      ...rules,
      ['form', order.length < LEAST, `${CAROUSELS[name]}: a row has at least ${LEAST} tours.`],
    ]),
  }
}

type Told = { status: 409 | 422; mistakes: Mistakes; rows: Row[] }

async function showCarousels(c: Context<DeskEnv>, told?: Told): Promise<Response> {
  const { status = 200, mistakes = {}, rows = [] } = told ?? {}
  const carousels = (await listRows(c)).map(({ name, tours }) => {
    const typed = rows.find((row) => row.name === name)?.typed
    const shown = tours.map((tour) => ({ ...tour, cell: typed?.[tour.id] ?? String(tour.place ?? '') }))
    return { name, title: CAROUSELS[name], tours: shown }
  })
  const page = <CarouselsPage {...{ carousels, mistakes }} />
  return deskPage(c, { title: 'Home page', place: deskMap.site.path, status }, page)
}
