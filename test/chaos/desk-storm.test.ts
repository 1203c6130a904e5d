import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { askDesk, formIn, postToDesk, SET_UP } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { seeded } from '../support/seeded.ts'
import { D1_FAULTS, faultyDatabase } from './faults.ts'
import { figure } from './figure.ts'

beforeEach(async () => {
  expectLog()
  await clearEnquiries()
})

const STAFF = Array.from({ length: 10 }, (_, at) => `staff${at}@patang.example`)
const CASES = 5
const WRITES = 200
const TOGETHER = 10

/** The desk, on a database of whose calls thirty in a hundred fail, half of them after the commit. */
function stormyDesk() {
  const random = seeded(20261129)
  const database = faultyDatabase(env.ENQUIRIES, () => {
    if (random() >= 0.3) return undefined
    const error = D1_FAULTS[Math.floor(random() * D1_FAULTS.length)] ?? ''
    return { when: random() < 0.5 ? 'before' : 'after', error }
  })
  return { ...SET_UP, ENQUIRIES: database, DESK_SALES: STAFF.join(',') }
}

type Asking = { as: string; bindings: ReturnType<typeof stormyDesk> }

/** The form of a case as it stands in its page. */
async function openForm(id: string, asking: Asking): Promise<Record<string, string>> {
  const path = `/case/${id}`
  let page = await askDesk(path, asking)
  while (page.status !== 200) page = await askDesk(path, asking)
  return formIn(await page.text(), path)
}

/** A colleague writes a note into an open form, and presses again, choosing their own, until the desk says that it is saved. */
async function writeUntilSaved(
  { id, form, note }: { id: string; form: Record<string, string>; note: string },
  asking: Asking,
) {
  const path = `/case/${id}`
  // Every opened page has a key of its own, which says whether a press is the same one again.
  let fields = { ...form, key: crypto.randomUUID(), note, owner: asking.as }
  for (let presses = 1; presses <= 40; presses++) {
    const answer = await postToDesk(path, fields, asking)
    if (answer.status === 303) return presses
    if (answer.status === 409) fields = { ...fields, ...(await formIn(await answer.text(), path)) }
  }
  throw new Error(`not saved: ${note}`)
}

it('In a storm where 30 % of the database calls fail, 200 writes of 10 people to 5 cases leave each note once', async () => {
  await storeDue(CASES)
  await openCases(env.ENQUIRIES)
  const { results } = await env.ENQUIRIES.prepare('SELECT id FROM cases').all<{ id: string }>()
  const bindings = stormyDesk()
  const writes = Array.from({ length: WRITES }, (_, at) => ({
    as: STAFF[at % STAFF.length] ?? '',
    id: results[at % CASES]?.id ?? '',
    note: `note ${at}`,
  }))
  let presses = 0
  for (let at = 0; at < WRITES; at += TOGETHER) {
    const together = writes.slice(at, at + TOGETHER)
    // Two people a case have the same page before them.
    const forms = new Map<string, ReturnType<typeof openForm>>()
    const formOf = (id: string, asking: Asking) => {
      const form = forms.get(id) ?? openForm(id, asking)
      forms.set(id, form)
      return form
    }
    const counts = await Promise.all(
      together.map(async ({ as, id, note }) => {
        const asking = { as, bindings }
        return writeUntilSaved({ id, note, form: await formOf(id, asking) }, asking)
      }),
    )
    presses += counts.reduce((sum, count) => sum + count, 0)
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
}, 120_000)
