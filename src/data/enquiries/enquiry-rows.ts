import { getTableColumns } from 'drizzle-orm'
import type { Enquiry, TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import { type KeptText, keptTexts } from '#domain/enquiries/enquiry-fields.ts'
import { enquiryId, referenceOf, tombstoneMark } from '#domain/enquiries/reference.ts'
import { readSource, sourceText } from '#domain/enquiries/source.ts'
import { readTripSum } from '#domain/trips/trip-sum.ts'
import { type EnquiryRow, enquiries } from './schema.ts'

/** A new row; the columns of the outbox have defaults. */
export type NewRow = typeof enquiries.$inferInsert

/** The data of an enquiry that the visitor did not type. */
type Arrival = { key: string; now: number } & Partial<Pick<NewRow, 'heldReason' | 'digestRank' | 'tripSum'>>

/**
 * The row of an enquiry. The same key with the same content gives the same row, at any time and from any sender.
 * @param arrival `key`: from the form; without one, the day, so that reloading the sent page creates no second enquiry.
 * `tripSum`: the sum of its trip. `heldReason`: why it is held; usually absent
 */
export async function newRow(enquiry: Enquiry, { key, now, ...known }: Arrival): Promise<NewRow> {
  const id = await identityOf(key, enquiry)
  const outbox = { state: known.heldReason ? 'held' : 'due', createdAt: now, dueAt: now, nextAt: now } as const
  return { ...enquiry, ...known, source: sourceText(enquiry.source), id, reference: referenceOf(id), ...outbox }
}

/**
 * The content of the id in the order of hashing; another order would give the same form another id. The source is
 * omitted, so that a form sent with or without script has one id.
 */
const HASHED = [
  ...(['name', 'email', 'phone', 'dialable', 'isd', 'message', 'flexible', 'passengers', 'travelDate'] as const),
  ...(['accommodations', 'tier', 'place', 'page', 'tour', 'priceSeen', 'trip', 'totalSeen'] as const),
  ...(['answerBy', 'answerHours', 'wishes', 'kind', 'channel'] as const),
] satisfies (keyof Enquiry)[]

export function identityOf(key: string, enquiry: Enquiry): Promise<string> {
  return enquiryId(key, Object.fromEntries(HASHED.map((field) => [field, enquiry[field]])))
}

/**
 * Stores rows that are not stored yet, in one statement. D1 binds a hundred values, so they are sent as one JSON text
 * below 2 MB. A row that was mailed marks an existing row as mailed, so that the staff are not told twice. Rows from
 * before their erasing are not stored, so that a late copy does not return.
 */
export async function saveRows(database: D1Database, rows: NewRow[]): Promise<void> {
  const marked = rows.map(async (row) => ({ ...row, mark: await tombstoneMark(row.reference) }))
  await database
    .prepare(INSERT)
    .bind(JSON.stringify(await Promise.all(marked)))
    .run()
}

const COLUMNS = Object.entries(getTableColumns(enquiries))

/** The columns of an enquiry under the names of its fields; `e` is its table. */
export const ENQUIRY_COLUMNS = COLUMNS.map(([key, { name }]) => `e.${name} AS ${key}`).join(', ')

const INSERT = `INSERT INTO enquiries (${COLUMNS.map(([, { name }]) => name).join(', ')})
  SELECT ${COLUMNS.map(([key, column]) => valueIn(key, column.default)).join(', ')} FROM json_each(?)
  WHERE NOT EXISTS (SELECT 1 FROM tombstones WHERE mark = value ->> 'mark' AND erased_at >= value ->> 'createdAt')
  ON CONFLICT (id) DO UPDATE SET mailed_at = excluded.mailed_at, mailed_to = excluded.mailed_to,
    message_id = excluded.message_id, told_at = excluded.told_at
  WHERE enquiries.mailed_at IS NULL AND excluded.mailed_at IS NOT NULL`

function valueIn(key: string, preset: unknown): string {
  const value = `json_extract(value, '$.${key}')`
  if (preset === undefined) return value
  return `coalesce(${value}, ${typeof preset === 'number' ? preset : `'${preset}'`})`
}

/** Whether an enquiry was erased. `since`, in ms since 1970: ignores earlier erasing. */
export async function wasErased(database: D1Database, reference: string, since = 0): Promise<boolean> {
  const query = 'SELECT 1 FROM tombstones WHERE mark = ? AND erased_at >= ?'
  return (
    (await database
      .prepare(query)
      .bind(await tombstoneMark(reference), since)
      .first()) !== null
  )
}

/** Converts a row for the rules. */
export function takenEnquiry(row: EnquiryRow | NewRow): TakenEnquiry {
  const { id, reference, createdAt, kind, flexible, travelDate, accommodations, page, tour } = row
  const { trip = '', answerBy = '', answerHours = '', added = '', channel = 'form', source = '', tripSum = '' } = row
  const { dialable, tier, priceSeen, heldReason, totalSeen } = row
  const texts: Pick<NewRow, KeptText> = row
  return {
    ...keptTexts(texts),
    ...{ id, reference, createdAt, kind, flexible, travelDate, accommodations, page, tour },
    ...{ trip, answerBy, answerHours, added, channel, source: readSource(source) },
    ...withoutGaps({ dialable, tier, priceSeen, heldReason, totalSeen, tripSum: readTripSum(tripSum) }),
  }
}

/** Removes null values: in the rules they are absent. */
function withoutGaps<Values extends object>(values: Values): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as never
}
