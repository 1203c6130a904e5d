import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { type CountedFigure, isCountedBy, isCountedWhat, listCounted } from '#data/cases/list-counted.ts'
import { readReport } from '#data/cases/read-report.ts'
import { readViews } from '#data/visit/read-views.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { momentOf } from '#desk/frame/moment.ts'
import { noSuch } from '#desk/frame/take-form.tsx'
import { readTourNames } from '#desk/frame/tour-names.ts'
import { GROUPINGS, type Grouping } from '#domain/cases/report.ts'
import { daysAfter, isCalendarDay } from '#values/dates.ts'
import { CountedPage } from './counted-page.tsx'
import { casesPath } from './figure-link.tsx'
import { figureName } from './outcome-lines.ts'
import { PERIODS, ReportsPage } from './page.tsx'
import { type ReportTables, reportCsv, reportTables } from './report-tables.ts'

export const reportRoutes = new Hono<DeskEnv>()
  .get(deskMap.reports.path, async (c) => {
    const days = daysOf(c)
    const { tables, isCut } = await tablesOf(c, days)
    const page = <ReportsPage {...{ tables, isCut, days }} by={groupingOf(c)} />
    return deskPage(c, { title: 'Reports', place: deskMap.reports.path }, page)
  })
  .get(deskMap.counted.path, async (c) => {
    const [days, figure, page] = [daysOf(c), figureOf(c), pageOf(c)]
    if (!figure) return noSuch(c, 'figure')
    const moment = momentOf()
    const asked = { ...period(moment.today, days), ...figure, page }
    const [counted, tours] = await Promise.all([listCounted(c.env.ENQUIRIES, asked), readTourNames(c.env.CATALOGUE)])
    const name = figureName(figure, tours)
    const [back, older] = [`days=${days}&by=${figure.by}`, `${casesPath(figure, days)}&page=${page + 1}`]
    const shown = <CountedPage {...{ ...counted, name, days, back, page, older, moment, tours }} />
    return deskPage(c, { title: name, place: deskMap.reports.path }, shown)
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

/** The chosen dimension by which outcomes are counted; an unknown one is the first. */
function groupingOf(c: Context<DeskEnv>): Grouping {
  return GROUPINGS.find((by) => by === c.req.query('by')) ?? GROUPINGS[0]
}

/** Which figure is asked for; undefined: there is none such. */
function figureOf(c: Context<DeskEnv>): CountedFigure | undefined {
  const { by = GROUPINGS[0], of, what = '', reason = '' } = c.req.query()
  const isNamed = by === 'month' ? isCalendarDay(`${of}-01`) : by !== 'day' || isCalendarDay(of ?? '')
  return isCountedBy(by) && isCountedWhat(what) && isNamed ? { by, of, what, reason } : undefined
}

/** More than all pages of a report is none. */
const MOST_PAGES = 999

function pageOf(c: Context<DeskEnv>): number {
  const page = Number(c.req.query('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1
}

/** So many days, the last of which is today. */
function period(today: string, days: number): { from: string; to: string } {
  return { from: daysAfter(today, 1 - days), to: today }
}

async function tablesOf(c: Context<DeskEnv>, days: number): Promise<{ tables: ReportTables; isCut: boolean }> {
  const asked = period(momentOf().today, days)
  const [report, views, tours] = await Promise.all([
    readReport(c.env.ENQUIRIES, asked),
    readViews(c.env, asked),
    readTourNames(c.env.CATALOGUE),
  ])
  return { tables: reportTables(report, views, tours), isCut: report.isCut }
}
