import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One row an enquiry: personal data, in a database of its own, without a full-text table so that it can be exported. */
export const enquiries = sqliteTable(
  'enquiries',
  {
    /** SHA-256 of key and content: the same enquiry sent twice is one row. */
    id: text().primaryKey(),
    reference: text().notNull(),
    /** Milliseconds since 1970. */
    createdAt: integer('created_at').notNull(),
    kind: text({ enum: ['contact', 'callback', 'tour'] }).notNull(),
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
  },
  (table) => [index('enquiries_by_reference').on(table.reference), index('enquiries_by_time').on(table.createdAt)],
)
