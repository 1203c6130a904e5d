import { createHash } from 'node:crypto'

/** A table's rows as JSON, one array of values a line in column order, with a checksum of the lines. */
export type Table = { name: string; columns: string[]; rows: number; sum: string; lines: string[] }

/** Excludes tables of SQLite and D1, and tables that can be made again. */
const COLUMNS = `SELECT t.name AS "table", c.name AS "column" FROM sqlite_master t, pragma_table_info(t.name) c
  WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND t.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
    AND t.name <> 'd1_migrations' AND t.name NOT LIKE 'tour\\_words%' ESCAPE '\\' AND t.name NOT LIKE 'tour\\_text%' ESCAPE '\\'
  ORDER BY t.name, c.cid`
/** The triggers that forbid deleting: a restore drops and recreates them. */
const GUARDS = `SELECT name, tbl_name AS "table", sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE '%refuse_delete'`
const AT_ONCE = 500

/**
 * Reads every table in one transaction, so that the backup is consistent while people write and erase. Full-text tables
 * cannot be exported; a seed makes them again.
 */
export async function readTables(database: D1Database): Promise<Table[]> {
  const { results: columns } = await database.prepare(COLUMNS).all<{ table: string; column: string }>()
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([name, of]) => ({
    name,
    columns: of.map(({ column }) => column),
  }))
  const rows = await database.batch<Record<string, unknown>>(tables.map((table) => database.prepare(queryOf(table))))
  return tables.map(({ name, columns }, at) => {
    const lines = (rows[at]?.results ?? []).map((row) => JSON.stringify(columns.map((column) => row[column])))
    return { name, columns, rows: lines.length, sum: sumOf(lines), lines }
  })
}

function queryOf({ name, columns }: Pick<Table, 'name' | 'columns'>): string {
  const order = columns.map((_, at) => at + 1).join(', ')
  return `SELECT ${columns.map(quote).join(', ')} FROM ${quote(name)} ORDER BY ${order}`
}

export function sumOf(lines: string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** Replaces the rows of tables, all or nothing. */
export async function writeTables(database: D1Database, tables: Table[]): Promise<void> {
  const { results: guards } = await database.prepare(GUARDS).all<{ name: string; table: string; sql: string }>()
  const statements = tables.flatMap(({ name, columns, lines }) => [
    ...guards
      .filter(({ table }) => table === name)
      .map((guard) => database.prepare(`DROP TRIGGER ${quote(guard.name)}`)),
    database.prepare(`DELETE FROM ${quote(name)}`),
    ...chunks(lines).map((chunk) => {
      const values = columns.map((_, at) => `value ->> ${at}`).join(', ')
      const insert = `INSERT INTO ${quote(name)} (${columns.map(quote).join(', ')}) SELECT ${values} FROM json_each(?)`
      return database.prepare(insert).bind(`[${chunk.join(',')}]`)
    }),
    ...guards.filter(({ table }) => table === name).map(({ sql }) => database.prepare(sql)),
  ])
  await database.batch([database.prepare('PRAGMA defer_foreign_keys = on'), ...statements])
}

function chunks(lines: string[]): string[][] {
  return Array.from({ length: Math.ceil(lines.length / AT_ONCE) }, (_, at) =>
    lines.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
