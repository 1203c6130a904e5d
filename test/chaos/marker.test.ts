import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Bindings } from '../../src/env.ts'
import { runEveryMinute } from '../../src/every-minute.ts'
import { allRows, clearEnquiries, form, json, post, row, storeDue } from '../support/enquiries.ts'
import { brokenDatabase, brokenStore, D1_FAULTS, mailbox } from './faults.ts'
import { figure } from './figure.ts'

/** Stands in every field, and in every message of a store that fails. */
const MARKER = 'zq-marker-7731'
const FIELDS = {
  name: MARKER,
  email: `${MARKER}@example.in`,
  phone: `98000 11111 ${MARKER}`,
  message: MARKER,
  place: MARKER,
  packages: `/tour/${MARKER}`,
  tour: 'Bali6d5n',
  passengers: MARKER,
  accommodations: MARKER,
  form: 'tour',
}

let lines: string[] = []
const seen = { failingPaths: 0, logLines: 0, linesWithMarker: 0 }
const revealing = () => lines.filter((line) => line.includes(MARKER))

beforeEach(async () => {
  lines = []
  for (const level of ['log', 'info', 'debug', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => void lines.push(said.map(String).join(' ')))
  }
  await clearEnquiries()
})
afterEach(() => {
  vi.restoreAllMocks()
  seen.failingPaths++
  seen.logLines += lines.length
  seen.linesWithMarker += revealing().length
})
afterAll(() => figure('marker', seen))

const refusing = `D1_ERROR: NOT NULL constraint failed near '${MARKER}': SQLITE_CONSTRAINT`
const brokenMail = mailbox(() => 'E_INTERNAL_SERVER_ERROR').binding
const oddMail = { send: async () => Promise.reject(new Error(`cannot send ${MARKER}`)) } as unknown as SendEmail
const hook = { WEBHOOK_URL: 'https://crm.example/', WEBHOOK_SECRET: 's' }

const FAILURES: [name: string, bindings: Partial<Bindings>][] = [
  ...D1_FAULTS.map((error): [string, Partial<Bindings>] => [
    error,
    { ENQUIRIES: brokenDatabase(env.ENQUIRIES, error) },
  ]),
  ['a constraint', { ENQUIRIES: brokenDatabase(env.ENQUIRIES, refusing) }],
  ['database and KV down', { ENQUIRIES: brokenDatabase(env.ENQUIRIES), SPILL: brokenStore() }],
  ['all doors shut', { ENQUIRIES: brokenDatabase(env.ENQUIRIES, refusing), SPILL: brokenStore(), MAIL: brokenMail }],
  [
    'all shut and the catalogue down',
    {
      ENQUIRIES: brokenDatabase(env.ENQUIRIES),
      SPILL: brokenStore(),
      MAIL: oddMail,
      CATALOGUE: brokenDatabase(env.CATALOGUE, refusing),
    },
  ],
  ['the mail down', { MAIL: brokenMail }],
  ['a mail service with a message of its own', { MAIL: oddMail }],
  ['a webhook that is not reached', hook],
  ['Turnstile that is not reached', { TURNSTILE_SITE_KEY: 'key', TURNSTILE_SECRET: 's' }],
]

it.each(FAILURES)('What a visitor wrote is in no log line: %s', async (_, bindings) => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error(`no route for ${MARKER}`))
  const given = { ...bindings }
  const token = { 'cf-turnstile-response': MARKER }
  await post(json({ ...FIELDS, ...token }), given)
  await post(form({ ...FIELDS, ...token }), given)
  expect(lines.length).toBeGreaterThan(0)
  expect(revealing()).toEqual([])
})

it.each([
  ['too large', json({ ...FIELDS, message: MARKER.repeat(2000) })],
  ['no JSON', { body: `{"name": ${MARKER}`, headers: { 'content-type': 'application/json' } }],
  ['from another site', json(FIELDS, { origin: 'https://evil.example' })],
  ['with faults', json({ ...FIELDS, date: MARKER })],
  ['with a form that has faults', form({ ...FIELDS, date: MARKER })],
])('A refused enquiry leaves nothing in the log: %s', async (_, init) => {
  const response = await post(init)
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(lines).toEqual([])
})

it('A cron in which everything fails logs codes only', async () => {
  await storeDue(1, { name: MARKER })
  await env.SPILL.put('spill:broken', `{"name":"${MARKER}"`)
  const refused = { ...(await row({ name: MARKER })), kind: null }
  await env.SPILL.put(`spill:${refused.id}`, JSON.stringify(refused))
  await env.SPILL.put('spilled', '1')
  await runEveryMinute({ ...env, MAIL: oddMail })
  await runEveryMinute({ ...env, ENQUIRIES: brokenDatabase(env.ENQUIRIES, refusing), SPILL: brokenStore() })
  expect(lines.length).toBeGreaterThan(4)
  expect(revealing()).toEqual([])
})

it('What failed is kept in the row as a code', async () => {
  await post(json(FIELDS), { MAIL: oddMail })
  expect((await allRows()).map(({ last_error }) => last_error)).toEqual(['Error'])
})
