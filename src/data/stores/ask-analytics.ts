import * as z from 'zod/mini'
import { readAtMost } from './read-at-most.ts'

/** The SQL API of Analytics Engine, with a token for reading the account's analytics. */
export type AnalyticsSource = { fetch: typeof fetch; account: string; token: string }

const MOST_BYTES = 1_000_000
const answer = z.object({ data: z.array(z.unknown()) })

/**
 * The rows of an Analytics Engine query that ends with FORMAT JSON. 64-bit numbers come as text. Functions:
 * developers.cloudflare.com/analytics/sql-api/sql-reference/functions, read on 30 November 2026.
 * @param patience in ms
 * @throws if the API refuses, is silent or returns an invalid answer
 */
export async function askAnalytics(
  { fetch, account, token }: AnalyticsSource,
  question: string,
  patience: number,
): Promise<unknown[]> {
  const response = await fetch(`https://api.cloudflare.com/client/v4/accounts/${account}/analytics_engine/sql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: question,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  })
  const { bytes, end } = await readAtMost(response.body, MOST_BYTES)
  if (!response.ok || end !== 'whole')
    throw Object.assign(new Error('no sums'), { code: `ANALYTICS_${response.status}` })
  return answer.parse(JSON.parse(new TextDecoder().decode(bytes))).data
}

/** The start of a day in India, in the API's format, which is in UTC. */
export function midnightInIndia(day: string): string {
  return new Date(`${day}T00:00:00+05:30`).toISOString().slice(0, 19).replace('T', ' ')
}
