import * as z from 'zod/mini'
import { type AnalyticsSource, askAnalytics, midnightInIndia } from '#data/stores/ask-analytics.ts'
import { logFault } from '#data/stores/faults.ts'
import { daysAfter } from '#values/dates.ts'

/** How long a report waits for its views, in ms. */
const PATIENCE = 3000
/** How many days Analytics Engine keeps a point: three months. */
const KEPT = 90
const sum = z.object({ views: z.coerce.number().check(z.gte(0)) })

/** The number of page views between two days in India, both included. */
export type Views = { from: string; to: string; count: number }
type Bindings = { SPEED_ACCOUNT?: string; SPEED_TOKEN?: string; VIEWS_DATASET: string }

/** The views of some days, as far back as they are kept; undefined: no token, or no answer. */
export async function readViews(
  { SPEED_ACCOUNT: account, SPEED_TOKEN: token, VIEWS_DATASET: dataset }: Bindings,
  { from, to }: { from: string; to: string },
): Promise<Views | undefined> {
  if (!account || !token) return undefined
  const kept = daysAfter(to, 1 - KEPT)
  const days = { from: from < kept ? kept : from, to }
  try {
    const source: AnalyticsSource = { fetch: (...asked) => fetch(...asked), account, token }
    const [row] = await askAnalytics(source, questionFor(dataset, days), PATIENCE)
    return { ...days, count: row === undefined ? 0 : sum.parse(row).views }
  } catch (error) {
    logFault('views', error)
    return undefined
  }
}

function questionFor(dataset: string, { from, to }: { from: string; to: string }): string {
  return `SELECT SUM(_sample_interval) AS views FROM ${dataset}
WHERE timestamp >= toDateTime('${midnightInIndia(from)}') AND timestamp < toDateTime('${midnightInIndia(daysAfter(to, 1))}')
FORMAT JSON`
}
