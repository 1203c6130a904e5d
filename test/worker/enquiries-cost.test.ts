import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { type NewRow, saveRows } from '../../src/data/enquiries/enquiry-rows.ts'
import { withdraw } from '../../src/data/enquiries/find-own.ts'
import { drain } from '../../src/data/enquiries/outbox.ts'
import { listOfPerson } from '../../src/data/enquiries/person.ts'
import { forgetHealth } from '../../src/data/enquiries/read-health.ts'
import { sendDigest } from '../../src/data/enquiries/send-digest.ts'
import { spill } from '../../src/data/enquiries/spill.ts'
import { mailRoute } from '../../src/data/stores/send-mail.ts'
import type { Bindings } from '../../src/env.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { mailbox } from '../chaos/faults.ts'
import { figure } from '../chaos/figure.ts'
import { ASHA } from '../support/asha.ts'
import { askApp } from '../support/ask-app.ts'
import { counting } from '../support/counting.ts'
import { allRows, clearEnquiries, countOf, json, post, row, STORES, storeDue } from '../support/enquiries.ts'
import { COSTS } from '../support/enquiry-costs.ts'

beforeEach(async () => {
  await clearEnquiries()
  forgetHealth()
})

/** Stores so many old enquiries, every second one a held one that a digest has listed, and as many that were erased. */
async function fill(count: number): Promise<void> {
  const [{ name: _, ...sample }] = [await row()]
  const names = ['id', 'reference', 'kind', 'name', 'email', 'phone', 'isd', 'message', 'flexible', 'passengers']
  const texts = [...names, 'travel_date', 'accommodations', 'place', 'page', 'tour']
  await env.ENQUIRIES.prepare(
    `INSERT INTO enquiries (${texts.join(', ')}, created_at, state, digested_at, mailed_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     SELECT ${texts.map((name) => (name === 'id' ? "'old-' || i" : `'${name}'`)).join(', ')},
       ?2 - i, CASE i % 2 WHEN 0 THEN 'held' ELSE 'sent' END, ?2, ?2 FROM n WHERE ?1 > 0`,
  )
    .bind(count, sample.createdAt)
    .run()
  await env.ENQUIRIES.prepare(
    `INSERT INTO tombstones (mark, erased_at, why, enquiry_id, reference, for_mail, for_hook, state, next_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     SELECT 'mark-' || i, ?2 - i, 'withdrawn', '', '', 0, 0, 'done', ?2 - i FROM n WHERE ?1 > 0`,
  )
    .bind(count, sample.createdAt)
    .run()
}

async function heldRow(): Promise<NewRow> {
  return { ...(await row()), state: 'held', heldReason: 'rate' }
}

/** What a piece of work costs at the enquiries' database and in the spill. */
async function costOf(work: (bindings: Partial<Bindings>) => Promise<unknown>) {
  const { database, tally, spent } = counting(env.ENQUIRIES)
  const { store, calls } = countOf(env.SPILL)
  await work({ ENQUIRIES: database, SPILL: store })
  return { rowsRead: tally.rowsRead, ...spent, ...calls }
}

const minute = (bindings: Partial<Bindings> = {}) =>
  runEveryMinute({ ...env, ...bindings }, { clock: () => NOT_A_SWEEP })
/** A moment to come whose minute is none of those in which the spill is listed without a mark. */
const NOT_A_SWEEP = Math.floor(Date.now() / 300_000) * 300_000 + 360_000

async function askHealth(bindings: Partial<Bindings>): Promise<Response> {
  const request = new Request('https://patang.example/healthz')
  return askApp(request, { ...env, ...bindings }, createExecutionContext())
}

it.each([0, 1000, 10_000])('With %i enquiries stored no step reads more than 20 rows', async (stored) => {
  await fill(stored)
  await minute()
  const outbox = { catalogue: env.CATALOGUE, mail: mailRoute(env), clock: Date.now }
  const read = {
    post: (await costOf((bindings) => post(ASHA, bindings))).rowsRead,
    heldPost: (await costOf((bindings) => post({ ...ASHA, website: 'x' }, bindings))).rowsRead,
    emptyDrain: (await costOf(({ ENQUIRIES = env.ENQUIRIES }) => drain({ ...outbox, database: ENQUIRIES }, 5)))
      .rowsRead,
    minute: (await costOf(minute)).rowsRead,
    health: (await costOf(askHealth)).rowsRead,
  }
  expect(Object.entries(read).filter(([, rows]) => rows > 20)).toEqual([])
})

