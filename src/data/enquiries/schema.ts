import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { HELD_REASONS } from '#domain/enquiries/held-reason.ts'
import { CHANNELS, type Channel } from '#domain/enquiries/source.ts'

/** Which rows wait for a colleague to look: every place that says "held" asks this, word for word as its index does. */
export const WAITS_FOR_A_LOOK = `state = 'held' AND spam_at IS NULL AND erased_at IS NULL`

/** The ways in which an enquiry reaches us, as a column lists them. */
export const CHANNEL_NAMES = Object.keys(CHANNELS) as [Channel, ...Channel[]]

/** One row an enquiry: personal data, in a separate database, without a full-text table so that it can be exported. */
export const enquiries = sqliteTable(
  'enquiries',
  {
    /** SHA-256 of key and content: the same enquiry sent twice is one row. */
    id: text().primaryKey(),
    reference: text().notNull(),
    /** Milliseconds since 1970. */
    createdAt: integer('created_at').notNull(),
    kind: text({ enum: ['contact', 'callback', 'tour', 'noted'] }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    isd: text().notNull(),
    /** The phone in E.164; null: it cannot be dialled as typed. */
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
    /** The trip that was worked out, as its address has it. */
    trip: text().notNull().default(''),
    /** What it comes to by our own prices: a TripSum as JSON. */
    tripSum: text('trip_sum').notNull().default(''),
    /** What the visitor saw that it comes to, in whole rupees. */
    totalSeen: integer('total_seen'),
    answerBy: text('answer_by', { enum: ['call', 'whatsapp', 'email', ''] })
      .notNull()
      .default(''),
    answerHours: text('answer_hours').notNull().default(''),
    wishes: text().notNull().default(''),
    /** What the visitor added afterwards, a line each. */
    added: text().notNull().default(''),
    channel: text({ enum: CHANNEL_NAMES }).notNull().default('form'),
    /** Where the visitor came from: a Source as JSON; empty: not known. */
    source: text().notNull().default(''),
    /** The row is its own outbox. due: it is still to be told; held: waits for the digest or the staff. */
    state: text({ enum: ['due', 'sent', 'held', 'dead'] })
      .notNull()
      .default('due'),
    heldReason: text('held_reason', { enum: HELD_REASONS }),
    /** Since when it is to be told: its arrival, or the moment the staff asked for it again. */
    dueAt: integer('due_at').notNull().default(0),
    attempts: integer().notNull().default(0),
    /** Not before this moment; while a drain has the row it is the end of its lease. Milliseconds since 1970, as all. */
    nextAt: integer('next_at').notNull().default(0),
    /** Which drain has the row. */
    lease: text(),
    /** A code, never a message: messages may hold personal data. */
    lastError: text('last_error'),
    mailedAt: integer('mailed_at'),
    /** The staff's addresses that have the mail, with commas between them. */
    mailedTo: text('mailed_to').notNull().default(''),
    messageId: text('message_id'),
    hookedAt: integer('hooked_at'),
    /** Since when the staff or the webhook may have been told of it; unlike the marks above it is never taken back. */
    toldAt: integer('told_at'),
    /** When a held row was listed in the digest. */
    digestedAt: integer('digested_at'),
    /** When the staff said of a held row that it is spam: it waits for nobody any more. */
    spamAt: integer('spam_at'),
    /** In which order the digest lists held rows: the lowest first. */
    digestRank: integer('digest_rank').notNull().default(2),
    /** When the person's data was erased; the bare row stays. */
    erasedAt: integer('erased_at'),
  },
  (table) => [
    index('enquiries_by_reference').on(table.reference),
    // SQLite uses a partial index only where the query has the index's condition: as literals, whatever is bound.
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
 * What an erased enquiry leaves, so that no copy of it comes back and everybody who was told of it learns that it is gone.
 * Nothing in it is of a person; its identity and reference go as soon as nobody is to be told any more.
 */
export const tombstones = sqliteTable(
  'tombstones',
  {
    /** A hash of the reference (`tombstoneMark`). */
    mark: text().primaryKey(),
    /** Copies that came until then are kept out, by the database's clock. What the person sends later is a new enquiry. */
    erasedAt: integer('erased_at').notNull(),
    why: text({ enum: ['withdrawn', 'erased', 'retention'] }).notNull(),
    /** Empty: not known, or not needed any more. */
    enquiryId: text('enquiry_id').notNull(),
    reference: text().notNull(),
    /** Whether the staff's mailboxes and the webhook are still to be told, 0 or 1. */
    forMail: integer('for_mail').notNull(),
    forHook: integer('for_hook').notNull(),
    /** As of an enquiry; done: everybody knows, and the spill was emptied of it. */
    state: text({ enum: ['due', 'done', 'dead'] }).notNull(),
    attempts: integer().notNull().default(0),
    nextAt: integer('next_at').notNull(),
    /** The holder of the row: the erasing that made it, later a drain. */
    lease: text(),
    lastError: text('last_error'),
    /** The staff's addresses that have the mail about its end, with commas between them. */
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
 * What the cron does and when it last did it: its beat, the digest, the retention, the morning's mail to each of the
 * staff. `desk`: when the desk began, where enquiries were there before it.
 */
export const duties = sqliteTable('duties', {
  name: text().$type<'beat' | 'digest' | 'retention' | 'desk' | `morning ${string}`>().primaryKey(),
  doneAt: integer('done_at').notNull(),
})
