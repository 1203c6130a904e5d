import { eq, lt } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { proposals } from '#data/catalogue/schema.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { ShownProposal } from '#domain/prices/proposal.ts'
import { DAY } from '#values/dates.ts'

/** How long an unpublished proposal is kept, in ms. */
const KEPT = 7 * DAY

/** Stores a proposal under an address and deletes old ones. Returns its id, which its change will have. */
export async function keepProposal(database: D1Database, shown: ShownProposal, now: number): Promise<string> {
  const id = crypto.randomUUID()
  const db = drizzle(database)
  const forget = db.delete(proposals).where(lt(proposals.at, now - KEPT))
  const keep = db.insert(proposals).values({ id, at: now, shown }).onConflictDoNothing()
  await forStaff(() => db.batch([forget, keep]))
  return id
}

/** Undefined: not stored, or expired. */
export async function readProposal(database: D1Database, id: string): Promise<ShownProposal | undefined> {
  const found = await forStaff(async () => drizzle(database).select().from(proposals).where(eq(proposals.id, id)).get())
  return found?.shown
}
