import * as z from 'zod/mini'
import { readAtMost } from '#data/stores/read-at-most.ts'
import type { SpeedRow } from '#domain/speed/speed-row.ts'
import { DEVICES, KINDS, METRIC_NAMES, METRICS, type Metric, PLACES, REACHED } from '#domain/speed/vitals.ts'
import { daysAfter } from '#values/dates.ts'

/** Where the points are read: the SQL API of Analytics Engine, with a token that may read the account's analytics. */
export type PointsSource = { fetch: typeof fetch; account: string; token: string; dataset: string }
/** The last day and how many in all, days of India. */
type Days = { day: string; span: number }

const PATIENCE = 10_000
const MOST_BYTES = 1_000_000

/** Numbers of 64 bits come as text. */
const number = z.coerce.number().check(z.gte(0))
const sum = z.object({
  kind: z.enum(Object.keys(KINDS) as (keyof typeof KINDS)[]),
  reached: z.enum(Object.keys(REACHED) as (keyof typeof REACHED)[]),
  device: z.enum(DEVICES),
  place: z.enum(PLACES),
  p75: number,
  visits: number,
  good: number,
})
const answer = z.object({ data: z.array(z.unknown()) })

/**
 * Sums the points of some days up, a row for each kind of visit. A point that Analytics Engine has sampled counts for
 * all those that it represents. A row of a kind that the site no longer has is left out.
 * @throws where the API refuses, is silent or gives what cannot be read
 */
export async function sumPoints(source: PointsSource, metric: Metric, days: Days): Promise<SpeedRow[]> {
  const { account, token } = source
  const response = await source.fetch(`https://api.cloudflare.com/client/v4/accounts/${account}/analytics_engine/sql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: questionFor(source.dataset, metric, days),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  })
  const { bytes, end } = await readAtMost(response.body, MOST_BYTES)
  if (!response.ok || end !== 'whole') throw Object.assign(new Error('no sums'), { code: `SPEED_${response.status}` })
  const { data } = answer.parse(JSON.parse(new TextDecoder().decode(bytes)))
  return data.flatMap((row) => {
    const { success, data: found } = sum.safeParse(row)
    if (!success || found.visits < 1) return []
    const { visits, good, ...rest } = found
    return [{ ...days, metric, ...rest, count: Math.round(visits), good: Math.round((100 * good) / visits) }]
  })
}

/** Functions: developers.cloudflare.com/analytics/sql-api/sql-reference/functions, read on 30 November 2026. */
function questionFor(dataset: string, metric: Metric, { day, span }: Days): string {
  const value = `double${METRIC_NAMES.indexOf(metric) + 1}`
  return `SELECT blob1 AS kind, blob2 AS reached, blob3 AS device, blob4 AS place,
  quantileExactWeighted(0.75)(${value}, _sample_interval) AS p75, SUM(_sample_interval) AS visits,
  sumIf(_sample_interval, ${value} <= ${METRICS[metric].good}) AS good
FROM ${dataset}
WHERE ${value} >= 0 AND timestamp >= toDateTime('${midnight(daysAfter(day, 1 - span))}')
  AND timestamp < toDateTime('${midnight(daysAfter(day, 1))}')
GROUP BY kind, reached, device, place
FORMAT JSON`
}

/** When a day begins in India, in the words of the API, which counts in UTC. */
function midnight(day: string): string {
  return new Date(`${day}T00:00:00+05:30`).toISOString().slice(0, 19).replace('T', ' ')
}
