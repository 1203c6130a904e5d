import { and, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { type Contact, isFrom } from '#domain/contact.ts'
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
  const which = inIds(await idsOf(database, (row) => isFrom(contact, row)))
  return drizzle(database).select().from(enquiries).where(which).orderBy(desc(enquiries.createdAt))
}

/** Erases a person's data from all of their enquiries. Returns from how many. */
export async function erasePerson(database: D1Database, contact: Contact, now: number): Promise<number> {
  const ids = await idsOf(database, (row) => isFrom(contact, row))
  return erase(database, inIds(ids), now)
}

/** D1 binds a hundred values at most: the ids travel as one. */
function inIds(ids: string[]) {
  return inArray(enquiries.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`)
}

/** What tells from whom an enquiry is. */
type Said = Pick<EnquiryRow, 'id' | 'reference' | 'name' | 'email' | 'phone' | 'dialable'>

/** How many rows are looked at in one query. */
const PAGE = 1000

/**
 * The ids of the enquiries that fit. Rows are stored as typed and compared in normal form, which SQL does not know: so all
 * that are not erased are read, a page at a time.
 */
async function idsOf(database: D1Database, fits: (row: Said) => boolean): Promise<string[]> {
  const { id, reference, name, email, phone, dialable } = enquiries
  const db = drizzle(database)
  const found: string[] = []
  for (let last = ''; ; ) {
    const rows = await db
      .select({ id, reference, name, email, phone, dialable })
      .from(enquiries)
      .where(and(gt(id, last), sql`erased_at IS NULL`))
      .orderBy(id)
      .limit(PAGE)
    found.push(...rows.filter(fits).map((row) => row.id))
    if (rows.length < PAGE) return found
    last = rows.at(-1)?.id ?? ''
  }
}
