import { and, desc, gt, inArray, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { type Contact, isFrom } from '#domain/enquiries/contact.ts'
import type { NewRow } from './enquiry-rows.ts'
import type { ErasureStores } from './erasure.ts'
import { type EnquiryRow, enquiries } from './schema.ts'
import { listSpilled } from './spill.ts'

/** A person's enquiries: rows that are not erased, newest first, and copies in the spill. */
export type PersonsEnquiries = { rows: EnquiryRow[]; spilled: NewRow[] }

/**
 * The enquiries of a person, the cases joined with them, and their copies in the spill.
 * @param contact addresses and numbers of one person. `known`: further enquiries of that person
 */
export async function listOfPerson(
  { database, spill }: Pick<ErasureStores, 'database' | 'spill'>,
  contact: Contact | Contact[],
  known: string[] = [],
): Promise<PersonsEnquiries> {
  const contacts = [contact].flat()
  const fits = (row: Said) => known.includes(row.id) || contacts.some((each) => isFrom(each, row))
  const waiting = (await listSpilled(spill)).filter((row) => fits({ ...row, dialable: row.dialable ?? null }))
  const ids = await listJoined(database, await idsOf(database, fits))
  const rows = await drizzle(database).select().from(enquiries).where(inIds(ids)).orderBy(desc(enquiries.createdAt))
  return { rows, spilled: waiting.filter(({ id }) => !ids.includes(id)) }
}

/** These enquiries and those of joined cases. */
async function listJoined(database: D1Database, ids: string[]): Promise<string[]> {
  const { results } = await database.prepare(TOGETHER).bind(JSON.stringify(ids)).all<{ id: string }>()
  return [...new Set([...ids, ...results.map(({ id }) => id)])]
}

const TOGETHER = `WITH heads AS (SELECT coalesce(joined_into, id) AS id FROM cases
    WHERE enquiry_id IN (SELECT value FROM json_each(?1)))
  SELECT enquiry_id AS id FROM cases WHERE id IN (SELECT id FROM heads) OR joined_into IN (SELECT id FROM heads)`

/** D1 binds at most a hundred values, so the ids are sent as one. */
function inIds(ids: string[]) {
  return inArray(enquiries.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`)
}

/** The columns that identify the sender. */
type Said = Pick<EnquiryRow, 'id' | 'email' | 'phone' | 'dialable'>

/** How many rows one query reads. */
const PAGE = 1000

/**
 * The ids of matching enquiries. Rows are stored as typed and compared in normal form, which SQL does not have. So all
 * rows that are not erased are read, page by page.
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
