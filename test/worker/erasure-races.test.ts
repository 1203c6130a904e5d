import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { addLine } from '../../src/data/cases/add-line.ts'
import { askReview } from '../../src/data/cases/ask-review.ts'
import { changeMany } from '../../src/data/cases/change-many.ts'
import { closeEarlier } from '../../src/data/cases/close-earlier.ts'
import { saveReview, withdrawReview } from '../../src/data/cases/guest-reviews.ts'
import { handOver } from '../../src/data/cases/hand-over.ts'
import { joinCases, splitCase } from '../../src/data/cases/join-cases.ts'
import { judgeHeld } from '../../src/data/cases/judge-held.ts'
import { markCase } from '../../src/data/cases/mark-case.ts'
import { noteLook } from '../../src/data/cases/note-look.ts'
import { noteSeen } from '../../src/data/cases/note-seen.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { publishReview } from '../../src/data/cases/publish-review.ts'
import { saveCase } from '../../src/data/cases/save-case.ts'
import { saveLead } from '../../src/data/cases/save-lead.ts'
import { forgetJump } from '../../src/data/enquiries/duties.ts'
import { saveRows } from '../../src/data/enquiries/enquiry-rows.ts'
import { withdraw } from '../../src/data/enquiries/find-own.ts'
import { resendEnquiry } from '../../src/data/enquiries/kept-enquiries.ts'
import { eraseMentions, type Mention } from '../../src/data/enquiries/mentions.ts'
import { drain } from '../../src/data/enquiries/outbox.ts'
import { sendDigest } from '../../src/data/enquiries/send-digest.ts'
import { mailRoute } from '../../src/data/stores/send-mail.ts'
import type { CaseEdit } from '../../src/domain/cases/case-edit.ts'
import { mailbox, wrapDatabase } from '../chaos/faults.ts'
import { enquiry } from '../support/asha.ts'
import { ASHA_OF_SALES, askDesk, formIn, postToDesk, STEP_DAY } from '../support/desk.ts'
import { clearEnquiries, row, STORES, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'

beforeEach(async () => {
  expectLog()
  await clearAll()
})

const NOW = Date.now()
const BY = { actor: ASHA_OF_SALES, now: NOW, key: 'k' }

/** Two cases; the first one's enquiry is erased while a colleague writes. */
type Two = { database: D1Database; catalogue: D1Database; id: string; reference: string; first: string; second: string }

const NOTHING = {
  ...{ stage: 'new', lostReason: '', lostNote: '', owner: '', followUpOn: '', followUpLine: '' },
  ...{ sum: null, travelFrom: '', travelTill: '', travellers: null, missing: '' },
}
const edit = (changed: Partial<CaseEdit>): CaseEdit =>
  ({
    base: NOTHING,
    typed: NOTHING,
    ...{ deed: 'note', note: '' },
    ...changed,
  }) as CaseEdit

const saving = ({ database, first }: Two, changed: Partial<CaseEdit>) =>
  saveCase(database, { caseId: first, edit: edit(changed), ...BY })

const outbox = (database: D1Database) => ({
  database,
  catalogue: env.CATALOGUE,
  mail: mailRoute({ ...env, MAIL: mailbox().binding }),
  clock: Date.now,
})

/** Everybody who writes about an enquiry or its case. A file that writes into these tables has a line here. */
type Writer = [what: string, file: string, work: (two: Two) => Promise<unknown>, state?: string]
const WRITERS: Writer[] = [
  ['a note', 'save-case', (two) => saving(two, { deed: 'note', note: 'Asha is ill' })],
  [
    'its journey',
    'save-case',
    (two) =>
      saving(two, { typed: { ...NOTHING, stage: 'won', sum: 86_420, missing: 'Visa of Asha' } as CaseEdit['typed'] }),
  ],
  ['a message', 'save-case', (two) => saving(two, { deed: 'whatsapp', note: 'Dear Asha' })],
  [
    'joining another case',
    'join-cases',
    ({ database, first, second }) => joinCases(database, { head: first, other: second, ...BY }),
  ],
  [
    'joining it with another case',
    'join-cases',
    ({ database, first, second }) => joinCases(database, { head: second, other: first, ...BY }),
  ],
  [
    'splitting',
    'join-cases',
    ({ database, first, second }) => splitCase(database, { head: second, other: first, ...BY }),
  ],
  [
    'letting it through',
    'judge-held',
    ({ database, first }) => judgeHeld(database, { caseId: first, verdict: 'new', ...BY }),
    'held',
  ],
  [
    'judging it spam',
    'follow-verdict',
    ({ database, first }) => judgeHeld(database, { caseId: first, verdict: 'spam', ...BY }),
    'held',
  ],
  [
    'noting what somebody else told',
    'save-lead',
    ({ database }) => saveLead(database, { enquiry: MEENAS, owner: '', ...BY }),
  ],
  ['opening cases', 'open-cases', async ({ database }) => openCases(database), 'unopened'],
  ['noting that its line was seen', 'note-seen', ({ database, first }) => noteSeen(database, first, NOW + 1e6)],
  [
    'noting who has it open',
    'note-look',
    ({ database, first }) => noteLook(database, { caseId: first, lookedBy: ASHA_OF_SALES, now: NOW }),
  ],
  [
    'marking it',
    'mark-case',
    ({ database, first }) => markCase(database, { caseId: first, mark: 'urgent', isSet: true, ...BY }),
  ],
  [
    'closing it as answered before the desk',
    'close-earlier',
    ({ database }) => closeEarlier(database, { before: NOW + 1e6, ...BY }),
  ],
  [
    'closing it with others',
    'change-many',
    ({ database, first }) => {
      const bulk = { kind: 'stage', became: 'lost', reason: 'price' } as const
      return changeMany(database, { chosen: [{ id: first, version: 1 }], bulk, ...BY })
    },
  ],
  [
    'handing it over',
    'hand-over',
    ({ database }) => handOver(database, { from: ASHA_OF_SALES, to: '', ...BY }),
    'owned',
  ],
  ['sending it again', 'kept-enquiries', ({ database, id }) => resendEnquiry(database, id, NOW)],
  [
    'adding a line',
    'add-line',
    ({ database, reference }) => addLine(database, { reference, key: 'l', line: 'Asha', now: NOW }),
  ],
  [
    'asking for a review',
    'ask-review',
    ({ database, first }) => askReview(database, { caseId: first, channel: 'mail', ...BY }),
    'back',
  ],
  [
    'storing a review',
    'guest-reviews',
    ({ database, reference }) => saveReview(database, { reference, review: REVIEW, now: NOW }),
    'asked',
  ],
  [
    'taking a review back',
    'guest-reviews',
    ({ database, catalogue, reference }) => withdrawReview({ ...STORES, database, catalogue }, reference, NOW),
    'reviewed',
  ],
  ['claiming it for its mail', 'outbox', ({ database }) => drain(outbox(database), 5)],
  ['noting its mail', 'outbox', ({ database }) => drain(outbox(database), 5)],
  ['listing it in the digest', 'send-digest', ({ database }) => sendDigest(outbox(database)), 'held'],
  ['noting the digest', 'send-digest', ({ database }) => sendDigest(outbox(database)), 'held'],
  ['forgetting a jump of the clock', 'duties', ({ database }) => forgetJump(database, NOW), 'jumped'],
  [
    'storing it once more',
    'enquiry-rows',
    async ({ database, id, reference }) => saveRows(database, [{ ...(await row()), id, reference, createdAt: 0 }]),
  ],
  [
    'putting a review on the site',
    'publish-review',
    ({ database, catalogue, first }) => {
      const author = { id: 'live', at: NOW, actor: ASHA_OF_SALES, note: 'Review' }
      const stores = { database, catalogue }
      return publishReview(stores, { caseId: first, wasLive: '', title: 'Kerala', author })
    },
    'reviewed',
  ],
  [
    'taking back a review that is on the site',
    'guest-reviews',
    ({ database, catalogue, reference }) => withdrawReview({ ...STORES, database, catalogue }, reference, NOW),
    'live',
  ],
  [
    'erasing it at the same time with a review that is on the site',
    'erasure',
    ({ database, catalogue, reference }) => withdraw({ ...STORES, database, catalogue }, reference, NOW),
    'live',
  ],
  [
    'taking it out of other places',
    'mentions',
    ({ database, catalogue }) => eraseMentions({ ...STORES, database, catalogue }, OTHER_PLACES),
  ],
  [
    'erasing it at the same time',
    'erasure',
    ({ database, catalogue, reference }) => withdraw({ ...STORES, database, catalogue }, reference, NOW),
  ],
]

const MEENAS = {
  ...enquiry({ name: 'Meena', phone: '91234 99999', email: '' }),
  kind: 'noted',
  channel: 'call',
} as const

const OTHER_PLACES: Mention[] = [1, 2, 3].flatMap((key) => [
  { place: 'note in another case', key, says: '', byName: false },
  { place: 'next step of another case', key, says: '', byName: false },
])

const REVIEW = { mark: 5, text: 'Asha liked it', month: '2026-11', name: 'Asha', mayShow: true }
const BACK = "UPDATE cases SET stage = 'won', travel_from = '2026-01-01', travel_till = '2026-01-02'"
const STATES: Record<string, string> = {
  back: BACK,
  asked: `${BACK}, review_asked_at = ${NOW}`,
  reviewed: `${BACK}, review_asked_at = ${NOW}; INSERT INTO guest_reviews SELECT id, 1, 5, 'Asha', '2026-01', 'Asha', 1, '', NULL FROM cases ORDER BY enquiry_row LIMIT 1`,
  live: `${BACK}, review_asked_at = ${NOW}; INSERT INTO guest_reviews SELECT id, 1, 5, 'Asha', '2026-01', 'Asha', 1, 'live', NULL FROM cases ORDER BY enquiry_row LIMIT 1`,
  held: "UPDATE enquiries SET state = 'held', held_reason = 'rate'; UPDATE cases SET stage = 'held'",
  owned: `UPDATE cases SET owner = '${ASHA_OF_SALES}'`,
  jumped: 'UPDATE enquiries SET next_at = 9e15',
  unopened: 'DELETE FROM case_finding; DELETE FROM case_words; DELETE FROM cases',
}

const TABLES = [
  'enquiries',
  'cases',
  'case_events',
  'case_words',
  'case_finding',
  'found_words',
  'word_parts',
  'guest_reviews',
]
const SITE_TABLES = ['testimonials WHERE sample = 0', 'changes', 'change_rows']
async function snapshot(): Promise<string> {
  const read = (database: D1Database, tables: string[]) =>
    database.batch(tables.map((table) => database.prepare(`SELECT * FROM ${table}`)))
  const rows = await Promise.all([read(env.ENQUIRIES, TABLES), read(env.CATALOGUE, SITE_TABLES)])
  return JSON.stringify(rows.flat().map(({ results }) => results))
}

const ON_SITE = `INSERT INTO testimonials (position, id, title, text, name, date, sample, proof, mark)
  VALUES (-1, 'live', 'Kerala', 'Asha', 'Asha', '2026-01-03', 0, 'Won case', 5)`

async function clearAll(): Promise<void> {
  await clearEnquiries()
  const tables = ['testimonials WHERE position < 0', 'changes', 'change_rows']
  await env.CATALOGUE.batch(tables.map((table) => env.CATALOGUE.prepare(`DELETE FROM ${table}`)))
}

async function twoCases(): Promise<Omit<Two, 'database' | 'catalogue'>> {
  const [stored] = await storeDue(1)
  await openCases(env.ENQUIRIES)
  await storeDue(1, { name: 'Ravi', email: 'ravi@example.in', phone: '91234 56789' })
  await openCases(env.ENQUIRIES)
  const { results } = await env.ENQUIRIES.prepare('SELECT id FROM cases ORDER BY enquiry_row').all<{ id: string }>()
  const [first, second] = results
  return { id: stored?.id ?? '', reference: stored?.reference ?? '', first: first?.id ?? '', second: second?.id ?? '' }
}

/** Both databases, with something done just before their so manieth write. */
function databasesAt(write: number, act: () => Promise<unknown>): Pick<Two, 'database' | 'catalogue'> {
  let writes = 0
  const counted = (database: D1Database) =>
    wrapDatabase(database, async (call, query) => {
      if (/\b(insert|update|delete)\b/i.test(query) && ++writes === write) await act()
      return call()
    })
  return { database: counted(env.ENQUIRIES), catalogue: counted(env.CATALOGUE) }
}

const writers = WRITERS.map(([what, file, work, state = '']) => ({ what, file, work, state }))

describe('While an enquiry is erased', () => {
  it.each(writers)('$what ($file) leaves nothing of it, before any of its writes', async ({ work, state }) => {
    const eraseBefore = async (write: number) => {
      const two = await twoCasesIn(state)
      let erased = ''
      const databases = databasesAt(write, async () => {
        await withdraw(STORES, two.reference, NOW)
        erased = await snapshot()
      })
      await work({ ...two, ...databases })
      if (erased === '') return false
      const kept = await snapshot()
      expect([write, ofTheErased(JSON.parse(kept), two)]).toEqual([write, ofTheErased(JSON.parse(erased), two)])
      expect(kept.replaceAll(ASHA_OF_SALES, '')).not.toMatch(OF_ASHA)
      return true
    }
    await atEachWrite(eraseBefore)
  })

  it.each(writers)('$what ($file) leaves nothing of it, between any two writes of the erasure', async (writer) => {
    const writeBefore = async (write: number) => {
      const two = await twoCasesIn(writer.state)
      let isWritten = false
      const databases = databasesAt(write, async () => {
        await writer.work({ ...two, database: env.ENQUIRIES, catalogue: env.CATALOGUE })
        isWritten = true
      })
      await withdraw({ ...STORES, ...databases }, two.reference, NOW)
      expect([write, (await snapshot()).replaceAll(ASHA_OF_SALES, '')]).toEqual([
        write,
        expect.not.stringMatching(OF_ASHA),
      ])
      return isWritten
    }
    await atEachWrite(writeBefore)
  })
})

/** Name and whole number: five digits may stand in a hash. */
const OF_ASHA = /asha|98000 ?11111/i

/** Does something at each write, until there is no such write; nobody here writes more than a dozen times. */
async function atEachWrite(act: (write: number) => Promise<boolean>): Promise<void> {
  let write = 1
  while (await act(write)) write++
  expect(write).toBeGreaterThan(1)
  expect(write).toBeLessThan(12)
}

async function twoCasesIn(state: string) {
  await clearAll()
  const two = await twoCases()
  if (STATES[state]) await env.ENQUIRIES.batch(STATES[state].split(';').map((each) => env.ENQUIRIES.prepare(each)))
  if (state === 'live') await env.CATALOGUE.prepare(ON_SITE).run()
  return two
}

/** The rows of the erased enquiry, of its case and of its review, on the site as well; a living one may change. */
function ofTheErased(tables: Record<string, unknown>[][], { first }: Pick<Two, 'first'>) {
  const [enquiries, cases, events, words] = tables
  const [reviews, site] = [tables[TABLES.indexOf('guest_reviews')], tables[TABLES.length]]
  return [
    enquiries?.filter((each) => each.erased_at !== null),
    cases?.filter((each) => each.erased_at !== null),
    events?.filter((each) => each.case_id === first),
    words?.filter((each) => each.case_id === first),
    reviews?.filter((each) => each.case_id === first),
    site,
  ]
}

it('Every file that writes about enquiries and cases is tried', () => {
  const files = import.meta.glob<string>('../../src/data/**/*.ts', { query: '?raw', import: 'default', eager: true })
  const writes =
    /(INSERT INTO|UPDATE|DELETE FROM) (enquiries|cases|case_events|case_words|guest_reviews)\b|\.(update|insert|delete)\((enquiries|cases|caseEvents|caseWords)\)/
  const writers = Object.entries(files).flatMap(([path, text]) => (writes.test(text) ? [path.split('/').at(-1)] : []))
  const tried = new Set(WRITERS.map(([, file]) => `${file}.ts`))
  expect(writers.length).toBeGreaterThan(5)
  expect(writers.filter((file) => !tried.has(String(file)))).toEqual([])
})

describe('A form of the desk that is sent after its person was erased', () => {
  it.each([
    ['/case/:id', { deed: 'note', note: 'Asha is ill' }],
    ['/case/:id', { followUpOn: 'other', otherDay: STEP_DAY, followUpLine: 'Call Asha' }],
    ['/case/:id', { stage: 'lost' }],
    ['/case/:id', { stage: 'won', sum: '98000', missing: 'Visa of Asha' }],
    ['/case/:id/message', { channel: 'whatsapp', text: 'Dear Asha' }],
    ['/case/:id/review', { channel: 'mail' }],
    ['/case/:id/person', { act: 'join' }],
    ['/case/:id/held', { verdict: 'new' }],
  ])('says so, and nothing of it stays: %s %j', async (pattern, typed) => {
    const { first, second, reference } = await twoCases()
    const path = `/case/${first}`
    const form = await formIn(await (await askDesk(path)).text(), path)
    await withdraw(STORES, reference, NOW)
    const before = await snapshot()
    let answer = await postToDesk(pattern.replace(':id', first), { ...form, other: second, ...typed })
    if (answer.status === 303) answer = await askDesk(answer.headers.get('location') ?? '')
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('was erased')])
    expect(await snapshot()).toBe(before)
  })
})
