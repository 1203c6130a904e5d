import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Desk, follow } from '../../src/cli/enquiries/enquiry-commands.ts'
import { addLine } from '../../src/data/cases/add-line.ts'
import { take } from '../../src/data/enquiries/doors.ts'
import { type NewRow, saveRows } from '../../src/data/enquiries/enquiry-rows.ts'
import { erase } from '../../src/data/enquiries/erasure.ts'
import { findOwn, withdraw } from '../../src/data/enquiries/find-own.ts'
import { resendEnquiry } from '../../src/data/enquiries/kept-enquiries.ts'
import { drain } from '../../src/data/enquiries/outbox.ts'
import { sendDigest } from '../../src/data/enquiries/send-digest.ts'
import { listErased, spill } from '../../src/data/enquiries/spill.ts'
import { mailRoute } from '../../src/data/stores/send-mail.ts'
import { idPrefixOf, referenceOf, tombstoneMark } from '../../src/domain/enquiries/reference.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { brokenDatabase, brokenStore, faultyDatabase, mailbox, stalledDatabase } from '../chaos/faults.ts'
import { allRows, clearEnquiries, erasePersonOf, row, STORES, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'

beforeEach(async () => {
  expectLog()
  await clearEnquiries()
})
afterEach(() => vi.restoreAllMocks())

const ASHA = /Asha|98000|asha@example/
const DAY = 24 * 60 * 60_000

/** Everything that the database and the spill hold, as one text. */
async function everything(): Promise<string> {
  const tables = [
    ...['enquiries', 'cases', 'case_events', 'case_words', 'tombstones'],
    ...['case_finding', 'found_words', 'word_parts'],
  ]
  const rows = await Promise.all(tables.map((table) => env.ENQUIRIES.prepare(`SELECT * FROM ${table}`).all()))
  const keys = (await env.SPILL.list()).keys.map(({ name }) => name)
  const values = await Promise.all(keys.map((key) => env.SPILL.get(key)))
  return JSON.stringify([rows.map(({ results }) => results), keys, values])
}

/** Runs the cron now and when every lease is over, so that whatever waits has its turn. */
async function cron(binding = mailbox().binding): Promise<void> {
  for (const minutes of [0, 5]) {
    await runEveryMinute({ ...env, MAIL: binding }, { clock: () => Date.now() + minutes * 60_000 })
  }
}

const atDesk = { ...STORES, now: Date.now(), confirm: async () => true } satisfies Desk

/** The actor of an erasing. */
const ERASERS: [who: string, erases: (row: NewRow) => Promise<unknown>][] = [
  ['the sender withdraws', ({ reference }) => withdraw(STORES, reference, Date.now())],
  ['the staff erase the person', () => erasePersonOf({ email: 'asha@example.in' })],
  [
    'the command line erases the person',
    () =>
      follow(atDesk, { command: 'erase', subject: '98000 11111', filter: { states: [] }, limit: 50 }).catch(() => {}),
  ],
  [
    'the retention erases',
    async ({ id, reference }) => erase(STORES, [{ id: String(id), reference }], { why: 'retention', now: Date.now() }),
  ],
]

/** The copies at the moment of an erasing, and those that land later. */
const COPIES: [where: string, before: (row: NewRow) => Promise<unknown>, after: (row: NewRow) => Promise<unknown>][] = [
  ['only in the database', (each) => saveRows(env.ENQUIRIES, [each]), async () => {}],
  ['in the database and in the spill', (each) => both(each), async () => {}],
  ['in the database, and the spill takes it late', (each) => saveRows(env.ENQUIRIES, [each]), (each) => late(each)],
  ['in both, and the spill takes it once more', (each) => both(each), (each) => late(each)],
  ['in the spill, and the database takes it late', (each) => late(each), (each) => saveRows(env.ENQUIRIES, [each])],
  ['in the database, which takes it once more', (each) => both(each), (each) => saveRows(env.ENQUIRIES, [each])],
  ['held in the spill as well', (each) => bothHeld(each), (each) => late({ ...each, state: 'held' })],
]
const late = (each: NewRow) => spill(env.SPILL, each)
const both = (each: NewRow) => Promise.all([saveRows(env.ENQUIRIES, [each]), late(each)])
const bothHeld = (each: NewRow) => Promise.all([both(each), late({ ...each, state: 'held', heldReason: 'rate' })])

describe.each(ERASERS)('When %s', (_, erases) => {
  describe.each(COPIES)('what is %s', (_where, before, after) => {
    it.each(['before', 'between', 'after', 'never until the end'])(
      'does not come back with a cron %s, and is mailed no more',
      async (when) => {
        const { sent, binding } = mailbox()
        const each = await row()
        const runs = (moment: string) => (when === moment ? cron(binding) : undefined)
        await before(each)
        await runs('before')
        await erases(each)
        const mails = sent.length
        await runs('between')
        await after(each)
        await runs('after')
        await cron(binding)
        expect(await everything()).not.toMatch(ASHA)
        expect(sent.slice(mails).filter(({ text }) => ASHA.test(String(text)))).toEqual([])
      },
    )
  })
})

describe('A withdrawal', () => {
  it('of an enquiry that is stored nowhere yet keeps it out wherever it lands', async () => {
    const each = await row()
    await withdraw(STORES, each.reference, Date.now())
    await both(each)
    await cron()
    expect([(await allRows()).length, await findOwn(env.ENQUIRIES, each.reference)]).toEqual([0, undefined])
  })

  it('while the database is silent and accepts later keeps it out', async () => {
    const each = await row()
    const release = Promise.withResolvers<void>()
    const kept: Promise<unknown>[] = []
    const stores = {
      database: stalledDatabase(env.ENQUIRIES, release.promise),
      spill: env.SPILL,
      mail: mailRoute({ ...env, MAIL: mailbox().binding }),
      keep: (attempt: Promise<unknown>) => kept.push(attempt),
    }
    const patience = { perDoor: { database: 1, spill: 1000, mail: 1000 }, inAll: 3000 }
    expect(await take(stores, each, patience)).toBe('spill')
    await withdraw(STORES, each.reference, Date.now())
    release.resolve()
    await Promise.allSettled(kept)
    await cron()
    expect(await everything()).not.toMatch(ASHA)
  })

  it('whose copy the database refuses is not mailed by its way back', async () => {
    const { sent, binding } = mailbox()
    const each = await row()
    await saveRows(env.ENQUIRIES, [each])
    await withdraw(STORES, each.reference, Date.now())
    await spill(env.SPILL, { ...each, kind: 7 as never, createdAt: each.createdAt })
    await cron(binding)
    expect(sent.filter(({ text }) => ASHA.test(String(text)))).toEqual([])
    expect((await env.SPILL.list({ prefix: 'spill:' })).keys).toEqual([])
  })

  it('does not wait for a spill that is down, and is kept all the same', async () => {
    const each = await row()
    await both(each)
    await withdraw({ ...STORES, spill: brokenStore() }, each.reference, Date.now())
    await cron()
    expect(await everything()).not.toMatch(ASHA)
  })

  it('erases nothing where the database does not answer, and all at the next press', async () => {
    const each = await row()
    await both(each)
    const broken = { ...STORES, database: brokenDatabase(env.ENQUIRIES) }
    await expect(withdraw(broken, each.reference, Date.now())).rejects.toThrow()
    await withdraw(STORES, each.reference, Date.now())
    expect(await everything()).not.toMatch(ASHA)
  })

  it('whose reply was lost is a withdrawal', async () => {
    const each = await row()
    await saveRows(env.ENQUIRIES, [each])
    let isLost = false
    const database = faultyDatabase(env.ENQUIRIES, () => {
      if (isLost) return undefined
      isLost = true
      return { when: 'after', error: 'D1_ERROR: Network connection lost.' }
    })
    await withdraw({ ...STORES, database }, each.reference, Date.now())
  })

  it('is followed by a new enquiry where its sender sends the form once more', async () => {
    const each = await row()
    await saveRows(env.ENQUIRIES, [each])
    await withdraw(STORES, each.reference, Date.now())
    const again = { ...each, createdAt: Date.now() + 1 }
    await saveRows(env.ENQUIRIES, [again])
    await late(each)
    await cron()
    expect(await findOwn(env.ENQUIRIES, each.reference)).toMatchObject({ createdAt: again.createdAt })
    await withdraw(STORES, each.reference, Date.now() + 2)
    expect(await everything()).not.toMatch(ASHA)
  })

  it('leaves another enquiry of the same person, and the other that stood under its case', async () => {
    const [first, second] = await storeDue(2)
    await cron()
    await env.ENQUIRIES.exec(
      'UPDATE cases SET joined_into = (SELECT id FROM cases ORDER BY enquiry_row LIMIT 1) WHERE enquiry_row = (SELECT max(enquiry_row) FROM cases)',
    )
    await withdraw(STORES, first?.reference ?? '', Date.now())
    expect(await findOwn(env.ENQUIRIES, second?.reference ?? '')).toMatchObject({ name: 'Asha Rao' })
    const standing = await env.ENQUIRIES.prepare('SELECT joined_into FROM cases WHERE erased_at IS NULL').all()
    expect(standing.results).toEqual([{ joined_into: null }])
  })
})

/** What the staff and the webhook are told after an enquiry was told of, in all ways that its marks change meanwhile. */
describe('The staff are told of a withdrawal', () => {
  const outbox = (binding: SendEmail) => ({
    database: env.ENQUIRIES,
    catalogue: env.CATALOGUE,
    mail: mailRoute({ ...env, MAIL: binding }),
    clock: Date.now,
  })
  const withdrawn = (sent: { subject: string }[]) =>
    sent.filter(({ subject }) => subject.startsWith('Withdrawn: ')).length

  const MARKS: [string, (row: NewRow, binding: SendEmail) => Promise<unknown>][] = [
    ['when it was mailed', async () => {}],
    [
      'after an added line',
      ({ reference }) => addLine(env.ENQUIRIES, { reference, key: '', line: 'More', now: Date.now() }),
    ],
    ['after it was sent again', ({ id = '' }) => resendEnquiry(env.ENQUIRIES, id, Date.now())],
  ]
  it.each(MARKS)('%s', async (_, changes) => {
    const { sent, binding } = mailbox()
    const [stored] = await storeDue(1)
    if (!stored) throw new Error('one enquiry is wanted')
    await drain(outbox(binding), 5)
    await changes(stored, binding)
    await withdraw(STORES, stored.reference, Date.now())
    await cron(binding)
    expect(withdrawn(sent)).toBe(1)
  })

  it('while the mail about it is under way, and after that mail', async () => {
    const { sent, binding } = mailbox()
    const [stored] = await storeDue(1)
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const slow = {
      send: async (mail: never) => {
        begun.resolve()
        await held.promise
        return binding.send(mail)
      },
    } as unknown as SendEmail
    const draining = drain(outbox(slow), 5)
    await begun.promise
    await withdraw(STORES, stored?.reference ?? '', Date.now())
    await runEveryMinute({ ...env, MAIL: binding })
    expect(sent).toEqual([])
    held.resolve()
    await draining
    await cron(binding)
    expect(sent.map(({ subject }) => subject.startsWith('Withdrawn: '))).toEqual([false, true])
  })

  it('as often as it takes, each mailbox once', async () => {
    let isDown = true
    const { sent, binding } = mailbox(({ to }) =>
      isDown && String(to) === 'owner@patang.example' ? 'E_DELIVERY_FAILED' : undefined,
    )
    const bindings = { ...env, MAIL: binding, MAIL_TO: 'planners@patang.example, owner@patang.example' }
    const [stored] = await storeDue(1)
    await runEveryMinute(bindings)
    await withdraw(STORES, stored?.reference ?? '', Date.now())
    await runEveryMinute(bindings, { clock: () => Date.now() + 3 * 60_000 })
    isDown = false
    await runEveryMinute(bindings, { clock: () => Date.now() + 60 * 60_000 })
    await runEveryMinute(bindings, { clock: () => Date.now() + DAY })
    const told = sent.filter(({ subject }) => subject.startsWith('Withdrawn')).map(({ to }) => to)
    expect(told).toEqual(['planners@patang.example', 'owner@patang.example'])
  })

  it('when a digest has listed it', async () => {
    const { sent, binding } = mailbox()
    const [stored] = await storeDue(1)
    await env.ENQUIRIES.exec("UPDATE enquiries SET state = 'held', held_reason = 'rate'")
    await sendDigest(outbox(binding))
    await withdraw(STORES, stored?.reference ?? '', Date.now())
    await cron(binding)
    expect(withdrawn(sent)).toBe(1)
  })

  it('without a word of the person, and nothing leads to it afterwards', async () => {
    const { sent, binding } = mailbox()
    const [stored] = await storeDue(1)
    await drain(outbox(binding), 5)
    await withdraw(STORES, stored?.reference ?? '', Date.now())
    await cron(binding)
    expect(sent.at(-1)).toMatchObject({ subject: `Withdrawn: ${stored?.reference}` })
    expect(JSON.stringify(sent.at(-1))).not.toMatch(ASHA)
    const kept = await everything()
    expect([stored?.reference, stored?.id].filter((each) => kept.includes(String(each)))).toEqual([])
  })

  it('not where nobody was ever told', async () => {
    const { sent, binding } = mailbox()
    const [stored] = await storeDue(1)
    await withdraw(STORES, stored?.reference ?? '', Date.now())
    await cron(binding)
    expect(sent).toEqual([])
  })
})

describe('The webhook is told of the end of an enquiry that it was told of', () => {
  const hooked = { ...env, WEBHOOK_URL: 'https://crm.example/hook', WEBHOOK_SECRET: 's' }

  it.each([
    ['withdrawn', { withdrawn: true }],
    ['erased', { erased: true }],
    ['retention', { erased: true }],
  ] as const)('%s, as often as it takes, and signed', async (why, end) => {
    const [stored] = await storeDue(1)
    const posts: { body: unknown; signature: string | null }[] = []
    let isDown = false
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      if (isDown) throw new TypeError('down')
      posts.push({
        body: JSON.parse(String(init?.body)),
        signature: new Headers(init?.headers as HeadersInit).get('x-signature'),
      })
      return new Response()
    })
    await runEveryMinute({ ...hooked, MAIL: mailbox().binding })
    isDown = true
    await erase(STORES, [{ id: stored?.id ?? '', reference: stored?.reference ?? '' }], { why, now: Date.now() })
    await runEveryMinute({ ...hooked, MAIL: mailbox().binding })
    isDown = false
    await runEveryMinute({ ...hooked, MAIL: mailbox().binding }, { clock: () => Date.now() + 60 * 60_000 })
    expect(posts.slice(1).map(({ body }) => body)).toEqual([{ id: stored?.id, reference: stored?.reference, ...end }])
    expect(posts.at(-1)?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/)
  })
})

