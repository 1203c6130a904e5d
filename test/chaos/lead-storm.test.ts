import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { clearEnquiries } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { select } from '../support/markup.ts'
import { figure } from './figure.ts'
import { WRITES } from './storm-size.ts'
import { type Asking, openForm, pressUntilSaved, STAFF, stormyDesk } from './stormy-desk.ts'

beforeEach(async () => {
  expectLog()
  await clearEnquiries()
  await env.CATALOGUE.exec("DELETE FROM testimonials WHERE title LIKE 'Review %'")
})

const TOGETHER = 10
/** So many people call, each several times. */
const CALLERS = WRITES * 0.3

/** Notes a lead; where the number is known, one joins with the first and the next stands apart. */
function note(at: number, asking: Asking) {
  const phone = `98290 ${String(10_000 + (at % CALLERS))}`
  const typed = { channel: 'call', name: `Guest ${at % CALLERS}`, phone, message: `lead ${at}`, owner: asking.as }
  const again = async (html: string) => {
    const [first] = await select(html, '#refused button')
    return { person: (at % 2 === 0 && first?.attributes.value) || 'apart' }
  }
  return pressUntilSaved({ path: '/lead', fields: typed, again }, asking)
}

/** Notes a lead, and a line in the case that it has become or has joined. Returns the presses. */
async function noteWithLine(at: number, asking: Asking): Promise<number> {
  const lead = await note(at, asking)
  const fields = { ...(await openForm(lead.saved, asking)), note: `line ${at}` }
  return lead.presses + (await pressUntilSaved({ path: lead.saved, fields }, asking)).presses
}

/** Adds a review, and takes every second one off the site again. Returns the presses. */
async function addReview(at: number, asking: Asking): Promise<number> {
  const review = { title: `Review ${at}`, text: 'Good.', name: 'A guest', date: '2026-11-01', proof: 'A letter' }
  const added = await pressUntilSaved({ path: '/reviews', fields: { does: 'add', ...review } }, asking)
  if (at % 2 > 0) return added.presses
  const id = await env.CATALOGUE.prepare('SELECT id FROM testimonials WHERE title = ?').bind(review.title).first('id')
  const hidden = await pressUntilSaved({ path: '/reviews', fields: { does: 'hide', review: String(id) } }, asking)
  return added.presses + hidden.presses
}

const count = async (sql: string) => (await env.ENQUIRIES.prepare(sql).first<number>('n')) ?? 0

const inCatalogue = async (which: string) =>
  (await env.CATALOGUE.prepare(`SELECT 1 FROM testimonials WHERE ${which}`).all()).results.length

it(`In a storm where 30 % of the database calls fail, ${WRITES} leads of 10 people, a line in the case of each and changed reviews are there once`, async () => {
  const bindings = stormyDesk(20261130)
  let presses = 0
  for (let from = 0; from < WRITES; from += TOGETHER) {
    const together = Array.from({ length: TOGETHER }, (_, more) => from + more)
    const saved = together.map(async (at) => {
      const asking = { as: STAFF[at % STAFF.length] ?? '', bindings }
      const noted = await noteWithLine(at, asking)
      return noted + (at % 10 === 0 ? await addReview(at / 10, asking) : 0)
    })
    for (const each of await Promise.all(saved)) presses += each
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
    leads: WRITES,
    presses,
    joined,
    lost: WRITES - found.differing,
    doubled: found.leads - found.differing,
  })
  expect(found).toEqual({
    ...{ leads: WRITES, differing: WRITES, cases: WRITES, noted: WRITES, linesOfNoting: WRITES },
    ...{ lines: WRITES, differingLines: WRITES, withoutOwner: 0, joinedTwice: 0 },
    ...{ reviews: WRITES / 10, differingReviews: WRITES / 10, hiddenReviews: WRITES / 20 },
  })
  expect([joined > WRITES / 10, lines]).toEqual([true, joined])
})
