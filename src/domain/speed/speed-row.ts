import {
  DEVICES,
  METRICS,
  type Metric,
  type Named,
  PAGE_KINDS,
  type PageKind,
  REACHED,
  type Reached,
  VISITOR_PLACES,
} from './vitals.ts'

/** One metric of one kind of visit over some days. */
export type SpeedRow = {
  /** The last of the days in India, ISO. */
  day: string
  /** The number of days: one in a chart, seven in a table. */
  span: number
  metric: Metric
  kind: PageKind
  reached: Reached
  device: (typeof DEVICES)[number]
  place: (typeof VISITOR_PLACES)[number]
  /** The 75th percentile: three of four visits had this or less. In ms; CLS has no unit. */
  p75: number
  /** The number of visits. */
  count: number
  /** The number of good visits of 100. */
  good: number
  /** The most frequent part: for LCP the painted element, for INP the pressed control; '' where unknown. */
  mostly: Named | ''
}

/** The fewest visits for a statement: at 100 the 75th percentile is between the 66th and the 84th. */
export const ENOUGH = 100

/** How many days a line shows. */
export const DAYS_SHOWN = 30

export type SpeedVerdict = 'good' | 'needs work' | 'poor' | 'too few'

export function verdictOf({ metric, p75, count }: Pick<SpeedRow, 'metric' | 'p75' | 'count'>): SpeedVerdict {
  if (count < ENOUGH) return 'too few'
  if (p75 <= METRICS[metric].good) return 'good'
  return p75 <= METRICS[metric].poor ? 'needs work' : 'poor'
}

/** "2.4 s", "180 ms"; of CLS "0.07". */
export function valueWords(metric: Metric, value: number): string {
  if (metric === 'CLS') return value.toFixed(2)
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`
}

/** "A tour, phone, India". */
export function visitWords({ kind, device, place }: Pick<SpeedRow, 'kind' | 'device' | 'place'>): string {
  return `${PAGE_KINDS[kind]}, ${device}, ${place}`
}

/** Rows by kind of page, then phones first, India first. */
export function rowsInOrder(rows: SpeedRow[]): SpeedRow[] {
  const kinds = Object.keys(PAGE_KINDS)
  const rank = ({ kind, device, place }: SpeedRow) =>
    kinds.indexOf(kind) * 4 + DEVICES.indexOf(device) * 2 + VISITOR_PLACES.indexOf(place)
  return rows.toSorted((one, other) => rank(one) - rank(other))
}

/** Whether two rows are of the same kind of visit. */
export function sameVisits(one: SpeedRow, other: SpeedRow): boolean {
  return visitWords(one) === visitWords(other)
}

const WORSE = 1.2
/** A change of one step may be rounding. */
const STEP = { ms: 10, CLS: 0.01 }
/** The most lines in a mail. */
const LISTED = 20

/**
 * The metrics that became worse by a fifth from one week to the next, the worst first, as lines for a mail. Both weeks
 * need enough visits.
 */
export function slowerLines(week: SpeedRow[], weekBefore: SpeedRow[]): string[] {
  const before = new Map(weekBefore.map((row) => [keyOf(row), row]))
  return week
    .flatMap((row) => {
      const old = before.get(keyOf(row))
      return old && isWorse(row, old) ? [{ row, old, factor: row.p75 / Math.max(old.p75, STEP.CLS) }] : []
    })
    .sort((one, other) => other.factor - one.factor)
    .slice(0, LISTED)
    .map(({ row, old }) => slowerLine(row, old))
}

function isWorse(row: SpeedRow, old: SpeedRow): boolean {
  const step = row.metric === 'CLS' ? STEP.CLS : STEP.ms
  const grown = row.p75 >= old.p75 * WORSE && row.p75 - old.p75 > step * 1.5
  return grown && row.count >= ENOUGH && old.count >= ENOUGH
}

function slowerLine(row: SpeedRow, old: SpeedRow): string {
  const [from, to] = [old, row].map(({ p75 }) => valueWords(row.metric, p75))
  const reached = REACHED[row.reached].toLowerCase()
  return `${visitWords(row)}, ${reached}: ${row.metric} ${from} → ${to} (${verdictOf(row)})`
}

function keyOf({ metric, kind, reached, device, place }: SpeedRow): string {
  return [metric, kind, reached, device, place].join(' ')
}
