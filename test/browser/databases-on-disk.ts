import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The file of the database under a folder of stores that has a table of this name. */
export function databaseFile(state: string, table: string): string {
  const files = globSync(join(state, 'v3/d1/*/*.sqlite'))
  const found = files.find((file) => tablesOf(file).includes(table))
  if (!found) throw new Error(`no database of ${state} has a table ${table}`)
  return found
}

function tablesOf(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()
  database.close()
  return tables.map(({ name }) => name)
}
