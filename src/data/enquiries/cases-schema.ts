import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { EVENT_NAMES, type EventKind } from '#domain/cases/case.ts'
import { STAGES } from '#domain/cases/stages.ts'
import { INDEXED } from './conditions.ts'
import { CHANNEL_NAMES, enquiries } from './schema.ts'

/** One row a case: how one enquiry is dealt with. The enquiry's own row stays as it came. */
export const cases = sqliteTable(
  'cases',
  {
    /** By chance: it leads to nothing that was said. */
    id: text().primaryKey(),
    /** Follows the enquiry's identity, which erasing replaces. */
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onUpdate: 'cascade' }),
    /** The enquiry's rowid when the case was opened: what comes later has a higher one. */
    enquiryRow: integer('enquiry_row').notNull(),
    /** Goes up by one with every change. */
    version: integer().notNull().default(1),
    stage: text({ enum: STAGES }).notNull(),
    lostReason: text('lost_reason').notNull().default(''),
    lostNote: text('lost_note').notNull().default(''),
    /** The e-mail of a colleague. */
    owner: text().notNull().default(''),
    /** Said by a colleague: it cannot wait; it is a guest who has booked. */
    urgent: integer().notNull().default(0),
    guest: integer().notNull().default(0),
    /** A complaint is open, or the guest does not want it: nobody asks for a review. */
    unasked: integer().notNull().default(0),
    /** ISO day in India; empty: no next step. */
    followUpOn: text('follow_up_on').notNull().default(''),
    followUpLine: text('follow_up_line').notNull().default(''),
    /** When the enquiry came. Milliseconds since 1970, as all. */
    openedAt: integer('opened_at').notNull(),
    firstReplyAt: integer('first_reply_at'),
    touchedAt: integer('touched_at').notNull(),
    /** When the visitor added something that nobody has seen yet. */
    addedAt: integer('added_at'),
    closedAt: integer('closed_at'),
    /** Who of the staff opened the case last, by e-mail, and when. */
    lookedBy: text('looked_by').notNull().default(''),
    lookedAt: integer('looked_at'),
    /** When a colleague first said that the guest has an offer, or that it is won. */
    offeredAt: integer('offered_at'),
    /** The agreed sum for all travellers, in whole rupees. It stays when the person is erased: a report counts it. */
    sum: integer(),
    /** The journey's first and last day, ISO; empty: not known yet. */
    travelFrom: text('travel_from').notNull().default(''),
    travelTill: text('travel_till').notNull().default(''),
    /** How many travel. */
    travellers: integer(),
    /** What the planner noted as missing before the journey. */
    missing: text().notNull().default(''),
    /** When a colleague last asked for a review. */
    reviewAskedAt: integer('review_asked_at'),
    /** The case under which this one stands: two enquiries of one person. */
    joinedInto: text('joined_into').references((): AnySQLiteColumn => cases.id),
    erasedAt: integer('erased_at'),
    /** The enquiry's tour, page and channel again, and its source by name: a report counts by them and reads one row a case. */
    tour: text().notNull().default(''),
    page: text().notNull().default(''),
    channel: text({ enum: CHANNEL_NAMES }).notNull().default('form'),
    source: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('cases_by_enquiry').on(table.enquiryId),
    index('cases_by_row').on(table.enquiryRow),
    // All that a report asks, so that it reads nothing else.
    index('cases_reported').on(
      ...([table.openedAt, table.stage, table.lostReason, table.owner, table.joinedInto] as const),
      ...([table.firstReplyAt, table.tour, table.page, table.offeredAt, table.sum] as const),
      ...([table.channel, table.source, table.id] as const),
    ),
    index('cases_joined').on(table.joinedInto).where(sql`joined_into IS NOT NULL`),
    index('cases_planned').on(table.followUpOn, table.id).where(sql.raw(INDEXED.planned)),
    index('cases_quiet').on(table.touchedAt, table.id).where(sql.raw(INDEXED.planned)),
    index('cases_unanswered').on(table.openedAt, table.id).where(sql.raw(INDEXED.unanswered)),
    index('cases_without_step').on(table.touchedAt, table.id).where(sql.raw(INDEXED.withoutStep)),
    index('cases_planned_of').on(table.owner, table.followUpOn, table.id).where(sql.raw(INDEXED.planned)),
    index('cases_unanswered_of').on(table.owner, table.openedAt, table.id).where(sql.raw(INDEXED.unanswered)),
    index('cases_without_step_of').on(table.owner, table.touchedAt, table.id).where(sql.raw(INDEXED.withoutStep)),
    index('cases_closed_of').on(table.owner, table.closedAt, table.id).where(sql.raw(INDEXED.closed)),
    index('cases_added_of').on(table.owner, table.addedAt, table.id).where(sql.raw(INDEXED.added)),
    index('cases_held_of').on(table.owner, table.openedAt, table.id).where(sql.raw(INDEXED.held)),
    index('cases_owned').on(table.owner, table.id).where(sql.raw(INDEXED.owned)),
    index('cases_held').on(table.openedAt, table.id).where(sql.raw(INDEXED.held)),
    index('cases_added').on(table.addedAt, table.id).where(sql.raw(INDEXED.added)),
    index('cases_travelling').on(table.travelFrom, table.id).where(sql.raw(INDEXED.travelling)),
    index('cases_to_ask').on(table.travelTill, table.id).where(sql.raw(INDEXED.toAsk)),
    index('cases_closed').on(table.closedAt, table.id).where(sql.raw(INDEXED.closed)),
    check('lost_has_a_reason', sql`(stage = 'lost') = (lost_reason <> '')`),
    check('other_has_words', sql`lost_reason <> 'other' OR lost_note <> '' OR erased_at IS NOT NULL`),
    check('stands_under_another', sql`joined_into <> id`),
  ],
)

