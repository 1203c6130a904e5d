import { DAYS_SHOWN, type SpeedRow, valueWords } from '#domain/speed/speed-row.ts'
import { METRICS } from '#domain/speed/vitals.ts'
import { readableDate } from '#values/dates.ts'

/** The line's height in its own units; a day is one wide. */
const TALL = 20
const DAY = 24 * 60 * 60_000

/** One kind of visit by day; a day without visits is a gap. The dashes mark the limit of good. */
export function SpeedLine({ days, today }: { days: SpeedRow[]; today: string }) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const { good } = METRICS[first.metric]
  const most = Math.max(good * 1.25, ...days.map(({ p75 }) => p75))
  const y = (value: number) => (TALL - (value / most) * (TALL - 1)).toFixed(1)
  const words = [first, last].map(({ day, metric, p75 }) => `${valueWords(metric, p75)} on ${readableDate(day)}`)
  return (
    <svg
      className="line"
      viewBox={`0 0 ${DAYS_SHOWN} ${TALL}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.join(', ')}
    >
      <path className="limit" d={`M0 ${y(good)}H${DAYS_SHOWN}`} />
      <path d={linePath(days.map(({ day, p75 }) => [DAYS_SHOWN - daysBetween(day, today), y(p75)]))} />
    </svg>
  )
}

/** Adjacent days are joined; a single day is a dot. */
function linePath(points: [x: number, y: string][]): string {
  return points.map(([x, y], at) => (points[at - 1]?.[0] === x - 1 ? `L${x} ${y}` : `M${x} ${y}h0`)).join('')
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY)
}
