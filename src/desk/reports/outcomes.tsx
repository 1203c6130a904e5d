import type { CountedFigure } from '#data/cases/list-counted.ts'
import { GROUPINGS, type Grouping } from '#domain/cases/report.ts'
import { FigureLink } from './figure-link.tsx'
import { COLUMNS, GROUPED, type OutcomeLine } from './outcome-lines.ts'

type OutcomesProps = { by: Grouping; lines: OutcomeLine[]; days: number }

/** The outcomes by one grouping: a chart, and a table whose figures link to their cases. */
export function Outcomes({ by, lines, days }: OutcomesProps) {
  return (
    <section className="box" aria-labelledby="h-outcomes">
      <h2 id="h-outcomes">What became of them</h2>
      <nav className="picks" aria-label="Counted by">
        {GROUPINGS.map((grouping) => (
          <a
            key={grouping}
            className="chip"
            href={`?days=${days}&by=${grouping}#h-outcomes`}
            aria-current={grouping === by ? 'true' : undefined}
          >
            {GROUPED[grouping].choice}
          </a>
        ))}
      </nav>
      {lines.length === 0 ? <p className="dim">Nothing yet.</p> : <Chart lines={lines} />}
      {lines.length > 0 && <OutcomeTable by={by} lines={lines} days={days} />}
      <p className="hint">
        Enquiries that came in these days, and what became of each until today. Of fewer than ten no share is shown.
      </p>
    </section>
  )
}

const DRAWN = 12

/** One bar for each line, with its offered and won parts. Only visual: the table has the same data. */
function Chart({ lines }: { lines: OutcomeLine[] }) {
  const most = Math.max(...lines.map((line) => figureOf(line, 'enquiries')))
  return (
    <div className="chart" data-chart aria-hidden="true">
      <p className="chart-key">
        <span data-of="enquiries">Enquiries</span> <span data-of="offered">Offered</span> <span data-of="won">Won</span>
      </p>
      <ol>
        {lines.slice(0, DRAWN).map((line) => (
          <li key={line.of ?? 'others'}>
            <span dir="auto">{line.name}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              {(['enquiries', 'offered', 'won'] as const).map((leads) => (
                <rect key={leads} data-of={leads} width={(100 * figureOf(line, leads)) / most} height="10" />
              ))}
            </svg>
          </li>
        ))}
      </ol>
    </div>
  )
}

function figureOf({ cells }: OutcomeLine, leads: 'enquiries' | 'offered' | 'won'): number {
  return cells.find((cell) => cell.leads === leads)?.value ?? 0
}

function OutcomeTable({ by, lines, days }: OutcomesProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which the keyboard must be able to do
    <section className="sideways" aria-label={GROUPED[by].title} tabIndex={0}>
      <table className="plain outcomes" data-outcomes>
        <caption>{GROUPED[by].title}</caption>
        <thead>
          <tr>
            <th scope="col">{GROUPED[by].head}</th>
            {COLUMNS.map(({ key, column }) => (
              <th key={key} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">{SHARE}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.of ?? 'others'} by={by} line={line} days={days} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const SHARE = 'Won of 100'

type LineProps = Omit<OutcomesProps, 'lines'> & { line: OutcomeLine }

function Line({ by, line: { of, name, cells, reasons, share }, days }: LineProps) {
  const leads = (what: CountedFigure['what'], reason = '') => ({ by, of, what, reason })
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      {cells.map(({ column, leads: what, value, words }) => (
        <td key={column} data-column={column}>
          <FigureLink value={value} words={words} cases={leads(what)} days={days} />
          {column === 'Lost' &&
            reasons.map(({ key, name, count }, at) => (
              <small key={key}>
                {at > 0 ? ', ' : ' '}
                {name} <FigureLink value={count} words={String(count)} cases={leads('lost', key)} days={days} />
              </small>
            ))}
        </td>
      ))}
      <td data-column={SHARE}>{share}</td>
    </tr>
  )
}
