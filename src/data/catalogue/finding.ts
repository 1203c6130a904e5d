import { and, asc, type SQL, sql } from 'drizzle-orm'
import { type Found, find, suitsChoice } from '#domain/finding/find.ts'
import { type IndexedTour, makeIndex } from '#domain/finding/finding-index.ts'
import { VOCABULARY } from '#domain/finding/words.ts'
import { wordsQuery } from '#domain/finding/words-query.ts'
import { priceOnDay } from '#domain/price-on-day.ts'
import { tourFacts } from '#domain/tour-facts.ts'
import { type Catalogue, cardColumns, madeOnce } from './catalogue.ts'
import { matchAfter, tourWords } from './full-text.ts'
import { readWindows } from './price-windows.ts'
import { tours } from './schema.ts'

/** Up to so many tours a search looks through all of them; of more, through so many that the full-text table finds. */
export const MOST_INDEXED = 1000

/** What is searched for, and the day (ISO) whose prices and visa rules count. Exact: nothing is guessed. */
export type Sought = { text: string; exact?: boolean | undefined; today: string }

/** The columns that a search needs, with those of a card. */
export const findingColumns = {
  ...cardColumns,
  nights: tours.nights,
  months: tours.months,
  vehicle: tours.vehicle,
  visa: tours.visa,
  visaTill: tours.visaTill,
  themes: tours.themes,
  places: tours.places,
  words: sql<string>`${tours.page} ->> '$.words'`.as('words'),
}

export type FindingRow = Awaited<ReturnType<ReturnType<typeof everyTour>['all']>>[number]

export type FoundRows = Pick<Found, 'parts' | 'choice'> & { rows: FindingRow[] }

/** The tours that a text asks for, and what of it was understood how. One round trip. */
export async function findTours(catalogue: Catalogue, { text, exact = false, today }: Sought): Promise<FoundRows> {
  const { query, parts, choice } = wordsQuery(text, exact)
  const [all, some] = await catalogue.batch([everyTour(catalogue), toursOfWords(catalogue, query)])
  if (all.length === 0)
    return { parts, choice, rows: some.filter((row) => suitsChoice(indexed(row, today).facts, choice)) }
  const found = find(
    makeIndex(
      all.map((row) => indexed(row, today)),
      VOCABULARY,
    ),
    { text, exact },
  )
  return { ...found, rows: found.at.flatMap((at) => all[at] ?? []) }
}

/** A tour as the index has it on a day. */
export function indexed(row: FindingRow, today: string): IndexedTour {
  const price = priceOnDay(readWindows(row), today)
  const { title, words, places, themes } = row
  return { title, words, facts: { ...tourFacts(row, { price, today }), places, themes } }
}

const isSmall = sql`(SELECT max(rank) FROM tours) <= ${sql.raw(String(MOST_INDEXED))}`

const everyTour = madeOnce((catalogue: Catalogue) =>
  catalogue.select(findingColumns).from(tours).where(isSmall).orderBy(asc(tours.rank)),
)

function toursOfWords(catalogue: Catalogue, query: string) {
  const matched: SQL | undefined = matchAfter(tourWords, query, 0)
  return catalogue
    .select(findingColumns)
    .from(tourWords)
    .crossJoin(tours)
    .where(and(sql`NOT ${isSmall}`, matched))
    .orderBy(asc(tourWords.rowid))
    .limit(MOST_INDEXED)
}
