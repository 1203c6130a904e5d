import * as z from 'zod/mini'
import { readAtMost } from './read-at-most.ts'

/** The SQL API of Analytics Engine, with a token that may read the account's analytics. */
export type AnalyticsSource = { fetch: typeof fetch; account: string; token: string }

const MOST_BYTES = 1_000_000
const answer = z.object({ data: z.array(z.unknown()) })

/**
 * What Analytics Engine answers to a question that ends with FORMAT JSON, a row each. Numbers of 64 bits come as text.
 * Functions: developers.cloudflare.com/analytics/sql-api/sql-reference/functions, read on 30 November 2026.
 * @param patience in ms
 * @throws where the API refuses, is silent or gives what cannot be read
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

/** When a day begins in India, in the words of the API, which counts in UTC. */
export function midnightInIndia(day: string): string {
  return new Date(`${day}T00:00:00+05:30`).toISOString().slice(0, 19).replace('T', ' ')
}
