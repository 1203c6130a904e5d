import { SCREENS, type Screen } from '../browser/screens.ts'
import { look, middle, type Scores, type Throttling, type Visit } from './lighthouse/look.ts'
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
  // A simulated time jumps by a whole round trip between two visits of one page: it takes many to tell two pages apart.
  const many = { ...lab, runs: 2 * lab.runs + 1 }
  const few = { ...lab, runs: Math.min(3, lab.runs) }
  for (const page of PAGES) {
    rows.push(...vitalsRows(page.name, await besideFile(many, page, 'simulate')))
    rows.push(...appliedRows(page.name, await besideFile(few, page, 'devtools')))
  }
  return rows
}

type Pair = { page: Visit; file: Visit }

/** A page and its own bytes as a file, looked at in turn, so that a busy moment falls on both. */
async function besideFile(lab: Lab, { name, path }: (typeof PAGES)[number], throttling: Throttling): Promise<Pair> {
  const how = { throttling, only: PERFORMANCE }
  const pages: Visit[] = []
  const files: Visit[] = []
  for (let run = 0; run < lab.runs; run++) {
    pages.push(await visit(lab, path, how))
    files.push(await visit(lab, `/bench/${name}`, how))
  }
  return { page: middle(pages), file: middle(files) }
}

/** All categories unless said. */
type How = { throttling?: Throttling; only?: string[]; without?: string[] }

async function visits(lab: Lab, path: string, how: How = {}): Promise<Visit> {
  const seen: Visit[] = []
  for (let run = 0; run < lab.runs; run++) seen.push(await visit(lab, path, how))
  return middle(seen)
}

/** A visit that Lighthouse could not make is made once more. */
async function visit({ origin, port }: Lab, path: string, how: How): Promise<Visit> {
  const asked = { url: origin + path, port, ...how }
  return look(asked).catch(() => look(asked))
}

function vitalsRows(name: string, { page: { vitals }, file }: Pair): Row[] {
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

function appliedRows(name: string, { page: { vitals }, file }: Pair): Row[] {
  const group = `throttling applied, ${name}`
  return [
    row([group, 'LCP'], vitals.lcp, { unit: 'ms' }),
    row([group, 'LCP, times that of the file'], vitals.lcp / file.vitals.lcp),
    row([group, 'TBT'], vitals.tbt, { unit: 'ms' }),
  ]
}

/** The four scores of every screen that an address leads to; one row a screen, whose figure is the lowest of the four. */
export async function scores(lab: Lab): Promise<Row[]> {
  const rows: Row[] = []
  for (const screen of SCREENS) {
    if (screen.act) continue
    rows.push(...scoreRows(screen.name, await visits(lab, screen.path, { without: notMeant(screen) })))
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

/** What cannot be asked of a screen: a copy of the site is kept from search engines, and one page is to answer 404. */
function notMeant({ status = 200 }: Screen): string[] {
  return ['is-crawlable', ...(status === 200 ? [] : ['http-status-code', 'errors-in-console'])]
}
