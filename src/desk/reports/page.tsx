import { deskMap } from '#desk/frame/desk-map.ts'
import { type Grouping, MOST } from '#domain/cases/report.ts'
import { readableDate } from '#values/dates.ts'
import { groupDigits } from '#values/money.ts'
import { Outcomes } from './outcomes.tsx'
import type { ReportTable, ReportTables } from './report-tables.ts'

/** Over how many days a report goes. */
export const PERIODS = [30, 90, 365] as const

type ReportsProps = { tables: ReportTables; isCut: boolean; days: number; by: Grouping }

/** How many asked, how soon they were answered, what became of it. */
export function ReportsPage({ tables, isCut, days, by }: ReportsProps) {
  return (
    <>
      <div className="bar">
        <h1>Reports</h1>
        <nav className="picks" aria-label="Over how many days">
          {PERIODS.map((period) => (
            <a
              key={period}
              className="chip"
              href={`?days=${period}&by=${by}`}
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
      {isCut && <p className="say">There are more: only the newest {groupDigits(MOST)} are counted.</p>}
      <dl className="figures">
        {tables.figures.map(({ name, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Outcomes by={by} lines={tables.outcomes[by]} days={days} />
      <section className="box gap" aria-labelledby="h-days">
        <h2 id="h-days">Enquiries by day</h2>
        <Bars days={tables.days.rows} />
        <BarWords days={tables.days.rows} />
        <details>
          <summary>The same as a table</summary>
          <Numbers
            table={{ ...tables.days, rows: tables.days.rows.map(([day, ...counts]) => [readableDate(day), ...counts]) }}
          />
        </details>
      </section>
      <div className="case">
        <Part table={tables.pages} id="h-pages" />
        <Part table={tables.lost} id="h-lost" />
      </div>
    </>
  )
}

function Part({ table, id }: { table: ReportTable; id: string }) {
  return (
    <section className="box" aria-labelledby={id}>
      <h2 id={id}>{table.title}</h2>
      <Numbers table={table} />
    </section>
  )
}

/** The chart's height in its own units; a bar is ten wide and stands on one hundred. */
const TALL = 100

/** One bar a day. The table below says the same to readers who do not see it. */
function Bars({ days }: { days: ReportTable['rows'] }) {
  const most = Math.max(1, ...days.map(([, count = 0]) => count))
  const total = days.reduce((sum, [, count = 0]) => sum + count, 0)
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${days.length * 10} ${TALL}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${total} enquiries in ${days.length} days, ${most} at most on one`}
    >
      {days.map(([day, count = 0], at) => {
        const height = (count / most) * TALL
        return <rect key={day} x={at * 10 + 1} y={TALL - height} width={8} height={height} />
      })}
    </svg>
  )
}

/** From which day to which the bars go, and the highest one. */
function BarWords({ days }: { days: ReportTable['rows'] }) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const [day, most] = days.reduce((one, other) => ((other[1] ?? 0) > (one[1] ?? 0) ? other : one), first)
  return (
    <p className="bar-words">
      <span>{readableDate(first[0])}</span>
      <span>
        Most: {most} on {readableDate(day)}
      </span>
      <span>{readableDate(last[0])}</span>
    </p>
  )
}

function Numbers({ table: { columns, rows } }: { table: ReportTable }) {
  if (rows.length === 0) return <p className="dim">Nothing yet.</p>
  return (
    <table className="plain">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...numbers], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tours may have one name, and rows do not move
          <tr key={row}>
            <th scope="row" dir="auto">
              {name}
            </th>
            {numbers.map((number, at) => (
              <td key={columns[at + 1]}>{number}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
