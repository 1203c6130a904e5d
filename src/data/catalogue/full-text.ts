import { and, eq, type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { tours } from '#data/catalogue/schema.ts'

/**
 * The full-text tables of tours (migrations/catalogue/0001_search.sql). Their rowid is the tour's rank. They are
 * outside the schema, because drizzle-kit cannot create them.
 */
export const tourWords = sqliteTable('tour_words', { rowid: integer().notNull() })
export const tourText = sqliteTable('tour_text', { rowid: integer().notNull() })

type FullText = typeof tourWords | typeof tourText

/**
 * The condition that joins full-text hits after a rank with their tours. In a CROSS JOIN that starts with the full-text
 * table and is ordered by its rowid, each hit reads two rows and nothing is sorted.
 */
export function matchAfter(table: FullText, query: string | SQL, after: number): SQL | undefined {
  // D1 binds every number as a REAL, and FTS5 ignores such a bound: it would read from the start.
  const beyond = sql`${table.rowid} > CAST(${after} AS INTEGER)`
  return and(sql`${table} MATCH ${query}`, beyond, eq(tours.rank, table.rowid))
}
