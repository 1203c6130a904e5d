import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { digestMail } from '#domain/enquiries/digest.ts'
import { claimDuty, noteDuty } from './duties.ts'
import { takenEnquiry } from './enquiries.ts'
import { sendMail } from './mail.ts'
import type { Outbox } from './outbox.ts'
import { enquiries } from './schema.ts'

const DAY = 24 * 60 * 60 * 1000
const TEN_MINUTES = 10 * 60 * 1000
/** A mail lists so many; the rest comes the next day. D1 binds a hundred values at most. */
const LISTED = 80

/** Once a day one mail lists the held enquiries that no digest has listed yet. Returns how many it listed. */
export async function sendDigest({ database, mail, clock }: Outbox): Promise<number> {
  const now = clock()
  const db = drizzle(database)
  const unlisted = and(eq(enquiries.state, 'held'), isNull(enquiries.digestedAt), isNull(enquiries.erasedAt))
  const rows = await db.select().from(enquiries).where(unlisted).orderBy(asc(enquiries.createdAt)).limit(LISTED)
  if (rows.length === 0 || !(await claimDuty(database, 'digest', { now, every: DAY }))) return 0
  try {
    await sendMail(mail, [digestMail(rows.map(takenEnquiry))])
  } catch (error) {
    await noteDuty(database, 'digest', now - DAY + TEN_MINUTES)
    throw error
  }
  const ids = rows.map(({ id }) => id)
  await db.update(enquiries).set({ digestedAt: now }).where(inArray(enquiries.id, ids))
  return rows.length
}
