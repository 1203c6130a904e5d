import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { forStaff } from '#data/for-staff.ts'
import { type Contact, isFrom } from '#domain/contact.ts'
import { erase } from './erasure.ts'
import { type EnquiryRow, enquiries } from './schema.ts'

/** Which enquiries the staff want to see. */
export type Filter = {
  states: EnquiryRow['state'][]
  /** Received at or after the one and before the other moment, in milliseconds since 1970. */
  from?: number | undefined
  before?: number | undefined
  tour?: string | undefined
}

/** Newest first. */
export async function listEnquiries(database: D1Database, filter: Filter, limit = -1): Promise<EnquiryRow[]> {
  const { states, from, before, tour } = filter
  const which = and(
    states.length > 0 ? inArray(enquiries.state, states) : undefined,
    from === undefined ? undefined : gte(enquiries.createdAt, from),
    before === undefined ? undefined : lt(enquiries.createdAt, before),
    tour === undefined ? undefined : sql`lower(${enquiries.tour}) = lower(${tour})`,
  )
  return drizzle(database).select().from(enquiries).where(which).orderBy(desc(enquiries.createdAt)).limit(limit)
}

/** The enquiries that reached nobody by mail and still hold what was said, the longest first; along enquiries_dead. */
export function listDead(database: D1Database, limit: number): Promise<EnquiryRow[]> {
  const isDead = sql`state = 'dead' AND erased_at IS NULL`
  return forStaff(async () =>
    drizzle(database).select().from(enquiries).where(isDead).orderBy(asc(enquiries.dueAt)).limit(limit),
  )
}

/** Makes an enquiry due again, whatever became of it: everybody is told once more, by the next run of the cron. */
export async function resendEnquiry(database: D1Database, id: string, now: number): Promise<void> {
  const fresh = { state: 'due', dueAt: now, nextAt: now, attempts: 0 } as const
  const untold = {
    mailedAt: null,
    mailedTo: '',
    messageId: null,
    hookedAt: null,
    lease: null,
    lastError: null,
    heldReason: null,
  }
  await drizzle(database)
    .update(enquiries)
    .set({ ...fresh, ...untold })
    .where(and(eq(enquiries.id, id), sql`erased_at IS NULL`))
}

/** The enquiries of a person that still hold their data, and those that were joined with them, newest first. */
export async function listOfPerson(database: D1Database, contact: Contact): Promise<EnquiryRow[]> {
  return listByIds(database, await listJoined(database, await idsOf(database, (row) => isFrom(contact, row))))
}

function listByIds(database: D1Database, ids: string[]): Promise<EnquiryRow[]> {
  return drizzle(database).select().from(enquiries).where(inIds(ids)).orderBy(desc(enquiries.createdAt))
}

/**
 * Erases a person's data from all of their enquiries, and from those that the staff have joined with them. Returns from
 * how many.
 */
export async function erasePerson(database: D1Database, contact: Contact, now: number): Promise<number> {
  const ids = await idsOf(database, (row) => isFrom(contact, row))
  return erase(database, inIds(await listJoined(database, ids)), now)
}

/** The same enquiries and those whose cases stand together with theirs. */
async function listJoined(database: D1Database, ids: string[]): Promise<string[]> {
  const { results } = await database.prepare(TOGETHER).bind(JSON.stringify(ids)).all<{ id: string }>()
  return [...new Set([...ids, ...results.map(({ id }) => id)])]
}

const TOGETHER = `WITH heads AS (SELECT coalesce(joined_into, id) AS id FROM cases
    WHERE enquiry_id IN (SELECT value FROM json_each(?1)))
  SELECT enquiry_id AS id FROM cases WHERE id IN (SELECT id FROM heads) OR joined_into IN (SELECT id FROM heads)`

/** D1 binds a hundred values at most: the ids travel as one. */
function inIds(ids: string[]) {
  return inArray(enquiries.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`)
}

/** What tells from whom an enquiry is. */
type Said = Pick<EnquiryRow, 'id' | 'email' | 'phone' | 'dialable'>

/** How many rows are looked at in one query. */
const PAGE = 1000

/**
 * The ids of the enquiries that fit. Rows are stored as typed and compared in normal form, which SQL does not know: so all
 * that are not erased are read, a page at a time.
 */
async function idsOf(database: D1Database, fits: (row: Said) => boolean): Promise<string[]> {
  const { id, email, phone, dialable } = enquiries
  const db = drizzle(database)
  const found: string[] = []
  for (let last = ''; ; ) {
    const rows = await db
      .select({ id, email, phone, dialable })
      .from(enquiries)
      .where(and(gt(id, last), sql`erased_at IS NULL`))
      .orderBy(id)
      .limit(PAGE)
    found.push(...rows.filter(fits).map((row) => row.id))
    if (rows.length < PAGE) return found
    last = rows.at(-1)?.id ?? ''
  }
}
