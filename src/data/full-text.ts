import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { tours } from './catalogue-schema.ts'

/**
 * The full-text tables over the tours (migrations/catalogue/0001_search.sql); their rowid is the tour's rank. They are
 * not in the schema, because drizzle-kit cannot make them.
 */
export const tourWords = sqliteTable('tour_words', { rowid: integer().notNull() })
export const tourText = sqliteTable('tour_text', { rowid: integer().notNull() })

type FullText = typeof tourWords | typeof tourText

/**
 * The condition that joins what a full-text query finds beyond a rank with its tours. In a CROSS JOIN that starts with
 * the full-text table and is ordered by its rowid, each hit costs two rows and nothing is sorted.
 */
export function found(table: FullText, query: string, after: number): SQL | undefined {
  return and(sql`${table} MATCH ${query}`, gt(table.rowid, after), eq(tours.rank, table.rowid))
}
