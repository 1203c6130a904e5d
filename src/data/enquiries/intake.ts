import { logFault, retryWithin } from '#data/stores/faults.ts'
import { workOutTrip } from '#data/trips/work-out-trip.ts'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import { bodyMark, digestRank, type HeldReason } from '#domain/enquiries/held-reason.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import type { TurnstileKeys } from '#domain/enquiries/turnstile-keys.ts'
import { visitorOf } from '#domain/visit/visitor.ts'
import { dayInIndia } from '#values/dates.ts'
import { PATIENCE, type Stores, take } from './doors.ts'
import { identityOf, newRow, wasErased } from './enquiry-rows.ts'
import { drain, type EnquiryBindings, outboxOf } from './outbox.ts'
import { isBeyond } from './rate-limit.ts'
import { turnstileMark } from './turnstile-mark.ts'

export type IntakeBindings = EnquiryBindings & { PER_VISITOR: RateLimit; PER_ADDRESS: RateLimit; TOTAL: RateLimit }

/** A valid enquiry with the data of its request. */
export type Arrival = {
  enquiry: Enquiry
  /** The sent body, for detecting bots. */
  fields: Record<string, unknown>
  /** Makes repeated posts one enquiry. */
  key: string
  /** The sender's IP address, by Cloudflare. */
  address: string | undefined
  turnstile: TurnstileKeys | undefined
}

/** sent: a store or the mailbox has it. refused: no door has it. unknown: it may have arrived. */
export type Intake = { outcome: 'sent' | 'refused' | 'unknown'; reference: string }

/** How many due enquiries a post mails, including its own. */
const AT_ONCE = 5

/**
 * Stores an enquiry and mails the staff in the background. An enquiry is never refused for its content: a suspected bot
 * is held for a person to check. Answers within 3.4 s even if stores are silent.
 */
export async function takeIn(env: IntakeBindings, arrival: Arrival, keep: Stores['keep']): Promise<Intake> {
  const now = Date.now()
  const today = dayInIndia(new Date(now))
  const [key, heldReason, tripSum] = await Promise.all([
    unusedKey(env.ENQUIRIES, arrival),
    reasonToHold(env, arrival, now),
    workOutTrip(env.CATALOGUE, arrival.enquiry, today),
  ])
  const rank = digestRank(arrival.fields, arrival.enquiry.dialable, now)
  const row = await newRow(arrival.enquiry, { key, now, heldReason, digestRank: rank, tripSum })
  const outbox = outboxOf(env)
  const stores = { database: env.ENQUIRIES, spill: env.SPILL, mail: outbox.mail, keep }
  const taken = await take(stores, row, { ...PATIENCE, inAll: PATIENCE.inAll - (Date.now() - now) })
  if (taken === 'database' && !heldReason) keep(drain(outbox, AT_ONCE).catch((error) => logFault('drain', error)))
  const { reference } = row
  if (taken === 'nowhere') return { outcome: 'refused', reference }
  return { outcome: taken === 'unknown' ? 'unknown' : 'sent', reference }
}

/** How long the database may take, in ms. If it is silent here, it is silent for the row as well. */
const ERASED_PATIENCE = 500
/** How many new enquiries one form can create after its enquiry was erased; after that each post is a new one. */
const MOST_ERASED = 8

/** A form whose enquiry was erased needs a new key: it is another enquiry, which old links do not open. */
async function unusedKey(database: D1Database, { key, enquiry }: Arrival): Promise<string> {
  const keys = Array.from({ length: MOST_ERASED }, (_, times) => key + ' again'.repeat(times))
  try {
    for (const each of keys) {
      const reference = referenceOf(await identityOf(each, enquiry))
      const erased = await retryWithin(ERASED_PATIENCE, () => wasErased(database, reference))
      if (!erased) return each
    }
    return crypto.randomUUID()
  } catch (error) {
    logFault('take-erased', error)
    return key
  }
}

/** Checks the body first, then the visitor's rate, then the overall rate, which counts only good enquiries. */
async function reasonToHold(env: IntakeBindings, arrival: Arrival, now: number): Promise<HeldReason | undefined> {
  const mark = bodyMark(arrival.fields, now)
  if (mark) return mark
  const [isBeyondRate, turnstile] = await Promise.all([isBeyondOwnRate(env, arrival), turnstileReason(arrival)])
  if (isBeyondRate) return 'rate'
  if (turnstile) return turnstile
  return (await isBeyond(env.TOTAL, 'enquiries')) ? 'flood' : undefined
}

/**
 * Many people share the address of a mobile network. So a visitor is an address with a phone number, and the address
 * itself has a higher limit.
 */
async function isBeyondOwnRate(env: IntakeBindings, { address, enquiry }: Arrival): Promise<boolean> {
  if (!address) return false
  const from = visitorOf(address)
  const visitor = enquiry.dialable ? `${from} ${enquiry.dialable}` : from
  const beyond = await Promise.all([isBeyond(env.PER_VISITOR, visitor), isBeyond(env.PER_ADDRESS, from)])
  return beyond.includes(true)
}

async function turnstileReason({ turnstile, fields, key, enquiry }: Arrival): Promise<HeldReason | undefined> {
  if (!turnstile) return undefined
  const token = fields['cf-turnstile-response']
  return turnstileMark({ secret: turnstile.secret, token, enquiry: await identityOf(key, enquiry) })
}
