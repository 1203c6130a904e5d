import type { Counted } from '#data/cases/list-counted.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import type { Tours } from '#desk/frame/tour-names.ts'
import { Back, Way } from '#desk/frame/way.tsx'
import { CaseList } from '#desk/inbox/case-list.tsx'
import type { Moment } from '#domain/cases/inbox-sections.ts'
import { CASES_A_PAGE } from '#domain/cases/report.ts'

/** `name`: the figure in words. `back`: its report. `older`: the next page. */
type CountedProps = Counted & {
  name: string
  days: number
  back: string
  page: number
  older: string
  moment: Moment
  tours: Tours
}

export function CountedPage({ rows, count, name, days, back, page, older, moment, tours }: CountedProps) {
  const before = (page - 1) * CASES_A_PAGE
  const here = Math.min(CASES_A_PAGE, count - before)
  return (
    <>
      <Back to={`${deskMap.reports.path}?${back}`} words="‹ Reports" />
      <div className="heading">
        <h1 id="h-counted" dir="auto">
          {name} <span data-count="counted">{count}</span>
        </h1>
        <p className="dim">
          Of the enquiries of the last {days} days, the newest first. Cases that were joined are one.
        </p>
      </div>
      {rows.length < here && (
        <p className="say">
          {rows.length} of {here} are listed here: not those that were erased.
        </p>
      )}
      {rows.length > 0 && <CaseList rows={rows} moment={moment} tours={tours} labelledBy="h-counted" />}
      {before + CASES_A_PAGE < count && <Way rel="next" to={older} look="" words="Older ones" />}
    </>
  )
}
