import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { isCountedWhat, listCounted } from '#data/cases/list-counted.ts'
import { readReport } from '#data/cases/read-report.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { momentOf } from '#desk/frame/moment.ts'
import { noSuch } from '#desk/frame/take-form.tsx'
import { readTours } from '#desk/frame/tour-names.ts'
import { GROUPINGS, type Grouping } from '#domain/cases/report.ts'
import { daysAfter } from '#values/dates.ts'
import { CountedPage } from './counted-page.tsx'
import { COLUMNS, nameOf } from './outcome-lines.ts'
import { PERIODS, ReportsPage } from './page.tsx'
import { type ReportTables, reportCsv, reportTables } from './report-tables.ts'

export const reports = new Hono<DeskEnv>()
  .get(deskMap.reports.path, async (c) => {
    const days = daysOf(c)
    const { tables, isCut } = await tablesOf(c, days)
    const page = <ReportsPage {...{ tables, isCut, days }} by={groupingOf(c)} />
    return deskPage(c, { title: 'Reports', place: deskMap.reports.path }, page)
  })
  .get(deskMap.counted.path, async (c) => {
    const [days, by, of, what] = [daysOf(c), groupingOf(c), c.req.query('of') ?? '', c.req.query('what') ?? '']
    if (!isCountedWhat(what) || (by === 'month' && !/^\d{4}-(0[1-9]|1[0-2])$/.test(of))) return noSuch(c, 'figure')
    const moment = momentOf()
    const asked = { ...period(moment.today, days), by, of, what }
    const [counted, tours] = await Promise.all([listCounted(c.env.ENQUIRIES, asked), readTours(c.env.CATALOGUE)])
    const name = `${COLUMNS.find(({ key }) => key === what)?.column}: ${nameOf(by, of, tours)}`
    const page = <CountedPage {...{ ...counted, name, days, moment, tours }} back={`days=${days}&by=${by}`} />
    return deskPage(c, { title: name, place: deskMap.reports.path }, page)
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

/** By what the outcomes are counted, out of what is offered. */
function groupingOf(c: Context<DeskEnv>): Grouping {
  return GROUPINGS.find((by) => by === c.req.query('by')) ?? GROUPINGS[0]
}

/** So many days, the last of which is today. */
function period(today: string, days: number): { from: string; to: string } {
  return { from: daysAfter(today, 1 - days), to: today }
}

async function tablesOf(c: Context<DeskEnv>, days: number): Promise<{ tables: ReportTables; isCut: boolean }> {
  const { today } = momentOf()
  const [report, tours] = await Promise.all([
    readReport(c.env.ENQUIRIES, period(today, days)),
    readTours(c.env.CATALOGUE),
  ])
  return { tables: reportTables(report, tours), isCut: report.isCut }
}
