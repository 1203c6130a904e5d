import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import { COUNTED } from '../../src/data/cases/inbox.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { figure } from '../chaos/figure.ts'
import { counting } from '../support/counting.ts'
import { askDesk } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'

const STORED = 5000

/** Many cases of one name, all of them late, so that every index is as long as it can be. */
beforeAll(async () => {
  await clearEnquiries()
  await storeDue(1)
  await env.ENQUIRIES.prepare(
    `INSERT INTO enquiries (id, reference, created_at, kind, name, email, phone, isd, message, flexible, passengers,
        travel_date, accommodations, place, page, tour)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
      SELECT 'old-' || i, 'PT-' || i, i, 'contact', 'Asha', '', '', '', '', '', '', '', '', '', '', '' FROM n`,
  )
    .bind(STORED)
    .run()
  await env.ENQUIRIES.prepare(
    `INSERT INTO cases (id, enquiry_id, enquiry_row, stage, opened_at, touched_at, follow_up_on)
      SELECT printf('%016x', rowid), id, rowid, 'talking', created_at, created_at, '2020-01-01' FROM enquiries`,
  ).run()
  await env.ENQUIRIES.prepare(`INSERT INTO case_words SELECT 'n:asha', id FROM cases`).run()
  await openCases(env.ENQUIRIES)
})

/** Of cases that are long ago, or of another kind, hardly a row is read. */
const BESIDES = { planned: 100, health: 100, reports: 100, reportsFile: 100 }

async function costOf(path: string) {
  const { database, tally } = counting(env.ENQUIRIES)
  const { status } = await askDesk(path, { bindings: { ENQUIRIES: database } })
  return { status, ...tally }
}

it(`With ${STORED} late cases no screen reads more than a bounded number of rows`, async () => {
  const costs = {
    inbox: await costOf('/inbox'),
    section: await costOf('/inbox/overdue'),
    farPage: await costOf('/inbox/overdue?after=2020-01-01.0000000000000800'),
    search: await costOf('/inbox?q=asha'),
    case: await costOf('/case/0000000000000001'),
    planned: await costOf('/inbox/planned'),
    health: await costOf('/health'),
    reports: await costOf('/reports'),
    reportsFile: await costOf('/reports.csv'),
  }
  figure('desk rows read', Object.fromEntries(Object.entries(costs).map(([name, { rowsRead }]) => [name, rowsRead])))
  const most = { inbox: 3000, section: 3 * COUNTED, farPage: 3 * COUNTED, search: 3000, case: 300, ...BESIDES }
  const beyond = Object.entries(costs).filter(([name, { rowsRead }]) => rowsRead > most[name as keyof typeof most])
  expect(beyond).toEqual([])
  expect([...new Set(Object.values(costs).map(({ status }) => status))]).toEqual([200])
})

it('The inbox is one question to the database, and a search two', async () => {
  expect([(await costOf('/inbox')).roundTrips, (await costOf('/inbox?q=asha')).roundTrips]).toEqual([1, 2])
})
