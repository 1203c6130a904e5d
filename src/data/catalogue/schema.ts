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
import type { Region, Tour, TourInCard } from '#domain/catalogue/tour.ts'
import type { Fact, VisaKind } from '#domain/facts/fact.ts'
import type { FactColumns } from '#domain/filters/tour-facts.ts'
import type { ShownProposal } from '#domain/prices/proposal.ts'

/** Columns for the values that queries and cards use; one JSON column for the rest of a tour's page. */
export const tours = sqliteTable(
  'tours',
  {
    /** Order of popularity. It is also the rowid in the full-text tables. */
    rank: integer().primaryKey(),
    id: text().notNull().unique(),
    path: text().notNull(),
    title: text().notNull(),
    location: text().notNull(),
    duration: text().notNull(),
    region: text().$type<Region>().notNull(),
    /** The main country's slug. */
    country: text().notNull(),
    scene: text().$type<SceneName>().notNull(),
    /** Price windows, checked where they are read. */
    windows: text({ mode: 'json' }).$type<unknown>().notNull().default([]),
    /** The origin of the windows: the tour's file, or the staff once they change them. */
    windowsBy: text('windows_by').$type<'files' | 'staff'>().notNull().default('files'),
    /** The windows of the tour's file, also while the staff's replace them; null until the next seed. */
    fileWindows: text('file_windows', { mode: 'json' }).$type<unknown>(),
    nights: integer().notNull().default(0),
    pace: text().$type<Practical['pace']>(),
    /** Hours on the road on the longest day. */
    roadHours: real('road_hours'),
    vehicle: text().$type<Practical['vehicle']['kind']>(),
    /** One letter a month from January: g good, f fair, c closed. */
    months: text(),
    /** The main country's visa rule for an Indian passport, and the last day of its claim, ISO. */
    visa: text().$type<VisaKind>(),
    visaTill: text('visa_till'),
    /** The yes-or-no filters (domain/filters/filters.ts): a new one needs no column. */
    traits: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    themes: text({ mode: 'json' }).$type<Theme[]>().notNull().default([]),
    /** Slugs of the places that the tour visits, and of the regions around them. */
    places: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The ids of the three nearest tours, the nearest first. */
    similar: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** The nights and days for which the prices were given. */
    pricedFor: text('priced_for'),
    /** Set while the staff have withdrawn the tour. Its page then says so and links to another tour. */
    withdrawn: text({ mode: 'json' }).$type<Withdrawal>(),
    /** The origin of the document: the files, until the staff publish the tour. */
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
 * One row for lists and searches: the sold tours of rank 1 to LEADING as JSON in order of popularity, by region, and
 * their words by rank. It is made from the view leaders_now at every change (data/catalogue/leaders.ts).
 */
export const leaders = sqliteTable('leaders', {
  id: integer().primaryKey(),
  domestic: text({ mode: 'json' }).$type<LeadingTour[]>().notNull().default([]),
  international: text({ mode: 'json' }).$type<LeadingTour[]>().notNull().default([]),
  words: text({ mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
  /** The staff's places, which a search needs with the tours. */
  places: text({ mode: 'json' }).$type<WrittenPlace[]>().notNull().default([]),
})

/** A tour in a list, with the slugs of its countries. */
export type LeadingTour = Omit<TourInCard, 'price'> &
  FactColumns & { rank: number; windows: unknown; countries: string[] }

/** The first day (ISO) without sale, the reason for the staff, and the id of the replacement. */
export type Withdrawal = { since: string; reason: string; instead?: string }

/** The data for the tour's own page only. */
export type StoredTourPage = Omit<Tour, keyof TourInCard | 'windows'> & {
  /** Other addresses, states with a night, and the tours that staff call similar, for finding and comparing. */
  alsoAt: string[]
  states?: string[]
  similarTo?: string[]
}

/** Every spelling of a tour's address, by its lower-case key. */
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
    /** The origin of the document: the files, until the staff publish it. */
    documentBy: text('document_by').$type<'files' | 'staff'>().notNull().default('files'),
    page: text({ mode: 'json' }).$type<Pick<Country, 'intro' | 'headDescription' | 'visa'>>().notNull(),
    guide: text({ mode: 'json' }).$type<CountryGuide>().notNull().default(sql`'{"entry":[],"answers":{}}'`),
  },
  (table) => [index('countries_explored').on(table.exploreRank).where(sql`explore_rank IS NOT NULL`)],
)

/** The countries of tours; a tour may have two. */
export const tourCountries = sqliteTable(
  'tour_countries',
  { country: text().notNull(), rank: integer().notNull() },
  (table) => [primaryKey({ columns: [table.country, table.rank] })],
)

/** Reviews of the files have positions from 1 on, the staff's are negative, so that a seed keeps them. */
export const testimonials = sqliteTable('testimonials', {
  position: integer().primaryKey(),
  /** The permanent id of a review: from its file, or the id of the change that added it. */
  id: text().notNull().unique().default(''),
  title: text().notNull(),
  text: text(),
  name: text().notNull(),
  date: text().notNull(),
  /** Sample content, to be replaced before launch. */
  sample: integer({ mode: 'boolean' }).notNull(),
  /** The guest's mark, from 1 to 5. */
  mark: integer(),
  /** The proof on file; the staff's reviews need one. */
  proof: text(),
  /** Hidden by the staff; the files cannot change that. */
  hidden: integer({ mode: 'boolean' }).notNull().default(false),
})

/** The carousels whose order the staff have set; a seed keeps it. */
export const arrangedCarousels = sqliteTable('arranged_carousels', { name: text().primaryKey() })

export const documents = sqliteTable('documents', {
  path: text().primaryKey(),
  content: text({ mode: 'json' }).$type<Document>().notNull(),
})

/** Sentences on top of every page for some days. Only the staff write here; a row changes only if it ends early. */
export const notices = sqliteTable('notices', {
  /** The id of the change that set it. */
  id: text().primaryKey(),
  text: text().notNull(),
  /** India's days, ISO, both included. */
  firstDay: text('first_day').notNull(),
  lastDay: text('last_day').notNull(),
  /** Whether the agency is closed on these days. */
  closes: integer({ mode: 'boolean' }).notNull().default(false),
  /** When it was set, and when it was ended early, in ms since 1970. */
  setAt: integer('set_at').notNull(),
  endedAt: integer('ended_at'),
})

/**
 * The staff's changes of the catalogue, one row for each publication; never updated. The id comes from the form, so
 * that a repeated form is one change.
 */
export const changes = sqliteTable(
  'changes',
  {
    id: text().primaryKey(),
    /** In ms since 1970. */
    at: integer().notNull(),
    /** The colleague's e-mail. */
    actor: text().notNull(),
    /** The change in words: "Season 2026–27 by CSV". */
    note: text().notNull(),
    /** The change that this one undoes; a change can be undone once. */
    undoes: text().unique(),
  },
  (table) => [index('changes_by_time').on(table.at)],
)

/** One value before and after a change, as JSON; null: absent. */
export const changeRows = sqliteTable(
  'change_rows',
  {
    change: text().notNull(),
    /** The kind of value: `price` with the key "tour first-day tier"; the others are in data/facts/undo-change.ts. */
    entity: text().notNull(),
    key: text().notNull(),
    was: text({ mode: 'json' }).$type<unknown>(),
    became: text({ mode: 'json' }).$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.change, table.entity, table.key] })],
)

