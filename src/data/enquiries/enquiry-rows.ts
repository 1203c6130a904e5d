import { getTableColumns } from 'drizzle-orm'
import type { Enquiry, TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import type { HeldReason } from '#domain/enquiries/held-reason.ts'
import { enquiryId, referenceOf, tombstoneMark } from '#domain/enquiries/reference.ts'
import { readSource, sourceText } from '#domain/enquiries/source.ts'
import { readTripSum } from '#domain/trips/trip-sum.ts'
import { type EnquiryRow, enquiries } from './schema.ts'

/** What a row starts with; the outbox's columns have their defaults. */
export type NewRow = typeof enquiries.$inferInsert

/** The facts about an enquiry that the visitor did not write. */
type Arrival = {
  key: string
  now: number
  held?: HeldReason | undefined
  digestRank?: number
  tripSum?: string
}

/**
 * The row that an enquiry becomes. The same key with the same content is the same row, at any time and from any sender.
 * @param arrival `key`: made where the form was opened; without one, the day: a reload of a form post makes no second
 *   enquiry. `tripSum`: what its trip comes to. `held`: why it is not mailed at once; absent for nearly all
 */
export async function newRow(
  enquiry: Enquiry,
  { key, now, held, digestRank = 2, tripSum = '' }: Arrival,
): Promise<NewRow> {
  const id = await identityOf(key, enquiry)
  const { dialable = null, tier = null, priceSeen = null, totalSeen = null, source, ...said } = enquiry
  const trip = { totalSeen, tripSum }
  const outbox = { state: held ? 'held' : 'due', heldReason: held ?? null, dueAt: now, nextAt: now } as const
  return {
    ...said,
    source: sourceText(source),
    id,
    reference: referenceOf(id),
    createdAt: now,
    dialable,
    tier,
    priceSeen,
    ...trip,
    digestRank,
    ...outbox,
  }
}

/** The source is left out of the identity: the same form is one enquiry, sent with a script or without. */
export function identityOf(key: string, { source: _, ...said }: Enquiry): Promise<string> {
  return enquiryId(key, said)
}

/**
 * Stores rows unless they are there already, in one statement whatever their number (D1 binds a hundred values, so they
 * travel as one JSON text, of less than 2 MB). A row whose mail was sent tells one that is there already, so that the
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

/** A row as the rules know it. */
export function takenEnquiry(row: EnquiryRow | NewRow): TakenEnquiry {
  const { id, reference, createdAt, kind, name, email, phone, isd, message, flexible, passengers } = row
  const { travelDate, accommodations, place, page, tour, dialable, tier, priceSeen, heldReason, totalSeen } = row
  const { trip = '', tripSum = '', answerBy = '', answerHours = '', wishes = '', added = '' } = row
  const cameFrom = { channel: row.channel ?? 'form', source: readSource(row.source ?? '') }
  const said = { kind, name, email, phone, isd, message, flexible, passengers, travelDate, accommodations }
  const wished = { trip, answerBy, answerHours, wishes, added }
  const perhaps = { dialable, tier, priceSeen, heldReason, totalSeen, tripSum: readTripSum(tripSum) }
  return {
    ...said,
    ...wished,
    ...cameFrom,
    ...{ id, reference, createdAt, place, page, tour },
    ...withoutGaps(perhaps),
  }
}

/** What a row does not have is absent in what the rules know. */
function withoutGaps<Values extends object>(values: Values): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null)) as never
}
