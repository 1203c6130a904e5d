import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listChanges } from '#data/catalogue/changes.ts'
import { listPricedTours, type StoredTour } from '#data/prices/apply-prices.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { needed, readShape, singleLine, trimmed, whyMistakes } from '#desk/frame/form-shapes.ts'
import { day, judgeAddress } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { noSuch, takeForm } from '#desk/frame/take-form.tsx'
import { dayMistakes } from '#domain/prices/day-slips.ts'
import { WINDOW_CELLS } from '#domain/prices/price-cells.ts'
import { carve, type PriceWindow, type WindowFault, windowFaults, withoutDays } from '#domain/prices/price-window.ts'
import { proposalOf } from '#domain/prices/proposal.ts'
import { typedWindow } from '#domain/prices/typed-window.ts'
import { daysAfter } from '#values/dates.ts'
import { type Mistakes, mistakesBy, type Rule } from '#values/mistakes.ts'
import { PricesPage } from './page.tsx'
import { showProposal } from './proposal-route.tsx'
import { filledFrom, TourPricesPage, type WindowForm } from './tour-prices-page.tsx'
import { daysOf } from './window-strip.tsx'

const place = deskMap.prices.path
const YEAR = 364

const CELLS = Object.fromEntries(WINDOW_CELLS.map(({ name }) => [name, singleLine]))

export const priceRoutes = new Hono<DeskEnv>()
  .get(deskMap.prices.path, async (c) => {
    const database = c.env.CATALOGUE
    const [tours, changes] = await Promise.all([listPricedTours(database), listChanges(database, 10)])
    const { today } = momentOf()
    return deskPage(c, { title: 'Prices', place }, <PricesPage tours={tours} changes={changes} today={today} />)
  })
  .get(deskMap.tourPrices.path, judgeAddress({ from: day, till: day }), async (c) => {
    const tour = await findTour(c)
    if (!tour) return noSuch(c, 'tour')
    return showTour(c, tour, { form: filledFrom(tour.windows, c.req.valid('query')), mistakes: {} })
  })
  .post(
    deskMap.tourPrices.path,
    takeForm({ does: needed, from: trimmed, till: trimmed, note: singleLine }, async (c, sent) => {
      const tour = await findTour(c)
      if (!tour) return noSuch(c, 'tour', sent)
      const typed = { ...sent.typed, prices: readShape(CELLS, sent.form) ?? {} }
      const givesBack = typed.does === 'give-back' && tour.files
      const { windows, mistakes } = givesBack
        ? { windows: givesBack, mistakes: {} }
        : laidOver(tour.windows, typed, sent)
      if (Object.keys(mistakes).length > 0) return showTour(c, tour, { form: typed, mistakes })
      return showProposal(c, {
        title: `${tour.title}: before and after`,
        proposal: proposalOf(tour, windows),
        note: typed.note || `${tour.title}: ${givesBack ? 'as the files have it' : 'a window'}`,
        back: `${place}/${tour.id}`,
        assumed: [],
      })
    }),
  )

async function findTour(c: Context<DeskEnv>): Promise<StoredTour | undefined> {
  const id = c.req.param('tour')
  return (await listPricedTours(c.env.CATALOGUE)).find((tour) => tour.id === id)
}

function showTour(
  c: Context<DeskEnv>,
  tour: StoredTour,
  told: { form: WindowForm; mistakes: Mistakes },
): Promise<Response> {
  const { today } = momentOf()
  const shown = { from: today, till: daysAfter(today, YEAR) }
  const status = Object.keys(told.mistakes).length > 0 ? 422 : 200
  const page = <TourPricesPage {...{ tour, shown }} {...told} />
  return deskPage(c, { title: `${tour.title}: prices`, place, status }, page)
}

type Laid = { windows: PriceWindow[]; mistakes: Mistakes }

/** A tour's windows with the form applied, or the slips by cell. */
function laidOver(windows: PriceWindow[], typed: WindowForm, { today }: { today: string }): Laid {
  const { from, till, does, note, prices } = typed
  const days = { from, till }
  const put = does === 'remove' ? undefined : typedWindow(days, prices)
  const mistakes: Mistakes = {
    ...dayMistakes(from, till, today),
    ...put?.mistakes,
    ...whyMistakes(note),
  }
  if (Object.keys(mistakes).length > 0) return { windows, mistakes }
  const laid = put?.window ? carve(windows, put.window) : withoutDays(windows, days)
  const faults = windowFaults(laid).map((fault) => placedAt(fault, laid[Number(fault.path[0])], put?.window))
  return { windows: laid, mistakes: mistakesBy(faults) }
}

/** A fault at the cell in which it was typed; at no field, with its days, if it is of another window. */
function placedAt(fault: WindowFault, at: PriceWindow | undefined, put: PriceWindow | undefined): Rule {
  const [, tier, kind] = fault.path
  if (at && at !== put) return ['form', true, `${daysOf(at)}: ${fault.message}`]
  const cell = WINDOW_CELLS.find((each) => each.tier === tier && each.kind === kind)
  return [cell?.name ?? 'form', true, fault.message]
}
