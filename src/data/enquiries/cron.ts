import { logFault, withRetries } from '#data/faults.ts'
import { erasedBefore } from '#domain/enquiries/retention.ts'
import { sendDigest } from './digest.ts'
import { noteDuty } from './duties.ts'
import { eraseOld } from './erasure.ts'
import { mailRoute } from './mail.ts'
import { drain, type Outbox } from './outbox.ts'
import { bringBackOnNeed } from './spill.ts'
import { webhookOf } from './webhook.ts'

/** The bindings that enquiries need after they were taken. */
export type EnquiryBindings = {
  ENQUIRIES: D1Database
  SPILL: KVNamespace
  MAIL: Pick<SendEmail, 'send'>
  MAIL_FROM: string
  MAIL_TO: string
  RETENTION_MONTHS: number
  WEBHOOK_URL?: string
  WEBHOOK_SECRET?: string
}

const BATCH = 20
/** A run tells about 200 enquiries at most; the next one is a minute away. */
const ROUNDS = 10

/**
 * The cron of every minute: what was spilled comes back, what is due is sent, once a day the digest and the retention.
 * A part that fails leaves the others alone and comes again with the next run.
 */
export async function runEveryMinute(env: EnquiryBindings, clock: () => number = Date.now): Promise<void> {
  const outbox = outboxOf(env, clock)
  const { database, mail } = outbox
  const now = clock()
  await step('spill', () => bringBackOnNeed({ database, store: env.SPILL, mail }, now))
  await step('drain', () => drainAll(outbox))
  await step('digest', () => sendDigest(outbox))
  await step('retention', () => eraseOld(database, { now, before: erasedBefore(now, env.RETENTION_MONTHS) }))
  await step('beat', () => withRetries(() => noteDuty(database, 'beat', now)))
}

/** Who is told, by the configuration. */
export function outboxOf(env: EnquiryBindings, clock: () => number = Date.now): Outbox {
  return { database: env.ENQUIRIES, mail: mailRoute(env), webhook: webhookOf(env), clock }
}

async function drainAll(outbox: Outbox): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const { claimed } = await drain(outbox, BATCH)
    if (claimed < BATCH) return
  }
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    logFault(`cron-${name}`, error)
  }
}
