import { Hono } from 'hono/tiny'
import { listPricedTours } from '#data/prices/apply-prices.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { cleanText, needed, singleLine, whyMistakes } from '#desk/frame/form-shapes.ts'
import { judgeAddress, namedWord, word } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { takeForm } from '#desk/frame/take-form.tsx'
import { dayMistakes } from '#domain/prices/day-slips.ts'
import { proposalOf } from '#domain/prices/proposal.ts'
import { seasonRow, seasonWindows, typedRow } from '#domain/prices/season.ts'
import { readableDate } from '#values/dates.ts'
import { showProposal } from './proposal-route.tsx'
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
        const why = whyMistakes(note)
        const slips: string[] = Object.values({ ...dayMistakes(from, till, today), ...why })
        const laid = rows.map((row) => ({ tour: row.tour, ...seasonWindows(row, { from, till }) }))
        if (slips.length === 0) slips.push(...laid.flatMap((each) => each.slips))
        if (slips.length > 0) {
          const shown = { from, till, rise: '0', rows, slips, note }
          return deskPage(c, { title, place, status: 422 }, <SeasonPage {...shown} />)
        }
        return showProposal(c, {
          ...{ title: 'Before and after', back: deskMap.season.path, assumed: [] },
          proposal: laid.flatMap(({ tour, windows }) => proposalOf(tour, windows)),
          note: note || `Season ${readableDate(from)} to ${readableDate(till)}`,
        })
      },
      LIMIT,
    ),
  )
