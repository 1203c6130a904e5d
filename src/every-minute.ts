import { openCases } from '#data/cases/open-cases.ts'
import { claimDuty, forgetJump, noteDuty } from '#data/enquiries/duties.ts'
import { type ErasureStores, eraseOld } from '#data/enquiries/erasure.ts'
import { drain, type EnquiryBindings, type Outbox, outboxOf } from '#data/enquiries/outbox.ts'
import { sendDigest } from '#data/enquiries/send-digest.ts'
import { bringBackOnNeed } from '#data/enquiries/spill.ts'
import { tellEnds } from '#data/enquiries/tell-ends.ts'
import { logFault, within, withRetries } from '#data/stores/faults.ts'
import { DAY } from '#values/dates.ts'
import { retention } from './brand.ts'

const BATCH = 20
/** A run tells about 200 enquiries at most, in 30 queries of the 50 that an invocation has; the next run is a minute away. */
const ROUNDS = 10
/** How long a part may take before the others have their turn, in ms. A drain limits each of its own waits as well. */
const PATIENCE = 20_000

/** `clock`: milliseconds since 1970. `months`: after how many a person's data is erased. */
type Run = { clock?: () => number; months?: number }

/**
 * The cron of every minute: brings spilled enquiries back, sends what is due, tells the staff of erased enquiries, and once a day sends the digest and erases what is too old.
 * A part that fails or is silent leaves the others alone and comes again with the next run.
 */
export async function runEveryMinute(
  env: EnquiryBindings,
  { clock = Date.now, months = retention.months }: Run = {},
): Promise<void> {
  const outbox = outboxOf(env, clock)
  const { database, mail } = outbox
  const now = clock()
  const answers = await step('jump', within(PATIENCE, forgetJump(database, now)))
  if (answers) await step('spill', within(PATIENCE, bringBackOnNeed({ database, store: env.SPILL, mail }, now)))
  await step('drain', drainAll(outbox))
  await step('ends', tellEnds(outbox, env.SPILL, BATCH))
  await step('digest', within(PATIENCE, sendDigest(outbox)))
  const stores = { database, catalogue: env.CATALOGUE, spill: env.SPILL }
  await step('retention', within(PATIENCE, onceADay(stores, now, months)))
  const beat = withRetries(() => noteDuty(database, 'beat', now))
  await step('beat', within(PATIENCE, beat))
}

/** The retention, and a case for every enquiry that the desk has missed: both read every row. */
async function onceADay(stores: ErasureStores, now: number, months: number): Promise<void> {
  const { database } = stores
  if (!(await claimDuty(database, 'retention', { now, every: DAY }))) return
  const { more } = await eraseOld(stores, now, months)
  if (more) await noteDuty(database, 'retention', now - DAY)
  else await openCases(database, 'all')
}

async function drainAll(outbox: Outbox): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const { claimed } = await drain(outbox, BATCH)
    if (claimed < BATCH) return
  }
}

/** Whether the part was done. */
async function step(name: string, work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    logFault(`cron-${name}`, error)
    return false
  }
}
