import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { madeOnce } from '#data/catalogue/open-catalogue.ts'
import { toursOrNone } from '#data/catalogue/tours-in-brief.ts'
import { codeOf, logFault, retryWithin } from '#data/stores/faults.ts'
import { type MailRoute, mailRoute, sendMail } from '#data/stores/send-mail.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { LEASE, nextAttempt } from '#domain/enquiries/backoff.ts'
import { enquiryMail, plainestMail } from '#domain/enquiries/enquiry-mail.ts'
import { takenEnquiry } from './enquiry-rows.ts'
import { type EnquiryRow, enquiries } from './schema.ts'
import { postWebhook, type Webhook, webhookOf } from './webhook.ts'

/** The bindings for enquiries that are stored. */
export type EnquiryBindings = {
  CATALOGUE: D1Database
  ENQUIRIES: D1Database
  SPILL: KVNamespace
  MAIL: Pick<SendEmail, 'send'>
  MAIL_FROM: string
  MAIL_TO: string
  WEBHOOK_URL?: string
  WEBHOOK_SECRET?: string
}

/** The receivers of an enquiry, and the stores for it. */
export type Outbox = {
  database: D1Database
  /** For the names of tours; if it fails, their ids are used. */
  catalogue: D1Database
  mail: MailRoute
  webhook?: Webhook | undefined
  /** Milliseconds since 1970. */
  clock: () => number
}

/** The receivers in the configuration. */
export function outboxOf(env: EnquiryBindings, clock: () => number = Date.now): Outbox {
  return { database: env.ENQUIRIES, catalogue: env.CATALOGUE, mail: mailRoute(env), webhook: webhookOf(env), clock }
}

export type Drained = { claimed: number; sent: number; dead: number }

/**
 * Sends the due enquiries, at most `limit`, in three queries. Drains may run in parallel: a lease gives each row to one
 * of them. If a drain dies, its rows are due again when the lease ends.
 */
export async function drain(outbox: Outbox, limit: number): Promise<Drained> {
  const lease = crypto.randomUUID()
  const rows = await claim(outbox, lease, limit)
  const tours = await toursOf(outbox, rows)
  const outcomes = await Promise.all(rows.map((row) => deliver(outbox, row, tours.get(row.tour))))
  if (rows.length > 0) await note(outbox.database, lease, outcomes).catch((error) => logFault('outbox-note', error))
  const count = (state: Outcome['state']) => outcomes.filter((each) => each.state === state).length
  return { claimed: rows.length, sent: count('sent'), dead: count('dead') }
}

const IS_DUE = sql`state = 'due' AND erased_at IS NULL`

/** How long the database may take for each query of a drain, in ms. */
const PATIENCE = 10_000

/** Claims rows and reads them back, so that a lost reply loses no row. */
async function claim({ database, clock }: Outbox, lease: string, limit: number): Promise<EnquiryRow[]> {
  const db = drizzle(database)
  const now = clock()
  const due = db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(and(IS_DUE, lte(enquiries.nextAt, now)))
    .orderBy(asc(enquiries.nextAt))
    .limit(limit)
  // Counts as told from now on: a mail in progress arrives even if the enquiry is erased meanwhile.
  const told = sql`coalesce(${enquiries.toldAt}, ${now})`
  const claimed = { lease, attempts: sql`${enquiries.attempts} + 1`, nextAt: now + LEASE, toldAt: told }
  const claiming = () =>
    db.batch([
      db.update(enquiries).set(claimed).where(inArray(enquiries.id, due)),
      db.select().from(enquiries).where(eq(enquiries.lease, lease)),
    ])
  const [, rows] = await retryWithin(PATIENCE, claiming)
  return rows
}

/** How long the catalogue may take to name the tours, in ms. */
const CATALOGUE_PATIENCE = 1000

/** The tours by id, if rows name any. A slow catalogue does not delay a mail. */
async function toursOf(outbox: Outbox, rows: EnquiryRow[]): Promise<Map<string, TourInBrief>> {
  return rows.some(({ tour }) => tour !== '') ? readTours(outbox) : new Map()
}

/** One query for all drains of a run. */
const readTours = madeOnce(({ catalogue }: Outbox) => toursOrNone(catalogue, 'outbox-tours', CATALOGUE_PATIENCE))

