import { Hono } from 'hono/tiny'
import { listPricedTours } from '#data/prices/apply-prices.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { DESK_LETTERS } from '#desk/frame/desk-letters.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { atMost, cleanText, judgeTexts, needed, singleLine } from '#desk/frame/form-shapes.ts'
import { judgeAddress, namedWord, word } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment.ts'
import { takeForm } from '#desk/frame/take-form.tsx'
import { dayMistakes } from '#domain/prices/day-slips.ts'
import type { DayRange } from '#domain/prices/gaps.ts'
import { type CellChange, changesBetween } from '#domain/prices/price-cells.ts'
import { windowFaults } from '#domain/prices/price-window.ts'
import { type SeasonRow, seasonRow, seasonWindows, typedRow } from '#domain/prices/season.ts'
import { readableDate } from '#values/dates.ts'
import { PriceDifferencePage } from './difference-page.tsx'
import { SeasonPage } from './season-page.tsx'

/** The most that the table may weigh, in bytes. */
const LIMIT = 2 * 1024 * 1024
const place = deskMap.prices.path
const title = 'A season for all tours'

export const seasonRoutes = new Hono<DeskEnv>()
  .get(deskMap.season.path, judgeAddress({ from: word, till: word, rise: namedWord }), async (c) => {
    const { from, till, rise = '0' } = c.req.valid('query')
    const slips: string[] = from === '' && till === '' ? [] : Object.values(dayMistakes(from, till, momentOf().today))
    const percent = Number(rise.replace('%', '').trim())
    if (!Number.isFinite(percent) || Math.abs(percent) > 100) slips.push('Plus %: write a number from −100 to 100')
    const isFilled = from !== '' && slips.length === 0
    const tours = isFilled ? await listPricedTours(c.env.CATALOGUE) : []
    const rows = tours.map((tour) => seasonRow(tour, { from, till }, percent))
    const shown = { from, till, rise, rows, slips, note: '' }
    return deskPage(c, { title, place, status: slips.length > 0 ? 422 : 200 }, <SeasonPage {...shown} />)
  })
  .post(
    deskMap.season.path,
    takeForm(
      { from: needed, till: needed, note: singleLine },
      async (c, { typed: { from, till, note }, form, today }) => {
        const tours = await listPricedTours(c.env.CATALOGUE)
        const rows = tours.map((tour) => typedRow(tour, (cell) => cleanText(form.get(`${tour.id} ${cell}`))))
        const why = judgeTexts({ note: atMost('Why', DESK_LETTERS.reason) }, { note })
        const slips: string[] = Object.values({ ...dayMistakes(from, till, today), ...why })
        const laid = rows.map((row) => ({ row, ...lay(row, { from, till }) }))
        if (slips.length === 0) slips.push(...laid.flatMap((each) => each.slips))
        const proposal = laid.flatMap(({ row, changes }) =>
          changes.length > 0 ? [{ tour: row.tour.id, changes }] : [],
        )
        if (slips.length > 0) {
          const shown = { from, till, rise: '0', rows, slips, note }
          return deskPage(c, { title, place, status: 422 }, <SeasonPage {...shown} />)
        }
        return deskPage(
          c,
          { title: 'Before and after', place },
          <PriceDifferencePage
            title="Before and after"
            proposal={proposal}
            titles={new Map(tours.map((tour) => [tour.id, tour.title]))}
            id={crypto.randomUUID()}
            note={note || `Season ${readableDate(from)} to ${readableDate(till)}`}
            back={deskMap.season.path}
          />,
        )
      },
      LIMIT,
    ),
  )

/** The change that a row would make to its tour, and the row's slips. */
function lay(row: SeasonRow, days: DayRange): { changes: CellChange[]; slips: string[] } {
  const laid = seasonWindows(row, days)
  if ('slips' in laid) return { changes: [], slips: laid.slips }
  const faults = windowFaults(laid.windows)
  const slips = faults.map(({ message }) => `${row.tour.title}: ${message}`)
  return { changes: changesBetween(row.tour.windows, laid.windows), slips }
}
