import type { ReactNode } from 'react'
import { deskMap } from '#desk/desk-map.ts'
import { type Tours, tourName } from '#desk/tours.ts'
import type { Report } from '#domain/cases/report.ts'
import { duration } from '#domain/cases/sections.ts'
import { isLostReason, LOST_REASONS } from '#domain/cases/stages.ts'
import { readableDate } from '#domain/dates.ts'
import { oneLine } from '#domain/plain-text.ts'

/** Over how many days a report goes. */
export const PERIODS = [30, 90, 365] as const

type ReportsProps = { report: Report; tours: Tours; days: number }

/** How many asked, how soon they were answered, what became of it. */
export function ReportsPage({ report, tours, days }: ReportsProps) {
  const asked = report.days.reduce((sum, [, count]) => sum + count, 0)
  const lost = report.lost.reduce((sum, [, count]) => sum + count, 0)
  return (
    <>
      <div className="bar">
        <h1>Reports</h1>
        <nav className="picks" aria-label="Over how many days">
          {PERIODS.map((period) => (
            <a
              key={period}
              className="chip"
              href={`?days=${period}`}
              aria-current={period === days ? 'true' : undefined}
            >
              {period} days
            </a>
          ))}
          <a className="chip" href={`${deskMap.reportsFile.path}?days=${days}`}>
            As a CSV file
          </a>
        </nav>
      </div>
      <dl className="figures">
        <Figure name="Enquiries" value={String(asked)} />
        <Figure
          name="Half were answered within"
          value={report.firstAnswer ? duration(report.firstAnswer.median) : 'not known'}
        />
        <Figure
          name="90 % were answered within"
          value={report.firstAnswer ? duration(report.firstAnswer.ninety) : 'not known'}
        />
        <Figure name="Won" value={String(report.won)} />
        <Figure name="Lost" value={String(lost)} />
      </dl>
      <section className="box" aria-labelledby="h-days">
        <h2 id="h-days">Enquiries by day</h2>
        <Bars days={report.days} />
        <details>
          <summary>The same as a table</summary>
          <Table head={['Day', 'Enquiries']} rows={report.days.map(([day, count]) => [readableDate(day), count])} />
        </details>
      </section>
      <div className="case">
        <section className="box" aria-labelledby="h-tours">
          <h2 id="h-tours">By tour</h2>
          <Table
            head={['Tour', 'Asked', 'Won', 'Lost']}
            rows={report.tours.map(({ tour, enquiries, won, lost }) => [
              tourName(tours, tour) || 'No tour named',
              enquiries,
              won,
              lost,
            ])}
          />
        </section>
        <div>
          <section className="box" aria-labelledby="h-pages">
            <h2 id="h-pages">By page</h2>
            <Table
              head={['Page', 'Asked']}
              rows={report.pages.map(([page, count]) => [oneLine(page, 80) || 'No page', count])}
            />
          </section>
          <section className="box" aria-labelledby="h-lost">
            <h2 id="h-lost">Why lost</h2>
            <Table
              head={['Reason', 'Cases']}
              rows={report.lost.map(([reason, count]) => [isLostReason(reason) ? LOST_REASONS[reason] : reason, count])}
            />
          </section>
        </div>
      </div>
    </>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The chart's height in its own units; a bar is ten wide and stands on one hundred. */
const TALL = 100

/** One bar a day. The table below says the same to whoever does not see it. */
function Bars({ days }: { days: Report['days'] }) {
  const most = Math.max(1, ...days.map(([, count]) => count))
  const total = days.reduce((sum, [, count]) => sum + count, 0)
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${days.length * 10} ${TALL}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${total} enquiries in ${days.length} days, ${most} at most on one`}
    >
      {days.map(([day, count], at) => {
        const height = (count / most) * TALL
        return <rect key={day} x={at * 10 + 1} y={TALL - height} width={8} height={height} />
      })}
    </svg>
  )
}

function Table({ head, rows }: { head: string[]; rows: ReactNode[][] }) {
  if (rows.length === 0) return <p className="dim">Nothing yet.</p>
  return (
    <table className="plain">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={String(name)}>
            <th scope="row" dir="auto">
              {name}
            </th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table do not move
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
