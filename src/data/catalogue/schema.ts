import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import type { Answers } from '#domain/catalogue/answers.ts'
import type { Country, CountryGuide } from '#domain/catalogue/country.ts'
import type { Document } from '#domain/catalogue/document.ts'
import type { WrittenPlace } from '#domain/catalogue/places.ts'
import type { Practical } from '#domain/catalogue/practical.ts'
import type { SceneName } from '#domain/catalogue/scenes.ts'
import type { Theme } from '#domain/catalogue/themes.ts'
import type { Region, Tour } from '#domain/catalogue/tour.ts'
import type { Fact, VisaKind } from '#domain/facts/fact.ts'
import type { ShownProposal } from '#domain/prices/proposal.ts'

/** Columns for the values that queries and cards use; one JSON column for the rest of a tour's page. */
export const tours = sqliteTable(
  'tours',
  {
    /** Order of popularity, and the rowid that the full-text tables share. */
    rank: integer().primaryKey(),
    id: text().notNull().unique(),
    path: text().notNull(),
    title: text().notNull(),
    location: text().notNull(),
    duration: text().notNull(),
    region: text().$type<Region>().notNull(),
    /** The leading country's slug. */
    country: text().notNull(),
    scene: text().$type<SceneName>().notNull(),
    /** Price windows, checked where they are read. */
    windows: text({ mode: 'json' }).$type<unknown>().notNull().default([]),
    /** Whose the windows are: a tour's first ones come from its file, and what the staff change stays theirs. */
    windowsBy: text('windows_by').$type<'files' | 'staff'>().notNull().default('files'),
    /** The windows of the tour's file, also while the staff's stand in their place; null until the next seed. */
    fileWindows: text('file_windows', { mode: 'json' }).$type<unknown>(),
    nights: integer().notNull().default(0),
    pace: text().$type<Practical['pace']>(),
    /** Hours on the longest road day. */
    roadHours: real('road_hours'),
    vehicle: text().$type<Practical['vehicle']['kind']>(),
    /** One letter a month from January: g good, f fair, c closed. */
    months: text(),
    /** What the leading country asks of an Indian passport, and the last day on which that is claimed, ISO. */
    visa: text().$type<VisaKind>(),
    visaTill: text('visa_till'),
    /** The filters that are a plain yes (domain/filters/filters.ts): a new one needs no column. */
    traits: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    themes: text({ mode: 'json' }).$type<Theme[]>().notNull().default([]),
    /** Slugs of the places that the tour visits, with what they lie in. */
    places: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The ids of the three nearest tours, the nearest first. */
    similar: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The nights and days for which the prices were given. */
    pricedFor: text('priced_for'),
    /** Set while the staff have taken the tour out of the catalogue; its page then says so, and leads elsewhere. */
    withdrawn: text({ mode: 'json' }).$type<Withdrawal>(),
    /** Whose the document is: the files', until the staff publish the tour at the desk. */
    documentBy: text('document_by').$type<'files' | 'staff'>().notNull().default('files'),
    home: integer(),
    budget: integer(),
    visaFree: integer('visa_free'),
    page: text({ mode: 'json' }).$type<StoredTourPage>().notNull(),
  },
  (table) => [
    index('tours_by_region').on(table.region),
    index('tours_at_home').on(table.region, table.home).where(sql`home IS NOT NULL`),
    index('tours_on_a_budget').on(table.budget).where(sql`budget IS NOT NULL`),
    index('tours_visa_free').on(table.visaFree).where(sql`visa_free IS NOT NULL`),
  ],
)

/**
 * What lists and searches look through, in one row: the sold tours of rank 1 to LEADING as JSON, in order of popularity,
 * those of each region and the words of each by its rank. Made from the finished rows (the view leaders_now) whenever they
 * change (data/catalogue/leaders.ts).
 */
export const leaders = sqliteTable('leaders', {
  id: integer().primaryKey(),
  domestic: text({ mode: 'json' }).$type<LeadingTour[]>().notNull().default([]),
  international: text({ mode: 'json' }).$type<LeadingTour[]>().notNull().default([]),
  words: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
  /** What staff have written of places: a search needs it with the tours. */
  places: text({ mode: 'json' }).$type<WrittenPlace[]>().notNull().default([]),
})

