type Row = Record<string, unknown>

/** The target of a row: its table and key. `kept`: SQL for columns of an existing row. */
type Target = { table: string; key: string; kept?: Record<string, string> }

export function upsert({ table, key, kept = {} }: Target, row: Row): string {
  const updates = Object.keys(row)
    .filter((column) => column !== key)
    .map((column) => `${column} = ${kept[column] ?? `excluded.${column}`}`)
  return `${values(table, row)} ON CONFLICT (${key}) DO UPDATE SET ${updates.join(', ')};`
}

export function deleteGone(table: string, key: string, kept: string[]): string {
  return `DELETE FROM ${table} WHERE ${key} NOT IN (${kept.map(literal).join(', ')});`
}

function values(table: string, row: Row): string {
  return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`
}

/** Quoted text; objects as JSON. For authored content only: visitors' text is always bound. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value === 'number') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `'${text.replaceAll("'", "''")}'`
}

export function readRows(seed: string): Map<string, Record<string, string>[]> {
  const rows = new Map<string, Record<string, string>[]>()
  for (const [, table = '', columns = '', values = ''] of seed.matchAll(
    /^INSERT INTO (\w+) \((.*?)\) VALUES (\(.*)$/gm,
  )) {
    const read = [...values.matchAll(/[(,] ?(?:'((?:[^']|'')*)'|([^'(),]+))/g)].map(
      ([, text, other]) => text?.replaceAll("''", "'") ?? other ?? '',
    )
    const row = Object.fromEntries(columns.split(', ').map((column, at) => [column, read[at] ?? '']))
    rows.set(table, [...(rows.get(table) ?? []), row])
  }
  return rows
}
