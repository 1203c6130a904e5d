import type { Browser, CDPSession } from 'playwright-core'
import { onPhone, openBrowser } from './browser.ts'
import { makeCertificate } from './certificate.ts'
import { type Away, type FarSite, openFar } from './far-site.ts'
import { openFront } from './front.ts'
import { SLOWER } from './pages.ts'
import { median, type Row, row } from './row.ts'
import type { Built } from './site.ts'

/** How far away the stores are: beside the staff, on the next continent, on the other side of the world. */
const DISTANCES: Away[] = [
  { d1: 20, kv: 10, cache: 5 },
  { d1: 120, kv: 100, cache: 5 },
  { d1: 250, kv: 400, cache: 5 },
]
/** How much later than a stored page one may begin that is stored nowhere, in ms: to render it, and a wait beside it. */
const RENDERED = 15

type Kind = { name: string; path: string; body?: string; most?: (away: Away, stored: Times) => number }

/** `most`: how late the first byte may be where nothing is stored. */
const PAGES: Kind[] = [
  { name: 'home', path: '/', most: (_, stored) => stored.first + RENDERED },
  { name: 'listing', path: '/International', most: (_, stored) => stored.first + RENDERED },
  { name: 'country', path: '/country/thailand', most: ({ d1 }) => d1 + RENDERED },
  { name: 'tour', path: '/tour/Rajasthan', most: ({ d1 }) => d1 + RENDERED },
  { name: 'search', path: '/search-results?q=bali', most: (_, stored) => stored.first + RENDERED },
]
const ENQUIRY = { name: 'Asha Rao', phone: '98000 11111', isd: '+91', email: 'asha@example.com', message: 'Two of us' }
const CALLS: Kind[] = [
  { name: 'suggestion', path: '/api/itineraries/bali', most: ({ d1 }) => d1 + RENDERED },
  { name: 'enquiry sent', path: '/send-email', body: JSON.stringify(ENQUIRY), most: ({ d1 }) => 2 * d1 },
]

/** When the first and the last byte came, and in a browser the first paint and the largest one, in ms. */
type Times = { first: number; last: number; fcp?: number; lcp?: number }
/** A page without a request in a new instance; one in the location's cache, in a new instance; one in memory. */
type Seen = { miss: Times; stored: Times; hit: Times }

/** `runs`: samples of each; `only`: parts of the names of the groups that are wanted, all of them where it is empty. */
type Wanted = { runs: number; only: string[] }

/** A visitor's waits in a location without stored pages, beside one with them. */
export async function farRows(built: Built, folder: string, { runs, only }: Wanted): Promise<Row[]> {
  const far = await openFar(built, folder)
  const certificate = makeCertificate()
  const front = await openFront(far.address, certificate)
  const { browser } = await openBrowser(certificate.pin)
  try {
    const rows: Row[] = []
    for (const away of DISTANCES) {
      for (const kind of [...PAGES, ...CALLS].filter((kind) => isWanted(groupOf(kind, away), only))) {
        console.error(`measuring: ${groupOf(kind, away)}`)
        const look = () =>
          'body' in kind || kind.path.startsWith('/api') ? call(far, kind) : visit(browser, front.origin + kind.path)
        rows.push(...rowsOf(kind, away, await samples(far, away, { kind, look, runs })))
      }
    }
    return rows
  } finally {
    await browser.close()
    await front.close()
    await far.stop()
  }
}

type Asked = { kind: Kind; look: () => Promise<Times>; runs: number }

async function samples(far: FarSite, away: Away, { kind, look, runs }: Asked): Promise<Seen> {
  const seen: Record<keyof Seen, Times[]> = { miss: [], stored: [], hit: [] }
  for (let run = 0; run < runs; run++) {
    await far.startEmpty(away)
    seen.miss.push(await look())
    await far.startAgain()
    seen.stored.push(await look())
    // Asked for a moment before, as on a busy day: the instance knows the catalogue's state.
    await call(far, kind)
    seen.hit.push(await look())
  }
  return { miss: middle(seen.miss), stored: middle(seen.stored), hit: middle(seen.hit) }
}

function middle(all: Times[]): Times {
  const of = (name: keyof Times) => median(all.flatMap((times) => times[name] ?? []))
  return { first: of('first'), last: of('last'), ...(all[0]?.fcp !== undefined && { fcp: of('fcp'), lcp: of('lcp') }) }
}

async function call({ address }: FarSite, { path, body }: Kind): Promise<Times> {
  const start = performance.now()
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  const response = await fetch(new URL(path, address), body ? { method: 'POST', body, headers } : {})
  const first = performance.now() - start
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  return { first, last: performance.now() - start }
}

/** A phone's visit: its processor, and 4G as DevTools plays it. */
function visit(browser: Browser, url: string): Promise<Times> {
  return onPhone(browser, async (page) => {
    await slowDown(await page.context().newCDPSession(page))
    await page.goto(url, { waitUntil: 'load' })
    return page.evaluate(readTimes)
  })
}

/** Lighthouse's phone on fast 4G (DevTools' presets: 165 ms, 9 Mbit/s down, 1.5 up, nine tenths of each). */
export async function slowDown(session: CDPSession): Promise<void> {
  const kbits = (many: number) => (many * 0.9 * 1000) / 8
  const network = { offline: false, latency: 165, downloadThroughput: kbits(9000), uploadThroughput: kbits(1500) }
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

function readTimes(): Promise<Times> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const { requestStart = 0, responseStart = 0, responseEnd = 0 } = navigation ?? {}
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const lcp = list.getEntries().at(-1)?.startTime ?? 0
      resolve({
        first: responseStart - requestStart,
        last: responseEnd - requestStart,
        fcp: paint?.startTime ?? 0,
        lcp,
      })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

function groupOf({ name }: Kind, { d1, kv }: Away): string {
  return `D1 ${d1}, KV ${kv} ms: ${name}`
}

function isWanted(group: string, only: string[]): boolean {
  return only.length === 0 || only.some((part) => group.includes(part))
}

function rowsOf(kind: Kind, away: Away, { miss, stored, hit }: Seen): Row[] {
  const { name, most } = kind
  const group = groupOf(kind, away)
  const beside = (of: keyof Times) => ({ stored: Math.round(stored[of] ?? 0), warm: Math.round(hit[of] ?? 0) })
  const said = (of: keyof Times) => ({ unit: 'ms', more: beside(of) })
  const target = most && { most: Math.round(most(away, stored)) }
  return [
    row([group, 'first byte'], miss.first, { ...said('first'), ...(target && { target }) }),
    row([group, 'last byte'], miss.last, said('last')),
    ...(miss.fcp === undefined ? [] : [row([group, 'FCP'], miss.fcp, said('fcp'))]),
    ...(miss.lcp === undefined
      ? []
      : [row([group, 'LCP'], miss.lcp, { ...said('lcp'), ...lcpTarget(name, away, hit) })]),
  ]
}

/** A first screen that is known is painted as on a warm location; a tour's a call of D1 later. */
function lcpTarget(name: string, { d1 }: Away, { lcp = 0 }: Times) {
  if (name === 'home') return { target: { most: Math.round(lcp * 1.1) } }
  return name === 'tour' ? { target: { most: Math.round(lcp + d1) } } : {}
}
