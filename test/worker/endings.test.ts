import { createScheduledController } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sendEndings } from '../../src/data/enquiries/send-digest.ts'
import { mailRoute } from '../../src/data/stores/send-mail.ts'
import worker from '../../src/index.ts'
import { brokenDatabase, mailbox, slowDatabase } from '../chaos/faults.ts'
import { clearEnquiries } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'

async function mailsAt(clock: number, catalogue = env.CATALOGUE) {
  const { sent, binding } = mailbox()
  const mail = mailRoute({ ...env, MAIL: binding })
  await sendEndings({ database: env.ENQUIRIES, catalogue, mail, clock: () => clock })
  return sent
}

it('On a Monday the staff are told which prices have ended', async () => {
  const [mail, ...others] = await mailsAt(Date.parse('2040-01-02T03:30:00Z'))
  expect([mail?.text?.includes('Prices that have ended'), others.length]).toEqual([true, 0])
})

it('On another day nothing is said when all has ended long ago', async () => {
  expect(await mailsAt(Date.parse('2040-01-03T03:30:00Z'))).toEqual([])
})

it('A catalogue that takes its time is waited for', async () => {
  const slow = slowDatabase(env.CATALOGUE, 10)
  expect(await mailsAt(Date.parse('2040-01-02T03:30:00Z'), slow)).toHaveLength(1)
})

it('A catalogue that does not answer sends no mail', async () => {
  expectLog()
  expect(await mailsAt(Date.parse('2040-01-02T03:30:00Z'), brokenDatabase(env.CATALOGUE))).toEqual([])
})

it('The cron of the morning does this and nothing of the minute', async () => {
  await clearEnquiries()
  await worker.scheduled(createScheduledController({ cron: '30 3 * * *' }), { ...env, MAIL: mailbox().binding })
  expect((await env.ENQUIRIES.prepare('SELECT name FROM duties').all()).results).toEqual([])
})
