import { and, desc, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { Contact } from '#domain/contact.ts'
import { erase } from './erasure.ts'
import { type EnquiryRow, enquiries } from './schema.ts'

/** Which enquiries the staff want to see. */
export type Filter = {
  states: EnquiryRow['state'][]
  /** Received at or after this moment, in milliseconds since 1970. */
  since?: number | undefined
  tour?: string | undefined
}

/** Newest first. */
export async function listEnquiries(database: D1Database, filter: Filter, limit = -1): Promise<EnquiryRow[]> {
  const { states, since, tour } = filter
  const which = and(
    states.length > 0 ? inArray(enquiries.state, states) : undefined,
    since === undefined ? undefined : gte(enquiries.createdAt, since),
    tour === undefined ? undefined : sql`lower(${enquiries.tour}) = lower(${tour})`,
  )
  return drizzle(database).select().from(enquiries).where(which).orderBy(desc(enquiries.createdAt)).limit(limit)
}

/** Finds an enquiry by its reference, in any letter case; undefined when there is none. */
export async function findEnquiry(database: D1Database, reference: string): Promise<EnquiryRow | undefined> {
  const [row] = await drizzle(database)
    .select()
    .from(enquiries)
    .where(eq(enquiries.reference, reference.trim().toUpperCase()))
  return row
}

/** Makes an enquiry due again, whatever became of it: everybody is told once more, by the next run of the cron. */
export async function resendEnquiry(database: D1Database, id: string, now: number): Promise<void> {
  const fresh = { state: 'due', dueAt: now, nextAt: now, attempts: 0 } as const
  const untold = { mailedAt: null, messageId: null, hookedAt: null, lease: null, lastError: null, heldReason: null }
  await drizzle(database)
    .update(enquiries)
    .set({ ...fresh, ...untold })
    .where(eq(enquiries.id, id))
}

/** The enquiries of a person that still hold their data, newest first. */
export async function listOfPerson(database: D1Database, contact: Contact): Promise<EnquiryRow[]> {
  const which = and(ofPerson(contact), sql`${enquiries.erasedAt} IS NULL`)
  return drizzle(database).select().from(enquiries).where(which).orderBy(desc(enquiries.createdAt))
}

/** Erases a person's data from all of their enquiries. Returns from how many. */
export async function erasePerson(database: D1Database, contact: Contact, now: number): Promise<number> {
  return erase(database, ofPerson(contact), now)
}

function ofPerson(contact: Contact): SQL | undefined {
  if ('email' in contact) return sql`lower(${enquiries.email}) = lower(${contact.email})`
  const { digits } = contact
  const endsAlike = (column: SQL) => sql`substr(${column}, ${-digits.length}) = ${digits}`
  return or(endsAlike(digitsOf(enquiries.phone)), endsAlike(digitsOf(enquiries.dialable)))
}

/** What people write between the digits of a phone number, taken out. */
function digitsOf(column: typeof enquiries.phone | typeof enquiries.dialable): SQL {
  return [' ', '-', '(', ')', '+', '.', '/'].reduce((text, mark) => sql`replace(${text}, ${mark}, '')`, sql`${column}`)
}
