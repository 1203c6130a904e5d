import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { HELD_REASONS } from '#domain/enquiries/held-reason.ts'
import { CHANNELS, type Channel } from '#domain/enquiries/source.ts'

/** The rows that wait for a check; every query for held rows uses this condition, word for word as in its index. */
export const WAITS_FOR_A_LOOK = `state = 'held' AND spam_at IS NULL AND erased_at IS NULL`

/** The channels as values of a column. */
export const CHANNEL_NAMES = Object.keys(CHANNELS) as [Channel, ...Channel[]]

/** One row for each enquiry: personal data in a separate database, exportable without a full-text table. */
export const enquiries = sqliteTable(
  'enquiries',
  {
    /** SHA-256 of key and content: a repeated form is one row. */
    id: text().primaryKey(),
    reference: text().notNull(),
    /** Milliseconds since 1970. */
    createdAt: integer('created_at').notNull(),
    kind: text({ enum: ['contact', 'callback', 'tour', 'noted'] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    isd: text().notNull(),
    /** The phone in E.164; null: it cannot be dialled. */
    dialable: text(),
    message: text().notNull(),
    flexible: text({ enum: ['yes', 'no', ''] }).notNull(),
    passengers: text().notNull(),
    travelDate: text('travel_date').notNull(),
    accommodations: text().notNull(),
    tier: text({ enum: ['standard', 'deluxe', 'superDeluxe'] }),
    place: text().notNull(),
    page: text().notNull(),
    tour: text().notNull(),
    /** Rupees per person. */
    priceSeen: integer('price_seen'),
    /** The computed trip as a query. */
    trip: text().notNull().default(''),
    /** The sum of the trip by our prices: a TripSum as JSON. */
    tripSum: text('trip_sum').notNull().default(''),
    /** The total that the visitor saw, in whole rupees. */
    totalSeen: integer('total_seen'),
    answerBy: text('answer_by', { enum: ['call', 'whatsapp', 'email', ''] })
      .notNull()
      .default(''),
    answerHours: text('answer_hours').notNull().default(''),
    wishes: text().notNull().default(''),
    /** The visitor's additions, one a line. */
    added: text().notNull().default(''),
    channel: text({ enum: CHANNEL_NAMES }).notNull().default('form'),
    /** The origin of the visit: a Source as JSON; empty: not known. */
    source: text().notNull().default(''),
    /** The row is also its outbox entry. due: to be sent; held: waits for the digest or the staff. */
    state: text({ enum: ['due', 'sent', 'held', 'dead'] })
      .notNull()
      .default('due'),
    heldReason: text('held_reason', { enum: HELD_REASONS }),
    /** Since when it is due: its arrival, or when the staff requested it again. */
    dueAt: integer('due_at').notNull().default(0),
    attempts: integer().notNull().default(0),
    /** The earliest next attempt; while a drain holds the row, the end of its lease. All times in ms since 1970. */
    nextAt: integer('next_at').notNull().default(0),
    /** The drain that holds the row. */
    lease: text(),
    /** A code, never a message: messages may hold personal data. */
    lastError: text('last_error'),
    mailedAt: integer('mailed_at'),
    /** The staff's addresses that have the mail, between commas. */
    mailedTo: text('mailed_to').notNull().default(''),
    messageId: text('message_id'),
    hookedAt: integer('hooked_at'),
    /** Since when the staff or the webhook may know of it; unlike the columns above it is never reset. */
    toldAt: integer('told_at'),
    /** When a held row was listed in the digest. */
    digestedAt: integer('digested_at'),
    /** When the staff marked a held row as spam; then it no longer waits. */
    spamAt: integer('spam_at'),
    /** The order of held rows in the digest: the lowest first. */
    digestRank: integer('digest_rank').notNull().default(2),
    /** When the personal data was erased; the bare row stays. */
    erasedAt: integer('erased_at'),
  },
  (table) => [
    index('enquiries_by_reference').on(table.reference),
    // SQLite uses a partial index only for a query that contains its condition, with literals.
    index('enquiries_by_age').on(table.createdAt).where(sql`erased_at IS NULL`),
    index('enquiries_due').on(table.nextAt).where(sql`state = 'due' AND erased_at IS NULL`),
    index('enquiries_waiting').on(table.dueAt).where(sql`state = 'due' AND erased_at IS NULL`),
    index('enquiries_leased').on(table.lease).where(sql`lease IS NOT NULL`),
    index('enquiries_held').on(table.digestedAt, table.digestRank, table.createdAt).where(sql.raw(WAITS_FOR_A_LOOK)),
    index('enquiries_dead').on(table.dueAt).where(sql`state = 'dead' AND erased_at IS NULL`),
  ],
)

export type EnquiryRow = typeof enquiries.$inferSelect

/**
 * The rest of an erased enquiry. It blocks copies and makes sure that all receivers learn of the end. It has no
 * personal data; id and reference are removed once all receivers know.
 */
export const tombstones = sqliteTable(
  'tombstones',
  {
    /** A hash of the reference (`tombstoneMark`). */
    mark: text().primaryKey(),
    /** Copies from before this time of the database's clock are blocked. Later posts are new enquiries. */
    erasedAt: integer('erased_at').notNull(),
    why: text({ enum: ['withdrawn', 'erased', 'retention'] }).notNull(),
    /** Empty: not known, or no longer needed. */
    enquiryId: text('enquiry_id').notNull(),
    reference: text().notNull(),
    /** Whether the mailboxes and the webhook still have to be told, 0 or 1. */
    forMail: integer('for_mail').notNull(),
    forHook: integer('for_hook').notNull(),
    /** As for an enquiry. done: all receivers know, and the spill was cleared. */
    state: text({ enum: ['due', 'done', 'dead'] }).notNull(),
    attempts: integer().notNull().default(0),
    nextAt: integer('next_at').notNull(),
    /** The holder of the row: the erasing that created it, later a drain. */
    lease: text(),
    lastError: text('last_error'),
    /** The staff's addresses that have the mail about its end, between commas. */
    mailedTo: text('mailed_to').notNull().default(''),
  },
  (table) => [
    index('tombstones_due').on(table.nextAt).where(sql`state = 'due'`),
    index('tombstones_waiting').on(table.erasedAt).where(sql`state = 'due'`),
    index('tombstones_dead').on(table.erasedAt).where(sql`state = 'dead'`),
    index('tombstones_leased').on(table.lease).where(sql`lease IS NOT NULL`),
    index('tombstones_by_age').on(table.erasedAt),
  ],
)

/**
 * When the cron last did each duty: its heartbeat, digest, retention, and the morning mail of each colleague. `desk`:
 * when the desk began, if there were enquiries before it.
 */
export const duties = sqliteTable('duties', {
  name: text().$type<'beat' | 'digest' | 'retention' | 'desk' | `morning ${string}`>().primaryKey(),
  doneAt: integer('done_at').notNull(),
})
