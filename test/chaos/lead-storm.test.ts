import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { askDesk, formIn, pathTo, postToDesk, SET_UP } from '../support/desk.ts'
import { clearEnquiries } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { select } from '../support/markup.ts'
import { seeded } from '../support/seeded.ts'
import { D1_FAULTS, type Fault, faultyDatabase } from './faults.ts'
import { figure } from './figure.ts'

beforeEach(async () => {
  expectLog()
  await clearEnquiries()
  await env.CATALOGUE.exec("DELETE FROM testimonials WHERE title LIKE 'Review %'")
})

const STAFF = Array.from({ length: 10 }, (_, at) => `staff${at}@patang.example`)
const LEADS = 200
const TOGETHER = 10
/** So many people call, each several times. */
const CALLERS = 60

type Stormy = typeof SET_UP & { ENQUIRIES: D1Database; CATALOGUE: D1Database }

/** The desk, on databases of whose calls thirty in a hundred fail, half of them after the commit. */
function stormyDesk() {
  const random = seeded(20261130)
  const next = (): Fault | undefined => {
    if (random() >= 0.3) return undefined
    const error = D1_FAULTS[Math.floor(random() * D1_FAULTS.length)] ?? ''
    return { when: random() < 0.5 ? 'before' : 'after', error }
  }
  const [ENQUIRIES, CATALOGUE] = [env.ENQUIRIES, env.CATALOGUE].map((database) => faultyDatabase(database, next))
  return { ...SET_UP, ENQUIRIES, CATALOGUE, DESK_SALES: STAFF.join(','), DESK_CONTENT: STAFF.join(',') } as Stormy
}

type Asking = { as: string; bindings: Stormy }
let presses = 0

/** Presses until the desk says that it is saved; where the number is known, one joins with the first and the next stands apart. */
async function noteUntilSaved(at: number, asking: Asking): Promise<string> {
  const phone = `98290 ${String(10_000 + (at % CALLERS))}`
  let fields: Record<string, string> = { channel: 'call', name: `Guest ${at % CALLERS}`, phone, message: `lead ${at}` }
  fields = { ...fields, key: crypto.randomUUID(), owner: asking.as }
  for (let press = 1; press <= 40; press++) {
    presses++
    const answer = await postToDesk('/lead', fields, asking)
    if (answer.status === 303) return pathTo(answer)
    if (answer.status === 409) {
      const [first] = await select(await answer.text(), '#refused button')
      fields = { ...fields, person: (at % 2 === 0 && first?.attributes.value) || 'apart' }
    }
  }
  throw new Error(`not saved: lead ${at}`)
}

/** Writes a line into the case that the lead has become or has joined. */
async function editUntilSaved(path: string, note: string, asking: Asking): Promise<void> {
  let page = await askDesk(path, asking)
  while (page.status !== 200) page = await askDesk(path, asking)
  let fields = { ...(await formIn(await page.text(), path)), key: crypto.randomUUID(), note }
  for (let press = 1; press <= 40; press++) {
    presses++
    const answer = await postToDesk(path, fields, asking)
    if (answer.status === 303) return
    if (answer.status === 409) fields = { ...fields, ...(await formIn(await answer.text(), path)) }
  }
  throw new Error(`not saved: ${note}`)
}

/** Adds a review, and takes every second one off the site again. */
async function addReview(at: number, asking: Asking): Promise<void> {
  const review = { title: `Review ${at}`, text: 'Good.', name: 'A guest', date: '2026-11-01', proof: 'A letter' }
  await changeReviews({ does: 'add', ...review }, asking)
  const added = env.CATALOGUE.prepare('SELECT id FROM testimonials WHERE title = ?').bind(review.title)
  const id = String(await added.first('id'))
  if (at % 2 === 0) await changeReviews({ does: 'hide', review: id }, asking)
}

async function changeReviews(typed: Record<string, string>, asking: Asking): Promise<void> {
  const fields = { ...typed, key: crypto.randomUUID() }
  for (let press = 1; press <= 40; press++) {
    presses++
    if ((await postToDesk('/reviews', fields, asking)).status === 303) return
  }
  throw new Error(`not saved: ${typed.does}`)
}

const count = async (sql: string) => (await env.ENQUIRIES.prepare(sql).first<number>('n')) ?? 0

const inCatalogue = async (which: string) =>
  (await env.CATALOGUE.prepare(`SELECT 1 FROM testimonials WHERE ${which}`).all()).results.length

it('In a storm where 30 % of the database calls fail, 200 leads of 10 people, a line in the case of each and 20 changed reviews are there once', async () => {
  const bindings = stormyDesk()
  for (let from = 0; from < LEADS; from += TOGETHER) {
    const together = Array.from({ length: TOGETHER }, (_, more) => from + more)
    await Promise.all(
      together.map(async (at) => {
        const asking = { as: STAFF[at % STAFF.length] ?? '', bindings }
        await editUntilSaved(await noteUntilSaved(at, asking), `line ${at}`, asking)
        if (at % 10 === 0) await addReview(at / 10, asking)
      }),
    )
  }
  const found = {
    leads: await count('SELECT count(*) AS n FROM enquiries'),
    differing: await count('SELECT count(DISTINCT message) AS n FROM enquiries'),
    cases: await count('SELECT count(*) AS n FROM cases'),
    noted: await count("SELECT count(DISTINCT case_id) AS n FROM case_events WHERE kind = 'noted'"),
    linesOfNoting: await count("SELECT count(*) AS n FROM case_events WHERE kind = 'noted'"),
    lines: await count("SELECT count(*) AS n FROM case_events WHERE kind = 'note'"),
    differingLines: await count("SELECT count(DISTINCT text) AS n FROM case_events WHERE kind = 'note'"),
    withoutOwner: await count("SELECT count(*) AS n FROM cases WHERE owner = ''"),
    reviews: await inCatalogue("title LIKE 'Review %'"),
    differingReviews: await inCatalogue("title LIKE 'Review %' GROUP BY title"),
    hiddenReviews: await inCatalogue("title LIKE 'Review %' AND hidden"),
    joinedTwice: await count(
      'SELECT count(*) AS n FROM cases c JOIN cases h ON h.id = c.joined_into WHERE h.joined_into IS NOT NULL',
    ),
  }
  const joined = await count('SELECT count(*) AS n FROM cases WHERE joined_into IS NOT NULL')
  const lines = await count("SELECT count(DISTINCT became) AS n FROM case_events WHERE kind = 'joined'")
  figure('lead storm', {
    leads: LEADS,
    presses,
    joined,
    lost: LEADS - found.differing,
    doubled: found.leads - found.differing,
  })
  expect(found).toEqual({
    ...{ leads: LEADS, differing: LEADS, cases: LEADS, noted: LEADS, linesOfNoting: LEADS },
    ...{ lines: LEADS, differingLines: LEADS, withoutOwner: 0, joinedTwice: 0 },
    ...{ reviews: 20, differingReviews: 20, hiddenReviews: 10 },
  })
  expect([joined > 20, lines]).toEqual([true, joined])
}, 240_000)
