import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendDigest, sendEndings } from '../../src/data/enquiries/send-digest.ts'
import { keepSpeed } from '../../src/data/speed/keep-speed.ts'
import { writePoint } from '../../src/data/speed/write-point.ts'
import { mailRoute } from '../../src/data/stores/send-mail.ts'
import type { SpeedRow } from '../../src/domain/speed/speed-row.ts'
import type { Vitals } from '../../src/domain/speed/vitals.ts'
import worker from '../../src/index.ts'
import { daysAfter } from '../../src/values/dates.ts'
import { brokenDatabase, mailbox } from '../chaos/faults.ts'
import { analytics } from '../support/analytics.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { keepRows } from '../support/speed.ts'

/** Nine in the morning of a Monday in India. */
const MORNING = '2026-11-30T03:30:00Z'
const YESTERDAY = '2026-11-29'
const SET_UP = { ...env, SPEED_ACCOUNT: 'account', SPEED_TOKEN: 'token' }
let engine: ReturnType<typeof analytics>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(MORNING))
  await env.ENQUIRIES.exec('DELETE FROM speed_days')
  engine = analytics()
  vi.spyOn(globalThis, 'fetch').mockImplementation(engine.fetch)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const VISIT: Vitals = { kind: 'tour', reached: 'load', device: 'phone' }

/** A visit on a moment, from India unless said. */
function visit(figures: Partial<Vitals>, at = `${YESTERDAY}T10:00:00+05:30`, country = 'IN') {
  vi.setSystemTime(new Date(at))
  writePoint(engine.SPEED, { ...VISIT, ...figures }, country)
}

async function night(bindings = SET_UP): Promise<SpeedRow[]> {
  vi.setSystemTime(new Date(MORNING))
  await keepSpeed(bindings, Date.now())
  return rows()
}

async function rows(): Promise<SpeedRow[]> {
  const kept = env.ENQUIRIES.prepare(
    'SELECT * FROM speed_days ORDER BY day, span, metric, kind, reached, device, place',
  )
  return (await kept.all<SpeedRow>()).results
}

it('The values 1 to 100 once each are 75 for three of four, of a day and of its week', async () => {
  for (let value = 1; value <= 100; value++) visit({ INP: value * 10 })
  const row = { ...VISIT, day: YESTERDAY, metric: 'INP', place: 'India', p75: 750, count: 100, good: 20, mostly: '' }
  expect(await night()).toEqual([
    { ...row, span: 1 },
    { ...row, span: 7 },
  ])
})

it('A point of which four were written counts fourfold', async () => {
  for (const LCP of [1000, 2000, 3000]) visit({ LCP })
  engine.sampling.weight = 4
  visit({ LCP: 4000 })
  const [row] = await night()
  expect([row?.p75, row?.count, row?.good]).toEqual([4000, 7, Math.round(200 / 7)])
})

it('What was painted or pressed most often stands beside the figure, a sampled point counted for all that it represents', async () => {
  for (const part of ['heading', 'heading', 'scene'] as const)
    visit({ LCP: 900, part, INP: 80, pressed: 'link', CLS: 0 })
  engine.sampling.weight = 4
  visit({ LCP: 900, part: 'scene', INP: 80 })
  const day = (await night()).filter(({ span }) => span === 1)
  expect(day.map(({ metric, mostly }) => [metric, mostly])).toEqual([
    ['CLS', ''],
    ['INP', ''],
    ['LCP', 'scene'],
  ])
})

it('Pages that Back brings out of memory, desks and places are counted apart', async () => {
  visit({ LCP: 2000 })
  visit({ LCP: 10, reached: 'back' })
  visit({ LCP: 30, reached: 'prerender' })
  visit({ LCP: 900, device: 'desk' })
  visit({ LCP: 3000 }, undefined, 'AE')
  const day = (await night()).filter(({ span }) => span === 1)
  expect(day.map(({ reached, device, place, p75 }) => [reached, device, place, p75])).toEqual([
    ['back', 'phone', 'India', 10],
    ['load', 'desk', 'India', 900],
    ['load', 'phone', 'India', 2000],
    ['load', 'phone', 'abroad', 3000],
    ['prerender', 'phone', 'India', 30],
  ])
})

it('A day is a day of India, and a week is seven of them', async () => {
  const moments: [string, number][] = [
    ['2026-11-30T00:00:00+05:30', 1],
    ['2026-11-29T23:59:59+05:30', 2],
    ['2026-11-29T00:00:00+05:30', 3],
    ['2026-11-28T23:59:59+05:30', 4],
    ['2026-11-23T00:00:00+05:30', 5],
    ['2026-11-22T23:59:59+05:30', 6],
  ]
  for (const [at, seconds] of moments) visit({ LCP: seconds * 1000 }, at)
  expect((await night()).map(({ span, count }) => [span, count])).toEqual([
    [1, 2],
    [7, 4],
  ])
})

it('A metric that a visit did not have is not counted as nothing', async () => {
  visit({ FCP: 900 })
  expect((await night()).map(({ metric }) => metric)).toEqual(['FCP', 'FCP'])
})

it('A day without visits leaves no row', async () => {
  visit({ LCP: 1000 }, '2026-11-27T10:00:00+05:30')
  expect((await night()).map(({ span }) => span)).toEqual([7])
})