describe('The list of erasures', () => {
  it('is kept outside of the database, too, and a spill that was down learns it later', async () => {
    const [stored] = await storeDue(1)
    await withdraw({ ...STORES, spill: brokenStore() }, stored?.reference ?? '', Date.now())
    expect(await listErased(env.SPILL)).toEqual([])
    await cron()
    const mark = await tombstoneMark(stored?.reference ?? '')
    expect(await listErased(env.SPILL)).toEqual([{ mark, erasedAt: expect.any(Number) }])
  })

  it('ends when every copy is too old to be kept', async () => {
    const [stored] = await storeDue(1)
    await withdraw(STORES, stored?.reference ?? '', Date.now())
    await cron()
    await env.ENQUIRIES.exec(`UPDATE tombstones SET erased_at = ${Date.now() - 14 * 31 * DAY}`)
    await runEveryMinute(env, { clock: () => Date.now() + 25 * 60 * 60_000 })
    expect((await env.ENQUIRIES.prepare('SELECT 1 FROM tombstones').all()).results).toEqual([])
  })
})

it('The beginning of an identity is read from its reference', async () => {
  const ids = await Promise.all(Array.from({ length: 50 }, async () => (await row()).id ?? ''))
  expect(ids.filter((id) => !id.startsWith(idPrefixOf(referenceOf(id))))).toEqual([])
})
