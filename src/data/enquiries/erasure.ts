import { and, count, eq, getTableColumns, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { caseEvents, cases, caseWords } from '#data/cases/schema.ts'
import { logFault } from '#data/faults.ts'
import { erasedBefore } from '#domain/enquiries/retention.ts'
import { type EnquiryRow, enquiries } from './schema.ts'

type Column = keyof EnquiryRow

/** What an enquiry leaves behind for counting, and the marks of its delivery. Every other column is a person's data. */
const NOT_PERSONAL: readonly Column[] = [
  ...(['createdAt', 'kind', 'tour', 'tier', 'priceSeen', 'totalSeen'] as const),
  ...(['state', 'heldReason', 'dueAt', 'attempts', 'nextAt', 'lease', 'lastError'] as const),
  ...(['mailedAt', 'mailedTo', 'hookedAt', 'digestedAt', 'digestRank', 'erasedAt'] as const),
]

/** The columns that hold what a person said, or what leads to it: a new column is one of them until it is named above. */
export const PERSONAL_COLUMNS = (Object.keys(getTableColumns(enquiries)) as Column[]).filter(
  (column) => !NOT_PERSONAL.includes(column),
)

/** Identity and reference are made of a hash of what was said: with either of them a guess could be confirmed. */
const NOTHING = { ...nothingSaid(), id: sql`lower(hex(randomblob(32)))`, reference: 'erased' }

function nothingSaid(): Partial<EnquiryRow> {
  const columns = getTableColumns(enquiries)
  return Object.fromEntries(PERSONAL_COLUMNS.map((name) => [name, columns[name].notNull ? '' : null]))
}

/**
 * Erases the data of every person whose rows match, and what was noted about them in their cases; the bare rows stay, and
 * nobody is told about them any more. Returns how many enquiries.
 */
export async function erase(database: D1Database, which: SQL | undefined, now: number): Promise<number> {
  const db = drizzle(database)
  const matching = and(sql`enquiries.erased_at IS NULL`, which)
  const theirs = db
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(enquiries, eq(cases.enquiryId, enquiries.id))
    .where(matching)
  const [[counted]] = await db.batch([
    // Counted by itself: what D1 says of the change counts the cases that follow it as well.
    db.select({ enquiries: count() }).from(enquiries).where(matching),
    db.delete(caseWords).where(inArray(caseWords.caseId, theirs)),
    db
      .update(caseEvents)
      .set({ text: '', ...WITHOUT_WORDS })
      .where(inArray(caseEvents.caseId, theirs)),
    db
      .update(cases)
      .set({ ...NO_CASE_WORDS, erasedAt: now })
      .where(inArray(cases.id, theirs)),
    db
      .update(enquiries)
      .set({ ...NOTHING, erasedAt: now })
      .where(matching),
  ])
  return counted?.enquiries ?? 0
}

/** Of a change of stage or of hands the words that we gave it stay, for counting. */
const WITHOUT_WORDS = {
  was: sql`CASE WHEN kind IN ('stage', 'owner') THEN was ELSE '' END`,
  became: sql`CASE WHEN kind IN ('stage', 'owner', 'joined', 'split') THEN became ELSE '' END`,
}
const NO_CASE_WORDS = { lostNote: '', followUpOn: '', followUpLine: '' }

/**
 * Erases what is older than so many months, by our clock and by the database's: a clock that has jumped erases
 * nothing, nor is erased what the staff are still to be told, whatever clock it was taken by. A number that is no whole one from 1 to 120 erases nothing and is said in the log. Returns how many rows.
 */
export async function eraseOld(database: D1Database, now: number, months: number): Promise<number> {
  const before = erasedBefore(now, months)
  if (before === undefined) {
    logFault('retention', new RangeError())
    return 0
  }
  const isOldThere = sql`created_at < unixepoch('now', ${`-${months} months`}) * 1000`
  return erase(database, and(lt(enquiries.createdAt, before), isOldThere, ne(enquiries.state, 'due')), now)
}
