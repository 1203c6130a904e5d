import { SCREENS, type Screen } from '../browser/screens.ts'
import { look, middle, type Scores, type Throttling, type Visit } from './lighthouse.ts'
import { PAGES } from './pages.ts'
import { type Row, row } from './row.ts'

/** Where Lighthouse finds the site, which browser it uses, and how often it looks at each page; `site` is the plain one. */
export type Lab = { origin: string; site: URL; port: number; runs: number }

const PERFORMANCE = ['performance']

/** The vitals of the three pages beside their own bytes as a file and an empty page, under two kinds of throttling. */
export async function vitals(lab: Lab): Promise<Row[]> {
  const empty = await visits(lab, '/bench/empty', { only: PERFORMANCE })
  const rows = [
    row(['Lighthouse, empty page', 'LCP'], empty.vitals.lcp, { unit: 'ms' }),
    row(['Lighthouse, empty page', 'TBT'], empty.vitals.tbt, { unit: 'ms' }),
  ]
  for (const { name, path } of PAGES) {
    const page = await visits(lab, path)
    const file = await visits(lab, `/bench/${name}`, { only: PERFORMANCE })
    rows.push(...vitalsRows(name, page, file), ...scoreRows(name, page))
    const applied = { throttling: 'devtools' as const, only: PERFORMANCE }
    const few = { ...lab, runs: Math.min(3, lab.runs) }
    rows.push(...appliedRows(name, await visits(few, path, applied), await visits(few, `/bench/${name}`, applied)))
  }
  return rows
}

/** All categories unless said. */
type How = { throttling?: Throttling; only?: string[]; without?: string[] }

async function visits({ origin, port, runs }: Lab, path: string, how: How = {}) {
  const seen: Visit[] = []
  for (let run = 0; run < runs; run++) {
    const asked = { url: origin + path, port, ...how }
    // A visit that Lighthouse could not make is made once more.
    seen.push(await look(asked).catch(() => look(asked)))
  }
  return middle(seen)
}

function vitalsRows(name: string, { vitals }: Visit, file: Visit): Row[] {
  const group = `Lighthouse, ${name}`
  return [
    row([group, 'FCP'], vitals.fcp, { unit: 'ms' }),
    row([group, 'LCP'], vitals.lcp, { unit: 'ms' }),
    row([group, 'LCP of the same bytes as a file'], file.vitals.lcp, { unit: 'ms' }),
    row([group, 'LCP, times that of the file'], vitals.lcp / file.vitals.lcp, { target: { most: 1.15 } }),
    row([group, 'TBT'], vitals.tbt, { unit: 'ms' }),
    row([group, 'TBT over that of the file'], vitals.tbt - file.vitals.tbt, { unit: 'ms', target: { most: 20 } }),
    row([group, 'CLS'], vitals.cls, { target: { most: 0.01 } }),
  ]
}

function appliedRows(name: string, { vitals }: Visit, file: Visit): Row[] {
  const group = `throttling applied, ${name}`
  return [
    row([group, 'LCP'], vitals.lcp, { unit: 'ms' }),
    row([group, 'LCP, times that of the file'], vitals.lcp / file.vitals.lcp),
    row([group, 'TBT'], vitals.tbt, { unit: 'ms' }),
  ]
}

/** The four scores of every screen that an address leads to; one row a screen, whose figure is the lowest of the four. */
export async function scores(lab: Lab): Promise<Row[]> {
  const measured: string[] = PAGES.map(({ path }) => path)
  const rows: Row[] = []
  for (const screen of SCREENS) {
    if (screen.act || measured.includes(screen.path)) continue
    rows.push(...scoreRows(screen.name, await visits(lab, screen.path, { without: await notMeant(screen, lab.site) })))
  }
  return rows
}

function scoreRows(name: string, { scores, costs }: Visit): Row[] {
  const lowest = Math.min(...Object.values(scores))
  const note = lowest < 100 ? `${scoresText(scores)}: ${costs.join(', ')}` : ''
  return [row(['Lighthouse scores', name], lowest, { target: { least: 100 }, note })]
}

function scoresText(scores: Scores): string {
  return Object.values(scores).join(' / ')
}

/** What cannot be asked of a screen: pages that are kept from search engines, and the one that is to answer 404. */
async function notMeant({ path, status = 200 }: Screen, site: URL): Promise<string[]> {
  const html = await (await fetch(new URL(path, site))).text()
  const unlisted = html.includes('content="noindex"')
  return [...(unlisted ? ['is-crawlable'] : []), ...(status === 200 ? [] : ['http-status-code', 'errors-in-console'])]
}
