import { env } from 'cloudflare:workers'
import { beforeEach, expect, it } from 'vitest'
import { addLine } from '../../src/data/cases/add-line.ts'
import { joinCases } from '../../src/data/cases/join-cases.ts'
import { markCase } from '../../src/data/cases/mark-case.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { take } from '../../src/data/enquiries/doors.ts'
import { type NewRow, saveRows } from '../../src/data/enquiries/enquiry-rows.ts'
import { erase } from '../../src/data/enquiries/erasure.ts'
import { withdraw } from '../../src/data/enquiries/find-own.ts'
import { drain } from '../../src/data/enquiries/outbox.ts'
import { spill } from '../../src/data/enquiries/spill.ts'
import { mailRoute } from '../../src/data/stores/send-mail.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { clearEnquiries, row, STORES } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { seeded } from '../support/seeded.ts'
import { mailbox, stormyDatabase } from './faults.ts'
import { figure } from './figure.ts'
import { WRITES } from './storm-size.ts'

beforeEach(async () => {
  expectLog()
  await clearEnquiries()
})

const TOGETHER = 20
const stormy = stormyDatabase(env.ENQUIRIES, 20261130)
const stores = { ...STORES, database: stormy }

/** Does it again, as a person does who is told that it did not succeed. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  for (let presses = 0; presses < 60; presses++) {
    const done = await work().then(
      (value) => ({ value }),
      () => undefined,
    )
    if (done) return done.value
  }
  throw new Error('not done after 60 presses')
}

type Life = { stored: NewRow; end: 'stays' | 'withdrawn' | 'erased'; line: string }

/** One enquiry and all that happens to it; a line, a note and a joining may come while it is erased, and copies after. */
async function live({ stored, end, line }: Life, binding: SendEmail): Promise<void> {
  const kept: Promise<unknown>[] = []
  const mail = mailRoute({ ...env, MAIL: binding })
  await take({ ...stores, mail, keep: (attempt) => kept.push(attempt) }, stored)
  await Promise.allSettled(kept)
  if (end === 'stays') await untilDone(() => saveRows(stormy, [stored]))
  await untilDone(() => openCases(stormy))
  const outbox = { database: stormy, catalogue: env.CATALOGUE, mail, clock: Date.now }
  const telling = drain(outbox, 5).catch(() => {})
  const { reference, id = '' } = stored
  const now = Date.now()
  const add = () => addLine(stormy, { reference, key: line, line, now })
  const about = [untilDone(add), workAtDesk(id, line)]
  if (end === 'withdrawn') await untilDone(() => withdraw(stores, reference, now))
  if (end === 'erased') await untilDone(() => erase(stores, [{ id, reference }], { why: 'erased', now }))
  await Promise.all([...about, telling])
  if (end === 'stays') return
  await Promise.all([spill(env.SPILL, stored), untilDone(() => saveRows(stormy, [stored]))])
}

async function workAtDesk(id: string, key: string): Promise<void> {
  const query = env.ENQUIRIES.prepare('SELECT id FROM cases WHERE enquiry_id = ? OR joined_into IS NULL LIMIT 2')
  const [first, second] = (await query.bind(id).all<{ id: string }>()).results
  const by = { actor: 'bela@patang.example', now: Date.now(), key }
  const caseId = first?.id ?? ''
  await untilDone(() => markCase(stormy, { caseId, mark: 'urgent', isSet: true, ...by }))
  await untilDone(() => joinCases(stormy, { head: caseId, other: second?.id ?? '', ...by }))
}

it('In a storm in which enquiries are withdrawn and erased while lines, marks and joinings come, none is lost, doubled or back', async () => {
  const random = seeded(20261130)
  const { sent, binding } = mailbox((mail) => (mail.subject && random() < 0.2 ? 'E_DELIVERY_FAILED' : undefined))
  const lives: Life[] = await Promise.all(
    Array.from({ length: WRITES }, async (_, at) => ({
      stored: await row({ name: `Asha Nr${at}x` }),
      end: (['stays', 'withdrawn', 'stays', 'erased'] as const)[at % 4] ?? 'stays',
      line: `line ${at} of Nr${at}x`,
    })),
  )
  for (let at = 0; at < WRITES; at += TOGETHER) {
    await Promise.all(lives.slice(at, at + TOGETHER).map((life) => live(life, binding)))
    await runEveryMinute({ ...env, ENQUIRIES: stormy, MAIL: binding })
  }
  for (let hours = 1; hours < 60; hours += 2) {
    await runEveryMinute({ ...env, MAIL: binding }, { clock: () => Date.now() + hours * 3_600_000 })
  }
  const tables = ['enquiries', 'case_events', 'case_words', 'case_finding', 'found_words']
  const held = await env.ENQUIRIES.batch(tables.map((table) => env.ENQUIRIES.prepare(`SELECT * FROM ${table}`)))
  const text = JSON.stringify(held.map(({ results }) => results)).toLowerCase()
  const rows = (held[0]?.results ?? []) as { name: string; added: string }[]
  const staying = lives.filter(({ end }) => end === 'stays')
  const gone = lives.filter(({ end }) => end !== 'stays')
  const names = rows.map(({ name }) => name).filter(Boolean)
  const told = sent.filter(({ subject }) => subject.startsWith('Withdrawn: ')).map(({ subject }) => subject.slice(11))
  const mailed = new Set(sent.map(({ headers }) => headers?.['X-Enquiry-Id']))
  const withdrawn = gone.filter(({ end }) => end === 'withdrawn')
  const numbers = {
    enquiries: WRITES,
    erased: gone.length,
    mailedAndWithdrawn: withdrawn.filter(({ stored }) => mailed.has(stored.id)).length,
    lost: staying.filter(({ stored }) => !names.includes(stored.name)).length,
    linesLost: staying.filter(({ line }) => !rows.some(({ added }) => added === line)).length,
    doubled: names.length - new Set(names).size,
    back: gone.filter(({ stored }) => text.includes(` ${stored.name.slice(5).toLowerCase()}`)).length,
    untold: withdrawn.filter(({ stored }) => mailed.has(stored.id) && !told.includes(stored.reference)).length,
    inSpill: (await env.SPILL.list({ prefix: 'spill:' })).keys.length,
  }
  figure('erasure storm', numbers)
  expect(numbers).toMatchObject({ lost: 0, linesLost: 0, doubled: 0, back: 0, untold: 0, inSpill: 0 })
})
