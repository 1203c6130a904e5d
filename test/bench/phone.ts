import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright-core'
import { onPhone, slowed } from './browser.ts'
import type { Lab } from './lab.ts'
import { look, middle, type Visit } from './lighthouse/look.ts'
import { type BenchPage, PAGES, SLOWER } from './pages.ts'
import { type Row, row } from './row.ts'

/** The main thread's work at first view, in ms at 4 × CPU. */
const WORK = { home: 1200, listing: 900, tour: 800 }
const VISITS = 3
/** How long a page must have done nothing, and is then watched, in ms. */
const QUIET = 1000
const REST = 10_000

/**
 * The cost of a page on a cheap phone, with applied throttling (4 × CPU, slow 4G), because simulation is too
 * optimistic.
 */
export async function phone(browser: Browser, lab: Lab): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of PAGES) {
    rows.push(...visitRows(page, await visits(lab, page.path)))
    rows.push(...(await workRows(browser, lab.origin, page)))
  }
  return rows
}

async function visits({ origin, port, runs }: Lab, path: string): Promise<Visit> {
  const seen: Visit[] = []
  const asked = { url: origin + path, port, throttling: 'devtools' as const, only: ['performance'] }
  for (let run = 0; run < Math.min(VISITS, runs); run++) seen.push(await look(asked))
  return middle(seen)
}

function visitRows({ name }: BenchPage, { vitals: { fcp, lcp, tbt, work, cls }, scores }: Visit): Row[] {
  const group = `phone, ${name}`
  return [
    row([group, 'first paint'], fcp, { unit: 'ms' }),
    row([group, 'LCP after first paint'], lcp - fcp, { unit: 'ms', target: { most: 100 }, more: { lcp } }),
    row([group, 'blocking after first paint'], tbt, { unit: 'ms', target: { most: 100 } }),
    row([group, 'main thread in all'], work, { unit: 'ms', target: { most: WORK[name] } }),
    row([group, 'CLS'], cls, { target: { most: 0.01 } }),
    row([group, 'score'], scores.performance, { target: { least: 97 } }),
  ]
}

/** Layouts until the page has nothing left to do, and what it does from then on. */
async function workRows(browser: Browser, origin: string, { name, path }: BenchPage): Promise<Row[]> {
  return onPhone(browser, async (page) => {
    const session = await slowed(page, SLOWER)
    await session.send('Performance.enable')
    await page.goto(origin + path, { waitUntil: 'load' })
    const atRest = await untilQuiet(session)
    await pause(REST)
    const later = await workOf(session)
    const group = `phone, ${name}`
    return [
      row([group, 'layouts'], atRest.layouts, { more: { styles: atRest.styles } }),
      row(
        [group, 'layouts and styles in 10 s of rest'],
        later.layouts - atRest.layouts + later.styles - atRest.styles,
        {
          target: { most: 0 },
          more: { ms: later.ms - atRest.ms },
        },
      ),
    ]
  })
}

type Work = { layouts: number; styles: number; ms: number }

async function untilQuiet(session: CDPSession): Promise<Work> {
  for (let before = await workOf(session); ; ) {
    await pause(QUIET)
    const now = await workOf(session)
    if (now.layouts === before.layouts && now.styles === before.styles) return now
    before = now
  }
}

async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { layouts: of('LayoutCount'), styles: of('RecalcStyleCount'), ms: of('TaskDuration') * 1000 }
}
