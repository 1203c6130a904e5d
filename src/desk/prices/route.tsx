import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listChanges } from '#data/catalogue/changes.ts'
import { listPricedTours, type StoredTour } from '#data/prices/apply-prices.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { readForm, textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { DeskNotice } from '#desk/frame/desk-notice.tsx'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { TIERS } from '#domain/catalogue/tiers.ts'
import { carve, withoutDays } from '#domain/prices/carve.ts'
import { daySlips } from '#domain/prices/day-slips.ts'
import { changesBetween } from '#domain/prices/price-cells.ts'
import { type PriceWindow, windowFaults } from '#domain/prices/price-window.ts'
import { readSheetRupees } from '#domain/prices/sheet-cells.ts'
import { dayInIndia, daysAfter, isCalendarDay } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import { PriceDifferencePage } from './difference-page.tsx'
import { PricesPage } from './page.tsx'
import { filledFrom, TourPricesPage, type WindowForm } from './tour-page.tsx'

const place = deskMap.prices.path
/** A strip shows a year. */
const YEAR = 364

export const prices = new Hono<DeskEnv>()
  .get(deskMap.prices.path, async (c) => {
    const database = c.env.CATALOGUE
    const [tours, changes] = await Promise.all([listPricedTours(database), listChanges(database, 10)])
    const today = dayInIndia(new Date())
    return deskPage(c, { title: 'Prices', place }, <PricesPage tours={tours} changes={changes} today={today} />)
  })
  .get(deskMap.tourPrices.path, async (c) => {
    const tour = await findTour(c)
    if (!tour) return noSuchTour(c)
    const { from = '', till = '' } = c.req.query()
    return showTour(c, tour, { form: filledFrom(tour.windows, { from: dayOr(from), till: dayOr(till) }), slips: [] })
  })
  .post(deskMap.tourPrices.path, async (c) => {
    const [form, tour] = await Promise.all([readForm(c.req.raw), findTour(c)])
    if (!tour) return noSuchTour(c)
    if (!form)
      return deskPage(
        c,
        { title: 'Not whole', place, status: 400 },
        <DeskNotice sentence="This form did not arrive whole" />,
      )
    const typed = typedWindow(form)
    const givesBack = typed.does === 'give-back' && tour.files
    const { windows, slips } = givesBack ? { windows: givesBack, slips: [] } : laidOver(tour.windows, typed)
    if (slips.length > 0) return showTour(c, tour, { form: typed, slips })
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
  })

async function findTour(c: Context<DeskEnv>): Promise<StoredTour | undefined> {
  const id = c.req.param('tour')
  return (await listPricedTours(c.env.CATALOGUE)).find((tour) => tour.id === id)
}

function showTour(c: Context<DeskEnv>, tour: StoredTour, told: { form: WindowForm; slips: string[] }): Response {
  const today = dayInIndia(new Date())
  const shown = { from: today, till: daysAfter(today, YEAR) }
  const status = told.slips.length > 0 ? 422 : 200
  return deskPage(
    c,
    { title: `${tour.title}: prices`, place, status },
    <TourPricesPage {...{ tour, shown }} {...told} />,
  )
}

function noSuchTour(c: Context<DeskEnv>): Response {
  return deskPage(c, { title: 'No such tour', place, status: 404 }, <DeskNotice sentence="There is no such tour" />)
}

function dayOr(text: string): string {
  return isCalendarDay(text) ? text : ''
}

function typedWindow(form: FormData): WindowForm {
  const cells = TIERS.flatMap(({ key }) => [key, `${key}-cut`]).map((name) => [name, textOf(form, name).slice(0, 40)])
  return {
    does: textOf(form, 'does'),
    from: textOf(form, 'from').trim(),
    till: textOf(form, 'till').trim(),
    note: oneLine(textOf(form, 'note'), 120),
    prices: Object.fromEntries(cells),
  }
}

/** A tour's windows after the form; slips name the cell that is not right. */
function laidOver(windows: PriceWindow[], typed: WindowForm): { windows: PriceWindow[]; slips: string[] } {
  const { from, till, does } = typed
  const slips = daySlips(from, till, dayInIndia(new Date()))
  if (does === 'remove') return { windows: slips.length > 0 ? windows : withoutDays(windows, { from, till }), slips }
  const cells = TIERS.flatMap(({ key, name }) => [
    readCell(typed, key, name),
    readCell(typed, `${key}-cut`, `${name}, struck`),
  ])
  slips.push(...cells.flatMap((cell) => (typeof cell === 'string' ? [cell] : [])))
  if (slips.length > 0) return { windows, slips }
  const [standard, standardCut, deluxe, deluxeCut, superDeluxe, superDeluxeCut] = cells as number[]
  const piece = {
    ...{ from, till },
    standard: { current: standard, cut: standardCut },
    deluxe: { current: deluxe, cut: deluxeCut },
    superDeluxe: { current: superDeluxe, cut: superDeluxeCut },
  } as PriceWindow
  const laid = carve(windows, piece)
  const faults = windowFaults(laid)
  return { windows: laid, slips: faults.map(({ message }) => message) }
}

function readCell({ prices }: WindowForm, cell: string, name: string): number | string {
  const read = readSheetRupees(prices[cell] ?? '')
  return typeof read === 'string' ? `${name.replace(' Package', '')}: ${read}` : read
}