const EVENT_KINDS = Object.keys(EVENT_NAMES) as [EventKind, ...EventKind[]]

/** The history of a case; a row is never changed. Erasing empties its texts. */
export const caseEvents = sqliteTable(
  'case_events',
  {
    /** A hash of the form's key and what it held: a form sent twice is one event. */
    id: text().primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.id),
    at: integer().notNull(),
    /** The e-mail of the colleague; empty: the visitor. */
    actor: text().notNull(),
    kind: text({ enum: EVENT_KINDS }).notNull(),
    was: text().notNull().default(''),
    became: text().notNull().default(''),
    text: text().notNull().default(''),
  },
  (table) => [index('case_events_of').on(table.caseId, table.at)],
)

/** A guest's review after the journey: one a case. It is shown once a colleague puts it on the site, and only if the guest allows it. */
export const guestReviews = sqliteTable('guest_reviews', {
  caseId: text('case_id')
    .primaryKey()
    .references(() => cases.id),
  sentAt: integer('sent_at').notNull(),
  /** From 1 to 5. Null: it was withdrawn, and nothing of it is left. */
  mark: integer(),
  text: text().notNull(),
  /** The month of the journey: "2027-01". */
  month: text().notNull(),
  /** The name as the guest wants it to stand on the site. */
  name: text().notNull(),
  mayShow: integer('may_show').notNull(),
  /** The id under which a colleague began to put the review on the site; it is there only if the catalogue has it. */
  liveId: text('live_id').notNull().default(''),
  withdrawnAt: integer('withdrawn_at'),
})

/** The words that identify a person (domain/cases/case-words.ts); erased with the enquiry. */
export const caseWords = sqliteTable(
  'case_words',
  {
    word: text().notNull(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.id),
  },
  (table) => [primaryKey({ columns: [table.word, table.caseId] }), index('case_words_of').on(table.caseId)],
)

/** One row for each case that can be found: its search words, and whether they are current. Erased with the enquiry. */
export const caseFinding = sqliteTable(
  'case_finding',
  {
    caseId: text('case_id')
      .primaryKey()
      .references(() => cases.id),
    /** The case's enquiry_row: how the lists of found_words name it. */
    number: integer().notNull(),
    /** A list of words, as JSON. */
    words: text().notNull().default('[]'),
    /** Goes up by one with each text by which the case can be found. */
    changes: integer().notNull().default(1),
    /** At which of the changes its words were read. */
    readAt: integer('read_at').notNull().default(0),
  },
  (table) => [
    index('case_finding_by_number').on(table.number),
    index('case_finding_unread').on(table.number).where(sql.raw(INDEXED.unread)),
  ],
)

/** In which cases a word stands: 512 numbers at most in a row, so that a word of a thousand cases is few rows. */
export const foundWords = sqliteTable(
  'found_words',
  {
    word: text().notNull(),
    /** The numbers of the row divided by 512. */
    block: integer().notNull(),
    /** A list of numbers, as JSON. */
    numbers: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.block] })],
)

/** By what a word is found: its ends, its first letters and its sound. */
export const wordParts = sqliteTable(
  'word_parts',
  {
    part: text().notNull(),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.part, table.word] }), index('word_parts_of').on(table.word)],
)

/** The messages that staff begin with. */
export const templates = sqliteTable('templates', {
  id: text().primaryKey(),
  name: text().notNull(),
  body: text().notNull(),
  version: integer().notNull().default(1),
  changedAt: integer('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  /** Since when it is no longer offered. */
  retiredAt: integer('retired_at'),
})
