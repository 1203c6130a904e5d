import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Taken, take } from '../../src/data/enquiries/doors.ts'
import type { NewRow } from '../../src/data/enquiries/enquiry-rows.ts'
import { drain } from '../../src/data/enquiries/outbox.ts'
import { bringBack } from '../../src/data/enquiries/spill.ts'
import { mailRoute } from '../../src/data/stores/send-mail.ts'
import { ASHA } from '../support/asha.ts'
import { allRows, clearEnquiries, json, post, row, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { seeded } from '../support/seeded.ts'
import { brokenDatabase, brokenStore, mailbox, stormyDatabase } from './faults.ts'
import { figure } from './figure.ts'

beforeEach(async () => {
  expectLog()
  await clearEnquiries()
})
afterEach(() => vi.restoreAllMocks())

const route = (binding: SendEmail) => mailRoute({ ...env, MAIL: binding })

const isAccepted = (door: Taken) => door !== 'nowhere' && door !== 'unknown'

/** Takes many enquiries in, fifty at a time; gives each with the door that accepted it. */
async function takeMany(count: number, stores: { database: D1Database; spill: KVNamespace; mail: SendEmail }) {
  const background: Promise<unknown>[] = []
  const doors = { ...stores, mail: route(stores.mail), keep: (attempt: Promise<unknown>) => background.push(attempt) }
  const taken: { row: NewRow; door: Taken }[] = []
  while (taken.length < count) {
    const rows = await Promise.all(Array.from({ length: 50 }, () => row()))
    taken.push(...(await Promise.all(rows.map(async (each) => ({ row: each, door: await take(doors, each) })))))
  }
  await Promise.all(background)
  return taken
}

it('In a storm where 60 % of the database calls fail or lose their reply no enquiry of 300 is lost', async () => {
  const database = stormyDatabase(env.ENQUIRIES, 20261128, 60)
  const { binding } = mailbox()
  const taken = await takeMany(300, { database, spill: env.SPILL, mail: binding })
  const spilled = (await env.SPILL.list({ prefix: 'spill:' })).keys.length
  while ((await bringBack({ database: env.ENQUIRIES, store: env.SPILL, mail: route(binding) })).back > 0);
  const ids = new Set((await allRows()).map(({ id }) => id))
  const accepted = taken.filter(({ door }) => isAccepted(door))
  const lost = accepted.filter(({ row: { id } }) => !ids.has(id)).length
  figure('storm', { taken: accepted.length, rows: ids.size, spilled, lost })
  expect({ taken: accepted.length, rows: (await allRows()).length, lost }).toEqual({ taken: 300, rows: 300, lost: 0 })
})

it('With database and KV down and a mail service that fails half the time "sent" is never said falsely', async () => {
  const random = seeded(7)
  const { sent, binding } = mailbox(() => (random() < 0.5 ? 'E_INTERNAL_SERVER_ERROR' : undefined))
  const taken = await takeMany(100, { database: brokenDatabase(env.ENQUIRIES), spill: brokenStore(), mail: binding })
  const mailed = new Set(sent.map(({ headers }) => headers?.['X-Enquiry-Id']))
  const falsely = taken.filter(({ row: { id }, door }) => isAccepted(door) && !mailed.has(id)).length
  const refused = taken.filter(({ door }) => !isAccepted(door)).length
  figure('down', { enquiries: taken.length, mailed: mailed.size, refused, falselySent: falsely })
  expect([falsely, mailed.size + refused]).toEqual([0, 100])
})

it('50 parallel posts with one key are one row', async () => {
  const key = 'c3b7f1de-0a53-4c5d-9f56-3d1a2b4c5d6e'
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(json(ASHA, { 'idempotency-key': key }))))
  const references = new Set(
    await Promise.all(answers.map(async (answer) => (await answer.json<{ reference: string }>()).reference)),
  )
  const rows = (await allRows()).length
  figure('one key', { posts: 50, answered200: answers.filter(({ status }) => status === 200).length, rows })
  expect([references.size, rows]).toEqual([1, 1])
})

it('10 overlapping drains over 40 rows send 40 mails, all distinct', async () => {
  const { sent, binding } = mailbox()
  const rows = await storeDue(40)
  const outbox = { database: env.ENQUIRIES, catalogue: env.CATALOGUE, mail: route(binding), clock: Date.now }
  await Promise.all(Array.from({ length: 10 }, () => drain(outbox, 20)))
  const distinct = new Set(sent.map(({ headers }) => headers?.['X-Enquiry-Id'])).size
  figure('drains', { drains: 10, rows: rows.length, mails: sent.length, distinct })
  expect([sent.length, distinct]).toEqual([40, 40])
})
