import { deskMap } from '#desk/frame/desk-map.ts'
import { Back } from '#desk/frame/way.tsx'
import {
  ENOUGH,
  rowsInOrder,
  type SpeedRow,
  type SpeedVerdict,
  sameVisits,
  valueWords,
  verdictOf,
  visitWords,
} from '#domain/speed/speed-row.ts'
import { METRIC_NAMES, METRICS, type Metric, REACHED, type Reached } from '#domain/speed/vitals.ts'
import { readableDate } from '#values/dates.ts'
import { groupDigits } from '#values/money.ts'
import { SpeedLine } from './speed-line.tsx'

/** What each metric is, in a plain sentence that begins with its name. */
const MEANINGS: Record<Metric, string> = {
  LCP: 'is how long a visitor waits until the largest picture or text of the page stands there',
  INP: 'is how long the page takes to answer a press of a finger, the mouse or a key, at its slowest in one visit',
  CLS: 'is how much the page jumps while it comes; it is not a time',
  FCP: 'is how long a visitor waits until the first text or picture stands there',
  TTFB: 'is how long a visitor waits until the first byte of the page comes',
}

type SpeedProps = { metric: Metric; reached: Reached; week: SpeedRow[]; days: SpeedRow[]; today: string }

/** The speed for visitors: one metric, by kind of page, device and place. */
export function SpeedPage({ metric, reached, week, days, today }: SpeedProps) {
  return (
    <div className="stack">
      <Back to={deskMap.site.path} words="Site" />
      <h1>Speed</h1>
      <p>
        <b>{metric}</b> {MEANINGS[metric]}. Good up to {valueWords(metric, METRICS[metric].good)}, poor beyond{' '}
        {valueWords(metric, METRICS[metric].poor)}.
      </p>
      <Choices
        name="What"
        options={METRIC_NAMES.map((each) => [each, each])}
        at={metric}
        link={(to) => `?metric=${to}&reached=${reached}`}
      />
      <Choices
        name="How the page was reached"
        options={Object.entries(REACHED)}
        at={reached}
        link={(to) => `?metric=${metric}&reached=${to}`}
      />
      {week[0] ? (
        <Table week={week} days={days} today={today} />
      ) : (
        <p className="say">
          Nothing is measured yet. The figures of a day come the next morning, once the person who deploys the site has
          given it its token. A local copy of the site never has figures: it keeps nothing of what it measures.
        </p>
      )}
    </div>
  )
}

type ChoicesProps = {
  name: string
  options: [value: string, words: string][]
  at: string
  link: (to: string) => string
}

function Choices({ name, options, at, link }: ChoicesProps) {
  return (
    <nav className="picks" aria-label={name}>
      {options.map(([value, words]) => (
        <a key={value} className="chip" href={link(value)} aria-current={value === at ? 'true' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  )
}

type TableProps = Pick<SpeedProps, 'week' | 'days' | 'today'>

function Table({ week, days, today }: TableProps) {
  return (
    <div className="box">
      <table className="plain speed">
        <caption>
          Seven days until {readableDate(week[0]?.day ?? '')}: what three of four visits had, or less. Under {ENOUGH}{' '}
          visits say too little.
        </caption>
        <thead>
          <tr>
            <th scope="col">Page, device, place</th>
            <th scope="col">Three of four</th>
            <th scope="col">Good</th>
            <th scope="col">Visits</th>
            <th scope="col">Thirty days</th>
          </tr>
        </thead>
        <tbody>
          {rowsInOrder(week).map((row) => (
            <Row key={visitWords(row)} row={row} days={days.filter((each) => sameVisits(each, row))} today={today} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The colour of a verdict; its word is beside it. */
const TAGS: Record<SpeedVerdict, string> = {
  good: 'tag tag--good',
  'needs work': 'tag tag--work',
  poor: 'tag tag--late',
  'too few': 'tag tag--waiting',
}

function Row({ row, days, today }: { row: SpeedRow; days: SpeedRow[]; today: string }) {
  const verdict = verdictOf(row)
  return (
    <tr>
      <th scope="row">{visitWords(row)}</th>
      <td>
        {verdict !== 'too few' && <b>{valueWords(row.metric, row.p75)}</b>}{' '}
        <span className={TAGS[verdict]} data-verdict={verdict}>
          {verdict}
        </span>{' '}
        {row.mostly && <small>most often: {row.mostly}</small>}
      </td>
      <td>{verdict !== 'too few' && `${row.good} %`}</td>
      <td>{groupDigits(row.count)}</td>
      <td>
        <SpeedLine days={days} today={today} />
      </td>
    </tr>
  )
}
