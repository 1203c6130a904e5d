import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { readReport } from '#data/cases/read-report.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { momentOf } from '#desk/frame/moment.ts'
import { readTours } from '#desk/frame/tour-names.ts'
import { daysAfter } from '#values/dates.ts'
import { PERIODS, ReportsPage } from './page.tsx'
import { type ReportTables, reportCsv, reportTables } from './report-tables.ts'

export const reports = new Hono<DeskEnv>()
  .get(deskMap.reports.path, async (c) => {
    const days = daysOf(c)
    const { tables, isCut } = await tablesOf(c, days)
    const page = <ReportsPage {...{ tables, isCut, days }} />
    return deskPage(c, { title: 'Reports', place: deskMap.reports.path }, page)
  })
  .get(deskMap.reportsFile.path, async (c) => {
    const { tables } = await tablesOf(c, daysOf(c))
    return c.body(reportCsv(tables), 200, {
      'content-type': 'text/csv; charset=UTF-8',
      'content-disposition': 'attachment; filename="report.csv"',
    })
  })

/** How many days back, out of those that are offered. */
function daysOf(c: Context<DeskEnv>): number {
  return PERIODS.find((days) => String(days) === c.req.query('days')) ?? PERIODS[0]
}

async function tablesOf(c: Context<DeskEnv>, days: number): Promise<{ tables: ReportTables; isCut: boolean }> {
  const { today } = momentOf()
  const from = daysAfter(today, 1 - days)
  const [report, tours] = await Promise.all([
    readReport(c.env.ENQUIRIES, { from, to: today }),
    readTours(c.env.CATALOGUE),
  ])
  return { tables: reportTables(report, tours), isCut: report.isCut }
}
