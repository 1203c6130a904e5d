import { deskMap } from '#desk/frame/desk-map.ts'
import { type Grouping, MOST_CASES } from '#domain/cases/report.ts'
import { readableDate } from '#values/dates.ts'
import { groupDigits } from '#values/money.ts'
import { FigureLink } from './figure-link.tsx'
import { Outcomes } from './outcomes.tsx'
import type { ReportTable, ReportTables, Step } from './report-tables.ts'

export const PERIODS = [30, 90, 365] as const

type ReportsProps = { tables: ReportTables; isCut: boolean; days: number; by: Grouping }

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
      {isCut && <p className="say">There are more: only the newest {groupDigits(MOST_CASES)} are counted.</p>}
      <dl className="figures">
        {tables.figures.map(({ name, value, words, cases }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <FigureLink value={Number(value)} words={words} cases={cases} days={days} />
            </dd>
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
            table={{ ...tables.days, rows: tables.days.rows.map((row) => ({ ...row, of: readableDate(row.of) })) }}
            days={days}
          />
        </details>
      </section>
      <Steps steps={tables.steps} days={days} />
      <div className="case">
        <Part table={tables.pages} id="h-pages" days={days} />
        <Part table={tables.lost} id="h-lost" days={days} />
      </div>
    </>
  )
}

function Steps({ steps, days }: { steps: Step[]; days: number }) {
  const rows = steps.map(({ name, value, days: counted, ...step }) => ({
    ...step,
    of: name,
    number: Number(value),
    counted,
  }))
  return (
    <section className="box gap" aria-labelledby="h-steps">
      <h2 id="h-steps">From views to won</h2>
      <Numbers table={{ columns: ['Of', 'How many', 'Days'], rows }} days={days} isOfSteps />
      <p className="hint">
        Views are kept for 90 days. What a browser fetched ahead and programs that say that they are one do not count.
      </p>
    </section>
  )
}

type TableProps = { table: Pick<ReportTable, 'columns' | 'rows'>; days: number; isOfSteps?: true }

function Part({ table, id, days }: { table: ReportTable; id: string; days: number }) {
  return (
    <section className="box" aria-labelledby={id}>
      <h2 id={id}>{table.title}</h2>
      <Numbers table={table} days={days} />
    </section>
  )
}

/** The chart's height in its own units; a bar is ten units wide. */
const TALL = 100

/** One bar for each day. The table below has the same data. */
function Bars({ days }: { days: ReportTable['rows'] }) {
  const most = Math.max(1, ...days.map(({ number }) => number))
  const total = days.reduce((sum, { number }) => sum + number, 0)
  return (
    <svg
      className="bars"
      viewBox={`0 0 ${days.length * 10} ${TALL}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${total} enquiries in ${days.length} days, ${most} at most on one`}
    >
      {days.map(({ of, number }, at) => {
        const height = (number / most) * TALL
        return <rect key={of} x={at * 10 + 1} y={TALL - height} width={8} height={height} />
      })}
    </svg>
  )
}

function BarWords({ days }: { days: ReportTable['rows'] }) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const most = days.reduce((one, other) => (other.number > one.number ? other : one), first)
  return (
    <p className="bar-words">
      <span>{readableDate(first.of)}</span>
      <span>
        Most: {most.number} on {readableDate(most.of)}
      </span>
      <span>{readableDate(last.of)}</span>
    </p>
  )
}

function Numbers({ table: { columns, rows }, days, isOfSteps }: TableProps) {
  if (rows.length === 0) return <p className="dim">Nothing yet.</p>
  return (
    <table className="plain" data-steps={isOfSteps}>
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
        {rows.map(({ of, number, words, cases, counted }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have one name, and rows do not move
          <tr key={row}>
            <th scope="row" dir="auto">
              {of}
            </th>
            <td>
              <FigureLink value={number} words={words ?? String(number)} cases={cases} days={days} />
            </td>
            {counted !== undefined && <td>{counted}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
