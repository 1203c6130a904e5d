import type { CaseInList } from '#data/cases/case-rows.ts'
import type { Journeys } from '#data/cases/list-journeys.ts'
import { shownName, tripWords } from '#desk/frame/case-in-words.tsx'
import { casePath, deskMap, inboxSectionPath } from '#desk/frame/desk-map.ts'
import type { Tours } from '#desk/frame/tour-names.ts'
import { Back } from '#desk/frame/way.tsx'
import { journeyDays, journeyNow, WEEKS } from '#domain/cases/journey.ts'
import { shortName } from '#domain/staff/staff.ts'
import { daysAfter, readableDate } from '#values/dates.ts'

/** `weeks`: their Mondays, ISO. */
type TravelProps = { journeys: Journeys; tours: Tours; weeks: string[]; today: string }

/** The journeys of the next weeks with their gaps; a journey in two weeks is listed in both. */
export function TravelPage({ journeys: { rows, more }, tours, weeks, today }: TravelProps) {
  return (
    <div className="stack">
      <Back to={deskMap.inbox.path} words="‹ Inbox" />
      <div className="heading">
        <h1>Who travels when</h1>
        <p className="dim">
          The next {WEEKS} weeks, by the days of won cases.{' '}
          <a href={inboxSectionPath('travelling')}>Travelling about now</a>
        </p>
      </div>
      {more && <p className="say">There are more: only the first {rows.length} are shown.</p>}
      {weeks.map((monday) => (
        <Week key={monday} monday={monday} rows={rows.filter((row) => isIn(row, monday))} tours={tours} today={today} />
      ))}
    </div>
  )
}

function isIn({ travelFrom, travelTill }: CaseInList, monday: string): boolean {
  return travelFrom <= daysAfter(monday, 6) && (travelTill || travelFrom) >= monday
}

type WeekProps = { monday: string; rows: CaseInList[]; tours: Tours; today: string }

function Week({ monday, rows, tours, today }: WeekProps) {
  return (
    <section className="part" data-week={monday}>
      <h2 id={`w-${monday}`}>
        {readableDate(monday)} to {readableDate(daysAfter(monday, 6))} {rows.length > 0 && <span>{rows.length}</span>}
      </h2>
      {rows.length === 0 ? (
        <p className="dim">Nobody travels.</p>
      ) : (
        <ul className="travel" aria-labelledby={`w-${monday}`}>
          {rows.map((row) => (
            <Traveller key={row.id} row={row} monday={monday} tours={tours} today={today} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Traveller({ row, monday, tours, today }: Omit<WeekProps, 'rows'> & { row: CaseInList }) {
  const now = journeyNow(row, today)
  const people = row.travellers === null ? 'how many is not noted' : `${row.travellers} travel`
  return (
    <li data-journey={row.id}>
      <p className="cases-who">
        <a href={casePath(row.id)} dir="auto">
          {shownName(row)}
        </a>
        {now && <span className="tag"> {now}</span>}
      </p>
      <DaysOfWeek row={row} monday={monday} />
      <p className="cases-trip" dir="auto">
        {[journeyDays(row), people, tripWords({ ...row, travelDate: '', passengers: '' }, tours)].join(' · ')}
        {row.owner && ` · with ${shortName(row.owner)}`}
      </p>
      {row.missing && (
        <p className="travel-missing" dir="auto">
          <b>Missing:</b> {row.missing}
        </p>
      )}
    </li>
  )
}

/** Seven boxes, Monday to Sunday, filled on travel days; the text beside it has the same data. */
function DaysOfWeek({ row, monday }: { row: CaseInList; monday: string }) {
  const days = Array.from({ length: 7 }, (_, at) => daysAfter(monday, at))
  return (
    <svg className="travel-days" viewBox="0 0 70 10" aria-hidden="true">
      {days.map((day, at) => (
        <rect
          key={day}
          className={day >= row.travelFrom && day <= (row.travelTill || row.travelFrom) ? 'on' : undefined}
          x={at * 10 + 0.5}
          y="0.5"
          width="9"
          height="9"
          rx="1.5"
        />
      ))}
    </svg>
  )
}