/** A tour as a list has it, and the slugs of the countries that it goes to. */
export type LeadingTour = Pick<
  typeof tours.$inferSelect,
  | 'rank'
  | 'id'
  | 'path'
  | 'title'
  | 'location'
  | 'duration'
  | 'region'
  | 'scene'
  | 'windows'
  | 'nights'
  | 'months'
  | 'visa'
  | 'visaTill'
  | 'traits'
  | 'places'
  | 'themes'
> & { countries: string[] }

/** Since which day (ISO) a tour is not sold, why, for the staff, and the id of the tour that its page leads to instead. */
export type Withdrawal = { since: string; reason: string; instead?: string }

/** What only the tour's own page shows. */
export type StoredTourPage = Pick<
  Tour,
  | 'place'
  | 'countries'
  | 'description'
  | 'head'
  | 'days'
  | 'stops'
  | 'inclusions'
  | 'exclusions'
  | 'beforeYouGo'
  | 'confirmation'
  | 'cancellation'
  | 'whyChooseUs'
  | 'line'
  | 'practical'
  | 'answers'
  | 'hotels'
  | 'questions'
  | 'facts'
  | 'transfers'
  | 'words'
> & {
  /** Its other addresses, the states that it sleeps in, the tours that staff hold alike: what its row is found and compared by. */
  alsoAt: string[]
  states?: string[]
  similarTo?: string[]
}

/** Every spelling that reaches a tour, by its lower-case key. */
export const tourPaths = sqliteTable('tour_paths', {
  key: text().primaryKey(),
  path: text().notNull(),
  rank: integer().notNull(),
})

export const countries = sqliteTable(
  'countries',
  {
    slug: text().primaryKey(),
    name: text().notNull(),
    tagline: text().notNull(),
    scene: text().$type<SceneName>().notNull(),
    exploreRank: integer('explore_rank'),
    /** Whose it is: the files', until the staff publish it at the desk. */
    documentBy: text('document_by').$type<'files' | 'staff'>().notNull().default('files'),
    page: text({ mode: 'json' }).$type<Pick<Country, 'intro' | 'headDescription' | 'visa'>>().notNull(),
    guide: text({ mode: 'json' }).$type<CountryGuide>().notNull().default(sql`'{"entry":[],"answers":{}}'`),
  },
  (table) => [index('countries_explored').on(table.exploreRank).where(sql`explore_rank IS NOT NULL`)],
)

/** Which tours go to a country; a tour may go to two. */
export const tourCountries = sqliteTable(
  'tour_countries',
  { country: text().notNull(), rank: integer().notNull() },
  (table) => [primaryKey({ columns: [table.country, table.rank] })],
)

/** The files' reviews stand at positions from 1 on, the staff's below zero, so that a seed leaves them. */
export const testimonials = sqliteTable('testimonials', {
  position: integer().primaryKey(),
  /** What a review is known by, whatever its place and its words: from its file, or the id of the change that added it. */
  id: text().notNull().unique().default(''),
  title: text().notNull(),
  text: text(),
  name: text().notNull(),
  date: text().notNull(),
  /** Sample content, to be replaced by real reviews before launch. */
  sample: integer({ mode: 'boolean' }).notNull(),
  /** What a guest gave the journey, from 1 to 5. */
  mark: integer(),
  /** What the staff have on file for it: no review of theirs is shown without. */
  proof: text(),
  /** Taken off the site by the staff; it stays so whatever the files say of the review. */
  hidden: integer({ mode: 'boolean' }).notNull().default(false),
})

/** The carousels of the home page whose order is the staff's; a seed leaves it. */
export const arrangedCarousels = sqliteTable('arranged_carousels', { name: text().primaryKey() })

export const documents = sqliteTable('documents', {
  path: text().primaryKey(),
  content: text({ mode: 'json' }).$type<Document>().notNull(),
})

/** Sentences on top of every page for some days. Only the staff write here, and nothing of a row changes but its early end. */
export const notices = sqliteTable('notices', {
  /** The id of the change that set it. */
  id: text().primaryKey(),
  text: text().notNull(),
  /** India's days, ISO; the last one included. */
  firstDay: text('first_day').notNull(),
  lastDay: text('last_day').notNull(),
  /** Whether nobody works on these days. */
  closes: integer({ mode: 'boolean' }).notNull().default(false),
  /** When it was set, and when it was ended before its last day; in ms since 1970. */
  setAt: integer('set_at').notNull(),
  endedAt: integer('ended_at'),
})

/**
 * What the staff changed of the catalogue, one row for what went live at once; never updated. The id comes from the
 * form, so that a form that is sent twice is one change.
 */