/** The new values of a row. */
type Outcome = Pick<EnquiryRow, 'id' | 'mailedAt' | 'mailedTo' | 'messageId' | 'hookedAt' | 'lastError' | 'nextAt'> & {
  state: 'sent' | 'due' | 'dead'
}

/** The result of sending a row: changed values, the fault that keeps it due, and faults that are only noted. */
type Telling = { told: Partial<EnquiryRow>; failed?: unknown[]; noted?: unknown[] }

/** Sends the outstanding mail and webhook; one success is noted even if the other fails. */
async function deliver(outbox: Outbox, row: EnquiryRow, tour: TourInBrief | undefined): Promise<Outcome> {
  const tellings = await Promise.all([tellByMail(outbox, row, tour), tellByWebhook(outbox, row)].map(settle))
  const now: EnquiryRow = Object.assign({ ...row }, ...tellings.map(({ told }) => told))
  const { id, mailedAt, mailedTo, messageId, hookedAt } = now
  const failed = tellings.flatMap((telling) => telling.failed ?? [])
  const noted = tellings.flatMap((telling) => telling.noted ?? [])
  return { id, mailedAt, mailedTo, messageId, hookedAt, ...nextState(now, { failed, noted }, outbox) }
}

function settle(telling: Promise<Telling>): Promise<Telling> {
  return telling.catch((error) => ({ told: {}, failed: [error] }))
}

/** Sends the mail once to each address of the staff; the row remembers them. A noted lead is not mailed. */
async function tellByMail({ mail, clock }: Outbox, row: EnquiryRow, tour?: TourInBrief): Promise<Telling> {
  if (isNoted(row)) return { told: {} }
  const already = row.mailedTo.split(',').filter(Boolean)
  const enquiry = takenEnquiry(row)
  const sent = await sendMail(mail, [enquiryMail(enquiry, tour), plainestMail(enquiry, tour)], already)
  const { told, refused, failed, messageId = row.messageId } = sent
  const mailedAt = row.mailedAt ?? clock()
  return { told: { mailedAt, mailedTo: told.join(','), messageId }, failed, noted: refused }
}

async function tellByWebhook({ webhook, clock }: Outbox, row: EnquiryRow): Promise<Telling> {
  if (!webhook || row.hookedAt !== null) return { told: {} }
  await postWebhook(webhook, takenEnquiry(row), clock())
  return { told: { hookedAt: clock() } }
}

function isNoted({ kind }: EnquiryRow): boolean {
  return kind === 'noted'
}

type Faults = { failed: unknown[]; noted: unknown[] }

/** A row is dead after its last attempt if neither mail nor webhook was delivered, or only the webhook is missing. */
function nextState(row: EnquiryRow, { failed, noted }: Faults, { clock, webhook }: Outbox) {
  const faults = [...failed, ...noted]
  for (const fault of faults) logFault('outbox', fault)
  const lastError = faults.length > 0 ? codeOf(faults[0]) : null
  const next = failed.length > 0 ? nextAttempt(row.attempts, clock(), Math.random) : undefined
  if (next !== undefined) return { state: 'due', lastError, nextAt: next } as const
  const isKnown = (row.mailedTo !== '' || isNoted(row)) && (!webhook || row.hookedAt !== null)
  return { state: isKnown ? 'sent' : 'dead', lastError, nextAt: row.nextAt } as const
}

/** Only for rows that this drain still holds. */
async function note(database: D1Database, lease: string, outcomes: Outcome[]): Promise<void> {
  const statement = database.prepare(NOTE_OUTCOMES).bind(JSON.stringify(outcomes), lease)
  await retryWithin(PATIENCE, () => statement.run())
}

const NOTE_OUTCOMES = `UPDATE enquiries SET lease = NULL, state = value ->> 'state', last_error = value ->> 'lastError',
    next_at = value ->> 'nextAt', mailed_at = value ->> 'mailedAt', mailed_to = value ->> 'mailedTo',
    message_id = value ->> 'messageId',
    hooked_at = value ->> 'hookedAt'
  FROM json_each(?1) WHERE enquiries.id = value ->> 'id' AND enquiries.lease = ?2`
