import { Hono } from 'hono/tiny'
import { listPricedTours } from '#data/prices/apply-prices.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { csvHeaders } from '#desk/frame/desk-headers.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { file } from '#desk/frame/form-shapes.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { takeForm } from '#desk/frame/take-form.tsx'
import { planSheet } from '#domain/prices/plan-sheet.ts'
import { proposalFault } from '#domain/prices/proposal.ts'
import { readSheet, type SheetSlip } from '#domain/prices/read-sheet.ts'
import { SHEET_LIMITS } from '#domain/prices/sheet-text.ts'
import { priceSheet } from '#domain/prices/write-sheet.ts'
import { showProposal } from './proposal-route.tsx'
import { PriceSheetPage } from './sheet-page.tsx'

/** The form is slightly larger than its file, in bytes. */
const LIMIT = SHEET_LIMITS.bytes + 64 * 1024
const place = deskMap.prices.path

export const priceSheetRoutes = new Hono<DeskEnv>()
  .get(deskMap.sheetFile.path, async (c) => {
    const tours = await listPricedTours(c.env.CATALOGUE)
    return c.body(priceSheet(tours), 200, csvHeaders(`prices-${momentOf().today}.csv`))
  })
  .get(deskMap.sheet.path, (c) => deskPage(c, { title: 'Prices by CSV', place }, <PriceSheetPage slips={[]} />))
  .post(
    deskMap.sheet.path,
    takeForm(
      { file },
      async (c, { typed: { file } }) => {
        const refuse = (slips: SheetSlip[]) =>
          deskPage(c, { title: 'This file was not taken', place, status: 422 }, <PriceSheetPage slips={slips} />)
        if (!file) return refuse([{ text: 'Choose a file first.' }])
        const tours = await listPricedTours(c.env.CATALOGUE)
        const ids = tours.map(({ id }) => id)
        const read = readSheet(new Uint8Array(await file.arrayBuffer()), ids)
        if ('slips' in read) return refuse(read.slips)
        const planned = planSheet(read.rows, tours)
        if ('slips' in planned) return refuse(planned.slips)
        const proposal = planned.plans.map(({ tour, changes }) => ({ tour: tour.id, changes }))
        const fault = proposal.length > 0 ? proposalFault(proposal) : undefined
        if (fault) return refuse([{ text: fault }])
        const assumed = planned.plans.flatMap((plan) => (plan.assumed ? [plan.tour.id] : []))
        const shown = { title: 'What the file changes', note: 'Prices by CSV', back: deskMap.sheet.path }
        return showProposal(c, { ...shown, proposal, assumed })
      },
      LIMIT,
    ),
  )