export const changes = sqliteTable(
  'changes',
  {
    id: text().primaryKey(),
    /** In ms since 1970. */
    at: integer().notNull(),
    /** The e-mail of who did it. */
    actor: text().notNull(),
    /** What it was, in words: "Season 2026–27 by CSV". */
    note: text().notNull(),
    /** The change that this one takes back; one can be taken back once. */
    undoes: text().unique(),
  },
  (table) => [index('changes_by_time').on(table.at)],
)

/** One value before and after a change, as JSON; null: there was none, or there is none now. */
export const changeRows = sqliteTable(
  'change_rows',
  {
    change: text().notNull(),
    /** What the value belongs to: `price`, with the key "tour first-day tier"; the others in data/facts/undo-change.ts. */
    entity: text().notNull(),
    key: text().notNull(),
    was: text({ mode: 'json' }).$type<unknown>(),
    became: text({ mode: 'json' }).$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.change, table.entity, table.key] })],
)

/** What the agency answers on every tour, in one row, as the newest version of its document says it. */
export const agencyAnswers = sqliteTable('agency_answers', {
  id: integer().primaryKey(),
  answers: text({ mode: 'json' }).$type<Answers>().notNull(),
})

/** A tour's document as the files have it, which a seed writes anew. */
export const tourFiles = sqliteTable('tour_files', {
  tour: text().primaryKey(),
  document: text({ mode: 'json' }).$type<TourDocument>().notNull(),
})

/**
 * What was published of a tour, the sixty newest; a row never changes (migrations: tour_versions_refuse_update). The one
 * of the highest version is what visitors see.
 */
export const tourVersions = sqliteTable(
  'tour_versions',
  {
    tour: text().notNull(),
    /** From 1 on. */
    version: integer().notNull(),
    document: text({ mode: 'json' }).$type<TourDocument>().notNull(),
    /** In ms since 1970. */
    at: integer().notNull(),
    /** The e-mail of who did it; "files" for a seed. */
    actor: text().notNull(),
    note: text().notNull(),
    /** What differs from the version before, in words. */
    changed: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** The key of the form, so that one that is sent twice is one version. */
    form: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.tour, table.version] })],
)

/** A tour that staff have changed since it was published, or that never was; no row: nothing waits. */
export const tourDrafts = sqliteTable('tour_drafts', {
  tour: text().primaryKey(),
  document: text({ mode: 'json' }).$type<TourDocument>().notNull(),
  at: integer().notNull(),
  actor: text().notNull(),
})

/** The last changes of drafts, a section each: by them two people's changes are laid together. */
export const draftSaves = sqliteTable(
  'draft_saves',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    form: text().notNull().unique(),
    tour: text().notNull(),
    /** "*": the files have changed the tour, and any section may be another one. */
    section: text().notNull(),
    was: text({ mode: 'json' }).$type<unknown>().notNull(),
    became: text({ mode: 'json' }).$type<unknown>().notNull(),
    at: integer().notNull(),
    actor: text().notNull(),
  },
  (table) => [index('saves_by_tour').on(table.tour, table.id)],
)

/** Every fact that a tour may name, as the files have it; what the staff have read again stands in fact_checks. */
export const facts = sqliteTable('facts', {
  id: text().primaryKey(),
  fact: text({ mode: 'json' }).$type<Fact>().notNull(),
})

/** A place that staff have written, above the table of domain/catalogue/places.ts. */
export const places = sqliteTable('places', {
  name: text().primaryKey(),
  document: text({ mode: 'json' }).$type<WrittenPlace>().notNull(),
})

/** What was published of a country or a place; a row never changes (migrations: guide_versions_refuse_update). */
export const guideVersions = sqliteTable(
  'guide_versions',
  {
    kind: text().$type<'country' | 'place'>().notNull(),
    /** A country's slug, a place's name. */
    key: text().notNull(),
    version: integer().notNull(),
    document: text({ mode: 'json' }).$type<unknown>().notNull(),
    at: integer().notNull(),
    actor: text().notNull(),
    note: text().notNull(),
    form: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key, table.version] })],
)

/** Changes of prices that staff have looked at and perhaps never put live: the page of before and after reads them here. */
export const proposals = sqliteTable(
  'proposals',
  {
    /** The id that its change gets. */
    id: text().primaryKey(),
    /** When it was first shown, in ms since 1970. */
    at: integer().notNull(),
    shown: text({ mode: 'json' }).$type<ShownProposal>().notNull(),
  },
  (table) => [index('proposals_by_age').on(table.at)],
)
