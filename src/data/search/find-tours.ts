import { and, asc, gt, sql } from 'drizzle-orm'
import { type Asked, BEHIND, type InReach, inReach, type ListRow, startBehind } from '#data/catalogue/cards.ts'
import { matchAfter, tourWords } from '#data/catalogue/full-text.ts'
import { heard, inOneOrder, leadersWithWords } from '#data/catalogue/leaders.ts'
import { type Catalogue, isSold, listColumns } from '#data/catalogue/open-catalogue.ts'
import { readWindows } from '#data/catalogue/read-windows.ts'
import { type leaders, tours } from '#data/catalogue/schema.ts'
import { tourFacts } from '#domain/filters/tour-facts.ts'
import { priceOnDay } from '#domain/prices/price-on-day.ts'
import { countWithout, type Found, find } from '#domain/search/find.ts'
import { type IndexedTour, makeIndex, type SentIndex } from '#domain/search/finding-index.ts'
import type { Part } from '#domain/search/part.ts'
import { whyNot } from '#domain/search/why-not.ts'
import { nearestPlaces, vocabulary } from '#domain/search/words.ts'
import { wordsQuery } from '#domain/search/words-query.ts'

/** A search. `exact`: no word is corrected. */
export type Sought = Asked & { text: string; exact?: boolean | undefined }

export type FindingRow = ListRow & { words: string }

export type FoundRows = Pick<Found, 'parts'> &
  Pick<SentIndex, 'nearest'> &
  InReach<FindingRow> & {
    /** For a search without a result: how many tours are found without each part. */
    without: Map<Part, number>
    /** And why tours with all the rest do not match. */
    reasons: string[]
  }

/**
 * The tours of a search, and the meaning of its parts. The same rule judges the leaders and the hits of the full-text
 * table behind them. One round trip.
 */
export async function findTours(catalogue: Catalogue, sought: Sought): Promise<FoundRows> {
  const { text, exact = false, today } = sought
  const [[leading], behind] = await catalogue.batch([
    leadersWithWords(catalogue),
    toursOfWords(catalogue, wordsQuery(text, { exact, today }), startBehind(sought)),
  ])
  const { rows, ...more } = inReach(withWords(heard(leading)), behind)
  const known = rows.map((row) => indexed(row, today))
  const index = makeIndex(known, vocabulary(), today)
  const { parts, at } = find(index, { text, exact })
  const without = at.length > 0 ? new Map() : countWithout(index, parts)
  return {
    parts,
    without,
    reasons: at.length > 0 ? [] : whyNot(index, parts),
    nearest: nearestPlaces(index.visited),
    rows: at.flatMap((each) => rows[each] ?? []),
    ...more,
  }
}

/** Every tour in reach, the most popular first. One round trip. */
export async function everyTour(catalogue: Catalogue, asked: Asked): Promise<InReach<FindingRow>> {
  const [[leading], behind] = await catalogue.batch([
    leadersWithWords(catalogue),
    catalogue
      .select(findingColumns)
      .from(tours)
      .where(and(gt(tours.rank, startBehind(asked)), isSold))
      .orderBy(asc(tours.rank))
      .limit(BEHIND),
  ])
  return inReach(withWords(heard(leading)), behind)
}

/** A tour in the index on a day. */
export function indexed(row: FindingRow, today: string): IndexedTour {
  const price = priceOnDay(readWindows(row), today)
  return { title: row.title, words: row.words, facts: tourFacts(row, { price, today }) }
}

/** The columns for a search, with those of a card. */
const findingColumns = { ...listColumns, words: sql<string>`${tours.page} ->> '$.words'`.as('words') }

function toursOfWords(catalogue: Catalogue, query: string, rank: number) {
  return catalogue
    .select(findingColumns)
    .from(tourWords)
    .crossJoin(tours)
    .where(and(matchAfter(tourWords, query, rank), isSold))
    .orderBy(asc(tourWords.rowid))
    .limit(BEHIND)
}

function withWords(leading: typeof leaders.$inferSelect | undefined): FindingRow[] {
  return inOneOrder(leading).map((tour) => ({ ...tour, words: leading?.words[tour.rank] ?? '' }))
}
