import { createScheduledController } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runEveryMinute } from '../../src/data/enquiries/cron.ts'
import { saveRow } from '../../src/data/enquiries/enquiries.ts'
import { spill } from '../../src/data/enquiries/spill.ts'
import worker from '../../src/index.ts'
import { brokenDatabase, mailbox } from '../chaos/faults.ts'
import { ASHA } from '../support/asha.ts'
import { clearEnquiries, onlyRow, post, row, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'

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
  const steps = log.map((line) => JSON.parse(line).step)
  expect(steps).toEqual(['cron-spill', 'cron-drain', 'cron-digest', 'cron-retention', 'cron-beat'])
})

it('Held enquiries come in one digest a day, each once', async () => {
  const { sent, binding } = mailbox()
  const bot = { ...ASHA, website: 'x' }
  const bindings = { ...env, MAIL: binding }
  let now = Date.now()
  const run = () => runEveryMinute(bindings, () => now)
  await post({ ...bot, name: 'First' }, bindings)
  await run()
  await post({ ...bot, name: 'Second' }, bindings)
  await run()
  expect(sent.map(({ text }) => [text?.includes('First'), text?.includes('Second')])).toEqual([[true, false]])
  now += DAY
  await run()
  await run()
  expect(sent.map(({ text }) => [text?.includes('First'), text?.includes('Second')])).toEqual([
    [true, false],
    [false, true],
  ])
})

it('A digest that fails comes again within the hour', async () => {
  expectLog()
  let down = true
  const { sent, binding } = mailbox(() => (down ? 'E_INTERNAL_SERVER_ERROR' : undefined))
  const bindings = { ...env, MAIL: binding }
  await post({ ...ASHA, website: 'x' }, bindings)
  await runEveryMinute(bindings)
  down = false
  await runEveryMinute(bindings, () => Date.now() + 60 * 60 * 1000)
  expect(sent).toHaveLength(1)
})

it('After 13 months the person is erased and the bare row stays', async () => {
  const old = await row({ message: 'Near Asha’s aunt' })
  await saveRow(env.ENQUIRIES, { ...old, createdAt: Date.now() - 13 * 31 * DAY, state: 'sent' })
  await runEveryMinute(env)
  const kept = await onlyRow()
  expect(kept).toMatchObject({
    reference: old.reference,
    tour: 'Bali6d5n',
    tier: 'deluxe',
    erased_at: expect.any(Number),
  })
  for (const said of ['Asha', 'asha', '98000', '9800011111', 'aunt', old.id])
    expect(JSON.stringify(kept)).not.toContain(said)
})

it('An enquiry of twelve months is kept', async () => {
  const recent = await row()
  await saveRow(env.ENQUIRIES, { ...recent, createdAt: Date.now() - 360 * DAY, state: 'sent' })
  await runEveryMinute(env)
  expect(await onlyRow()).toMatchObject({ name: 'Asha Rao', erased_at: null })
})

it('The notice beside the form says what happens to the data and how to have it erased', async () => {
  const html = await (await exports.default.fetch('https://patang.example/contact')).text()
  expect(html).toMatch(/erase it after 13 months or when you ask/)
})
