import { getTableColumns } from 'drizzle-orm'
import type { Enquiry, TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import { type KeptText, keptTexts } from '#domain/enquiries/enquiry-fields.ts'
import { enquiryId, referenceOf, tombstoneMark } from '#domain/enquiries/reference.ts'
import { readSource, sourceText } from '#domain/enquiries/source.ts'
import { readTripSum } from '#domain/trips/trip-sum.ts'
import { type EnquiryRow, enquiries } from './schema.ts'

/** What a row starts with; the outbox's columns have their defaults. */
export type NewRow = typeof enquiries.$inferInsert

/** The facts about an enquiry that the visitor did not write. */
type Arrival = { key: string; now: number } & Partial<Pick<NewRow, 'heldReason' | 'digestRank' | 'tripSum'>>

/**
 * The row that an enquiry becomes. The same key with the same content is the same row, at any time and from any sender.
 * @param arrival `key`: made where the form was opened; without one, the day: a reload of a form post makes no second
 *   enquiry. `tripSum`: what its trip comes to. `heldReason`: why it is not mailed at once; absent for nearly all
 */
export async function newRow(enquiry: Enquiry, { key, now, ...known }: Arrival): Promise<NewRow> {
  const id = await identityOf(key, enquiry)
  const outbox = { state: known.heldReason ? 'held' : 'due', createdAt: now, dueAt: now, nextAt: now } as const
  return { ...enquiry, ...known, source: sourceText(enquiry.source), id, reference: referenceOf(id), ...outbox }
}

/**
 * What the identity is made of, in the order in which it is hashed: another order would make another enquiry of the same
 * form. The source is left out: the same form is one enquiry, sent with a script or without.
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
 * Stores rows unless they are there already, in one statement whatever their number. D1 binds a hundred values, so they
 * travel as one JSON text, of less than 2 MB. A row whose mail was sent tells one that is there already, so that the
 * staff are not told twice. What came before its erasing is not stored: a copy that lands late does not come back.
 */
export async function saveRows(database: D1Database, rows: NewRow[]): Promise<void> {
  const marked = rows.map(async (row) => ({ ...row, mark: await tombstoneMark(row.reference) }))
  await database
    .prepare(INSERT)
    .bind(JSON.stringify(await Promise.all(marked)))
    .run()
}

const COLUMNS = Object.entries(getTableColumns(enquiries))

/** The columns of an enquiry by the names of its fields; `e` is its table. */
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

/** Whether an enquiry was erased. `since`, in ms since 1970: only an erasing at that moment or later counts. */
export async function wasErased(database: D1Database, reference: string, since = 0): Promise<boolean> {
  const query = 'SELECT 1 FROM tombstones WHERE mark = ? AND erased_at >= ?'
  return (
    (await database
      .prepare(query)
      .bind(await tombstoneMark(reference), since)
      .first()) !== null
  )
}

/** A row as the rules know it. */
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

/** What a row does not have is absent in what the rules know. */
function withoutGaps<Values extends object>(values: Values): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as never
}
