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
/** A run sends at most about 200 enquiries in 30 of its 50 queries; the next run follows in a minute. */
const ROUNDS = 10
/** How long one part may delay the others, in ms. A drain also limits its own waits. */
const PATIENCE = 20_000

/** `clock`: ms since 1970. `months`: the retention of personal data. */
type Run = { clock?: () => number; months?: number }

/**
 * The cron of every minute. It restores spilled enquiries, sends what is due and tells the staff of erased enquiries.
 * Once a day it sends the digest and erases old data. A part that fails or is silent does not affect the others and is
 * repeated by the next run.
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

/** The retention, and a case for every missed enquiry: both read every row. */
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

/** Whether the part succeeded. */
async function step(name: string, work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    logFault(`cron-${name}`, error)
    return false
  }
}