it('The same night twice leaves the same rows', async () => {
  visit({ LCP: 1000, CLS: 0.01 })
  const first = await night()
  expect(await night()).toEqual(first)
})

it('Rows of ninety days are kept, and older ones go', async () => {
  await keepRows([{ day: daysAfter(YESTERDAY, -90) }, { day: daysAfter(YESTERDAY, -91) }])
  expect((await night()).map(({ day }) => day)).toEqual([daysAfter(YESTERDAY, -90)])
})

it('A night asks ten questions of the dataset and two statements of the database, however many rows there are', async () => {
  for (const kind of ['home', 'tour', 'about'] as const) visit({ kind, LCP: 1000, INP: 80, CLS: 0, FCP: 800, TTFB: 90 })
  const { length } = await night()
  expect([length, engine.asked.length]).toEqual([30, 10])
  expect(engine.asked.every((question) => question.includes('FROM patang_speed\n'))).toBe(true)
})

it('Without account or token nothing is asked and nothing breaks', async () => {
  for (const missing of [{ SPEED_TOKEN: '' }, { SPEED_ACCOUNT: '' }]) {
    expect(await night({ ...SET_UP, ...missing })).toEqual([])
  }
  expect(engine.asked).toEqual([])
})

it.each<[string, () => Promise<Response>]>([
  ['refuses', async () => new Response('no such table', { status: 422 })],
  ['is down', async () => Promise.reject(new Error('down'))],
  ['says what nobody can read', async () => new Response('<html>')],
  ['sends another shape', async () => Response.json({ rows: 3 })],
  ['sends without end', async () => new Response('x'.repeat(2_000_000))],
])('An API that %s leaves the rows of before, a line in the log and the morning’s mail', async (_, answer) => {
  expectLog()
  await keepRows([{ day: '2026-11-20' }])
  vi.mocked(fetch).mockImplementation(answer)
  const { sent, binding } = mailbox()
  vi.setSystemTime(new Date('2040-01-02T03:30:00Z'))
  await worker.scheduled(createScheduledController({ cron: '30 3 * * *' }), { ...SET_UP, MAIL: binding })
  expect([(await rows()).length, sent.length]).toEqual([1, 1])
})

it('A row of a kind that the site does not have is left out, and the others are kept', async () => {
  visit({ LCP: 1000 })
  engine.SPEED.writeDataPoint({ blobs: ['gone', 'load', 'phone', 'India', '', ''], doubles: [1, 1, 1, 1, 1] })
  expect((await night()).every(({ kind }) => kind === 'tour')).toBe(true)
})

it('A row keeps its figures where what was painted most often has a name that the site no longer uses', async () => {
  vi.setSystemTime(new Date(`${YESTERDAY}T10:00:00+05:30`))
  engine.SPEED.writeDataPoint({ blobs: ['tour', 'load', 'phone', 'India', 'gone', ''], doubles: [1, -1, -1, -1, -1] })
  const day = (await night()).filter(({ span }) => span === 1)
  expect(day.map(({ metric, count, mostly }) => [metric, count, mostly])).toEqual([['LCP', 1, '']])
})

/** An enquiry that waits for a look: without one there is no digest. */
async function hold() {
  await storeDue(1)
  await env.ENQUIRIES.exec("UPDATE enquiries SET state = 'held'")
}

const WEEKS = [
  { day: YESTERDAY, span: 7, p75: 2600 },
  { day: daysAfter(YESTERDAY, -7), span: 7, p75: 2000 },
]
const SLOWER = 'A tour, phone, India, loaded: LCP 2.0 s → 2.6 s (needs work)'

async function digest(database = env.ENQUIRIES) {
  const { sent, binding } = mailbox()
  const route = mailRoute({ ...env, MAIL: binding })
  await sendDigest({ database, catalogue: env.CATALOGUE, mail: route, clock: () => Date.parse(MORNING) })
  return sent
}

it('The digest says which kind of page became slower by a fifth in a week', async () => {
  await clearEnquiries()
  await hold()
  await keepRows(WEEKS)
  const [mail] = await digest()
  expect(mail?.text).toContain(`Pages that became slower by a fifth in a week:\n  ${SLOWER}`)
})

it('The digest says nothing of it where a week had too few visits', async () => {
  await clearEnquiries()
  await hold()
  await keepRows(WEEKS.map((week) => ({ ...week, count: 99 })))
  const [mail] = await digest()
  expect(mail?.text).not.toContain('slower')
})

it('On a Monday the morning’s mail says it too, and speed that cannot be read keeps no mail back', async () => {
  expectLog()
  await keepRows(WEEKS)
  const said = async (database: D1Database) => {
    const { sent, binding } = mailbox()
    const mail = mailRoute({ ...env, MAIL: binding })
    await sendEndings({ database, catalogue: env.CATALOGUE, mail, clock: () => Date.parse(MORNING) })
    return sent.map(({ text }) => text?.includes(SLOWER))
  }
  expect(await said(env.ENQUIRIES)).toEqual([true])
  expect((await said(brokenDatabase(env.ENQUIRIES))).includes(true)).toBe(false)
})
