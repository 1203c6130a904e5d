import { weightedQuantile } from '../../src/domain/speed/quantile.ts'

type Point = { at: number; weight: number; blobs: string[]; doubles: number[] }

/** The address of the SQL API of Analytics Engine. */
const API = /^https:\/\/api\.cloudflare\.com\/client\/v4\/accounts\/\w+\/analytics_engine\/sql$/

/**
 * Analytics Engine in the place of Cloudflare's: it keeps the points that are written, and answers what the cron asks
 * of them. `weight`: of how many points it keeps one.
 */
export function analytics() {
  const points: Point[] = []
  const asked: string[] = []
  const sampling = { weight: 1 }
  const SPEED: AnalyticsEngineDataset = {
    writeDataPoint: ({ blobs = [], doubles = [] } = {}) =>
      void points.push({ at: Date.now(), weight: sampling.weight, blobs: blobs.map(String), doubles }),
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const question = String(init?.body)
    asked.push(question)
    const token = new Headers(init?.headers).get('authorization')
    if (!API.test(String(input)) || token !== 'Bearer token') return new Response('no', { status: 403 })
    return Response.json({ data: sums(points, question), meta: [] })
  }
  return { points, asked, sampling, SPEED, fetch }
}

/** The sums of a query, as by SQL: its column, limit and times are read from its text. */
function sums(points: Point[], question: string) {
  const column = Number(/quantileExactWeighted\(0\.75\)\(double(\d)/.exec(question)?.[1]) - 1
  const text = Number(/topKWeighted\(1\)\(blob(\d), _sample_interval\) AS mostly/.exec(question)?.[1]) - 1
  const limit = Number(/<= ([\d.]+)\) AS good/.exec(question)?.[1])
  const [from = 0, to = 0] = [...question.matchAll(/toDateTime\('(.*?)'\)/g)].map(([, at]) => Date.parse(`${at}Z`))
  const inTime = points.filter(({ at, doubles }) => at >= from && at < to && Number(doubles[column]) >= 0)
  return [...Map.groupBy(inTime, ({ blobs }) => blobs.slice(0, 4).join('|')).values()].map((group) => {
    const [kind, reached, device, place] = group[0]?.blobs ?? []
    const values = group.map(({ doubles, weight }) => ({ value: Number(doubles[column]), weight }))
    const visits = (of: typeof values) => String(weightOf(of))
    const good = visits(values.filter(({ value }) => value <= limit))
    const named = Map.groupBy(group, ({ blobs }) => blobs[text] ?? '')
    const mostly = [...named].sort(([, one], [, other]) => weightOf(other) - weightOf(one)).slice(0, 1)
    const p75 = weightedQuantile(values, 0.75)
    return { kind, reached, device, place, p75, visits: visits(values), good, mostly: mostly.map(([name]) => name) }
  })
}

function weightOf(points: { weight: number }[]): number {
  return points.reduce((sum, { weight }) => sum + weight, 0)
}
