/** A database as its migrations leave it: what makes its tables, and the rows that are in them. */
type Image = { schema: string[]; rows: { table: string; row: Record<string, unknown> }[] }

const images = new Map<D1Database, Image>()

/**
 * Makes the tables of an empty database: by its migrations once, and for each later file of tests by one batch that
 * repeats what the migrations left.
 */
export async function makeDatabase(database: D1Database, migrate: () => Promise<void>): Promise<void> {
  const image = images.get(database)
  if (image) return repeat(database, image)
  await migrate()
  images.set(database, await imageOf(database))
}

async function imageOf(database: D1Database): Promise<Image> {
  const tables = await database.prepare('PRAGMA table_list').all<{ name: string; type: string }>()
  // SQLite makes the tables behind a full-text table by itself.
  const behind = tables.results.filter(({ type }) => type === 'shadow').map(({ name }) => name)
  const made = await database
    .prepare(
      "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid",
    )
    .all<{ type: string; name: string; sql: string }>()
  const parts = made.results.filter(({ name }) => !behind.includes(name))
  const names = parts
    .filter(({ type, sql }) => type === 'table' && !sql.startsWith('CREATE VIRTUAL'))
    .map(({ name }) => name)
  const read = await database.batch<Record<string, unknown>>(
    names.map((name) => database.prepare(`SELECT * FROM ${name}`)),
  )
  return {
    schema: parts.map(({ sql }) => sql),
    rows: names.flatMap((table, at) => (read[at]?.results ?? []).map((row) => ({ table, row }))),
  }
}

async function repeat(database: D1Database, { schema, rows }: Image): Promise<void> {
  const inserts = rows.map(({ table, row }) => {
    const places = Object.keys(row).map((_, at) => `?${at + 1}`)
    return database.prepare(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places})`).bind(...Object.values(row))
  })
  await database.batch([...schema.map((sql) => database.prepare(sql)), ...inserts])
}
