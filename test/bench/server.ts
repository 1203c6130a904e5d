import { dayInIndia } from '../../src/values/dates.ts'
import { load, type Told } from './load.ts'
import { PAGES } from './pages.ts'
import { median, type Row, row } from './row.ts'
import type { Running } from './site.ts'

/** The request of a visitor with dollars and the dark theme. */
const PREFERENCES = { cookie: 'currency=usd; theme=dark' }

/** A run of load: how many requests after a tenth as many to warm up. */
type Asked = { running: Running; requests: number }

/** One round trip, and how many rows a page may read. */
export async function catalogueCalls({ bench }: Running): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, path, most] of READS) {
    const response = await fetch(new URL(path, bench), { headers: { 'x-bench': 'counted' } })
    const html = await response.text()
    const limit = most ?? 2 * cardsIn(html)
    const read = Number(response.headers.get('x-rows-read'))
    rows.push(
      row(['catalogue', `${name}: round trips`], Number(response.headers.get('x-round-trips')), {
        target: { most: 1 },
      }),
      row(['catalogue', `${name}: rows read`], read, { target: { most: limit }, note: `${cardsIn(html)} cards` }),
    )
  }
  return rows
}

/** Without a number: two a card shown. A search may read 2 × 48 + 2. */
const READS: [name: string, path: string, most?: number][] = [
  ['home', '/', 60],
  ['listing', '/International'],
  ['country', '/country/thailand'],
  ['tour', '/tour/Rajasthan', 12],
  ['search, common word', '/search-results?q=india', 98],
  ['search, rare word', '/search-results?q=bali', 98],
  ['search, missing word', '/search-results?q=atlantis', 98],
  ['search, one letter', '/search-results?q=a', 98],
]

/** How many cards and posters of tours and countries a page shows. */
export function cardsIn(html: string): number {
  return html.match(/<article|class="poster /g)?.length ?? 0
}

/** How long an answer takes, without a network in between: the first one of an instance, and one that is kept. */
export async function serverTimes({ bench }: Running, runs: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path } of PAGES) {
    const times = async (way: string) => {
      const all: number[] = []
      for (let run = 0; run < runs; run++) all.push(await timeOf(new URL(path, bench), way))
      return median(all)
    }
    rows.push(
      row(['server time', `${name}, rendered`], await times('uncached'), { unit: 'ms' }),
      row(['server time', `${name}, cached`], await times('site'), { unit: 'ms' }),
    )
  }
  return rows
}

async function timeOf(url: URL, way: string): Promise<number> {
  const start = performance.now()
  await (await fetch(url, { headers: { 'x-bench': way } })).arrayBuffer()
  return performance.now() - start
}

/** Requests a second at 16 connections, beside the same bytes from memory and as a file of the same workerd. */
export async function throughput({ running, requests }: Asked): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path } of PAGES) {
    const inside = (way: string, headers = {}) =>
      warm({ url: new URL(path, running.bench), headers: { 'x-bench': way, ...headers }, requests })
    const [memory, cached] = await alternately([() => inside('memory'), () => inside('site')])
    const preferring = await inside('site', PREFERENCES)
    const rendered = await inside('uncached')
    const through = (address: string) => warm({ url: new URL(address, running.site), requests })
    const [file, site] = await alternately([() => through(`/bench/${name}`), () => through(path)])
    rows.push(...throughputRows(name, { memory, cached, preferring, rendered, file, site }))
  }
  return rows
}

/** The better of two runs each, one after the other, so that a busy moment does not fall on one side alone. */
async function alternately<Runs extends (() => Promise<Told>)[]>(
  runs: [...Runs],
): Promise<{ [At in keyof Runs]: Told }> {
  const first: Told[] = []
  for (const run of runs) first.push(await run())
  const second: Told[] = []
  for (const run of runs) second.push(await run())
  const better = (one: Told, other: Told) => (one.perSecond > other.perSecond ? one : other)
  return first.map((told, at) => better(told, second[at] ?? told)) as { [At in keyof Runs]: Told }
}

async function warm(asked: Parameters<typeof load>[0]): Promise<Told> {
  await load({ ...asked, requests: Math.ceil(asked.requests / 10) })
  return load(asked)
}

type Loads = Record<'memory' | 'cached' | 'preferring' | 'rendered' | 'file' | 'site', Told>

function throughputRows(name: string, { memory, cached, preferring, rendered, file, site }: Loads): Row[] {
  const group = `requests a second, ${name}`
  const over = (one: Told, other: Told) => one.perSecond / other.perSecond
  return [
    row([group, 'the same bytes from memory'], memory.perSecond),
    row([group, 'cached'], cached.perSecond),
    row([group, 'cached, times memory'], over(cached, memory), { target: { least: 0.6 } }),
    row([group, 'cached with preferences, times memory'], over(preferring, memory), { target: { least: 0.2 } }),
    row([group, 'rendered'], rendered.perSecond),
    row([group, 'rendered, times memory'], over(rendered, memory)),
    row([group, 'cached, times the same bytes as a file'], over(site, file), { note: 'both behind the asset router' }),
    row([group, 'CPU a cached request'], cached.cpu, { unit: 'ms' }),
    row([group, 'CPU a rendered request, with D1 beside'], rendered.cpu, { unit: 'ms' }),
  ]
}

/** The CPU of a whole miss beside that of React alone on the same tree; sending the bytes is taken off both. */
export async function missCosts({ running, requests }: Asked): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path } of PAGES) {
    const cpu = async (way: string) => {
      const url = new URL(path, running.bench)
      return (await warm({ url, headers: { 'x-bench': way }, connections: 4, requests })).cpu ?? Number.NaN
    }
    const runs: { miss: number; tree: number }[] = []
    for (let run = 0; run < 5; run++) {
      const sending = await cpu('memory')
      runs.push({ miss: (await cpu('miss')) - sending, tree: (await cpu('tree')) - sending })
    }
    const [miss, tree] = [median(runs.map((run) => run.miss)), median(runs.map((run) => run.tree))]
    rows.push(
      row(['CPU of a miss', `${name}: renderToString of the tree`], tree, { unit: 'ms' }),
      row(['CPU of a miss', `${name}: the whole miss`], miss, { unit: 'ms' }),
      row(['CPU of a miss', `${name}: times renderToString`], median(runs.map((run) => run.miss / run.tree)), {
        target: { most: 1.5 },
        note: isEvening() ? 'does not count: in the evening the next day’s page is made too' : '',
      }),
    )
  }
  return rows
}

/** The last two hours of a day in India: a miss renders the page of the next day as well (delivery/stored/shared-page). */
function isEvening(): boolean {
  return dayInIndia(new Date(Date.now() + 2 * 60 * 60_000)) !== dayInIndia(new Date())
}

/** Fifty links of campaigns to a page without a request so far: how often it is rendered. */
export async function campaigns({ bench }: Running): Promise<Row[]> {
  let renders = 0
  for (let link = 0; link < 50; link++) {
    const url = new URL(`/tour/Bali6d5n?utm_source=s${link}&utm_campaign=c${link}&fbclid=${link}`, bench)
    const response = await fetch(url, { headers: { 'x-bench': 'renders' } })
    await response.arrayBuffer()
    renders += Number(response.headers.get('x-round-trips'))
  }
  return [row(['catalogue', 'renders for 50 addresses that differ in utm'], renders, { target: { most: 1 } })]
}
