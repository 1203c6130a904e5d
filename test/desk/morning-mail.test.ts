import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { turnAt } from '../../src/data/cases/send-mornings.ts'
import worker from '../../src/index.ts'
import { mailbox } from '../chaos/faults.ts'
import { ASHA_OF_SALES, BELA_OF_SALES, CHANDRA_OF_CONTENT, OWNER, SET_UP } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'

/** A quarter past nine in India. */
const MORNING = Date.parse('2026-12-10T03:45:00Z')
let references: string[]

beforeEach(async () => {
  await clearEnquiries()
  references = (await storeDue(3, { name: 'Sunita Devi' })).map(({ reference }) => reference)
  await openCases(env.ENQUIRIES)
  await env.ENQUIRIES.exec(`UPDATE enquiries SET state = 'sent'`)
})
afterEach(() => vi.restoreAllMocks())

const plan = (at: number, owner: string, day: string) =>
  env.ENQUIRIES.prepare(
    'UPDATE cases SET owner = ?, follow_up_on = ? WHERE enquiry_id = (SELECT id FROM enquiries WHERE reference = ?)',
  )
    .bind(owner, day, references[at])
    .run()

async function mailsAt(clock: number, box = mailbox()) {
  // Each member of staff has a turn within twenty minutes.
  for (let minute = 0; minute < 20; minute++) {
    vi.spyOn(Date, 'now').mockReturnValue(clock + minute * 60_000)
    await worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...env, ...SET_UP, MAIL: box.binding })
  }
  return box.sent.filter(({ subject }) => subject.startsWith('Your cases'))
}

it('Each of the staff is told of the own cases that are late or due, by their references, once a day', async () => {
  await plan(0, ASHA_OF_SALES, '2026-12-08')
  await plan(1, ASHA_OF_SALES, '2026-12-10')
  await plan(2, BELA_OF_SALES, '2026-12-11')
  const [mail, ...others] = await mailsAt(MORNING)
  expect([mail?.to, mail?.subject, others]).toEqual([ASHA_OF_SALES, 'Your cases: 1 late, 1 due today', []])
  expect(mail?.text).toContain(`${references[0]}, late since 8 Dec 2026`)
  expect(mail?.text).toContain(`https://desk.patang.example/enquiry/${references[1]}`)
  expect(`${mail?.subject} ${mail?.text}`).not.toContain('Sunita')
  expect(await mailsAt(MORNING + 60_000)).toEqual([])
  expect(await mailsAt(MORNING + 24 * 60 * 60_000)).toHaveLength(2)
})

it('Nobody is mailed who has nothing, who has left, who works on prices, or at another hour', async () => {
  expect(await mailsAt(MORNING)).toEqual([])
  await plan(0, 'gone@patang.example', '2026-12-08')
  await plan(1, CHANDRA_OF_CONTENT, '2026-12-08')
  expect(await mailsAt(MORNING)).toEqual([])
  await plan(2, OWNER, '2026-12-08')
  expect(await mailsAt(MORNING + 60 * 60_000)).toEqual([])
  expect(await mailsAt(MORNING)).toHaveLength(1)
})

it('A mail that fails comes again within the hour, and keeps nobody else’s back', async () => {
  expectLog()
  await plan(0, ASHA_OF_SALES, '2026-12-08')
  await plan(1, BELA_OF_SALES, '2026-12-08')
  const box = mailbox()
  const refusing = {
    sent: box.sent,
    binding: {
      send: async (mail: { to: string }) => {
        if (mail.to === ASHA_OF_SALES) throw new Error('no')
        return box.binding.send(mail as never)
      },
    },
  } as unknown as ReturnType<typeof mailbox>
  expect((await mailsAt(MORNING, refusing)).map(({ to }) => to)).toEqual([BELA_OF_SALES])
  expect((await mailsAt(MORNING + 60_000)).map(({ to }) => to)).toEqual([ASHA_OF_SALES])
})

it('The staff have their turns one group a minute: three each within the hour, and none at another one', () => {
  const staff = Array.from({ length: 25 }, (_, at) => `planner.${at}@patang.example`)
  const nine = Date.parse('2026-12-10T03:30:00Z')
  const turns = Array.from({ length: 60 }, (_, minute) => turnAt(staff, nine + minute * 60_000))
  expect(Math.max(...turns.map(({ length }) => length))).toBe(2)
  expect(staff.map((person) => turns.filter((turn) => turn.includes(person)).length)).toEqual(staff.map(() => 3))
  expect([turnAt(staff, nine - 1), turnAt(staff, nine + 60 * 60_000)]).toEqual([[], []])
})

const wins = (at: number, first: string, more = '') =>
  env.ENQUIRIES.prepare(
    `UPDATE cases SET owner = ?, stage = 'won', closed_at = 1, travel_from = ?, travel_till = '2026-12-24'${more}
      WHERE enquiry_id = (SELECT id FROM enquiries WHERE reference = ?)`,
  )
    .bind(ASHA_OF_SALES, first, references[at])
    .run()

it('Who travels within seven days is named with the days, and that something is missing, without a guest’s name', async () => {
  await wins(0, '2026-12-16', ", missing = 'Passport of Sunita'")
  await wins(1, '2026-12-17')
  await plan(2, ASHA_OF_SALES, '2026-12-08')
  const [mail] = await mailsAt(MORNING)
  expect(mail?.subject).toBe('Your cases: 1 late, 1 travel this week')
  expect(mail?.text).toContain(
    `Travel this week:\n${references[0]}, 16 Dec 2026 to 24 Dec 2026, something is missing: https://desk.patang.example/enquiry/${references[0]}`,
  )
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Sunita|Passport/)
  expect(mail?.text).not.toContain(references[1])
})

it('A mail comes for a journey alone, and none for one that has begun', async () => {
  await wins(0, '2026-12-09')
  expect(await mailsAt(MORNING)).toEqual([])
  await wins(1, '2026-12-10')
  const [mail] = await mailsAt(MORNING)
  expect([mail?.subject, mail?.text?.split('\n')[0]]).toEqual(['Your cases: 1 travel this week', 'Travel this week:'])
})
