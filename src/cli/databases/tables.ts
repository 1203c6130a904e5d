import { createHash } from 'node:crypto'

/** A table's rows as JSON, one array of values a line, in the order of its columns; with a sum of just these lines. */
export type Table = { name: string; columns: string[]; rows: number; sum: string; lines: string[] }

/** What SQLite and D1 keep for themselves, and what can be made anew from the rest. */
const NAMES = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
  AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations' AND name NOT LIKE 'tour\\_words%' ESCAPE '\\'
  AND name NOT LIKE 'tour\\_text%' ESCAPE '\\' ORDER BY name`
/** Rows that are read or written at once. */
const AT_ONCE = 500

/**
 * Reads every table of a database, row by row in one order. Full-text tables forbid an export of the whole; they are left
 * out, and a seed makes them anew.
 */
export async function readTables(database: D1Database): Promise<Table[]> {
  const { results } = await database.prepare(NAMES).all<{ name: string }>()
  const tables: Table[] = []
  for (const { name } of results) tables.push(await readTable(database, name))
  return tables
}

async function readTable(database: D1Database, name: string): Promise<Table> {
  const { results } = await database.prepare('SELECT name FROM pragma_table_info(?)').bind(name).all<{ name: string }>()
  const columns = results.map((column) => column.name)
  const order = columns.map((_, at) => at + 1).join(', ')
  const lines: string[] = []
  for (let read = AT_ONCE; read === AT_ONCE; ) {
    const query = `SELECT ${columns.map(quote).join(', ')} FROM ${quote(name)} ORDER BY ${order} LIMIT ? OFFSET ?`
    const rows = await database.prepare(query).bind(AT_ONCE, lines.length).raw()
    lines.push(...rows.map((row) => JSON.stringify(row)))
    read = rows.length
  }
  return { name, columns, rows: lines.length, sum: sumOf(lines), lines }
}

/** A sum of lines that another set of lines does not have. */
export function sumOf(lines: string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/** Puts the rows of tables in the place of what a database holds, all or nothing. */
export async function writeTables(database: D1Database, tables: Table[]): Promise<void> {
  const statements = tables.flatMap(({ name, columns, lines }) => [
    database.prepare(`DELETE FROM ${quote(name)}`),
    ...chunks(lines).map((chunk) => {
      const values = columns.map((_, at) => `value ->> ${at}`).join(', ')
      const insert = `INSERT INTO ${quote(name)} (${columns.map(quote).join(', ')}) SELECT ${values} FROM json_each(?)`
      return database.prepare(insert).bind(`[${chunk.join(',')}]`)
    }),
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