/** The agency's answers for all tours in one row, from the newest version of their document. */
export const agencyAnswers = sqliteTable('agency_answers', {
  id: integer().primaryKey(),
  answers: text({ mode: 'json' }).$type<Answers>().notNull(),
})

/** A tour's document in the files, rewritten by each seed. */
export const tourFiles = sqliteTable('tour_files', {
  tour: text().primaryKey(),
  document: text({ mode: 'json' }).$type<TourDocument>().notNull(),
})

/**
 * The sixty newest published versions of a tour; rows never change (migrations: tour_versions_refuse_update). Visitors
 * see the highest version.
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
    /** The author's e-mail; "files" for a seed. */
    actor: text().notNull(),
    note: text().notNull(),
    /** The differences to the version before, in words. */
    changed: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** The key of the form, so that a repeated form is one version. */
    form: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.tour, table.version] })],
)

/** A tour with unpublished changes, or never published. No row: nothing is unpublished. */
export const tourDrafts = sqliteTable('tour_drafts', {
  tour: text().primaryKey(),
  document: text({ mode: 'json' }).$type<TourDocument>().notNull(),
  at: integer().notNull(),
  actor: text().notNull(),
})

/** The last changes of drafts by section, for merging changes of two people. */
export const draftSaves = sqliteTable(
  'draft_saves',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    form: text().notNull().unique(),
    tour: text().notNull(),
    /** "*": the files have changed the tour, so any section may differ. */
    section: text().notNull(),
    was: text({ mode: 'json' }).$type<unknown>().notNull(),
    became: text({ mode: 'json' }).$type<unknown>().notNull(),
    at: integer().notNull(),
    actor: text().notNull(),
  },
  (table) => [index('saves_by_tour').on(table.tour, table.id)],
)

/** Every fact in the files. The staff's newer readings are in fact_checks. */
export const facts = sqliteTable('facts', {
  id: text().primaryKey(),
  fact: text({ mode: 'json' }).$type<Fact>().notNull(),
})

/** A place written by staff; it overrides the table in domain/catalogue/places.ts. */
export const places = sqliteTable('places', {
  name: text().primaryKey(),
  document: text({ mode: 'json' }).$type<WrittenPlace>().notNull(),
})

/** The published versions of a country or place; rows never change (migrations: guide_versions_refuse_update). */
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

/** Price changes that staff have previewed, published or not; the preview page reads them. */
export const proposals = sqliteTable(
  'proposals',
  {
    /** The id of its future change. */
    id: text().primaryKey(),
    /** When it was first shown, in ms since 1970. */
    at: integer().notNull(),
    shown: text({ mode: 'json' }).$type<ShownProposal>().notNull(),
  },
  (table) => [index('proposals_by_age').on(table.at)],
)
