/** What one step costs: statements, rows read and written at D1, and calls of KV. */
export type Cost = { rowsRead: number; queries: number; rowsWritten: number } & Record<
  'lists' | 'reads' | 'writes' | 'deletes',
  number
>

const NO_KV = { lists: 0, reads: 0, writes: 0, deletes: 0 }

/** Measured by test/worker/enquiries-cost.test.ts. `digestOf100`: the daily mail about a hundred held enquiries. */
export const COSTS = {
  taken: { rowsRead: 13, queries: 5, rowsWritten: 10, ...NO_KV },
  held: { rowsRead: 2, queries: 2, rowsWritten: 5, ...NO_KV },
  faulty: { rowsRead: 0, queries: 0, rowsWritten: 0, ...NO_KV },
  idleMinute: { rowsRead: 13, queries: 7, rowsWritten: 1, ...NO_KV, reads: 1 },
  digestOf100: { rowsRead: 1202, queries: 7, rowsWritten: 302, ...NO_KV },
} satisfies Record<string, Cost>

const MINUTES = 24 * 60
/** The cron lists the spill once in five minutes. */
const LISTS = MINUTES / 5
const DAYS = 30

/** Cloudflare's plans in November 2026: developers.cloudflare.com, /d1/platform/pricing and /workers/platform/pricing. */
const FREE = { requests: 100_000, rowsRead: 5_000_000, rowsWritten: 100_000 }
const PAID = {
  requests: { included: 10_000_000, perMillion: 0.3 },
  rowsRead: { included: 25_000_000_000, perMillion: 0.001 },
  rowsWritten: { included: 50_000_000, perMillion: 1 },
}

type Day = { taken?: number; held?: number; faulty?: number }

const DAYS_TOLD: [name: string, day: Day][] = [
  ['10 enquiries', { taken: 10 }],
  ['1,000 enquiries', { taken: 1000 }],
  ['100,000 enquiries', { taken: 100_000 }],
  ['300 faulty posts a minute', { faulty: 300 * MINUTES }],
  ['300 good posts a minute from one address', { taken: 50 * MINUTES, held: 250 * MINUTES }],
  ['300 good posts a minute from everywhere', { taken: 300 * MINUTES }],
]

type Use = { requests: number; rowsRead: number; rowsWritten: number }

function useOf({ taken = 0, held = 0, faulty = 0 }: Day): Use {
  const sum = (name: 'rowsRead' | 'rowsWritten') =>
    taken * COSTS.taken[name] +
    held * (COSTS.held[name] + COSTS.digestOf100[name] / 100) +
    MINUTES * COSTS.idleMinute[name]
  return { requests: taken + held + faulty + MINUTES, rowsRead: sum('rowsRead'), rowsWritten: sum('rowsWritten') }
}

/** The table of docs/reliability.md: what such a day uses, and what a month of such days costs. */
export function costTable(): string {
  const rows = DAYS_TOLD.map(([name, day]) => {
    const use = useOf(day)
    return [name, whole(use.requests), whole(use.rowsRead), whole(use.rowsWritten), onFree(use), onPaid(use)]
  })
  const head = ['A day of', 'requests', 'rows read', 'rows written', 'free plan', 'paid plan, a month of such days']
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return [...lines, '', `Besides, every day: ${whole(MINUTES)} reads and ${whole(LISTS)} lists of KV.`].join('\n')
}

/** Which allowance ends first, and at what hour, where the load is even. */
function onFree(use: Use): string {
  const [first] = (['requests', 'rowsRead', 'rowsWritten'] as const)
    .map((name) => ({ name, hours: (24 * FREE[name]) / use[name] }))
    .sort((a, b) => a.hours - b.hours)
  if (!first || first.hours >= 24) return 'enough'
  const names = { requests: 'requests', rowsRead: 'rows to read', rowsWritten: 'rows to write' }
  return `no more ${names[first.name]} after ${first.hours.toFixed(1)} h`
}

function onPaid(use: Use): string {
  const extra = (['requests', 'rowsRead', 'rowsWritten'] as const).map((name) => {
    const { included, perMillion } = PAID[name]
    return (Math.max(0, use[name] * DAYS - included) / 1_000_000) * perMillion
  })
  return `$${(5 + extra.reduce((sum, dollars) => sum + dollars, 0)).toFixed(2)}`
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en')
}
