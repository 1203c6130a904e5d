import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { digestMail, ENTRIES } from '#domain/enquiries/digest.ts'
import { claimDuty, noteDuty } from './duties.ts'
import { takenEnquiry } from './enquiries.ts'
import { sendMail } from './mail.ts'
import type { Outbox } from './outbox.ts'
import { enquiries } from './schema.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** How many more are counted, at most: a flood is not read to its end to be told. */
const COUNTED = 1000

const UNLISTED = and(sql`state = 'held' AND erased_at IS NULL`, isNull(enquiries.digestedAt))

/**
 * Once a day one mail lists the held enquiries that no digest has listed yet, persons first. Where they are more than one
 * mail takes, the next one follows a minute later. Returns how many it listed.
 */
export async function sendDigest({ database, mail, clock }: Outbox): Promise<number> {
  const now = clock()
  const db = drizzle(database)
  const [oldest] = await db.select({ id: enquiries.id }).from(enquiries).where(UNLISTED).limit(1)
  if (!oldest || !(await claimDuty(database, 'digest', { now, every: DAY }))) return 0
  const [rows, rest] = await db.batch([
    db
      .select()
      .from(enquiries)
      .where(UNLISTED)
      .orderBy(...ORDER)
      .limit(ENTRIES),
    db
      .select({ id: enquiries.id })
      .from(enquiries)
      .where(UNLISTED)
      .orderBy(...ORDER)
      .limit(COUNTED)
      .offset(ENTRIES),
  ])
  try {
    await sendMail(mail, [digestMail(rows.map(takenEnquiry), { more: rest.length, atLeast: rest.length === COUNTED })])
  } catch (error) {
    await noteDuty(database, 'digest', now - DAY + 10 * MINUTE)
    throw error
  }
  const listed = sql`(SELECT value FROM json_each(${JSON.stringify(rows.map(({ id }) => id))}))`
  await db.update(enquiries).set({ digestedAt: now }).where(inArray(enquiries.id, listed))
  if (rest.length > 0) await noteDuty(database, 'digest', now - DAY)
  return rows.length
}

const ORDER = [asc(enquiries.digestRank), asc(enquiries.createdAt)]
