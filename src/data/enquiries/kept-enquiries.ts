import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { forStaff } from '#data/stores/for-staff.ts'
import { type EnquiryRow, enquiries } from './schema.ts'

/** A filter for listing enquiries. */
export type Filter = {
  states: EnquiryRow['state'][]
  /** Received from the first moment to before the second, in ms since 1970. */
  from?: number | undefined
  before?: number | undefined
  tour?: string | undefined
}

/** The newest first. */
export async function listEnquiries(database: D1Database, filter: Filter, limit = -1): Promise<EnquiryRow[]> {
  const { states, from, before, tour } = filter
  const which = and(
    states.length > 0 ? inArray(enquiries.state, states) : undefined,
    // Spam is listed only where all states are.
    states.length > 0 ? sql`spam_at IS NULL` : undefined,
    from === undefined ? undefined : gte(enquiries.createdAt, from),
    before === undefined ? undefined : lt(enquiries.createdAt, before),
    tour === undefined ? undefined : sql`lower(${enquiries.tour}) = lower(${tour})`,
  )
  return drizzle(database).select().from(enquiries).where(which).orderBy(desc(enquiries.createdAt)).limit(limit)
}

/** The undeliverable enquiries that are not erased, the oldest first; uses the index enquiries_dead. */
export function listDead(database: D1Database, limit: number): Promise<EnquiryRow[]> {
  const isDead = sql`state = 'dead' AND erased_at IS NULL`
  return forStaff(async () =>
    drizzle(database).select().from(enquiries).where(isDead).orderBy(asc(enquiries.dueAt)).limit(limit),
  )
}

/** Whether an enquiry waits to be mailed. */
export async function isDue(database: D1Database, id: string): Promise<boolean> {
  const which = and(eq(enquiries.id, id), eq(enquiries.state, 'due'))
  const read = async () => drizzle(database).select({ id: enquiries.id }).from(enquiries).where(which).get()
  return (await forStaff(read)) !== undefined
}

/** Makes an enquiry due again, unless it is spam: the next run of the cron sends it to all receivers. */
export async function resendEnquiry(database: D1Database, id: string, now: number): Promise<void> {
  const fresh = { state: 'due', dueAt: now, nextAt: now, attempts: 0, lease: null, lastError: null } as const
  const untold = { mailedAt: null, mailedTo: '', messageId: null, hookedAt: null, heldReason: null }
  await drizzle(database)
    .update(enquiries)
    .set({ ...fresh, ...untold })
    .where(and(eq(enquiries.id, id), sql`erased_at IS NULL AND spam_at IS NULL`))
}
