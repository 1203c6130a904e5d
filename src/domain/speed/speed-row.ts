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

/** How one metric fared for one kind of visit over so many days. */
export type SpeedRow = {
  /** The last of the days, ISO, in India. */
  day: string
  /** Over how many days: one for a line, seven for a table. */
  span: number
  metric: Metric
  kind: PageKind
  reached: Reached
  device: (typeof DEVICES)[number]
  place: (typeof VISITOR_PLACES)[number]
  /** The 75th percentile: three of four visits had this or less. In ms; of CLS a number. */
  p75: number
  /** How many visits. */
  count: number
  /** How many of 100 visits were good. */
  good: number
  /** What it mostly was: of LCP the part that was painted, of INP the control that was pressed; '' where none is known. */
  mostly: Named | ''
}

/** Fewer visits say too little: at 100 the 75th percentile lies between the 66th and the 84th. */
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

/** Rows in the order in which people look for them: by kind of page, phones first, India first. */
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
/** A change of one step is within what rounding makes. */
const STEP = { ms: 10, CLS: 0.01 }
/** A mail says the worst only. */
const LISTED = 20

/**
 * What became worse by a fifth from one week to the next, the worst first, as lines for a mail. Both weeks need enough
 * visits.
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
