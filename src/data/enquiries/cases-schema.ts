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

/** One row for each case. The enquiry's row stays unchanged. */
export const cases = sqliteTable(
  'cases',
  {
    /** Random, so that it reveals nothing. */
    id: text().primaryKey(),
    /** Follows the enquiry's id, which erasing replaces. */
    enquiryId: text('enquiry_id')
      .notNull()
      .references(() => enquiries.id, { onUpdate: 'cascade' }),
    /** The enquiry's rowid when the case was created; newer enquiries have higher ones. */
    enquiryRow: integer('enquiry_row').notNull(),
    /** Increases by one with every change. */
    version: integer().notNull().default(1),
    stage: text({ enum: STAGES }).notNull(),
    lostReason: text('lost_reason').notNull().default(''),
    lostNote: text('lost_note').notNull().default(''),
    /** The e-mail of a colleague. */
    owner: text().notNull().default(''),
    /** Set by a colleague. urgent: it cannot wait. guest: the guest has booked before. */
    urgent: integer().notNull().default(0),
    guest: integer().notNull().default(0),
    /** Do not ask for a review: a complaint is open, or the guest does not want it. */
    unasked: integer().notNull().default(0),
    /** ISO day in India; empty: no next step. */
    followUpOn: text('follow_up_on').notNull().default(''),
    followUpLine: text('follow_up_line').notNull().default(''),
    /** When the enquiry came. All times in ms since 1970. */
    openedAt: integer('opened_at').notNull(),
    firstReplyAt: integer('first_reply_at'),
    touchedAt: integer('touched_at').notNull(),
    /** When the visitor last added something that no colleague has read. */
    addedAt: integer('added_at'),
    closedAt: integer('closed_at'),
    /** The last colleague who opened the case, and when. */
    lookedBy: text('looked_by').notNull().default(''),
    lookedAt: integer('looked_at'),
    /** When a colleague first set it to offered or won. */
    offeredAt: integer('offered_at'),
    /** The agreed sum for all travellers, in whole rupees. It stays after erasing, for reports. */
    sum: integer(),
    /** The journey's first and last day, ISO; empty: not known. */
    travelFrom: text('travel_from').notNull().default(''),
    travelTill: text('travel_till').notNull().default(''),
    /** The number of travellers. */
    travellers: integer(),
    /** Things that are missing before the journey, as noted by the planner. */
    missing: text().notNull().default(''),
    /** When a colleague last asked for a review. */
    reviewAskedAt: integer('review_asked_at'),
    /** The main case, if this case is joined: both enquiries are of one person. */
    joinedInto: text('joined_into').references((): AnySQLiteColumn => cases.id),
    erasedAt: integer('erased_at'),
    /** Copies of the enquiry's tour, page, channel and source name, so that a report reads one row for each case. */
    tour: text().notNull().default(''),
    page: text().notNull().default(''),
    channel: text({ enum: CHANNEL_NAMES }).notNull().default('form'),
    source: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('cases_by_enquiry').on(table.enquiryId),
    index('cases_by_row').on(table.enquiryRow),
    // All columns that a report needs, so that it reads nothing else.
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

/** The history of a case. Only erasing a person changes a row: it empties the texts. */
export const caseEvents = sqliteTable(
  'case_events',
  {
    /** A hash of the form's key and content: a repeated form is one event. */
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

/** A guest's review after the journey, one for each case. A colleague publishes it, if the guest allows it. */
export const guestReviews = sqliteTable('guest_reviews', {
  caseId: text('case_id')
    .primaryKey()
    .references(() => cases.id),
  sentAt: integer('sent_at').notNull(),
  /** From 1 to 5. Null: withdrawn and emptied. */
  mark: integer(),
  text: text().notNull(),
  /** The month of the journey: "2027-01". */
  month: text().notNull(),
  /** The name as the guest wants it on the site. */
  name: text().notNull(),
  mayShow: integer('may_show').notNull(),
  /** The id under which a colleague began to publish the review; it is published only if the catalogue has this id. */
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

/** One row for each case that search finds: its words, and whether they are current. Erased with the enquiry. */
export const caseFinding = sqliteTable(
  'case_finding',
  {
    caseId: text('case_id')
      .primaryKey()
      .references(() => cases.id),
    /** The case's enquiry_row, which the lists in found_words use. */
    number: integer().notNull(),
    /** A list of words, as JSON. */
    words: text().notNull().default('[]'),
    /** Increases by one with every change of its texts. */
    changes: integer().notNull().default(1),
    /** The value of `changes` when the words were read. */
    readAt: integer('read_at').notNull().default(0),
  },
  (table) => [
    index('case_finding_by_number').on(table.number),
    index('case_finding_unread').on(table.number).where(sql.raw(INDEXED.unread)),
  ],
)

/** The cases of each word, at most 512 numbers in a row, so that a word of a thousand cases has few rows. */
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

/** The keys of a word: its endings, first letters and sound. */
export const wordParts = sqliteTable(
  'word_parts',
  {
    part: text().notNull(),
    word: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.part, table.word] }), index('word_parts_of').on(table.word)],
)

/** The message templates. */
export const templates = sqliteTable('templates', {
  id: text().primaryKey(),
  name: text().notNull(),
  body: text().notNull(),
  version: integer().notNull().default(1),
  changedAt: integer('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
  /** Since when it is no longer in the list. */
  retiredAt: integer('retired_at'),
})