it('An enquiry costs five queries, and the figures that docs/reliability.md computes a day from', async () => {
  const taken = await costOf((bindings) => post(ASHA, bindings))
  const held = await costOf((bindings) => post({ ...ASHA, website: 'x', message: 'other' }, bindings))
  const faulty = await costOf((bindings) => post({ name: 'Asha' }, bindings))
  await minute()
  const idleMinute = await costOf(minute)
  await clearEnquiries()
  await saveRows(env.ENQUIRIES, await Promise.all(Array.from({ length: 100 }, heldRow)))
  const digestOf100 = await costOf(({ ENQUIRIES = env.ENQUIRIES }) =>
    sendDigest({ database: ENQUIRIES, catalogue: env.CATALOGUE, mail: mailRoute(env), clock: Date.now }),
  )
  expect({ taken, held, faulty, idleMinute, digestOf100 }).toEqual(COSTS)
})

it('A person is found behind a thousand enquiries in two questions, and their enquiries in two more', async () => {
  await fill(1000)
  await saveRows(env.ENQUIRIES, [{ ...(await row()), id: 'read last' }])
  const { database, tally } = counting(env.ENQUIRIES)
  expect((await listOfPerson({ database, spill: env.SPILL }, { email: ASHA.email })).rows).toHaveLength(1)
  expect(tally.roundTrips).toBeLessThanOrEqual(4)
})

it('A spilled enquiry costs two writes to KV and no list', async () => {
  const { store, calls } = countOf(env.SPILL)
  await spill(store, await row())
  expect(calls).toEqual({ lists: 0, reads: 0, writes: 2, deletes: 0 })
})

it('Asked a thousand times, health reads its stores once in 30 seconds and lists nothing', async () => {
  await env.SPILL.put('spilled', '1')
  const cost = await costOf(async (bindings) => {
    for (let i = 0; i < 1000; i++) await askHealth(bindings)
  })
  expect(cost).toMatchObject({ queries: 1, lists: 0, reads: 1 })
})

it('Whatever is due, a run of the cron asks at most 50 queries, and mails 200 once each', async () => {
  const { sent, binding } = mailbox()
  await storeDue(201)
  const { queries } = await costOf((bindings) => minute({ ...bindings, MAIL: binding }))
  expect(queries).toBeLessThanOrEqual(50)
  expect(new Set(sent.map(({ headers }) => headers?.['X-Enquiry-Id'])).size).toBe(sent.length)
  expect(sent).toHaveLength(200)
})

it('A hundred spilled enquiries and a day’s held ones come back in one run of at most 50 queries', async () => {
  for (let i = 0; i < 100; i++) await spill(env.SPILL, await row())
  await post({ ...ASHA, website: 'x' })
  const { sent, binding } = mailbox()
  const { queries } = await costOf((bindings) => minute({ ...bindings, MAIL: binding }))
  expect(queries).toBeLessThanOrEqual(50)
  expect([(await allRows()).filter(({ state }) => state === 'sent').length, sent.length]).toEqual([100, 101])
})

it('A repeat of an enquiry writes nothing more', async () => {
  const key = { 'idempotency-key': 'c3b7f1de-0a53-4c5d-9f56-3d1a2b4c5d6e' }
  await post(json(ASHA, key))
  expect(await costOf((bindings) => post(json(ASHA, key), bindings))).toMatchObject({ rowsWritten: 0 })
})

it.each([0, 10_000])('With %i enquiries stored a withdrawal reads a bounded number of rows', async (stored) => {
  await fill(stored)
  const [kept] = await storeDue(1)
  await openCases(env.ENQUIRIES)
  const cost = await costOf(({ ENQUIRIES: database = env.ENQUIRIES, SPILL: store = env.SPILL }) =>
    withdraw({ ...STORES, database, spill: store }, kept?.reference ?? '', Date.now()),
  )
  figure(`withdrawal, ${stored} enquiries`, cost)
  // The words by which one person is found, each read once to be deleted, whatever else is stored.
  expect(cost.rowsRead).toBeLessThanOrEqual(220)
})
