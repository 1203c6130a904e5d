import lighthouse from 'lighthouse'
import { median } from '../row.ts'

const VITALS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  work: 'mainthread-work-breakdown',
} as const
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** In ms; `cls` is the layout shift, `work` all that the main thread did. */
export type Vitals = Record<keyof typeof VITALS, number>
export type Scores = Record<(typeof CATEGORIES)[number], number>
/** `simulate` computes a slow phone's times from a fast load, `devtools` slows the load down. */
export type Throttling = 'simulate' | 'devtools'
/** The audits that cost points, each with its title. */
export type Visit = { vitals: Vitals; scores: Scores; costs: string[] }

type Asked = { url: string; port: number; throttling?: Throttling; only?: string[]; without?: string[] }

/**
 * Looks at an address as Lighthouse's phone, in the browser that listens on `port`.
 * @throws an Error when Lighthouse could not load it
 */
export async function look({ url, port, throttling = 'simulate', only, without = [] }: Asked): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    throttlingMethod: throttling,
    onlyCategories: only ?? [...CATEGORIES],
    skipAudits: without,
    ignoreStatusCode: true,
  })
  const report = result?.lhr
  if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const costs = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  )
  return {
    vitals: mapped(VITALS, number),
    scores: mapped(Object.fromEntries(CATEGORIES.map((id) => [id, id])) as Record<keyof Scores, string>, (id) =>
      Math.round((report.categories[id]?.score ?? Number.NaN) * 100),
    ),
    costs: [...new Set(costs)],
  }
}

/** The middle of each figure of some visits; what cost points in any of them. */
export function middle(visits: Visit[]): Visit {
  const of = <Key extends string>(pick: (visit: Visit) => Record<Key, number>, keys: Key[]) =>
    Object.fromEntries(keys.map((key) => [key, median(visits.map((visit) => pick(visit)[key]))])) as Record<Key, number>
  return {
    vitals: of((visit) => visit.vitals, Object.keys(VITALS) as (keyof Vitals)[]),
    scores: of((visit) => visit.scores, [...CATEGORIES]),
    costs: [...new Set(visits.flatMap(({ costs }) => costs))],
  }
}

function mapped<Key extends string>(names: Record<Key, string>, value: (name: string) => number): Record<Key, number> {
  return Object.fromEntries(Object.entries<string>(names).map(([key, name]) => [key, value(name)])) as Record<
    Key,
    number
  >
}
