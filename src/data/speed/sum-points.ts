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
/** The last day, and the number of days, in India. */
type Days = { day: string; span: number }

const PATIENCE = 10_000

/** 64-bit numbers come as text. */
const number = z.coerce.number().check(z.gte(0))
const sum = z.object({
  kind: z.enum(Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[]),
  reached: z.enum(Object.keys(REACHED) as (keyof typeof REACHED)[]),
  device: z.enum(DEVICES),
  place: z.enum(VISITOR_PLACES),
  p75: number,
  visits: number,
  good: number,
  // A former name must not lose the figures.
  mostly: z.array(z.catch(z.enum(['', ...PAINTED_PARTS, ...CONTROLS]), '')),
})

/**
 * Sums the points of some days, one row for each kind of visit. A sampled point counts for all that it represents.
 * Kinds that the site no longer has are omitted.
 * @throws if the API refuses, is silent or returns an invalid answer
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

/** The column for the part or control of a metric (write-point.ts); others use a text that no point has. */
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
