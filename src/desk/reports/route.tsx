import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { type CountedFigure, isCountedBy, isCountedWhat, listCounted } from '#data/cases/list-counted.ts'
import { readReport } from '#data/cases/read-report.ts'
import { readViews } from '#data/visit/read-views.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { csvHeaders } from '#desk/frame/desk-headers.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { countWord, judgeAddress, namedWord, oneOf, type TypedWords, word } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { noSuch } from '#desk/frame/take-form.tsx'
import { readTourNames } from '#desk/frame/tour-names.ts'
import { GROUPINGS } from '#domain/cases/report.ts'
import { daysAfter, isCalendarDay, startInIndia } from '#values/dates.ts'
import { CountedPage } from './counted-page.tsx'
import { casesPath } from './figure-link.tsx'
import { figureName } from './outcome-lines.ts'
import { PERIODS, ReportsPage } from './page.tsx'
import { type ReportTables, reportCsv, reportTables } from './report-tables.ts'

const days = oneOf(PERIODS)
const FIGURE = { by: namedWord, of: namedWord, what: word, reason: word }
/** Beyond the last page of any report. */
const MOST_PAGES = 999

export const reportRoutes = new Hono<DeskEnv>()
  .get(deskMap.reports.path, judgeAddress({ days, by: oneOf(GROUPINGS) }), async (c) => {
    const { days, by } = c.req.valid('query')
    const { tables, isCut } = await tablesOf(c, days)
    const page = <ReportsPage {...{ tables, isCut, days, by }} />
    return deskPage(c, { title: 'Reports', place: deskMap.reports.path }, page)
  })
  .get(deskMap.counted.path, judgeAddress({ days, page: countWord(1, MOST_PAGES), ...FIGURE }), async (c) => {
    const { days, page, ...words } = c.req.valid('query')
    const figure = figureOf(words)
    if (!figure) return noSuch(c, 'figure')
    const moment = momentOf()
    const wanted = { ...period(moment.today, days), ...figure, page }
    const counting = listCounted(c.env.ENQUIRIES, wanted)
    const asked = counting.then(({ rows }) => rows)
    const [counted, tours] = await Promise.all([counting, readTourNames(c.env.CATALOGUE, asked)])
    const name = figureName(figure, tours)
    const [back, older] = [`days=${days}&by=${figure.by}`, `${casesPath(figure, days)}&page=${page + 1}`]
    const shown = <CountedPage {...{ ...counted, name, days, back, page, older, moment, tours }} />
    return deskPage(c, { title: name, place: deskMap.reports.path }, shown)
  })
  .get(deskMap.reportsFile.path, judgeAddress({ days }), async (c) => {
    const { tables } = await tablesOf(c, c.req.valid('query').days)
    return c.body(reportCsv(tables), 200, csvHeaders('report.csv'))
  })

/** The figure in the address; undefined: no such figure. */
function figureOf({ by = GROUPINGS[0], of, what, reason }: TypedWords<typeof FIGURE>): CountedFigure | undefined {
  const isNamed = by === 'month' ? isCalendarDay(`${of}-01`) : by !== 'day' || isCalendarDay(of ?? '')
  return isCountedBy(by) && isCountedWhat(what) && isNamed ? { by, of, what, reason } : undefined
}

function period(today: string, days: number): { from: string; to: string } {
  return { from: daysAfter(today, 1 - days), to: today }
}

async function tablesOf(c: Context<DeskEnv>, days: number): Promise<{ tables: ReportTables; isCut: boolean }> {
  const wanted = period(momentOf().today, days)
  const reading = readReport(c.env.ENQUIRIES, wanted)
  const createdAt = startInIndia(wanted.from)
  const asked = reading.then(({ outcomes }) => outcomes.tour.map(({ of: tour = '' }) => ({ tour, createdAt })))
  const [report, views, tours] = await Promise.all([
    reading,
    readViews(c.env, wanted),
    readTourNames(c.env.CATALOGUE, asked),
  ])
  return { tables: reportTables(report, views, tours), isCut: report.isCut }
}
