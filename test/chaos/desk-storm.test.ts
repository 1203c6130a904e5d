import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { figure } from './figure.ts'
import { WRITES } from './storm-size.ts'
import { type Asking, openForm, pressUntilSaved, STAFF, stormyDesk } from './stormy-desk.ts'

beforeEach(async () => {
  expectLog()
  await clearEnquiries()
})

const CASES = 5
const TOGETHER = 10

it(`In a storm where 30 % of the database calls fail, ${WRITES} writes of 10 people to 5 cases leave each note once`, async () => {
  await storeDue(CASES)
  await openCases(env.ENQUIRIES)
  const { results } = await env.ENQUIRIES.prepare('SELECT id FROM cases').all<{ id: string }>()
  const bindings = stormyDesk(20261129)
  const writes = Array.from({ length: WRITES }, (_, at) => ({
    as: STAFF[at % STAFF.length] ?? '',
    path: `/case/${results[at % CASES]?.id}`,
    note: `note ${at}`,
  }))
  let presses = 0
  for (let at = 0; at < WRITES; at += TOGETHER) {
    // Two people a case have the same page before them.
    const forms = new Map<string, ReturnType<typeof openForm>>()
    const formOf = (path: string, asking: Asking) => {
      const form = forms.get(path) ?? openForm(path, asking)
      forms.set(path, form)
      return form
    }
    const saved = await Promise.all(
      writes.slice(at, at + TOGETHER).map(async ({ as, path, note }) => {
        const asking = { as, bindings }
        return pressUntilSaved({ path, fields: { ...(await formOf(path, asking)), note, owner: as } }, asking)
      }),
    )
    presses += saved.reduce((sum, each) => sum + each.presses, 0)
  }
  const notes = (
    await env.ENQUIRIES.prepare("SELECT text FROM case_events WHERE kind = 'note'").all<{ text: string }>()
  ).results
  const cases = (await env.ENQUIRIES.prepare('SELECT count(*) AS n FROM cases').first<{ n: number }>())?.n
  const lost = WRITES - new Set(notes.map(({ text }) => text)).size
  figure('desk storm', {
    writes: WRITES,
    presses,
    notes: notes.length,
    lost,
    doubled: notes.length - WRITES + lost,
    cases: cases ?? 0,
  })
  expect({ notes: notes.length, lost, cases }).toEqual({ notes: WRITES, lost: 0, cases: CASES })
})
