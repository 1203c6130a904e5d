import { createHash } from 'node:crypto'

/** A table's rows as JSON, one array of values a line, in the order of its columns; with a sum of just these lines. */
export type Table = { name: string; columns: string[]; rows: number; sum: string; lines: string[] }

/** What SQLite and D1 keep for themselves, and what can be made anew from the rest. */
const COLUMNS = `SELECT t.name AS "table", c.name AS "column" FROM sqlite_master t, pragma_table_info(t.name) c
  WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND t.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'
    AND t.name <> 'd1_migrations' AND t.name NOT LIKE 'tour\\_words%' ESCAPE '\\' AND t.name NOT LIKE 'tour\\_text%' ESCAPE '\\'
  ORDER BY t.name, c.cid`
/** What keeps rows from being taken away: a restore takes them all, and sets the guard up again. */
const GUARDS = `SELECT name, tbl_name AS "table", sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE '%refuse_delete'`
/** Rows that are written at once. */
const AT_ONCE = 500

/**
 * Reads every table of a database as all of them are at one moment, in one transaction: while people write and erase,
 * each row is there once, with what belongs to it. Full-text tables forbid an export of the whole; they are left out, and
 * a seed makes them anew.
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

/** A sum of lines that another set of lines does not have. */
export function sumOf(lines: string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** Puts the rows of tables in the place of what a database holds, all or nothing. */
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
