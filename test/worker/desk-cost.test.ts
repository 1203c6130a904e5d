import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { COUNTED } from '../../src/data/cases/inbox.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { figure } from '../chaos/figure.ts'
import { counting } from '../support/counting.ts'
import { askDesk, OWNER } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'

/** What a screen may ask of each database: questions in all, and rows read for them, however many enquiries are stored. */
type Most = { queries: number; rowsRead: number }
const SCREENS: Record<string, Most> = {
  '/inbox': { queries: 14, rowsRead: 3000 },
  '/inbox/overdue': { queries: 4, rowsRead: 3 * COUNTED },
  '/inbox/overdue?after=2020-01-01.0000000000000800': { queries: 4, rowsRead: 3 * COUNTED },
  '/inbox/planned': { queries: 4, rowsRead: 3 * COUNTED },
  '/inbox?who=nobody': { queries: 14, rowsRead: 3000 },
  '/inbox?who=me': { queries: 14, rowsRead: 3000 },
  '/inbox/quiet?who=me': { queries: 4, rowsRead: 3000 },
  '/inbox?q=asha': { queries: 3, rowsRead: 3100 },
  '/case/0000000000000002': { queries: 8, rowsRead: 800 },
  '/reports': { queries: 7, rowsRead: 15_000 },
  '/reports.csv': { queries: 7, rowsRead: 15_000 },
  '/templates': { queries: 1, rowsRead: 20 },
  '/health': { queries: 2, rowsRead: 200 },
  '/prices': { queries: 2, rowsRead: 100 },
  '/prices/Bali6d5n': { queries: 1, rowsRead: 100 },
  '/season?from=2027-01-01&till=2027-03-31': { queries: 1, rowsRead: 100 },
  '/prices.csv': { queries: 1, rowsRead: 100 },
  '/changes': { queries: 1, rowsRead: 300 },
  '/notice': { queries: 1, rowsRead: 100 },
  '/facts': { queries: 1, rowsRead: 2000 },
  '/tours': { queries: 1, rowsRead: 100 },
  '/home-page': { queries: 4, rowsRead: 300 },
  '/reviews': { queries: 1, rowsRead: 100 },
}

/**
 * So many enquiries of one person, one every half hour, each with a case that is late, so that every index is as long as it
 * can be.
 */
async function store(count: number): Promise<void> {
  await env.ENQUIRIES.prepare(
    `INSERT INTO enquiries (id, reference, created_at, kind, name, email, phone, isd, message, flexible, passengers,
        travel_date, accommodations, place, page, tour)
      WITH RECURSIVE n(i) AS (SELECT (SELECT count(*) FROM enquiries) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
      SELECT 'old-' || i, 'PT-' || i, ?2 - i * 1800000, 'contact', 'Asha', '', '', '', '', '', '', '', '', '', '', '' FROM n`,
  )
    .bind(count, Date.now())
    .run()
  await env.ENQUIRIES.prepare(
    `INSERT INTO cases (id, enquiry_id, enquiry_row, stage, opened_at, touched_at, follow_up_on)
      SELECT printf('%016x', rowid), id, rowid, 'talking', created_at, created_at, '2020-01-01' FROM enquiries
      WHERE true ON CONFLICT DO NOTHING`,
  ).run()
  await env.ENQUIRIES.prepare(
    `INSERT INTO case_words SELECT w.value, c.id FROM cases c, json_each('["n:asha", "p:+919800011111", "e:asha@example.in"]') w
      WHERE true ON CONFLICT DO NOTHING`,
  ).run()
}

async function costOf(path: string) {
  const [enquiries, catalogue] = [counting(env.ENQUIRIES), counting(env.CATALOGUE)]
  const bindings = { ENQUIRIES: enquiries.database, CATALOGUE: catalogue.database }
  const { status } = await askDesk(path, { as: OWNER, bindings })
  const [own, other] = path.match(/^\/(inbox|case|reports|templates|health)/)
    ? [enquiries, catalogue]
    : [catalogue, enquiries]
  return { status, queries: own.spent.queries, rowsRead: own.tally.rowsRead, others: other.spent.queries }
}

beforeAll(async () => {
  await clearEnquiries()
  await storeDue(1)
  await openCases(env.ENQUIRIES)
})

describe.each([1000, 10_000])('with %i late cases of one person', (stored) => {
  beforeAll(() => store(stored))

  it('no screen asks more, or reads more rows, than it may', async () => {
    const costs = await Promise.all(Object.keys(SCREENS).map(async (path) => ({ path, ...(await costOf(path)) })))
    figure(`desk rows read, ${stored} cases`, Object.fromEntries(costs.map(({ path, rowsRead }) => [path, rowsRead])))
    const beyond = costs.filter(({ path, status, queries, rowsRead }) => {
      const most = SCREENS[path]
      return !most || status !== 200 || queries > most.queries || rowsRead > most.rowsRead
    })
    expect(beyond).toEqual([])
  })

  it('a report of a year reads ten rows for each enquiry of that year at most', async () => {
    const { rowsRead } = await costOf('/reports?days=365')
    expect(rowsRead).toBeLessThanOrEqual(10 * stored + 100)
  })
})

it('The inbox is one question to the database, and a search two', async () => {
  const { database, tally } = counting(env.ENQUIRIES)
  await askDesk('/inbox', { bindings: { ENQUIRIES: database } })
  expect(tally.roundTrips).toBe(1)
  await askDesk('/inbox?q=asha', { bindings: { ENQUIRIES: database } })
  expect(tally.roundTrips).toBe(3)
})
