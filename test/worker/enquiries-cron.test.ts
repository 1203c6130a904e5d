import { createScheduledController } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retention } from '../../src/brand.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { newRow, saveRows } from '../../src/data/enquiries/enquiry-rows.ts'
import { spill } from '../../src/data/enquiries/spill.ts'
import { digestMail } from '../../src/domain/enquiries/digest-mail.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import worker from '../../src/index.ts'
import { brokenDatabase, mailbox, slowDatabase } from '../chaos/faults.ts'
import { ASHA, enquiry } from '../support/asha.ts'
import { allRows, clearEnquiries, onlyRow, post, row, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { readerSees } from '../support/markup.ts'

beforeEach(clearEnquiries)
afterEach(() => vi.restoreAllMocks())

const DAY = 24 * 60 * 60 * 1000

it('The scheduled event of every minute sends what is due', async () => {
  await storeDue(1)
  const controller = createScheduledController({ cron: '* * * * *', scheduledTime: new Date() })
  await worker.scheduled(controller, env)
  expect(await onlyRow()).toMatchObject({ state: 'sent' })
})

it('A mail service that fails in the background leaves the visitor an answer and the row due', async () => {
  expectLog()
  const response = await post(ASHA, { MAIL: mailbox(() => 'E_INTERNAL_SERVER_ERROR').binding })
  expect(response.status).toBe(200)
  expect(await onlyRow()).toMatchObject({ state: 'due', last_error: 'E_INTERNAL_SERVER_ERROR' })
})

it('What was spilled is back and mailed after one run', async () => {
  const { sent, binding } = mailbox()
  await spill(env.SPILL, await row())
  await runEveryMinute({ ...env, MAIL: binding })
  expect([(await onlyRow()).state, sent.length]).toEqual(['sent', 1])
})

it('A run without a database says so once a part and throws nothing', async () => {
  const log = expectLog()
  await spill(env.SPILL, await row())
  await runEveryMinute({ ...env, ENQUIRIES: brokenDatabase(env.ENQUIRIES) })
  // What an enquiry of an earlier test still does behind its answer speaks for itself.
  const steps = log.map((line) => JSON.parse(line).step).filter((step) => step.startsWith('cron-'))
  expect(steps).toEqual(['cron-jump', 'cron-drain', 'cron-ends', 'cron-digest', 'cron-retention', 'cron-beat'])
})

it('Stores that take their time keep no part of a run from its end', async () => {
  const slow = slowDatabase(env.ENQUIRIES, 10)
  await storeDue(1)
  await post({ ...ASHA, website: 'x' })
  const { sent, binding } = mailbox()
  await runEveryMinute({ ...env, ENQUIRIES: slow, MAIL: binding })
  expect(sent).toHaveLength(2)
  expect((await env.ENQUIRIES.prepare('SELECT name FROM duties ORDER BY name').all()).results).toEqual(
    ['beat', 'digest', 'retention'].map((name) => ({ name })),
  )
})

it('Held enquiries come in one digest a day, each once', async () => {
  const { sent, binding } = mailbox()
  const bot = { ...ASHA, website: 'x' }
  const bindings = { ...env, MAIL: binding }
  let now = Date.now()
  const run = () => runEveryMinute(bindings, { clock: () => now })
  await post({ ...bot, name: 'First' }, bindings)
  await run()
  await post({ ...bot, name: 'Second' }, bindings)
  await run()
  // By the clock of another instance, which is a little behind.
  await runEveryMinute(bindings, { clock: () => now - 60_000 })
  now += DAY - 60_000
  await run()
  expect(sent.map(({ text }) => [text?.includes('First'), text?.includes('Second')])).toEqual([[true, false]])
  now += 60_000
  await run()
  await run()
  expect(sent.map(({ text }) => [text?.includes('First'), text?.includes('Second')])).toEqual([
    [true, false],
    [false, true],
  ])
})

it('A flood buries nobody: the digest has a person’s enquiry first, says how many more wait, and lists each within minutes', async () => {
  const start = Date.now()
  const flood = await Promise.all(
    Array.from({ length: 1100 }, (_, i) =>
      newRow(enquiry({ phone: '1', message: `${i}` }), { key: 'k', now: start + i, heldReason: 'rate' }),
    ),
  )
  await saveRows(env.ENQUIRIES, flood)
  await post(
    { ...ASHA, name: 'A person', opened: String(Date.now() - 60_000) },
    { TOTAL: { limit: async () => ({ success: false }) } },
  )
  const { sent, binding } = mailbox()
  for (let minute = 0; minute < 4; minute++) {
    await runEveryMinute({ ...env, MAIL: binding }, { clock: () => start + minute * 60_000 })
  }
  const texts = sent.map(({ text }) => text ?? '')
  const listed = texts.flatMap((text) => text.match(/PT-\w{5}-\w{5}/g) ?? [])
  expect([listed.length, new Set(listed).size, texts.length]).toEqual([1101, 1101, 3])
  expect(texts[0]?.match(/PT-.*\n(.*)/)?.[1]).toContain('A person')
  expect(texts.map((text) => text.match(/.*\d+ more wait/)?.[0])).toEqual(['601 more wait', '101 more wait', undefined])
})

it.each([
  ['with a number and a form that was open for a minute', () => ({ opened: String(Date.now() - 60_000) }), 0],
  ['with a number, sent without script', () => ({}), 1],
  ['with no number that can be dialled', () => ({ phone: '12', opened: String(Date.now() - 60_000) }), 2],
  ['with a number, by what fills in hidden fields', () => ({ website: 'x', opened: String(Date.now() - 60_000) }), 2],
  ['with a number, in less than two seconds', () => ({ opened: String(Date.now()) }), 2],
])('An enquiry %s has its place in the digest', async (_, differs, rank) => {
  await post({ ...ASHA, ...differs() })
  expect((await onlyRow()).digest_rank).toBe(rank)
})

it('A digest of a thousand and more says that it has counted no further', () => {
  expect(digestMail([], { more: 1000, atLeast: true }).text).toContain('At least 1000 more wait')
})

it('A digest that fails comes again within the hour', async () => {
  expectLog()
  let down = true
  const { sent, binding } = mailbox(() => (down ? 'E_INTERNAL_SERVER_ERROR' : undefined))
  const bindings = { ...env, MAIL: binding }
  await post({ ...ASHA, website: 'x' }, bindings)
  await runEveryMinute(bindings)
  down = false
  await runEveryMinute(bindings, { clock: () => Date.now() + 60 * 60 * 1000 })
  expect(sent).toHaveLength(1)
})

/** Stores an enquiry that came so many days ago. */
async function storeOld(days: number, differs: Record<string, unknown> = {}) {
  const old = await row(differs)
  await saveRows(env.ENQUIRIES, [{ ...old, createdAt: Date.now() - days * DAY, state: 'sent' }])
  return old
}

it('After 13 months the person is erased and the bare row stays, and no guess at what was said can be confirmed', async () => {
  const old = await storeOld(13 * 31, { message: 'Near Asha’s aunt' })
  await runEveryMinute(env)
  const kept = await onlyRow()
  expect(kept).toMatchObject({ tour: 'Bali6d5n', tier: 'deluxe', erased_at: expect.any(Number) })
  for (const said of ['Asha', 'asha', '98000', '9800011111', 'aunt', old.id, old.reference]) {
    expect(JSON.stringify(kept)).not.toContain(said)
  }
})

it.each([0, -1, 0.5, 121, Number.NaN, Number.POSITIVE_INFINITY])(
  'A retention of %d months erases nothing and is said',
  async (months) => {
    const log = expectLog()
    await storeOld(5000)
    await runEveryMinute(env, { months })
    expect([(await onlyRow()).name, log]).toEqual(['Asha Rao', ['{"step":"retention","code":"RangeError"}']])
  },
)

it.each([1, 120])('A retention of %d months is kept', async (months) => {
  await storeOld(months * 32)
  await runEveryMinute(env, { months })
  expect((await onlyRow()).name).toBe('')
})

it('A clock that jumps ahead by fourteen months erases nobody whose enquiry is younger', async () => {
  await storeOld(60)
  await runEveryMinute(env, { clock: () => Date.now() + 14 * 31 * DAY })
  expect((await onlyRow()).name).toBe('Asha Rao')
})

it.each([60 * 60_000, DAY, 365 * DAY])(
  'What a clock that was %d ms ahead has put off, or was taken by it, is mailed within a minute of the right time',
  async (ahead) => {
    expectLog()
    const down = mailbox(() => 'E_INTERNAL_SERVER_ERROR').binding
    await storeDue(15)
    await runEveryMinute({ ...env, MAIL: down }, { clock: () => Date.now() + ahead })
    await saveRows(env.ENQUIRIES, [await newRow(enquiry(), { key: 'k', now: Date.now() + ahead })])
    const { sent, binding } = mailbox()
    await runEveryMinute({ ...env, MAIL: binding })
    expect([sent.length, new Set((await allRows()).map(({ state }) => state))]).toEqual([16, new Set(['sent'])])
  },
)

it('What failed waits for its time, whatever the cron does in the meantime', async () => {
  expectLog()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const down = { ...env, MAIL: mailbox(() => 'E_INTERNAL_SERVER_ERROR').binding }
  await storeDue(1)
  const start = Date.now()
  for (let minute = 0; minute < 10; minute++) {
    await runEveryMinute(down, { clock: () => start + minute * 60_000 })
  }
  // After half a minute, two minutes and ten.
  expect(await onlyRow()).toMatchObject({ attempts: 3, next_at: start + 13 * 60_000 })
})

it('What the staff are still to be told is not erased, though a clock far behind took it', async () => {
  expectLog()
  const [taken] = await Promise.all([newRow(enquiry(), { key: 'k', now: Date.now() - 14 * 31 * DAY })])
  await saveRows(env.ENQUIRIES, [taken])
  await runEveryMinute({ ...env, MAIL: mailbox(() => 'E_INTERNAL_SERVER_ERROR').binding })
  expect(await onlyRow()).toMatchObject({ state: 'due', name: 'Asha Rao' })
})

it('The retention, and a case for an enquiry that the desk has missed, come once a day', async () => {
  const start = Date.now()
  const run = (hours: number) => runEveryMinute(env, { clock: () => start + hours * 60 * 60_000 })
  await run(0)
  await storeDue(2)
  await openCases(env.ENQUIRIES)
  for (const table of ['case_words', 'case_finding'])
    await env.ENQUIRIES.exec(
      `DELETE FROM ${table} WHERE case_id IN (SELECT id FROM cases ORDER BY enquiry_row LIMIT 1)`,
    )
  await env.ENQUIRIES.exec('DELETE FROM cases WHERE enquiry_row = (SELECT min(enquiry_row) FROM cases)')
  const opened = async () => (await env.ENQUIRIES.prepare('SELECT id FROM cases').all()).results.length
  await run(23)
  const before = await opened()
  await run(24)
  expect([before, await opened()]).toEqual([1, 2])
})

it('After a run with a clock a year ahead the digest, the retention and what failed come in their own time', async () => {
  expectLog()
  const { sent, binding } = mailbox()
  const ahead = { clock: () => Date.now() + 365 * DAY }
  await storeDue(1)
  await post({ ...ASHA, website: 'x' })
  await runEveryMinute({ ...env, MAIL: mailbox(() => 'E_INTERNAL_SERVER_ERROR').binding }, ahead)
  await storeOld(13 * 31)
  await runEveryMinute({ ...env, MAIL: binding })
  const states = (await allRows()).map(({ state, erased_at }) => (erased_at === null ? state : 'erased'))
  expect([states.sort(), sent.map(({ subject }) => subject.includes('to look at')).sort()]).toEqual([
    ['erased', 'held', 'sent'],
    [false, true],
  ])
})

it('An enquiry of twelve months is kept', async () => {
  await storeOld(360)
  await runEveryMinute(env)
  expect(await onlyRow()).toMatchObject({ name: 'Asha Rao', erased_at: null })
})

it('The notice beside the form says what happens to the data and how to have it erased', async () => {
  const html = await (await exports.default.fetch('https://patang.example/contact')).text()
  expect(await readerSees(html)).toContain(`erase it after ${retention.months} months or when you ask`)
})
