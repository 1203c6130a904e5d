import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listChanges } from '#data/catalogue/changes.ts'
import { listPricedTours, type StoredTour } from '#data/prices/apply-prices.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { atMost, judgeTexts, needed, readShape, singleLine, trimmed } from '#desk/frame/form-shapes.ts'
import { day, judgeAddress } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment.ts'
import { noSuch, takeForm } from '#desk/frame/take-form.tsx'
import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import { carve, withoutDays } from '#domain/prices/carve.ts'
import { dayMistakes } from '#domain/prices/day-slips.ts'
import { changesBetween } from '#domain/prices/price-cells.ts'
import { type PriceWindow, windowFaults } from '#domain/prices/price-window.ts'
import { readSheetRupees } from '#domain/prices/sheet-cells.ts'
import { daysAfter } from '#values/dates.ts'
import { type Mistakes, mistakesBy } from '#values/mistakes.ts'
import { PriceDifferencePage } from './difference-page.tsx'
import { PricesPage } from './page.tsx'
import { filledFrom, TourPricesPage, type WindowForm, type WindowMistakes } from './tour-prices-page.tsx'

const place = deskMap.prices.path
/** A strip shows a year. */
const YEAR = 364

/** The cells of a window: each tier's price, and the one that is struck. */
const CELLS = Object.fromEntries(TIERS.flatMap(({ key }) => [key, `${key}-cut`]).map((name) => [name, singleLine]))

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
      const changes = changesBetween(tour.windows, windows)
      return deskPage(
        c,
        { title: 'Before and after', place },
        <PriceDifferencePage
          title={`${tour.title}: before and after`}
          proposal={changes.length > 0 ? [{ tour: tour.id, changes }] : []}
          titles={new Map([[tour.id, tour.title]])}
          id={crypto.randomUUID()}
          note={typed.note || `${tour.title}: ${givesBack ? 'as the files have it' : 'a window'}`}
          back={`${deskMap.prices.path}/${tour.id}`}
        />,
      )
    }),
  )

async function findTour(c: Context<DeskEnv>): Promise<StoredTour | undefined> {
  const id = c.req.param('tour')
  return (await listPricedTours(c.env.CATALOGUE)).find((tour) => tour.id === id)
}

function showTour(
  c: Context<DeskEnv>,
  tour: StoredTour,
  told: { form: WindowForm; mistakes: WindowMistakes },
): Response {
  const { today } = momentOf()
  const shown = { from: today, till: daysAfter(today, YEAR) }
  const status = Object.keys(told.mistakes).length > 0 ? 422 : 200
  return deskPage(
    c,
    { title: `${tour.title}: prices`, place, status },
    <TourPricesPage {...{ tour, shown }} {...told} />,
  )
}

type Laid = { windows: PriceWindow[]; mistakes: WindowMistakes }

/** A tour's windows as the form sets them, or the slips by cell. */
function laidOver(windows: PriceWindow[], typed: WindowForm, { today }: { today: string }): Laid {
  const { from, till, does, note } = typed
  const read = does === 'remove' ? [] : cellsOf(typed)
  const mistakes: Mistakes = {
    ...dayMistakes(from, till, today),
    ...mistakesBy(read.map(({ cell, value }) => [cell, typeof value === 'string', String(value)])),
    ...judgeTexts({ note: atMost('Why', DESK_LETTERS.reason) }, { note }),
  }
  if (Object.keys(mistakes).length > 0) return { windows, mistakes }
  if (does === 'remove') return { windows: withoutDays(windows, { from, till }), mistakes }
  const [standard, standardCut, deluxe, deluxeCut, superDeluxe, superDeluxeCut] = read.map(({ value }) => value)
  const piece = {
    ...{ from, till },
    standard: { current: standard, cut: standardCut },
    deluxe: { current: deluxe, cut: deluxeCut },
    superDeluxe: { current: superDeluxe, cut: superDeluxeCut },
  } as PriceWindow
  const laid = carve(windows, piece)
  const faults = windowFaults(laid).map(({ message }) => message)
  return { windows: laid, mistakes: faults.length > 0 ? { form: faults.join('. ') } : {} }
}

/** Each cell with its price, or with its slip. */
function cellsOf({ prices }: WindowForm): { cell: string; value: number | string }[] {
  const cells = TIERS.flatMap(({ key }) => [
    { cell: key, name: tierName(key) },
    { cell: `${key}-cut`, name: `${tierName(key)}, struck` },
  ])
  return cells.map(({ cell, name }) => {
    const read = readSheetRupees(prices[cell] ?? '')
    return { cell, value: typeof read === 'string' ? `${name}: ${read}` : read }
  })
}
