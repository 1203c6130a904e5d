import { load } from './load.ts'
import { PAGES } from './pages.ts'
import { type Row, row } from './row.ts'
import type { Running } from './site.ts'

/**
 * Cloudflare's list prices in dollars a million, beyond what the paid plan includes (November 2026):
 * developers.cloudflare.com/workers/platform/pricing, /d1/platform/pricing, /kv/platform/pricing and
 * /analytics/analytics-engine/pricing. Traffic costs nothing, nor do requests for assets.
 */
const PRICES = { requests: 0.3, cpuMs: 0.02, rowsRead: 0.001, kvReads: 0.5, dataPoints: 0.25 }
/** An instance reads the rates once a minute at most; a page a second shares that. */
const KV_READS = 1 / 60
const REQUESTS = 1000
/** The part of views that a cache answers in the mixed row. */
const HITS = 0.95

/** The cost of a million views, a third each of home, listing and tour. */
export async function costRows({ bench }: Running): Promise<Row[]> {
  const used = { cached: [] as Use[], uncached: [] as Use[] }
  for (const { path } of PAGES) {
    const url = new URL(path, bench)
    const cpu = async (way: string) => (await load({ url, headers: { 'x-bench': way }, requests: REQUESTS })).cpu ?? 0
    const response = await fetch(url, { headers: { 'x-bench': 'counted' } })
    await response.arrayBuffer()
    used.cached.push({ cpuMs: await cpu('site'), rowsRead: 0 })
    used.uncached.push({ cpuMs: await cpu('miss'), rowsRead: Number(response.headers.get('x-rows-read')) })
  }
  const [cached, uncached] = [mean(used.cached), mean(used.uncached)]
  const mixed = {
    cpuMs: HITS * cached.cpuMs + (1 - HITS) * uncached.cpuMs,
    rowsRead: (1 - HITS) * uncached.rowsRead,
  }
  return [
    costRow('every view cached', cached),
    costRow('95 % cached', mixed),
    costRow('no view cached', uncached),
    row(['a million views', 'their counting, once it is billed'], PRICES.dataPoints, { unit: '$' }),
  ]
}

type Use = { cpuMs: number; rowsRead: number }

function costRow(what: string, { cpuMs, rowsRead }: Use): Row {
  const more = {
    requests: PRICES.requests,
    CPU: cpuMs * PRICES.cpuMs,
    'D1 rows': rowsRead * PRICES.rowsRead,
    KV: KV_READS * PRICES.kvReads,
  }
  const dollars = Object.values(more).reduce((sum, part) => sum + part, 0)
  return row(['a million views', what], dollars, { unit: '$', more })
}

function mean(uses: Use[]): Use {
  const of = (name: keyof Use) => uses.reduce((sum, use) => sum + use[name], 0) / uses.length
  return { cpuMs: of('cpuMs'), rowsRead: of('rowsRead') }
}
