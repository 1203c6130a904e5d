import * as z from 'zod/mini'
import { type AnalyticsSource, askAnalytics, midnightInIndia } from '#data/stores/ask-analytics.ts'
import type { SpeedRow } from '#domain/speed/speed-row.ts'
import {
  CONTROLS,
  DEVICES,
  METRIC_NAMES,
  METRICS,
  type Metric,
  PAGE_KINDS,
  PAINTED_PARTS,
  REACHED,
  VISITOR_PLACES,
} from '#domain/speed/vitals.ts'
import { daysAfter } from '#values/dates.ts'

export type PointsSource = AnalyticsSource & { dataset: string }
/** The last day and how many in all, days of India. */
type Days = { day: string; span: number }

const PATIENCE = 10_000

/** Numbers of 64 bits come as text. */
const number = z.coerce.number().check(z.gte(0))
const sum = z.object({
  kind: z.enum(Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[]),
  reached: z.enum(Object.keys(REACHED) as (keyof typeof REACHED)[]),
  device: z.enum(DEVICES),
  place: z.enum(VISITOR_PLACES),
  p75: number,
  visits: number,
  good: number,
  // A name that the site no longer uses is no reason to lose the figures.
  mostly: z.array(z.catch(z.enum(['', ...PAINTED_PARTS, ...CONTROLS]), '')),
})

/**
 * Sums the points of some days up, a row for each kind of visit. A point that Analytics Engine has sampled counts for
 * all those that it represents. A row of a kind that the site no longer has is left out.
 * @throws where the API refuses, is silent or gives what cannot be read
 */
export async function sumPoints(source: PointsSource, metric: Metric, days: Days): Promise<SpeedRow[]> {
  const data = await askAnalytics(source, questionFor(source.dataset, metric, days), PATIENCE)
  return data.flatMap((row) => {
    const { success, data: found } = sum.safeParse(row)
    if (!success || found.visits < 1) return []
    const { visits, good, mostly, ...rest } = found
    const counted = { count: Math.round(visits), good: Math.round((100 * good) / visits), mostly: mostly[0] ?? '' }
    return [{ ...days, metric, ...rest, ...counted }]
  })
}

/** The text of a point that says what a metric's value was of (write-point.ts); of the others a text that no point has. */
const NAMED: Partial<Record<Metric, string>> = { LCP: 'blob5', INP: 'blob6' }

function questionFor(dataset: string, metric: Metric, { day, span }: Days): string {
  const value = `double${METRIC_NAMES.indexOf(metric) + 1}`
  return `SELECT blob1 AS kind, blob2 AS reached, blob3 AS device, blob4 AS place,
  quantileExactWeighted(0.75)(${value}, _sample_interval) AS p75, SUM(_sample_interval) AS visits,
  sumIf(_sample_interval, ${value} <= ${METRICS[metric].good}) AS good,
  topKWeighted(1)(${NAMED[metric] ?? 'blob7'}, _sample_interval) AS mostly
FROM ${dataset}
WHERE ${value} >= 0 AND timestamp >= toDateTime('${midnightInIndia(daysAfter(day, 1 - span))}')
  AND timestamp < toDateTime('${midnightInIndia(daysAfter(day, 1))}')
GROUP BY kind, reached, device, place
FORMAT JSON`
}
