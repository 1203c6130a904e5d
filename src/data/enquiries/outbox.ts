import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { codeOf, logFault, withRetries } from '#data/faults.ts'
import { nextAttempt } from '#domain/enquiries/backoff.ts'
import { enquiryMail, plainestMail } from '#domain/enquiries/mail.ts'
import { takenEnquiry } from './enquiries.ts'
import { type MailRoute, sendMail } from './mail.ts'
import { type EnquiryRow, enquiries } from './schema.ts'
import { postWebhook, type Webhook } from './webhook.ts'

/** Who is told about an enquiry, and from which rows. */
export type Outbox = {
  database: D1Database
  mail: MailRoute
  webhook?: Webhook | undefined
  /** Milliseconds since 1970. */
  clock: () => number
}

/** How long a drain has the rows that it claimed, in milliseconds; it works for less than half of it. */
export const LEASE = 120_000

export type Drained = { claimed: number; sent: number; dead: number }

/**
 * Tells the staff about enquiries that are due, `limit` at most. Any number of drains may run at once: a lease gives
 * each row to one of them, and a row whose drain died is due again when the lease ends.
 */
export async function drain(outbox: Outbox, limit: number): Promise<Drained> {
  const lease = crypto.randomUUID()
  const rows = await claim(outbox, lease, limit)
  const outcomes = await Promise.all(rows.map((row) => deliver(outbox, row)))
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length
  return { claimed: rows.length, sent: count('sent'), dead: count('dead') }
}

/** Claims and reads back what the lease holds, so that a lost reply loses no row. */
async function claim({ database, clock }: Outbox, lease: string, limit: number): Promise<EnquiryRow[]> {
  const db = drizzle(database)
  const now = clock()
  const due = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(eq(enquiries.state, 'due'), lte(enquiries.nextAt, now), isNull(enquiries.erasedAt)))
    .orderBy(asc(enquiries.nextAt))
    .limit(limit)
  const claimed = { lease, attempts: sql`${enquiries.attempts} + 1`, nextAt: now + LEASE }
  const [, rows] = await withRetries(() =>
    db.batch([
      db.update(enquiries).set(claimed).where(inArray(enquiries.id, due)),
      db.select().from(enquiries).where(eq(enquiries.lease, lease)),
    ]),
  )
  return rows
}

type Outcome = 'sent' | 'due' | 'dead'

/** Tells everybody who has not been told yet; what succeeded is noted even where the other part fails. */
async function deliver(outbox: Outbox, row: EnquiryRow): Promise<Outcome> {
  const done: Partial<EnquiryRow> = {}
  let failure: unknown
  for (const tell of [tellByMail, tellByWebhook]) {
    try {
      Object.assign(done, await tell(outbox, row))
    } catch (error) {
      failure ??= error
    }
  }
  const change = failure === undefined ? sentChange() : failureChange(row, failure, outbox.clock())
  try {
    await note(outbox.database, row, { ...done, ...change })
  } catch (error) {
    logFault('outbox-note', error)
  }
  return change.state
}

async function tellByMail({ mail, clock }: Outbox, row: EnquiryRow): Promise<Partial<EnquiryRow>> {
  if (row.mailedAt !== null) return {}
  const enquiry = takenEnquiry(row)
  // Every second failure begins with the next address: a mailbox can be broken without saying so.
  const first = Math.floor((row.attempts - 1) / 2)
  const messageId = await sendMail(mail, [enquiryMail(enquiry), plainestMail(enquiry)], first)
  return { mailedAt: clock(), messageId: messageId ?? null }
}

async function tellByWebhook({ webhook, clock }: Outbox, row: EnquiryRow): Promise<Partial<EnquiryRow>> {
  if (!webhook || row.hookedAt !== null) return {}
  await postWebhook(webhook, takenEnquiry(row), clock())
  return { hookedAt: clock() }
}

type Change = { state: Outcome; lease: null; lastError: string | null; nextAt?: number }

function sentChange(): Change {
  return { state: 'sent', lease: null, lastError: null }
}

function failureChange(row: EnquiryRow, failure: unknown, now: number): Change {
  const nextAt = nextAttempt(row.attempts, now, Math.random)
  const lastError = codeOf(failure)
  logFault('outbox', failure)
  return nextAt === undefined
    ? { state: 'dead', lease: null, lastError }
    : { state: 'due', lease: null, lastError, nextAt }
}

/** Only while the row is still this drain's. */
async function note(database: D1Database, row: EnquiryRow, change: Partial<EnquiryRow>): Promise<void> {
  const mine = and(eq(enquiries.id, row.id), eq(enquiries.lease, row.lease ?? ''))
  await withRetries(() => drizzle(database).update(enquiries).set(change).where(mine).run())
}
