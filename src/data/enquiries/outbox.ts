import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { codeOf, logFault, withRetries } from '#data/faults.ts'
import { nextAttempt } from '#domain/enquiries/backoff.ts'
import { enquiryMail, plainestMail } from '#domain/enquiries/mail.ts'
import { takenEnquiry } from './enquiries.ts'
import { type MailRoute, mailRoute, sendMail } from './mail.ts'
import { type EnquiryRow, enquiries } from './schema.ts'
import { postWebhook, type Webhook, webhookOf } from './webhook.ts'

/** The bindings that enquiries need after they were taken. */
export type EnquiryBindings = {
  ENQUIRIES: D1Database
  SPILL: KVNamespace
  MAIL: Pick<SendEmail, 'send'>
  MAIL_FROM: string
  MAIL_TO: string
  WEBHOOK_URL?: string
  WEBHOOK_SECRET?: string
}

/** Who is told about an enquiry, and from which rows. */
export type Outbox = {
  database: D1Database
  mail: MailRoute
  webhook?: Webhook | undefined
  /** Milliseconds since 1970. */
  clock: () => number
}

/** Who is told, by the configuration. */
export function outboxOf(env: EnquiryBindings, clock: () => number = Date.now): Outbox {
  return { database: env.ENQUIRIES, mail: mailRoute(env), webhook: webhookOf(env), clock }
}

/** How long a drain has the rows that it claimed, in milliseconds; it works for less than half of it. */
export const LEASE = 120_000

export type Drained = { claimed: number; sent: number; dead: number }

/**
 * Tells the staff about enquiries that are due, `limit` at most, in three queries whatever the number. Any number of
 * drains may run at once: a lease gives each row to one of them, and a row whose drain died is due again when the lease
 * ends.
 */
export async function drain(outbox: Outbox, limit: number): Promise<Drained> {
  const lease = crypto.randomUUID()
  const rows = await claim(outbox, lease, limit)
  const outcomes = await Promise.all(rows.map((row) => deliver(outbox, row)))
  if (rows.length > 0) await note(outbox.database, lease, outcomes).catch((error) => logFault('outbox-note', error))
  const count = (state: Outcome['state']) => outcomes.filter((each) => each.state === state).length
  return { claimed: rows.length, sent: count('sent'), dead: count('dead') }
}

const IS_DUE = sql`state = 'due' AND erased_at IS NULL`

/** Claims and reads back what the lease holds, so that a lost reply loses no row. */
async function claim({ database, clock }: Outbox, lease: string, limit: number): Promise<EnquiryRow[]> {
  const db = drizzle(database)
  const now = clock()
  const due = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(IS_DUE, lte(enquiries.nextAt, now)))
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

/** What a row becomes, in whole. */
type Outcome = Pick<EnquiryRow, 'id' | 'mailedAt' | 'messageId' | 'hookedAt' | 'lastError' | 'nextAt'> & {
  state: 'sent' | 'due' | 'dead'
}

/** Tells everybody who has not been told yet; what succeeded is noted even where the other part fails. */
async function deliver(outbox: Outbox, row: EnquiryRow): Promise<Outcome> {
  const told = { ...row }
  const failures: unknown[] = []
  for (const tell of [tellByMail, tellByWebhook]) {
    try {
      Object.assign(told, await tell(outbox, row))
    } catch (error) {
      failures.push(error)
    }
  }
  const { id, mailedAt, messageId, hookedAt } = told
  return { id, mailedAt, messageId, hookedAt, ...nextState(row, failures, outbox.clock()) }
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

function nextState({ attempts, nextAt }: EnquiryRow, failures: unknown[], now: number) {
  if (failures.length === 0) return { state: 'sent', lastError: null, nextAt } as const
  const [failure] = failures
  logFault('outbox', failure)
  const next = nextAttempt(attempts, now, Math.random)
  return { state: next === undefined ? 'dead' : 'due', lastError: codeOf(failure), nextAt: next ?? nextAt } as const
}

/** Only for rows that are still this drain's. */
async function note(database: D1Database, lease: string, outcomes: Outcome[]): Promise<void> {
  const statement = database.prepare(NOTE).bind(JSON.stringify(outcomes), lease)
  await withRetries(() => statement.run())
}

const NOTE = `UPDATE enquiries SET lease = NULL, state = value ->> 'state', last_error = value ->> 'lastError',
    next_at = value ->> 'nextAt', mailed_at = value ->> 'mailedAt', message_id = value ->> 'messageId',
    hooked_at = value ->> 'hookedAt'
  FROM json_each(?1) WHERE enquiries.id = value ->> 'id' AND enquiries.lease = ?2`
