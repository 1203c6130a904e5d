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

/** The bindings that enquiries need after they were taken. */
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

/** Who is told about an enquiry, and from which rows. */
export type Outbox = {
  database: D1Database
  /** Where tours have their names; when it fails, their ids are told. */
  catalogue: D1Database
  mail: MailRoute
  webhook?: Webhook | undefined
  /** Milliseconds since 1970. */
  clock: () => number
}

/** Who is told, by the configuration. */
export function outboxOf(env: EnquiryBindings, clock: () => number = Date.now): Outbox {
  return { database: env.ENQUIRIES, catalogue: env.CATALOGUE, mail: mailRoute(env), webhook: webhookOf(env), clock }
}

export type Drained = { claimed: number; sent: number; dead: number }

/**
 * Tells the staff about enquiries that are due, `limit` at most, in three queries whatever the number. Any number of
 * drains may run at once: a lease gives each row to one of them. A row whose drain died is due again when the lease
 * ends.
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

/** How long the database may take for each of a drain's two questions, in milliseconds. */
const PATIENCE = 10_000

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
  // Told from now on: a mail that is under way arrives even where the enquiry is erased meanwhile.
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

/** How long the catalogue may take to name the tours, in milliseconds. */
const CATALOGUE_PATIENCE = 1000

/** The catalogue's tours by id, for rows that name one. A catalogue that does not answer in time keeps no mail back. */
async function toursOf(outbox: Outbox, rows: EnquiryRow[]): Promise<Map<string, TourInBrief>> {
  return rows.some(({ tour }) => tour !== '') ? readTours(outbox) : new Map()
}

/** One query for all drains of a run. */
const readTours = madeOnce(({ catalogue }: Outbox) => toursOrNone(catalogue, 'outbox-tours', CATALOGUE_PATIENCE))

/** What a row becomes, in whole. */
type Outcome = Pick<EnquiryRow, 'id' | 'mailedAt' | 'mailedTo' | 'messageId' | 'hookedAt' | 'lastError' | 'nextAt'> & {
  state: 'sent' | 'due' | 'dead'
}

/** The outcome of sending a row: its changes, the fault that keeps it due, and a fault that is only noted (a mailbox that refuses). */
type Telling = { told: Partial<EnquiryRow>; failed?: unknown[]; noted?: unknown[] }

/** Sends the mail and the webhook that are still to be sent; one success is noted even where the other fails. */
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

/** Each address of the staff gets the mail once: the row remembers which have it. A lead that the staff noted is not mailed. */
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

/** A row is dead when its attempts are used up and nobody, or not the webhook, was told. */
function nextState(row: EnquiryRow, { failed, noted }: Faults, { clock, webhook }: Outbox) {
  const faults = [...failed, ...noted]
  for (const fault of faults) logFault('outbox', fault)
  const lastError = faults.length > 0 ? codeOf(faults[0]) : null
  const next = failed.length > 0 ? nextAttempt(row.attempts, clock(), Math.random) : undefined
  if (next !== undefined) return { state: 'due', lastError, nextAt: next } as const
  const isKnown = (row.mailedTo !== '' || isNoted(row)) && (!webhook || row.hookedAt !== null)
  return { state: isKnown ? 'sent' : 'dead', lastError, nextAt: row.nextAt } as const
}

/** Only for rows that are still this drain's. */
async function note(database: D1Database, lease: string, outcomes: Outcome[]): Promise<void> {
  const statement = database.prepare(NOTE_OUTCOMES).bind(JSON.stringify(outcomes), lease)
  await retryWithin(PATIENCE, () => statement.run())
}

const NOTE_OUTCOMES = `UPDATE enquiries SET lease = NULL, state = value ->> 'state', last_error = value ->> 'lastError',
    next_at = value ->> 'nextAt', mailed_at = value ->> 'mailedAt', mailed_to = value ->> 'mailedTo',
    message_id = value ->> 'messageId',
    hooked_at = value ->> 'hookedAt'
  FROM json_each(?1) WHERE enquiries.id = value ->> 'id' AND enquiries.lease = ?2`
