import { and, asc, lte, sql } from 'drizzle-orm'
import { matchAfter, tourWords } from '#data/catalogue/full-text.ts'
import { type Catalogue, isSold, listColumns, madeOnce } from '#data/catalogue/open-catalogue.ts'
import { readWindows } from '#data/catalogue/read-windows.ts'
import { tours } from '#data/catalogue/schema.ts'
import { tourFacts } from '#domain/filters/tour-facts.ts'
import { priceOnDay } from '#domain/prices/price-on-day.ts'
import { countWithout, type Found, find, suitsChoice } from '#domain/search/find.ts'
import { type IndexedTour, makeIndex } from '#domain/search/finding-index.ts'
import type { Part } from '#domain/search/understand.ts'
import { vocabulary } from '#domain/search/words.ts'
import { wordsQuery } from '#domain/search/words-query.ts'

/** Up to so many tours a search looks through all of them; of more, through so many that the full-text table finds. */
export const MOST_INDEXED = 1000

/** What is searched for, after which rank, and the day (ISO) whose prices and visa rules count. Exact: nothing is guessed. */
export type Sought = { text: string; exact?: boolean | undefined; after?: number | undefined; today: string }

/** The columns that a search needs, with those of a card. */
export const findingColumns = { ...listColumns, words: sql<string>`${tours.page} ->> '$.words'`.as('words') }

export type FindingRow = Awaited<ReturnType<ReturnType<typeof everyTour>['all']>>[number]

export type FoundRows = Pick<Found, 'parts'> & {
  rows: FindingRow[]
  /** Of a search that found nothing: how many tours are found without a part of it. */
  without: Map<Part, number>
}

/** The tours that a text asks for, and what of it was understood how. One round trip. */
export async function findTours(catalogue: Catalogue, sought: Sought): Promise<FoundRows> {
  const { text, exact = false, after = 0, today } = sought
  const { query, parts, choice } = wordsQuery(text, exact)
  const [all, some] = await catalogue.batch([everyTour(catalogue), toursOfWords(catalogue, query, after)])
  const fitting = some.filter((row) => suitsChoice(indexed(row, today).facts, choice))
  if (all.length === 0) return { parts, rows: fitting, without: new Map() }
  const known = all.map((row) => indexed(row, today))
  const index = makeIndex(known, vocabulary())
  const found = find(index, { text, exact })
  const without = found.at.length > 0 ? new Map() : countWithout(index, found.parts)
  return {
    parts: found.parts,
    without,
    rows: found.at.flatMap((at) => all[at] ?? []).filter(({ rank }) => rank > after),
  }
}

/** A tour as the index has it on a day. */
export function indexed(row: FindingRow, today: string): IndexedTour {
  const price = priceOnDay(readWindows(row), today)
  return { title: row.title, words: row.words, facts: tourFacts(row, { price, today }) }
}

/** How many tours to look through: none of a catalogue that has more. A bound on the rank is all that SQLite then reads. */
const inReach = sql`CASE WHEN (SELECT max(rank) FROM tours) <= ${sql.raw(String(MOST_INDEXED))}
  THEN ${sql.raw(String(MOST_INDEXED))} ELSE 0 END`

const everyTour = madeOnce((catalogue: Catalogue) =>
  catalogue
    .select(findingColumns)
    .from(tours)
    .where(and(lte(tours.rank, inReach), isSold))
    .orderBy(asc(tours.rank)),
)

/** Found by the full-text table where no tour is in reach: else it is asked for a word that it does not have. */
function toursOfWords(catalogue: Catalogue, query: string, after: number) {
  return catalogue
    .select(findingColumns)
    .from(tourWords)
    .crossJoin(tours)
    .where(and(matchAfter(tourWords, sql`CASE WHEN ${inReach} > 0 THEN '"xq"' ELSE ${query} END`, after), isSold))
    .orderBy(asc(tourWords.rowid))
    .limit(MOST_INDEXED + 1)
}
