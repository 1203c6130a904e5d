import type { Counted } from '#data/cases/list-counted.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import type { Tours } from '#desk/frame/tour-names.ts'
import { CaseList } from '#desk/inbox/case-list.tsx'
import type { Moment } from '#domain/cases/sections.ts'

/** `name`: what the figure counts, in words; `back`: the report that it stands in. */
type CountedProps = Counted & { name: string; days: number; back: string; moment: Moment; tours: Tours }

/** The cases behind one figure of a report. */
export function CountedPage({ rows, count, name, days, back, moment, tours }: CountedProps) {
  return (
    <>
      <a className="back" href={`${deskMap.reports.path}?${back}`}>
        ‹ Reports
      </a>
      <div className="heading">
        <h1 id="h-counted" dir="auto">
          {name} <span data-count="counted">{count}</span>
        </h1>
        <p className="dim">Of the enquiries of the last {days} days, the newest first.</p>
      </div>
      {rows.length < count && (
        <p className="say">
          {rows.length} of {count} are listed: the newest, and none of those that were erased.
        </p>
      )}
      {rows.length > 0 && <CaseList rows={rows} moment={moment} tours={tours} labelledBy="h-counted" />}
    </>
  )
}
