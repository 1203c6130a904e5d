import { type Context, Hono } from 'hono'
import { readReport } from '#data/cases/report.ts'
import type { DeskEnv } from '#desk/desk-env.ts'
import { deskMap } from '#desk/desk-map.ts'
import { deskPage } from '#desk/desk-page.tsx'
import { momentOf } from '#desk/moment.ts'
import { PERIODS, ReportsPage } from '#desk/pages/reports.tsx'
import { readTours, type Tours, tourName } from '#desk/tours.ts'
import type { Report } from '#domain/cases/report.ts'
import { isLostReason, LOST_REASONS } from '#domain/cases/stages.ts'
import { type Cell, toCsv } from '#domain/enquiries/csv.ts'

const DAY = 24 * 60 * 60_000

export const reports = new Hono<DeskEnv>()
  .get(deskMap.reports.path, async (c) => {
    const days = daysOf(c)
    const [report, tours] = await Promise.all([reportOf(c, days), readTours(c.env.CATALOGUE)])
    const page = <ReportsPage report={report} tours={tours} days={days} />
    return deskPage(c, { title: 'Reports', place: deskMap.reports.path }, page)
  })
  .get(deskMap.reportsFile.path, async (c) => {
    const [report, tours] = await Promise.all([reportOf(c, daysOf(c)), readTours(c.env.CATALOGUE)])
    return c.body(reportCsv(report, tours), 200, {
      'content-type': 'text/csv; charset=UTF-8',
      'content-disposition': 'attachment; filename="report.csv"',
    })
  })

/** How many days back, out of those that are offered. */
function daysOf(c: Context<DeskEnv>): number {
  return PERIODS.find((days) => String(days) === c.req.query('days')) ?? PERIODS[0]
}

function reportOf(c: Context<DeskEnv>, days: number): Promise<Report> {
  const { today } = momentOf()
  const from = new Date(Date.parse(today) - (days - 1) * DAY).toISOString().slice(0, 10)
  return readReport(c.env.ENQUIRIES, { from, to: today })
}

/** One table for a spreadsheet: what is counted, of what, how many. */
function reportCsv(report: Report, tours: Tours): string {
  const rows: Cell[][] = [
    ...report.days.map(([day, count]): Cell[] => ['enquiries by day', { date: day }, count]),
    ...report.tours.flatMap(({ tour, enquiries, won, lost }): Cell[][] => {
      const name = tourName(tours, tour) || 'no tour'
      return [
        ['enquiries by tour', name, enquiries],
        ['won by tour', name, won],
        ['lost by tour', name, lost],
      ]
    }),
    ...report.pages.map(([page, count]): Cell[] => ['enquiries by page', page || 'no page', count]),
    ...report.lost.map(([reason, count]): Cell[] => [
      'lost by reason',
      isLostReason(reason) ? LOST_REASONS[reason] : reason,
      count,
    ]),
    ['won', '', report.won],
    ...answerRows(report),
  ]
  return toCsv(['what', 'of', 'number'], rows)
}

function answerRows({ firstAnswer }: Report): Cell[][] {
  if (!firstAnswer) return []
  const minutes = (ms: number) => Math.round(ms / 60_000)
  return [
    ['minutes to the first answer', 'half of all within', minutes(firstAnswer.median)],
    ['minutes to the first answer', '90 % within', minutes(firstAnswer.ninety)],
    ['enquiries without an answer', '', firstAnswer.waiting],
  ]
}
